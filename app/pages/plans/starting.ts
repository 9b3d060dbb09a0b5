import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PlanAnswer } from '#server/answers.ts'
import type { DietCode } from '#shop/plan.ts'
import { loadCart } from '../../cart.ts'
import { startOrder } from '../../cart-flow.ts'
import { nextPage } from '../../order/next-page.ts'
import { toast } from '../../toast.ts'

/** An open order of another plan, as `plan-conflict` tells it. */
type Conflict = { readonly current: PlanAnswer; readonly wanted: PlanAnswer }

/** Starts an order and goes where it goes on; another plan's open order is asked about first (§4). */
export function useStarting() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  async function start(dietCode: DietCode, options: { replace?: boolean } = {}): Promise<void> {
    setBusy(true)
    const answer = await startOrder(dietCode, options)
    setBusy(false)
    if (answer.code === 'ok') navigate(nextPage(answer.data))
    else if (answer.code === 'plan-conflict') setConflict(answer.data as Conflict)
    else toast('error', answer.message)
  }

  async function continueExisting(): Promise<void> {
    const { cart } = await loadCart()
    setConflict(null)
    if (cart) navigate(nextPage(cart))
  }

  return { start, busy, conflict, continueExisting, closeConflict: () => setConflict(null) }
}
