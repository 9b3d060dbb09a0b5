import TicketPercent from 'lucide-react/icons/ticket-percent'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { useWords } from '../text/words.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { useCoupon } from './coupon.ts'

/** The cart's coupon with its discount or why it gives none, or a field to redeem one. */
export function CouponBox({ cart }: { cart: CartAnswer }) {
  const { coupon: words } = useWords()
  const { code, setCode, redeem, remove, busy, error, unproved, told } = useCoupon(cart)
  const place = useRef<HTMLElement>(null)
  const redeemed = cart.customerCoupon?.coupon.code ?? null
  useKeptFocus(place, redeemed)

  // No form of its own: checkout shows the box inside a form.
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void redeem()
  }

  return (
    <section ref={place} aria-label={words.title} onKeyDown={pressed} className="@container">
      {redeemed ? (
        <Redeemed cart={cart} busy={busy} remove={remove} />
      ) : (
        <div className="flex flex-col gap-3 @2xs:flex-row @2xs:items-start">
          <div className="min-w-0 flex-1">
            <TextField
              label={words.label}
              name="coupon"
              value={code}
              onChange={setCode}
              error={error}
              autoComplete="off"
              maxLength={40}
            />
          </div>
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => void redeem()}
            className="shrink-0 @2xs:mt-[1.875rem]"
          >
            {words.redeem}
          </Button>
        </div>
      )}
      {unproved && !redeemed && (
        <div className="mt-3">
          <ConfirmEmail confirmed={() => void redeem()} />
        </div>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  )
}

type RedeemedProps = { cart: CartAnswer; busy: boolean; remove: () => Promise<void> }

function Redeemed({ cart, busy, remove }: RedeemedProps) {
  const { coupon: words } = useWords()
  const { customerCoupon: redeemed, totals } = cart
  if (!redeemed) return null
  const { code, name } = redeemed.coupon
  const counts = redeemed.applies && totals.discount > 0
  const off = formatMoney(toCents(totals.discount))
  return (
    <div
      className={`flex items-start gap-3 rounded-card border border-dashed p-4 ${counts ? 'border-success' : 'border-edge'}`}
    >
      <TicketPercent
        size={22}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${counts ? 'text-success' : 'text-muted'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{code}</p>
        <p className="text-[0.9375rem] text-muted">{name}</p>
        {counts ? (
          <p className="mt-1 font-medium text-success tabular-nums">
            {redeemed.percent === null ? words.amount(off) : words.percent(redeemed.percent, off)}
          </p>
        ) : (
          <p className="mt-1 text-terracotta">{redeemed.message || words.withoutEffect}</p>
        )}
        {redeemed.terms && <p className="mt-1 text-sm text-muted">{redeemed.terms}</p>}
        {redeemed.reason === 'email-not-proved' && (
          <div className="mt-3">
            <ConfirmEmail />
          </div>
        )}
      </div>
      <Button
        variant="quiet"
        size="sm"
        busy={busy}
        aria-label={words.removeOf(code)}
        onClick={() => void remove()}
        className="-my-1.5 -me-2 shrink-0"
      >
        {words.remove}
      </Button>
    </div>
  )
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
