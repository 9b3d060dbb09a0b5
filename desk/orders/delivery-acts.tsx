import { useState } from 'react'
import { formatDate, formatHours } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { ActForm } from './act-form.tsx'
import type { Delivery, DeskOrder } from './desk-order.ts'

export type OnDelivery = {
  readonly shown: DeskOrder
  readonly delivery: Delivery
  readonly close: () => void
}

export function MoveDelivery(props: OnDelivery) {
  const { orders } = useWords()
  const { shown, delivery, close } = props
  const title = useTitle(orders.act.move, delivery)
  const choices = useAnswer('order-delivery-one', {
    order: shown.order.id,
    deliveryId: delivery.id,
  })
  if (choices.data) return <MoveTo {...props} title={title} days={choices.data.days} />
  return (
    <Dialog title={title} close={close}>
      <Answered answer={choices}>{() => null}</Answered>
    </Dialog>
  )
}

type Day = Output<'order-delivery-one'>['days'][number]

function MoveTo({
  shown,
  delivery,
  close,
  title,
  days,
}: OnDelivery & { title: string; days: readonly Day[] }) {
  const { orders } = useWords()
  const lang = useLanguage()
  const [date, setDate] = useState('')
  const [timePeriodId, setTimePeriodId] = useState('')
  const windowsOn = (on: string) => days.find(day => day.date === on)?.windows ?? []
  const windows = windowsOn(date)
  function choose(to: string): void {
    setDate(to)
    const same = windowsOn(to).find(({ id }) => id === delivery.timePeriod.id)
    setTimePeriodId((same ?? windowsOn(to)[0])?.id ?? '')
  }
  const called = (day: Day) => [
    formatDate(day.date, lang, 'long'),
    day.missing.length > 0 && orders.lacking(day.missing.join(', ')),
  ]
  return (
    <ActForm
      shown={shown}
      name="order-delivery-update"
      title={title}
      yes={orders.act.move}
      own={date && timePeriodId ? { deliveryId: delivery.id, date, timePeriodId } : null}
      close={close}
    >
      <Select
        label={orders.day}
        value={date}
        onChange={choose}
        empty={days.some(day => day.windows.length > 0) ? orders.keepDay : orders.noDays}
        options={days
          .filter(day => day.windows.length > 0 || day.missing.length > 0)
          .map(day => ({
            value: day.date,
            label: called(day).filter(Boolean).join('. '),
            disabled: day.windows.length === 0,
          }))}
      />
      {windows.length > 0 && (
        <Select
          label={orders.window}
          value={timePeriodId}
          onChange={setTimePeriodId}
          options={windows.map(({ id, from, to }) => ({ value: id, label: formatHours(from, to) }))}
        />
      )}
    </ActForm>
  )
}

export function CancelDelivery({ shown, delivery, close }: OnDelivery) {
  const { orders } = useWords()
  const title = useTitle(orders.act.cancelDelivery, delivery)
  return (
    <ActForm
      shown={shown}
      name="order-delivery-cancel"
      title={title}
      yes={orders.act.cancelDelivery}
      isGrave
      own={{ deliveryId: delivery.id }}
      close={close}
    />
  )
}

export function useTitle(act: string, { date }: Delivery): string {
  const { orders } = useWords()
  const lang = useLanguage()
  return orders.ofDelivery(act, formatDate(date, lang, 'long'))
}
