import type { ReactNode } from 'react'
import { addressLine } from '#shop/address/address.ts'
import { hasEnded } from '#shop/delivery-life.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { Declared } from './declared.tsx'
import { ahead, type Delivery, type DeskOrder } from './desk-order.ts'

/** Each delivery with its meals and where it goes; the next one stands out. */
export function Deliveries({
  shown,
  acts,
}: {
  shown: DeskOrder
  acts: (delivery: Delivery) => ReactNode
}) {
  const { orders } = useWords()
  const [next] = ahead(shown)
  const { deliveries } = shown.order
  const latest = deliveries.findLast(({ status }) => status === 'delivered')
  return (
    <section>
      <h2 className="mb-3 text-xl">{orders.deliveries}</h2>
      <ol className="space-y-4">
        {deliveries.map(delivery => (
          <li
            key={delivery.id}
            className={`rounded-card border bg-card p-5 shadow-card ${delivery.id === next?.id ? 'border-basil' : 'border-line'}`}
          >
            <Head delivery={delivery} />
            <Content
              delivery={delivery}
              order={String(shown.order.number)}
              isFolded={deliveries.length > 1 && isOver(delivery) && delivery.id !== latest?.id}
            />
            {acts(delivery)}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Head({ delivery }: { delivery: Delivery }) {
  const { orders } = useWords()
  const lang = useLanguage()
  const { date, timePeriod, status, shippingAddress: address } = delivery
  const isOver = status === 'canceled'
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={`text-lg font-semibold ${isOver ? 'text-muted line-through' : ''}`}>
          {formatDate(date, lang, 'long')},{' '}
          <span className="whitespace-nowrap">{formatHours(timePeriod.from, timePeriod.to)}</span>
        </span>
        <span className="text-sm text-muted">{orders.deliveryStatus[status]}</span>
      </p>
      <p className="mt-1">{addressLine(address)}</p>
      <p className="text-sm text-muted">{orders.door(address.floor, address.bell)}</p>
      {address.deliveryNotes && <p className="text-sm">{address.deliveryNotes}</p>}
      {address.unverified && <p className="text-sm text-warning">{orders.ownWords}</p>}
    </>
  )
}

/** Of a plan, what is long over stands folded: what one calls about comes first. */
function Content({
  delivery,
  order,
  isFolded,
}: {
  delivery: Delivery
  order: string
  isFolded: boolean
}) {
  const { orders } = useWords()
  const meals = (
    <>
      <Meals delivery={delivery} />
      <Declared order={order} deliveryId={delivery.id} date={delivery.date} />
    </>
  )
  if (!isFolded) return meals
  const count = delivery.items.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <details className="-mb-3">
      <summary className="flex min-h-11 items-center text-sm font-semibold text-basil focus-visible:rounded-field">
        {orders.mealsOf(count)}
      </summary>
      {meals}
    </details>
  )
}

function isOver({ status }: Delivery): boolean {
  return hasEnded({ status })
}

function Meals({ delivery }: { delivery: Delivery }) {
  return (
    <ul className="mt-3 border-t border-line pt-3">
      {delivery.items.map(({ id, name, portion, amount, price }) => (
        <li key={`${id} ${price}`} className="flex gap-3">
          <span className="w-8 shrink-0 text-end font-semibold tabular-nums">{amount} ×</span>
          <span>
            {name} <span className="text-sm text-muted">{portion.name}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
