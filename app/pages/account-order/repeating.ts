import { useState } from 'react'
import type { CartAnswer, OrderAnswer, PlanAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { loadCart, takeCart } from '../../cart/cart.ts'
import { usePageDialog } from '../../dialog/history-dialog.ts'
import { nextPage } from '../../order/next-page.ts'
import { useRefused } from '../../order/refused.ts'
import { useNavigate } from '../../ui/link.tsx'

/** The open cart's plan and the wanted one, as `plan-conflict` answers them. */
type Conflict = { readonly current: PlanAnswer; readonly wanted: PlanAnswer }

/** Orders the same again: fills a cart and leads on, or first tells which meals are left out. */
export function useRepeat({ id: orderId }: Pick<OrderAnswer, 'id'>) {
  const navigate = useNavigate()
  const refused = useRefused()
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [dropped, setDropped] = useState<readonly string[]>([])
  const [filled, setFilled] = useState<CartAnswer | null>(null)
  const asking = usePageDialog('repeat-conflict')
  const telling = usePageDialog('repeat-dropped')

  async function repeat(replace = false): Promise<void> {
    setBusy(true)
    const answer = await call('customer-order-repeat', { orderId, replace })
    setBusy(false)
    if (answer.code === 'plan-conflict') {
      setConflict(answer.data as Conflict)
      if (!asking.isOpen) asking.openDialog()
      return
    }
    if (answer.code !== 'ok') {
      if (asking.isOpen) asking.closeDialog()
      refused(answer)
      return
    }
    const { dropped: lost, ...cart } = answer.data
    takeCart(cart)
    if (lost.length === 0) goOn(cart)
    else {
      setFilled(cart)
      setDropped(lost)
      telling.openDialog({ replace: asking.isOpen })
    }
  }

  async function keepOpen(): Promise<void> {
    const here = (await loadCart()).cart
    if (here) return goOn(here)
    // It may have been begun in another browser.
    const open = await call('cart-customer-one', {})
    if (open.code !== 'ok') return refused(open)
    if (!open.data) return asking.closeDialog()
    takeCart(open.data)
    goOn(open.data)
  }

  /** Replaces an open dialog in the history: going back leads to the order. */
  function goOn(cart: CartAnswer): void {
    navigate(nextPage(cart), { replace: asking.isOpen || telling.isOpen })
  }

  return {
    repeat,
    busy,
    conflict: asking.isOpen ? conflict : null,
    keepOpen,
    closeConflict: asking.closeDialog,
    dropped: telling.isOpen ? dropped : [],
    goOn: () => filled && goOn(filled),
    stay: telling.closeDialog,
  }
}

export type Repeating = ReturnType<typeof useRepeat>
