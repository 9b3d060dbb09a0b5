import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { ChangeAnswer, OrderAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { useRefused } from '../../order/refused.ts'
import { useWords } from '../../text/words.ts'
import { useNavigate } from '../../ui/link.tsx'
import { expectedOf } from './changing/changing.ts'
import { useOrderDialog } from './changing/order-dialog.ts'

/** What was just done to the order, and its undo; an undo that costs money asks first. */
export function useChangeMessage(order: OrderAnswer, take: (order: OrderAnswer) => void) {
  const { orderChange } = useWords()
  const { asked, show, close } = useOrderDialog()
  const refused = useRefused()
  const [message, setMessage] = useState<{ text: string; changeId: string | null } | null>(null)
  const [isUndoing, setUndoing] = useState(false)
  const isPaid = useIsPaid(order)
  useEffect(() => {
    if (isPaid) setMessage({ text: orderChange.paid, changeId: null })
  }, [isPaid, orderChange.paid])
  const opens = asked !== null
  useEffect(() => {
    if (opens) setMessage(null)
  }, [opens])
  const changeId = message?.changeId ?? ''
  const canUndo = order.changes.some(({ id, canUndo: may }) => may && id === changeId)

  function changed({ order: now, changeId: made }: ChangeAnswer, text: string): void {
    take(now)
    setMessage({ text, changeId: made })
    close()
  }

  async function undoOnce(): Promise<void> {
    if (isUndoing) return
    setUndoing(true)
    await undo()
    setUndoing(false)
  }

  async function undo(): Promise<void> {
    const wish = { orderId: order.id, changeId }
    const preview = await call('customer-order-undo', { ...wish, preview: true })
    if (preview.code !== 'ok') {
      refused(preview)
      return
    }
    const { effect } = preview.data
    // An undo that costs money is shown in its dialog first.
    if (effect.toPay > 0) {
      setMessage(null)
      show('undo', changeId)
      return
    }
    const answer = await call('customer-order-undo', { ...wish, expected: expectedOf(effect) })
    if (answer.code !== 'ok') {
      refused(answer)
      return
    }
    take(answer.data.order)
    setMessage({ text: orderChange.undoDialog.done, changeId: null })
  }

  /** Tells that a change that waited for its payment was dropped. */
  function dropped(now: OrderAnswer): void {
    take(now)
    setMessage({ text: orderChange.waitingDropped, changeId: null })
  }

  return {
    dropped,
    told: message?.text ?? '',
    changed,
    undo: canUndo ? () => void undoOnce() : null,
    isUndoing,
    forget: () => setMessage(null),
  }
}

/** Whether the customer came back from paying for a change, and it is made. */
function useIsPaid({ changes }: OrderAnswer): boolean {
  const { state, search, hash } = useLocation()
  const navigate = useNavigate()
  const [isPaid, setIsPaid] = useState(false)
  const last = changes.at(-1)
  // Changes made after the page opened were not paid for there.
  const [paidFor] = useState(last?.id)
  const isPaidFor = last?.status === 'applied' && last.id === paidFor
  const isBack = state?.backFromPaying === true
  // The message shows once and not again after a reload.
  const forgetPaying = useEffectEvent(() =>
    navigate({ search, hash }, { replace: true, state: null, preventScrollReset: true }),
  )
  useEffect(() => {
    if (!isBack || !isPaidFor) return
    setIsPaid(true)
    forgetPaying()
  }, [isBack, isPaidFor])
  return isPaid
}
