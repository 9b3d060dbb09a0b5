import { formatEuros } from '#shop/money.ts'
import type { DeskOrder } from '../orders/desk-order.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'

/** Somebody sent the money at the bank, and says so. */
export function SentByHand({
  refund,
  close,
}: {
  refund: Pick<DeskOrder['refunds'][number], 'id' | 'amount'>
  close: () => void
}) {
  const { orders } = useWords()
  const recording = useAct('refund-done')
  return (
    <ReasonDialog
      title={`${orders.act.done}: ${formatEuros(refund.amount)}`}
      words={orders}
      yes={orders.act.done}
      act={recording}
      send={reason => recording.mutate({ refundId: refund.id, reason }, { onSuccess: close })}
      close={close}
    />
  )
}
