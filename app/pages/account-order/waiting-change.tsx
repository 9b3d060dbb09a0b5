import { useState } from 'react'
import type { OrderAnswer } from '#server/answers.ts'
import { formatEuros } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { call } from '../../call.ts'
import { useRefused } from '../../order/refused.ts'
import { useWords } from '../../text/words.ts'
import { leaveToPay } from './changing/order-dialog.ts'

type WaitingProps = { order: OrderAnswer; dropped: (order: OrderAnswer) => void }

/** A change that waits for its payment: the customer pays it or drops it. */
export function WaitingChange({ order, dropped }: WaitingProps) {
  const { orderChange: words } = useWords()
  const refused = useRefused()
  const [busy, setBusy] = useState(false)
  const waiting = order.changes.find(({ status }) => status === 'waiting')
  if (!waiting) return null
  const amount = formatEuros(waiting.effect)
  const { failed, text } = waitingTold(waiting)

  async function drop(changeId: string): Promise<void> {
    setBusy(true)
    const answer = await call('customer-order-undo', { orderId: order.id, changeId })
    setBusy(false)
    if (answer.code === 'ok') dropped(answer.data.order)
    else refused(answer)
  }

  return (
    <Notice
      kind={failed ? 'warning' : 'info'}
      title={failed ? words.waitingFailedTitle : words.waitingTitle}
      action={
        <div className="flex flex-wrap gap-3">
          {waiting.redirectUrl && (
            <Button size="sm" onClick={() => leaveToPay(waiting)}>
              {words.waitingPay(amount)}
            </Button>
          )}
          {waiting.canUndo && (
            <Button size="sm" variant="secondary" busy={busy} onClick={() => void drop(waiting.id)}>
              {words.waitingDrop}
            </Button>
          )}
        </div>
      }
    >
      {words[text](words.kind[waiting.kind], amount)}
    </Notice>
  )
}

type Waiting = Pick<OrderAnswer['changes'][number], 'redirectUrl' | 'paymentFailed'>

/** Whether the payment of a waiting change failed, and the text that says what can be done. */
export function waitingTold({ redirectUrl, paymentFailed: failed }: Waiting) {
  if (redirectUrl === null)
    return { failed, text: failed ? 'waitingFailedText' : 'waitingIdleText' } as const
  return { failed, text: failed ? 'waitingAgainText' : 'waitingText' } as const
}
