import type { CartAnswer } from '#server/answers.ts'
import { formatEuros } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import type { useCoupon } from './coupon.ts'
import { onCartTitle, worthOf } from './coupon-offers.ts'
import { Ticket } from './ticket.tsx'

/** The coupon on the cart: what it takes off, or why it does not and what can be done about it. */
export function CouponOnCart({
  cart: { customerCoupon: onCart, totals },
  coupon,
}: {
  cart: CartAnswer
  coupon: ReturnType<typeof useCoupon>
}) {
  const { coupon: words } = useWords()
  if (!onCart) return null
  const { code } = onCart.coupon
  const counts = onCart.applies && totals.discount > 0
  const waits = onCart.reason === 'email-not-proved'
  return (
    <Ticket
      worth={worthOf(onCart)}
      title={onCartTitle(onCart, counts, words)}
      isOn={counts}
      note={
        counts &&
        totals.discount !== onCart.amount && (
          <p className="text-sm font-medium text-success tabular-nums">
            {formatEuros(-totals.discount)}
          </p>
        )
      }
      action={
        <Button
          variant="quiet"
          size="sm"
          busy={coupon.busy === code}
          aria-label={words.removeOf(code)}
          onClick={() => void coupon.remove()}
          className="shrink-0"
        >
          {words.remove}
        </Button>
      }
    >
      {waits && (
        <>
          <p className="mt-1 mb-2 text-sm text-muted">
            {onCart.terms} {words.waits}
          </p>
          <ConfirmEmail />
        </>
      )}
      {!counts && !waits && (
        <p className="text-sm text-terracotta">{onCart.message || words.withoutEffect}</p>
      )}
      {!waits && onCart.terms && <p className="text-sm text-muted">{onCart.terms}</p>}
    </Ticket>
  )
}
