import { useState } from 'react'
import { formatDateTime } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { ActForm } from './act-form.tsx'
import type { DeskOrder } from './desk-order.ts'

type Asked = NonNullable<DeskOrder['request']>
type Given = {
  readonly shown: DeskOrder
  readonly request: Asked
  readonly close: () => void
}

/** A refund that waits for a second person: what, for how much and why, and whoever may decides here. */
export function WaitingRefund({ shown }: { shown: DeskOrder }) {
  const { orders } = useWords()
  const lang = useLanguage()
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null)
  const { request } = shown
  if (!request) return null
  const { amount, why, reason, staffName, at, isOwn, mayDecide, isChanged } = request
  const close = () => setOpen(null)
  return (
    <div className="mt-4">
      <Notice kind="warning" title={orders.asked.title(formatEuros(amount))}>
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
  const amount = formatEuros(request.amount)
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
  const declining = useAct('order-refund-decline')
  const title = request.isOwn ? orders.asked.withdraw : orders.asked.decline
  const on = { order: shown.order.id, requestOf: request.id }
  return (
    <ReasonDialog
      title={title}
      words={orders}
      yes={title}
      isGrave
      act={declining}
      send={reason => declining.mutate({ ...on, reason }, { onSuccess: close })}
      close={close}
    >
      <p>{orders.asked.nothingBack}</p>
    </ReasonDialog>
  )
}
