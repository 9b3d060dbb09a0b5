import type { CartAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { stepPaths } from '#shop/order-steps.ts'
import { CartShare } from '../../order/company-share.tsx'
import { CouponBox } from '../../order/coupon-box.tsx'
import { DeliveryItems } from '../../order/delivery-items.tsx'
import { ItemList } from '../../order/item-list.tsx'
import { SavingNote } from '../../order/saving-note.tsx'
import { ShippingHints } from '../../order/shipping-hints.tsx'
import { TotalsList } from '../../order/totals-list.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'

/** What is ordered and what it costs. */
export function Summary({ cart }: { cart: CartAnswer }) {
  const { checkout, order } = useWords()
  const { plan } = cart.spotPlan
  const filled = cart.scheduleMenus.filter(({ items }) => items.length > 0)
  return (
    <>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{checkout.summary}</h2>
        <Link
          to={stepPaths[plan.type].menu}
          aria-label={checkout.changeMeals}
          className="-my-2.5 inline-flex min-h-11 items-center px-1 font-semibold text-basil underline-offset-4 hover:underline"
        >
          {checkout.change}
        </Link>
      </div>
      {plan.type === 'daily' ? (
        filled.map(menu => <ItemList key={menu.id} items={itemsOf(menu)} />)
      ) : (
        <PlanSummary name={plan.name} menus={filled} />
      )}
      <div className="mt-6 border-t border-line pt-5">
        <CouponBox cart={cart} />
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <TotalsList
          totals={cart.totals}
          deliveries={filled.length}
          coupon={cart.customerCoupon?.coupon.name}
        />
        {plan.type === 'weekly' && (
          <p className="mt-2 text-[0.9375rem] text-muted">{order.paidOnce}</p>
        )}
        <CartShare cart={cart} />
        <ShippingHints hints={cart.hints} />
        <div className="mt-3">
          <SavingNote cart={cart} />
        </div>
      </div>
    </>
  )
}

/** A plan's deliveries, each folded so that the total stays in sight. */
function PlanSummary({ name, menus }: { name: string; menus: readonly ScheduleMenuAnswer[] }) {
  const lang = useLanguage()
  return (
    <>
      <p className="mb-3 text-muted">{name}</p>
      <div>
        {menus.map(menu => (
          <DeliveryItems
            key={menu.id}
            title={formatDate(menu.date, lang, 'long')}
            items={itemsOf(menu)}
          />
        ))}
      </div>
    </>
  )
}

function itemsOf({ items }: ScheduleMenuAnswer) {
  return items.map(item => ({ ...item, portion: item.item.portion.name }))
}
