import { useEffect, useRef } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { useWords } from '../text/words.ts'
import { useCoupon } from './coupon.ts'
import { CouponCode } from './coupon-code.tsx'
import { Offer, OtherOffers } from './coupon-offer.tsx'
import { isBehind, offersOn } from './coupon-offers.ts'
import { CouponOnCart } from './coupon-on-cart.tsx'
import { useProofWatch } from './proof-watch.ts'
import { SignUpGift } from './sign-up-gift.tsx'

/**
 * The cart's coupon, or the best that it may have; each other one in a line, and a code's field. One
 * that takes nothing off yet steps behind a better one.
 */
export function CouponBox({ cart }: { cart: CartAnswer }) {
  const { coupon: words } = useWords()
  const coupon = useCoupon(cart)
  const place = useRef<HTMLElement>(null)
  const { customerCoupon: onCart } = cart
  const offers = offersOn(cart)
  const [best, ...rest] = offers
  const steps = !onCart || isBehind(cart, best)
  const counts = onCart?.applies === true && cart.totals.discount > 0
  useKeptFocus(place, onCart?.coupon.code ?? null)
  useProofWatch(onCart?.waits === true || offers.some(({ waits }) => waits))
  return (
    <section ref={place} aria-label={words.title} className="@container space-y-2">
      {steps && best && <Offer offer={best} coupon={coupon} />}
      {onCart && <CouponOnCart cart={cart} coupon={coupon} />}
      <OtherOffers offers={steps ? rest : offers} coupon={coupon} />
      {!cart.customer && <SignUpGift next={counts} />}
      {!counts && <CouponCode coupon={coupon} />}
      <p role="status" className="sr-only">
        {useTold(cart, coupon.told)}
      </p>
    </section>
  )
}

/** What was done, or that the coupon counts which waited for the mailbox. */
function useTold({ customerCoupon: onCart }: CartAnswer, told: string): string {
  const { coupon: words } = useWords()
  const waited = useRef<string | null>(null)
  const code = onCart?.coupon.code ?? null
  useEffect(() => {
    if (onCart?.reason === 'email-not-proved') waited.current = code
  }, [code, onCart?.reason])
  return code && onCart?.applies && waited.current === code ? words.redeemed(code) : told
}

/** When the pressed button disappears, moves the focus to the control in its place. */
function useKeptFocus(place: { current: HTMLElement | null }, redeemed: string | null) {
  const before = useRef(redeemed)
  useEffect(() => {
    if (before.current === redeemed) return
    before.current = redeemed
    const lost = document.activeElement === document.body || document.activeElement === null
    if (lost) place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [redeemed, place])
}
