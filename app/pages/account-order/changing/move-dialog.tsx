import { type FormEvent, useState } from 'react'
import type { DeliveryDayAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { Overlay } from '../../../dialog/overlay.tsx'
import { AddressLines } from '../../../order/address-lines.tsx'
import { useLanguage, useWords } from '../../../text/words.ts'
import '../../../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DeliveryFields } from '../../address/delivery-fields.tsx'
import { useDeliveryForm } from '../../address/delivery-form.ts'
import { type Choice, onDay } from '../../date-time/choice.ts'
import { DayGrid } from '../../date-time/day-grid.tsx'
import { type DialogProps, toldOf } from './changing.ts'
import { type MoveDay, useMoveDays, withinReach } from './move-days.ts'
import { type MoveProps, useSaving } from './move-saving.ts'
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

/** Takes the place of the days while they load, or after loading failed. */
function Trouble({
  status,
  isEmpty,
  load,
}: Pick<ReturnType<typeof useMoveDays>, 'status' | 'load'> & { isEmpty: boolean }) {
  const { orderChange } = useWords()
  if (status === 'failed')
    return (
      <Notice kind="error" action={<Button onClick={load}>{orderChange.retry}</Button>}>
        {orderChange.resumeDialog.none}
      </Notice>
    )
  return status === 'loading' && isEmpty ? <Waiting /> : null
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

/** The address stays, or another one is typed. */
function Elsewhere({
  delivery,
  spot,
  form,
  isOpen,
  turn,
}: {
  delivery: MoveProps['delivery']
  spot: MoveProps['order']['spot']
  form: ReturnType<typeof useDeliveryForm>
  isOpen: boolean
  turn: () => void
}) {
  const { orderChange } = useWords()
  const words = orderChange.moveDialog
  return (
    <section aria-labelledby="move-address" className="border-t border-line pt-6">
      <h3 id="move-address" className="text-xl">
        {words.address}
      </h3>
      {!isOpen && (
        <div className="mt-2">
          <AddressLines address={delivery.shippingAddress} spot={spot} />
        </div>
      )}
      <p className="mt-1 text-sm text-muted">{words.addressNote}</p>
      <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={turn} className="mt-3">
        {isOpen ? words.sameAddress : words.otherAddress}
      </Button>
      {isOpen && (
        <div className="mt-5 grid gap-5">
          <DeliveryFields form={form} />
        </div>
      )}
    </section>
  )
}

type DaysProps = {
  days: readonly MoveDay[]
  chosen: string
  onChoose: (day: DeliveryDayAnswer) => void
}

function Days({ days, chosen, onChoose }: DaysProps) {
  const { orderChange } = useWords()
  const words = orderChange.moveDialog
  const why = ({ date }: DeliveryDayAnswer) => {
    const day = days.find(each => each.date === date)
    if (day?.why === 'meals')
      return { long: words.lacks(day.missing.join(', ')), short: words.lacksShort }
    return day?.why === 'out-of-order' ? { long: words.outOfOrder, short: undefined } : null
  }
  return (
    <div>
      <DayGrid days={withinReach(days)} chosen={chosen} onChoose={onChoose} why={why} />
      {days.some(day => day.why === 'meals') && (
        <p className="mt-1 text-sm text-muted">{words.lacksNote}</p>
      )}
    </div>
  )
}

function Waiting() {
  const { orderChange } = useWords()
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {orderChange.moveDialog.loading}
      </p>
      <Skeleton className="h-80" />
      <Skeleton className="h-24" />
    </div>
  )
}
