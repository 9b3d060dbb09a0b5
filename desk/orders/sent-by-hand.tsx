import { useState } from 'react'
import { formatMoney, toCents } from '#shop/money.ts'
import { Button } from '../../app/ui/button.tsx'
import { TextField } from '../../app/ui/field.tsx'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Refusal } from '../ui/refusal.tsx'
import type { DeskOrder } from './desk-order.ts'

/** Somebody sent the money at the bank, and says so. */
export function SentByHand({
  refund,
  close,
}: {
  refund: Pick<DeskOrder['refunds'][number], 'id' | 'amount'>
  close: () => void
}) {
  const { frame, orders } = useWords()
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
        <Refusal of={recording.error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={recording.isPending}>
            {orders.act.done}
          </Button>
          <Button variant="quiet" onClick={close}>
            {frame.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
