import { type FormEvent, useState } from 'react'
import type { DeliveryDayAnswer } from '#server/answers.ts'
import { call, type Input } from '../../call.ts'
import { Overlay } from '../../dialogs/overlay.tsx'
import { formatDate, formatHours } from '../../format.ts'
import { AddressLines } from '../../order/address-lines.tsx'
import { fieldErrors } from '../../order/refused.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import '../../text/more-words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeliveryFields, useDeliveryForm } from '../address/delivery-fields.tsx'
import { onDay } from '../date-time/choice.ts'
import { DayGrid } from '../date-time/day-grid.tsx'
import { type DialogProps, missingIn, type Refused, toldOf } from './changing.ts'
import type { Delivery } from './delivery-view.ts'
import { type MoveDay, useMoveDays, withinReach } from './move-days.ts'
import { WindowCards } from './window-cards.tsx'

export default function MoveDialog(props: DialogProps) {
  const delivery = props.order.deliveries.find(({ id }) => id === props.of)
  return delivery ? <Move {...props} delivery={delivery} /> : null
}

type MoveProps = DialogProps & { delivery: Delivery }
type Wish = Pick<Input<'customer-order-delivery-update'>, 'date' | 'timePeriodId' | 'address'>

/** Another day, window or door for one delivery; free of charge. */
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
  const moved =
    choice.date !== delivery.date || choice.timePeriodId !== delivery.timePeriod.id
      ? choice
      : undefined
  const day = days.find(({ date }) => date === choice.date)

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
      end={
        <div className="grid gap-3">
          {saving.refused && <Notice kind="error">{toldOf(saving.refused)}</Notice>}
          <Button
            type="submit"
            form="move"
            size="lg"
            busy={saving.busy}
            disabled={!moved && !elsewhere}
            className="w-full"
          >
            {moved || elsewhere ? words.save : words.nothing}
          </Button>
        </div>
      }
    >
      <form id="move" noValidate onSubmit={send} className="grid gap-8">
        <p className="text-muted">{words.text(formatDate(delivery.date, lang, 'long'))}</p>
        {status === 'failed' && (
          <Notice kind="error" action={<Button onClick={load}>{orderChange.retry}</Button>}>
            {orderChange.resumeDialog.none}
          </Notice>
        )}
        {status === 'loading' && days.length === 0 && <Waiting />}
        {days.length > 0 && (
          <Days
            days={days}
            chosen={choice.date}
            onChoose={next => setChoice(onDay(next, choice.timePeriodId) ?? choice)}
          />
        )}
        {day && (
          <WindowCards
            timePeriods={day.timePeriods}
            value={choice.timePeriodId}
            onChoose={timePeriodId => setChoice({ ...choice, timePeriodId })}
          />
        )}
        {byDoor && (
          <section aria-labelledby="move-address" className="border-t border-line pt-6">
            <h3 id="move-address" className="text-xl">
              {words.address}
            </h3>
            {!elsewhere && (
              <div className="mt-2">
                <AddressLines address={delivery.shippingAddress} spot={order.spot} />
              </div>
            )}
            <p className="mt-1 text-sm text-muted">{words.addressNote}</p>
            <Button
              variant="secondary"
              size="sm"
              aria-expanded={elsewhere}
              onClick={() => setElsewhere(!elsewhere)}
              className="mt-3"
            >
              {elsewhere ? words.sameAddress : words.otherAddress}
            </Button>
            {elsewhere && (
              <div className="mt-5 grid gap-5">
                <DeliveryFields form={form} />
              </div>
            )}
          </section>
        )}
      </form>
    </Overlay>
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

/** Saves at once: moving costs nothing. What is wrong with the address stands at its field. */
function useSaving(
  { order, delivery, done, reload }: MoveProps,
  setErrors: ReturnType<typeof useDeliveryForm>['setErrors'],
  load: () => void,
) {
  const { orderChange } = useWords()
  const lang = useLanguage()
  const words = orderChange.moveDialog
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)

  async function save(wish: Wish): Promise<void> {
    if (busy) return
    setBusy(true)
    setRefused(null)
    const ids = { orderId: order.id, scheduleMenuId: delivery.id }
    const answer = await call('customer-order-delivery-update', { ...ids, ...wish, expected: 0 })
    setBusy(false)
    if (answer.code === 'ok') {
      const now = answer.data.order.deliveries.find(({ id }) => id === delivery.id) ?? delivery
      const hours = formatHours(now.timePeriod.from, now.timePeriod.to)
      const when = `${formatDate(now.date, lang, 'long')}, ${hours}`
      done(answer.data, wish.date ? words.done(when) : words.doneAddress)
      return
    }
    const errors =
      answer.code === 'region-not-found'
        ? [{ field: 'suggestionId', slug: 'region-not-found' }]
        : fieldErrors(answer)
    if (errors.length > 0) setErrors(errors)
    else setRefused(withMissing(answer))
    if (answer.code === 'date-not-available') load()
    if (answer.code === 'change-too-late') reload()
  }

  function withMissing(answer: Refused): Refused {
    const missing = missingIn(answer.data)
    if (missing.length === 0) return answer
    return { ...answer, message: orderChange.resumeDialog.missing(missing.join(', ')) }
  }

  return { save, busy, refused }
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
