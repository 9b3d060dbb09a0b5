import { useState } from 'react'
import { formatMoney, toCents } from '#shop/money.ts'
import { TextField } from '#ui/field.tsx'
import type { DeskOrder } from '../orders/desk-order.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'

/** Somebody sent the money at the bank, and says so. */
export function SentByHand({
  refund,
  close,
}: {
  refund: Pick<DeskOrder['refunds'][number], 'id' | 'amount'>
  close: () => void
}) {
  const { orders } = useWords()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const recording = useAct('refund-done')
  return (
    <Dialog title={`${orders.act.done}: ${formatMoney(toCents(refund.amount))}`} close={close}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          if (reason.trim())
            recording.mutate({ refundId: refund.id, reason: reason.trim() }, { onSuccess: close })
        }}
        className="space-y-5"
      >
        <TextField
          label={orders.reason}
          name="reason"
          value={reason}
          onChange={setReason}
          hint={orders.reasonHint}
          error={tried && !reason.trim() ? orders.reasonRule : undefined}
          required
        />
        <FormActs act={recording} yes={orders.act.done} close={close} />
      </form>
    </Dialog>
  )
}
