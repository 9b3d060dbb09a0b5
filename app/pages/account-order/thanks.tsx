import type { OrderAnswer } from '#server/answers.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { StatusPill } from '../../order/status-pill.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { orderPlace } from './changing/order-dialogs.tsx'
import { DishesPanel } from './dishes-panel.tsx'
import { dueOf } from './order-head.tsx'

export function Thanks({ order: shown }: { order: OrderAnswer }) {
  const { order } = useWords()
  const lang = useLanguage()
  const delivery = shown.deliveries[0]
  const { from, to } = shown.timePeriod
  const paid = shown.deliveries.length > 1 ? order.thanksPlan : order.thanksText
  const due = dueOf(shown)
  const thanks = shown.company?.onAccount ? order.thanksAccount : due ? order.thanksDoor : paid
  return (
    <DishesPanel items={delivery?.items ?? []}>
      <h1 id={orderPlace} tabIndex={-1} className="text-3xl outline-none md:text-5xl">
        {order.thanksTitle}
      </h1>
      {delivery && (
        <p className="mt-4 mb-5 text-lg">
          {thanks(shown.number, formatDate(delivery.date, lang, 'long'), formatHours(from, to))}
        </p>
      )}
      {due && <p className="mb-5 text-lg font-semibold">{order.atDoor(due)}</p>}
      <StatusPill status={shown.status} />
    </DishesPanel>
  )
}
