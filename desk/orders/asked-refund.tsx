import { useState } from 'react'
import { formatDateTime } from '#shop/format.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import { ActForm } from './act-form.tsx'
import type { DeskOrder } from './desk-order.ts'

type Asked = NonNullable<DeskOrder['request']>
type Given = {
  readonly shown: DeskOrder
  readonly request: Asked
  readonly close: () => void
}

/** A refund that waits for a second person: what, for how much and why, and whoever may decides here. */
export function AskedRefund({ shown }: { shown: DeskOrder }) {
  const { orders } = useWords()
  const lang = useLanguage()
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null)
  const { request } = shown
  if (!request) return null
  const { amount, why, reason, staffName, at, isOwn, mayDecide, isChanged } = request
  const close = () => setOpen(null)
  return (
    <div className="mt-4">
      <Notice kind="warning" title={orders.asked.title(formatMoney(toCents(amount)))}>
        <p className="text-ink">
          {orders.whys[why]}. {reason}
        </p>
        <p>{orders.asked.by(isOwn ? null : staffName, formatDateTime(at, lang))}</p>
        {isChanged && <p>{orders.asked.changed}</p>}
        {!mayDecide && !isOwn && <p>{orders.asked.notYou}</p>}
        {(mayDecide || isOwn) && (
          <div className="mt-3 flex flex-wrap gap-2">
            {mayDecide && (
              <Button size="sm" onClick={() => setOpen('approve')}>
                {orders.asked.approve}
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={() => setOpen('decline')}>
              {isOwn ? orders.asked.withdraw : orders.asked.decline}
            </Button>
          </div>
        )}
      </Notice>
      {open === 'approve' && <Approve {...{ shown, request, close }} />}
      {open === 'decline' && <Decline {...{ shown, request, close }} />}
    </div>
  )
}

function Approve({ shown, request, close }: Given) {
  const { orders } = useWords()
  const amount = formatMoney(toCents(request.amount))
  return (
    <ActForm
      shown={shown}
      name="order-refund-approve"
      title={orders.asked.approve}
      yes={orders.giveBack(amount)}
      own={{ requestOf: request.id }}
      reasonIs="free"
      close={close}
    />
  )
}

function Decline({ shown, request, close }: Given) {
  const { orders } = useWords()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const declining = useAct('order-refund-decline')
  const title = request.isOwn ? orders.asked.withdraw : orders.asked.decline
  return (
    <Dialog title={title} close={close}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          const input = { order: shown.order.id, requestOf: request.id, reason: reason.trim() }
          if (reason.trim()) declining.mutate(input, { onSuccess: close })
        }}
        className="space-y-5"
      >
        <p>{orders.asked.nothingBack}</p>
        <TextField
          label={orders.reason}
          name="reason"
          value={reason}
          onChange={setReason}
          hint={orders.reasonHint}
          error={tried && !reason.trim() ? orders.reasonRule : undefined}
          maxLength={500}
          required
        />
        <FormActs act={declining} yes={title} isGrave close={close} />
      </form>
    </Dialog>
  )
}
