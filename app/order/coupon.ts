import { useRef, useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import { call } from '../call.ts'
import { takeCart } from '../cart/cart.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { useRefused } from './refused.ts'

/**
 * Puts a coupon on the cart, by its code or as it is offered, and takes it off again; a refusal is
 * shown at the field (§5, §8). `busy`: the code that is being sent, or "typed" for the field's own.
 */
export function useCoupon({ id: cartId, customerCoupon }: CartAnswer) {
  const { coupon: words } = useWords()
  const lang = useLanguage()
  const refused = useRefused()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState<string | null>(null)
  const onCart = customerCoupon?.coupon.code ?? ''
  /** The coupon that was on the cart before the one that is on it now. */
  const before = useRef<{ code: string; of: string } | null>(null)

  function type(typed: string): void {
    setCode(typed)
    setError(undefined)
  }

  async function redeem(): Promise<void> {
    const typed = code.trim()
    if (typed === '') setError(refusalText['fill-code'][lang])
    else await put(typed, 'typed')
  }

  /** Undoes the last press: what was on the cart before comes back, as far as it still fits. */
  async function remove(): Promise<void> {
    const earlier = before.current?.of === onCart ? before.current.code : ''
    before.current = null
    if (earlier === '' || !(await send(earlier, onCart))) await send('', onCart)
  }

  async function put(wanted: string, name: string): Promise<void> {
    const earlier = onCart
    const now = await send(wanted, name)
    if (now) before.current = { code: earlier, of: now.customerCoupon?.coupon.code ?? '' }
  }

  async function send(wanted: string, name: string): Promise<CartAnswer | null> {
    if (busy !== null) return null
    setBusy(name)
    const answer = await call('cart-coupon-redeem', { cartId, code: wanted })
    setBusy(null)
    if (answer.code === 'ok') {
      takeCart(answer.data)
      setCode('')
      setError(undefined)
      const redeemed = answer.data.customerCoupon?.coupon.code
      setMessage(redeemed ? words.redeemed(redeemed) : words.removed)
      return answer.data
    }
    if (answer.code === 'coupon-not-found' || answer.code === 'coupon-rule-error')
      setError(reasonIn(answer.data) ?? answer.message)
    else refused(answer)
    return null
  }

  return {
    code,
    setCode: type,
    redeem,
    use: (offered: string) => put(offered, offered),
    remove,
    busy,
    error,
    told: message,
    tell: setMessage,
  }
}

/** Why the coupon does not fit; null if the call does not say. */
export function reasonIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null
  return typeof data.message === 'string' && data.message !== '' ? data.message : null
}
