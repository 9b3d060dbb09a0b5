import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { forgetCart } from '../../cart.ts'
import { nextPause, type Outcome, outcomeOf, returnParams } from './confirming.ts'

export type Returned = {
  /** slow: asked long enough, the payment is still open. */
  readonly status: 'confirming' | 'slow' | Exclude<Outcome, 'open' | 'paid'>
  readonly order: OrderAnswer | null
}

/** Asks how the payment stands until it is decided; a paid one leads to its order. */
export function useReturn(): Returned {
  const navigate = useNavigate()
  const [returned, setReturned] = useState<Returned>({ status: 'confirming', order: null })

  useEffect(() => {
    const params = returnParams(window.location.search)
    const startedAt = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false

    async function ask(asked: number): Promise<void> {
      const answer = await call('payment-return', { provider: 'viva', params })
      if (left) return
      const outcome = outcomeOf(answer)
      const order = answer.code === 'ok' ? answer.data.order : null
      if (outcome === 'paid' && order) {
        forgetCart()
        navigate(`/account/orders/${order.id}?thanks=1`, { replace: true })
      } else if (outcome === 'open') {
        const pause = nextPause(asked, Date.now() - startedAt)
        if (pause !== null) timer = setTimeout(() => void ask(asked + 1), pause)
        setReturned(known => ({
          status: pause === null ? 'slow' : 'confirming',
          order: order ?? known.order,
        }))
      } else if (outcome !== 'paid') setReturned({ status: outcome, order })
    }

    void ask(1)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [])

  return returned
}
