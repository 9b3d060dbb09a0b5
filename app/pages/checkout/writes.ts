import { useRef } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import type { Answer } from '../../call.ts'
import { takeCart } from '../../cart/cart.ts'
import { useRefused } from '../../order/refused.ts'

type CartWrite = 'cart-payment-type-update' | 'cart-invoice-update' | 'cart-notes-update'
type Send = () => Promise<Answer<CartWrite>>

/** Writes the page's small changes one after the other; each answers whether it was saved. */
export function useWrites(): (send: Send) => Promise<boolean> {
  const refused = useRefused()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return send => {
    const saved = last.current.then(async () => {
      const answer = await send()
      if (answer.code === 'ok') takeCart(answer.data satisfies CartAnswer)
      else refused(answer)
      return answer.code === 'ok'
    })
    last.current = saved
    return saved
  }
}
