import { useEffect, useState } from 'react'
import type { OrderAnswer } from '#server/answers.ts'
import { purchaseEvent } from '#shop/analytics.ts'
import type { PaymentProviderName } from '#shop/payment-provider.ts'
import { reportOnce } from '../../analytics/report.ts'
import { call } from '../../call.ts'
import { forgetPlacedCart, loadCart } from '../../cart/cart.ts'
import { useNavigate } from '../../ui/link.tsx'
import {
  nextPause,
  type Outcome,
  outcomeOf,
  patience,
  returnParams,
  wayFrom,
} from './confirming.ts'

export type Returned = {
  /** slow: the payment is still open after the longest wait. */
  readonly status: 'confirming' | 'slow' | Exclude<Outcome, 'open' | 'paid'>
  readonly order: OrderAnswer | null
}

/** Asks for the payment's outcome until it is decided, for `most` milliseconds; then leads on. */
export function useReturn(provider: PaymentProviderName, most = patience): Returned {
  const navigate = useNavigate()
  const [returned, setReturned] = useState<Returned>({ status: 'confirming', order: null })

  useEffect(() => {
    const params = returnParams(window.location.search)
    const startedAt = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false

    async function ask(asked: number): Promise<void> {
      const answer = await call('payment-return', { provider, params })
      if (left) return
      const outcome = outcomeOf(answer)
      const order = answer.code === 'ok' ? answer.data.order : null
      // The cart became this order; the payment of a change leaves the cart alone.
      if (outcome === 'paid' && order?.changes.length === 0) {
        forgetPlacedCart(order.id)
        reportOnce(purchaseEvent(order))
      } else void loadCart()
      if (outcome === 'open') {
        const pause = nextPause(asked, Date.now() - startedAt, most)
        if (pause !== null) timer = setTimeout(() => void ask(asked + 1), pause)
        setReturned(before => ({
          status: pause === null ? 'slow' : 'confirming',
          order: order ?? before.order,
        }))
        return
      }
      const way =
        order && (outcome === 'paid' || outcome === 'failed') && wayFrom(provider, outcome, order)
      if (way) navigate(way, { replace: true, state: { backFromPaying: outcome === 'paid' } })
      else if (outcome !== 'paid') setReturned({ status: outcome, order })
    }

    void ask(1)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [provider, most, navigate])

  return returned
}
