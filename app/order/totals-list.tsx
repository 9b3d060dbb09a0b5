import type { ReactNode } from 'react'
import type { TotalsAnswer } from '#server/answers.ts'
import { formatEuros, formatMoney } from '#shop/money.ts'
import { Euro } from '#ui/money.tsx'
import { useConfig } from '../config.ts'
import { useWords } from '../text/words.ts'

/** The cost of an order part by part; `vat` in euros. */
export function TotalsList({
  totals,
  deliveries,
  coupon,
  shippingNote,
  vat,
}: {
  totals: TotalsAnswer
  deliveries: number
  /** What the discount comes from: the name of the coupon. */
  coupon?: string
  shippingNote?: string
  vat?: number
}) {
  const { order } = useWords()
  const groups = [
    { name: order.mains, value: totals.grouped['main-meal'] },
    { name: order.snacks, value: totals.grouped.snack },
    { name: order.extras, value: totals.grouped.extras },
  ]
  return (
    <div>
      <dl className="grid gap-2">
        {groups
          .filter(({ value }) => value > 0)
          .map(({ name, value }) => (
            <Row key={name} name={name}>
              <Euro value={value} />
            </Row>
          ))}
        {totals.discount > 0 && (
          <Row name={order.discount} note={coupon}>
            <Euro value={-totals.discount} className="text-success" />
          </Row>
        )}
        <Row name={order.shipping} note={shippingNote}>
          {totals.shipping > 0 ? (
            <Euro value={totals.shipping} />
          ) : (
            <FreeShipping deliveries={Math.max(deliveries, 1)} />
          )}
        </Row>
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="font-serif text-xl font-semibold">{order.total}</dt>
          <dd className="font-serif text-xl font-semibold">
            <Euro value={totals.grandtotal} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-end text-sm text-muted">
        {vat === undefined ? order.vatIncluded : order.vatOf(formatEuros(vat))}
      </p>
    </div>
  )
}

function Row({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">
        {name}
        {note && <span className="block text-sm">{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Free delivery, with its usual price struck through (§4). */
function FreeShipping({ deliveries }: { deliveries: number }) {
  const { order } = useWords()
  const { fee } = useConfig().delivery
  const price = formatMoney(fee * deliveries)
  if (fee === 0) return <span className="font-semibold text-success">{order.free}</span>
  return (
    <>
      <span className="sr-only">{order.freeWas(price)}</span>
      <span aria-hidden="true">
        <s className="me-2 text-muted tabular-nums">{price}</s>
        <span className="font-semibold text-success">{order.free}</span>
      </span>
    </>
  )
}
