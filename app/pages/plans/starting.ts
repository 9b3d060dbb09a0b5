import { useState } from 'react'
import type { CartAnswer, PlanAnswer } from '#server/answers.ts'
import type { Answer } from '../../call.ts'
import { loadCart } from '../../cart/cart.ts'
import { wishFor } from '../../cart/wished-dish.ts'
import { usePageDialog } from '../../dialog/history-dialog.ts'
import { nextPage } from '../../order/next-page.ts'
import { toast } from '../../toast.ts'
import { useNavigate } from '../../ui/link.tsx'

/** Creates the wished cart; `replace` discards the open one. */
type Begin = (options: { replace?: boolean }) => Promise<Answer<'cart-create'>>

/** The open cart's plan and the wanted one, as `plan-conflict` answers them. */
type Conflict = { readonly current: PlanAnswer; readonly wanted: PlanAnswer; readonly begin: Begin }

export type Starting = ReturnType<typeof useStarting>

/** Starts an order and leads to its next page; asks first if another plan's cart is open (§4). */
export function useStarting() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { isOpen, openDialog, closeDialog } = usePageDialog('conflict')

  async function start(begin: Begin, options: { replace?: boolean } = {}) {
    setBusy(true)
    const answer = await begin(options)
    setBusy(false)
    if (answer.code === 'ok') goOn(answer.data)
    else if (answer.code === 'plan-conflict') {
      setConflict({ ...(answer.data as Omit<Conflict, 'begin'>), begin })
      if (!isOpen) openDialog()
    } else toast('error', answer.message)
    return answer.code
  }

  /** Replaces an open dialog in the history: going back leads to this page. */
  function goOn(cart: CartAnswer): void {
    navigate(nextPage(cart), { replace: isOpen })
  }

  async function continueExisting(): Promise<void> {
    const { cart } = await loadCart()
    if (cart) {
      wishFor(cart.id)
      goOn(cart)
    } else closeDialog()
  }

  return {
    start,
    busy,
    conflict: isOpen ? conflict : null,
    replaceExisting: () => conflict && void start(conflict.begin, { replace: true }),
    continueExisting,
    closeConflict: closeDialog,
  }
}
