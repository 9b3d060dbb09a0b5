import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CartAnswer, OrderAnswer, PlanAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { loadCart, takeCart } from '../../cart.ts'
import { nextPage } from '../../order/next-page.ts'
import { useRefused } from '../../order/refused.ts'

/** An open order of another plan, as `plan-conflict` tells it. */
type Conflict = { readonly current: PlanAnswer; readonly wanted: PlanAnswer }

/** Orders the same again: a full cart that leads on, unless some meals had to stay behind. */
export function useRepeat({ id: orderId }: Pick<OrderAnswer, 'id'>) {
  const navigate = useNavigate()
  const refused = useRefused()
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [dropped, setDropped] = useState<readonly string[]>([])
  const [filled, setFilled] = useState<CartAnswer | null>(null)

  async function repeat(replace = false): Promise<void> {
    setBusy(true)
    const answer = await call('customer-order-repeat', { orderId, replace })
    setBusy(false)
    if (answer.code === 'plan-conflict') {
      setConflict(answer.data as Conflict)
      return
    }
    setConflict(null)
    if (answer.code !== 'ok') {
      refused(answer)
      return
    }
    const { dropped: lost, ...cart } = answer.data
    takeCart(cart)
    if (lost.length === 0) navigate(nextPage(cart))
    else {
      setFilled(cart)
      setDropped(lost)
    }
  }

  async function keepOpen(): Promise<void> {
    const { cart } = await loadCart()
    setConflict(null)
    if (cart) navigate(nextPage(cart))
  }

  return {
    repeat,
    busy,
    conflict,
    keepOpen,
    closeConflict: () => setConflict(null),
    dropped,
    goOn: () => filled && navigate(nextPage(filled)),
    stay: () => setDropped([]),
  }
}

export type Repeating = ReturnType<typeof useRepeat>
