import type { CartAnswer } from '#server/answers.ts'
import { type Cents, formatEuros, formatMoney, toCents } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useConfig } from '../../config.ts'
import { CartShare, shareNow } from '../../order/company-share.tsx'
import { CouponBox } from '../../order/coupon-box.tsx'
import { LoginBlock } from '../../order/login-block.tsx'
import { useWords } from '../../text/words.ts'
import { CartBill } from './cart-bill.tsx'
import { ObstacleNotice, Sought } from './obstacle.tsx'
import type { usePlacing } from './placing.ts'
import { Terms } from './terms.tsx'
import { isAtDoor, isPaidLater } from './way.ts'

type PayProps = {
  cart: CartAnswer
  placing: ReturnType<typeof usePlacing>
  wide: boolean
}

export function PayCard({ cart, placing, wide }: PayProps) {
  const { checkout, login, order } = useWords()
  const { orderHours } = useConfig().sale
  const { busy, priceChanged, obstacle } = placing
  const later = isPaidLater(cart)
  const payLater = isAtDoor(cart) ? checkout.payAtDoor : checkout.payByBank
  const toPay = toCents(shareNow(cart)?.youPay ?? cart.totals.grandtotal)
  const isPaidNow = toPay > 0 && !later
  const place = isPaidNow ? checkout.place : checkout.placeFree
  return (
    <>
      {wide ? <CartBill cart={cart} /> : <Total cart={cart} />}
      {cart.spotPlan.plan.type === 'weekly' && (
        <p className="mt-2 text-sm text-muted">{order.paidOnce}</p>
      )}
      <div className="mt-4 border-t border-line pt-4 md:mt-5 md:pt-5">
        <CouponBox cart={cart} />
      </div>
      {priceChanged && (
        <Sought>
          <Notice kind="warning" title={checkout.priceChangedTitle}>
            {checkout.priceChangedText(formatMoney(toPay))}
          </Notice>
        </Sought>
      )}
      {obstacle && (
        <Sought>
          <ObstacleNotice obstacle={obstacle} />
        </Sought>
      )}
      <div className="mt-3 md:mt-5">
        {cart.customer ? (
          <>
            {later && <p className="mb-2 text-sm">{payLater(formatMoney(toPay))}</p>}
            <PayButton {...{ toPay, isPaidNow, place, busy, wide }} />
            {wide && (
              <div className="mt-4 mb-2">
                <Terms button={place} />
              </div>
            )}
            <p className="text-sm text-muted">{checkout.withdrawal(orderHours)}</p>
          </>
        ) : (
          <LoginBlock
            title={checkout.loginTitle}
            text={checkout.loginText}
            action={login.login}
            signUp={login.signUp}
          />
        )}
      </div>
    </>
  )
}

type ButtonProps = {
  toPay: Cents
  isPaidNow: boolean
  /** What the button says, by which the terms name it. */
  place: string
  busy: boolean
  wide: boolean
}

function PayButton({ toPay, isPaidNow, place, busy, wide }: ButtonProps) {
  const { checkout } = useWords()
  return (
    <div className={wide ? undefined : bar}>
      <Button type="submit" size="lg" busy={busy} className="w-full">
        <span>{place}</span>
        {toPay > 0 && <span className="tabular-nums">{formatMoney(toPay)}</span>}
      </Button>
      <p role="status" className="sr-only">
        {busy && (isPaidNow ? checkout.placing : checkout.placingAtDoor)}
      </p>
      {!wide && (
        <div className="mt-2 text-center">
          <Terms button={place} short />
        </div>
      )}
    </div>
  )
}

const bar =
  'pay-bar fixed inset-x-0 bottom-0 z-21 h-(--thumb) border-t border-line bg-page/95 px-4 pt-3 pb-[calc(0.5rem+env(safe-area-inset-bottom))] backdrop-blur-sm'

function Total({ cart }: { cart: CartAnswer }) {
  const { order, checkout } = useWords()
  const { grandtotal, shipping } = cart.totals
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{order.total}</h2>
        <p className="font-serif text-xl font-semibold tabular-nums">{formatEuros(grandtotal)}</p>
      </div>
      <p className="text-sm text-muted">
        {shipping > 0 ? checkout.withDelivery(formatEuros(shipping)) : checkout.deliveryFree}
      </p>
      <CartShare cart={cart} />
    </>
  )
}
