import type { CartAnswer } from '#server/answers.ts'
import { CartShare } from '../../order/company-share.tsx'
import { SavingNote } from '../../order/saving-note.tsx'
import { ShippingHints } from '../../order/shipping-hints.tsx'
import { TotalsList } from '../../order/totals-list.tsx'

/** What the cart costs part by part, what is saved, and what would make delivery free. */
export function CartBill({ cart, share = true }: { cart: CartAnswer; share?: boolean }) {
  return (
    <>
      <TotalsList
        totals={cart.totals}
        deliveries={cart.scheduleMenus.filter(({ items }) => items.length > 0).length}
        coupon={cart.customerCoupon?.coupon.name}
      />
      {share && <CartShare cart={cart} />}
      <ShippingHints hints={cart.hints} />
      <div className="mt-3 empty:hidden">
        <SavingNote cart={cart} />
      </div>
    </>
  )
}
