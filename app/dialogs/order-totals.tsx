import type { ReactNode } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { freeShippingMainMeals, shippingPrice } from '#shop/pricing.ts'
import { useWords } from '../text/words.ts'
import { Euro } from '../ui/money.tsx'

/** Subtotal, discount, shipping; nothing where nothing is in the cart. */
export function OrderTotals({ cart }: { cart: CartAnswer }) {
  const { drawer } = useWords().layout
  const { totals, amounts } = cart
  if (amounts.all === 0) return null
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
        <Row name={drawer.grandtotal} strong>
          <Euro value={totals.grandtotal} />
        </Row>
      </dl>
      <TowardsFree cart={cart} />
    </section>
  )
}

function Row({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex justify-between gap-4 ${strong ? 'border-t border-line pt-2 text-lg font-semibold' : ''}`}
    >
      <dt className={strong ? '' : 'text-muted'}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What it would cost, struck through: 2 € for each delivery (§4). */
function FreeShipping({ cart }: { cart: CartAnswer }) {
  const { drawer } = useWords().layout
  const deliveries = cart.scheduleMenus.filter(({ items }) => items.length > 0).length
  const instead = formatMoney(shippingPrice * deliveries)
  return (
    <>
      <span aria-hidden="true">
        <s className="mr-2 text-muted tabular-nums">{instead}</s>
        <span className="font-semibold text-success">{drawer.free}</span>
      </span>
      <span className="sr-only">{drawer.freeShipping(instead)}</span>
    </>
  )
}

function TowardsFree({ cart }: { cart: CartAnswer }) {
  const { drawer } = useWords().layout
  const missing = freeShippingMainMeals - cart.amounts['main-meal']
  const isSingle = cart.spotPlan.plan.type === 'daily'
  if (!isSingle || toCents(cart.totals.shipping) === 0 || missing <= 0) return null
  return (
    <p className="mt-3 rounded-field bg-basil-soft px-4 py-3 text-[0.9375rem]">
      {drawer.towardsFree(missing)}
    </p>
  )
}
