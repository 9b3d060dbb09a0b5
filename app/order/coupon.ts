import { useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import type { CouponReason } from '#shop/coupon.ts'
import { refusalText } from '#shop/refusal-text.ts'
import { call } from '../call.ts'
import { takeCart } from '../cart/cart.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { useRefused } from './refused.ts'

/** Redeems a code on the cart or removes it; a refusal is shown at the field (§5, §8). */
export function useCoupon({ id: cartId }: CartAnswer) {
  const { coupon: words } = useWords()
  const lang = useLanguage()
  const refused = useRefused()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [unproved, setUnproved] = useState(false)
  const [told, setTold] = useState('')
  const [busy, setBusy] = useState(false)

  function type(typed: string): void {
    setCode(typed)
    setError(undefined)
    setUnproved(false)
  }

  async function redeem(): Promise<void> {
    if (busy) return
    const typed = code.trim()
    if (typed === '') setError(refusalText['fill-code'][lang])
    else await send(typed)
  }

  async function remove(): Promise<void> {
    if (!busy) await send('')
  }

  async function send(wanted: string): Promise<void> {
    setBusy(true)
    const answer = await call('cart-coupon-redeem', { cartId, code: wanted })
    setBusy(false)
    if (answer.code === 'ok') {
      takeCart(answer.data)
      setCode('')
      setError(undefined)
      setUnproved(false)
      const redeemed = answer.data.customerCoupon?.coupon.code
      setTold(redeemed ? words.redeemed(redeemed) : words.removed)
    } else if (answer.code === 'coupon-not-found' || answer.code === 'coupon-rule-error') {
      setError(reasonIn(answer.data) ?? answer.message)
      setUnproved(isUnproved(answer.data))
    } else refused(answer)
  }

  return { code, setCode: type, redeem, remove, busy, error, unproved, told }
}

/** Whether the coupon waits for its customer to confirm the e-mail. */
function isUnproved(data: unknown): boolean {
  return (data as { reason?: CouponReason } | null)?.reason === 'email-not-proved'
}

/** Why the coupon does not fit; null if the call does not say. */
export function reasonIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null
  return typeof data.message === 'string' && data.message !== '' ? data.message : null
}
