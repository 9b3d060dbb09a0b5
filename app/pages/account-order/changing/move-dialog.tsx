import { type FormEvent, useState } from 'react'
import { formatDate } from '#shop/format.ts'
import { Overlay } from '../../../dialog/overlay.tsx'
import { useLanguage, useWords } from '../../../text/words.ts'
import { Elsewhere } from './move-elsewhere.tsx'
import { Days, Trouble } from './moved-days.tsx'
import '../../../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useDeliveryForm } from '../../address/delivery-form.ts'
import { type Choice, onDay } from '../../date-time/choice.ts'
import type { DialogProps } from './changing.ts'
import { useMoveDays } from './move-days.ts'
import { type MoveProps, useSaving } from './move-saving.ts'
import { toldOf } from './refused-change.ts'
import { WindowCards } from './window-cards.tsx'

export default function MoveDialog(props: DialogProps) {
  const delivery = props.order.deliveries.find(({ id }) => id === props.of)
  return delivery ? <Move {...props} delivery={delivery} /> : null
}

/** Moves one delivery to another day, window or address, free of charge. */
function Move(props: MoveProps) {
  const { open, close, order, delivery } = props
  const { orderChange } = useWords()
  const lang = useLanguage()
  const words = orderChange.moveDialog
  const byDoor = order.spot.kind === 'delivery'
  const { status, days, load } = useMoveDays(order.id, delivery.id)
  const [choice, setChoice] = useState({
    date: delivery.date,
    timePeriodId: delivery.timePeriod.id,
  })
  const [elsewhere, setElsewhere] = useState(false)
  const form = useDeliveryForm(delivery.shippingAddress)
  const saving = useSaving(props, form.setErrors, load)
  function choose(next: Choice) {
    setChoice(next)
    saving.forget()
  }
  const moved =
    choice.date !== delivery.date || choice.timePeriodId !== delivery.timePeriod.id
      ? choice
      : undefined
  const day = days.find(({ date }) => date === choice.date)
  const same = !moved && !elsewhere

  function send(event: FormEvent<HTMLFormElement>) {
    if (elsewhere) form.submit(address => void saving.save({ ...moved, address }))(event)
    else {
      event.preventDefault()
      if (moved) void saving.save(moved)
    }
  }

  return (
    <Overlay
      open={open}
      close={close}
      title={byDoor ? words.title : words.titleTakeaway}
      side="right"
      end={<Save saving={saving} same={same} />}
    >
      <form id="move" noValidate onSubmit={send} className="grid gap-8">
        <p className="text-muted">{words.text(formatDate(delivery.date, lang, 'long'))}</p>
        <Trouble status={status} isEmpty={days.length === 0} load={load} />
        {days.length > 0 && (
          <Days
            days={days}
            chosen={choice.date}
            onChoose={next => choose(onDay(next, choice.timePeriodId) ?? choice)}
          />
        )}
        {day && (
          <WindowCards
            timePeriods={day.timePeriods}
            value={choice.timePeriodId}
            onChoose={timePeriodId => choose({ ...choice, timePeriodId })}
          />
        )}
        {byDoor && (
          <Elsewhere
            delivery={delivery}
            spot={order.spot}
            form={form}
            isOpen={elsewhere}
            turn={() => setElsewhere(!elsewhere)}
          />
        )}
      </form>
    </Overlay>
  )
}

function Save({ saving, same }: { saving: ReturnType<typeof useSaving>; same: boolean }) {
  const { orderChange } = useWords()
  const words = orderChange.moveDialog
  return (
    <div className="grid gap-3">
      {saving.refused && <Notice kind="error">{toldOf(saving.refused)}</Notice>}
      {same && (
        <p id="move-same" className="text-muted">
          {words.nothing}
        </p>
      )}
      <Button
        type="submit"
        form="move"
        size="lg"
        busy={saving.busy}
        disabled={same}
        aria-describedby={same ? 'move-same' : undefined}
        className="w-full"
      >
        {words.save}
      </Button>
    </div>
  )
}
