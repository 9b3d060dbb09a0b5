import { type ReactNode, useState } from 'react'
import type { CartAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { stepPaths } from '#shop/order-steps.ts'
import { Fold } from '#ui/fold.tsx'
import { shareNow } from '../../order/company-share.tsx'
import { DeliveryItems } from '../../order/delivery-items.tsx'
import { ItemList } from '../../order/item-list.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'
import { CartBill } from './cart-bill.tsx'

/** What is ordered and what it costs, in one line that opens: first on a phone. */
export function FoldedSummary({ cart }: { cart: CartAnswer }) {
  const { order } = useWords()
  const [open, setOpen] = useState(false)
  const total = shareNow(cart)?.youPay ?? cart.totals.grandtotal
  return (
    <Fold
      title={
        <h2 className="flex items-baseline justify-between gap-3 font-sans text-lg font-semibold">
          {order.pieces(cart.amounts.all)}
          <span className="tabular-nums">{formatEuros(total)}</span>
        </h2>
      }
      open={open}
      onToggle={setOpen}
      className="rounded-card border border-line bg-card px-4 shadow-card sm:px-5"
    >
      <div className="border-t border-line pt-3 pb-5">
        <Ordered cart={cart}>
          <ChangeMeals cart={cart} />
        </Ordered>
        <div className="mt-4 border-t border-line pt-4">
          <CartBill cart={cart} share={false} />
        </div>
      </div>
    </Fold>
  )
}

/** The same, open: beside the form on a desktop. */
export function OpenSummary({ cart }: { cart: CartAnswer }) {
  const { checkout, order } = useWords()
  return (
    <>
      <div className="mb-4 flex items-start justify-between gap-4">
        <div>
          <h2 className="text-xl">{checkout.summary}</h2>
          <p className="text-muted">{order.pieces(cart.amounts.all)}</p>
        </div>
        <ChangeMeals cart={cart} />
      </div>
      <Ordered cart={cart} />
    </>
  )
}

function ChangeMeals({ cart }: { cart: CartAnswer }) {
  const { checkout } = useWords()
  return (
    <Link
      to={stepPaths[cart.spotPlan.plan.type].menu}
      aria-label={checkout.changeMeals}
      className="-my-2 inline-flex min-h-11 items-center px-1 font-semibold text-basil underline-offset-4 hover:underline"
    >
      {checkout.change}
    </Link>
  )
}

/** The dishes of a single order, or a plan's deliveries, each folded. */
function Ordered({ cart, children }: { cart: CartAnswer; children?: ReactNode }) {
  const lang = useLanguage()
  const { plan } = cart.spotPlan
  const filled = cart.scheduleMenus.filter(({ items }) => items.length > 0)
  return (
    <>
      {(children || plan.type === 'weekly') && (
        <div className="mb-2 flex items-center justify-between gap-4">
          <p className="text-muted">{plan.name}</p>
          {children}
        </div>
      )}
      {plan.type === 'daily'
        ? filled.map(menu => <ItemList key={menu.id} items={itemsOf(menu)} />)
        : filled.map(menu => (
            <DeliveryItems
              key={menu.id}
              title={formatDate(menu.date, lang, 'long')}
              items={itemsOf(menu)}
            />
          ))}
    </>
  )
}

function itemsOf({ items }: ScheduleMenuAnswer) {
  return items.map(item => ({ ...item, portion: item.item.portion.name }))
}
