import type { ReactNode } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { deliveriesPerWeek } from '#shop/plan/plan-deliveries.ts'
import { Euro } from '#ui/money.tsx'
import { CartShare } from '../order/company-share.tsx'
import { ShippingHints } from '../order/shipping-hints.tsx'
import { useWords } from '../text/words.ts'

/** What the total at the end of the drawer is made of; nothing while there is nothing to pay. */
export function OrderTotals({ cart }: { cart: CartAnswer }) {
  const { drawer } = useWords()
  const { expected: totals } = cart
  if (totals.subtotal === 0) return null
  return (
    <section aria-label={drawer.totals}>
      <dl className="space-y-2">
        <Row name={drawer.subtotal}>
          <Euro value={totals.subtotal} />
        </Row>
        {totals.discount > 0 && (
          <Row name={drawer.discount}>
            <Euro value={-totals.discount} className="text-success" />
          </Row>
        )}
        <Row name={drawer.shipping}>
          {totals.shipping > 0 ? <Euro value={totals.shipping} /> : <FreeShipping cart={cart} />}
        </Row>
      </dl>
      <CartShare cart={cart} />
      <ShippingHints hints={cart.hints} />
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Shipping is free; its price a delivery is struck through (§4). */
function FreeShipping({ cart }: { cart: CartAnswer }) {
  const { drawer } = useWords()
  const { type, config } = cart.spotPlan.plan
  const deliveries = type === 'daily' ? 1 : deliveriesPerWeek(config) * (config.weeks ?? 1)
  const fee = toCents(cart.delivery.fee)
  const instead = formatMoney(fee * deliveries)
  if (fee === 0) return <span className="font-semibold text-success">{drawer.free}</span>
  return (
    <>
      <span aria-hidden="true">
        <s className="me-2 text-muted tabular-nums">{instead}</s>
        <span className="font-semibold text-success">{drawer.free}</span>
      </span>
      <span className="sr-only">{drawer.freeShipping(instead)}</span>
    </>
  )
}
