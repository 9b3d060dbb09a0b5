import { useState } from 'react'
import { formatDateTime } from '#shop/format.ts'
import { toEuros } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Cents } from './cents.tsx'
import { OrderLink } from './order-link.tsx'
import { SentByHand } from './sent-by-hand.tsx'
import { useWay } from './way.ts'

type Refund = Output<'refund-collection'>[number]

/** Money that has still to go back; what goes by hand at the bank is said to be sent here. */
export default function Refunds() {
  const { money } = useWords()
  const [open, setOpen] = useState<Refund | null>(null)
  const answer = useAnswer('refund-collection', {})
  return (
    <>
      <Answered answer={answer}>
        {refunds =>
          refunds.length === 0 ? (
            <Notice kind="info" title={money.noRefunds}>
              {money.noRefundsText}
            </Notice>
          ) : (
            <ul className="rounded-card border border-line bg-card shadow-card">
              {refunds.map(refund => (
                <OpenRefund key={refund.id} refund={refund} open={() => setOpen(refund)} />
              ))}
            </ul>
          )
        }
      </Answered>
      {open && (
        <SentByHand
          refund={{ id: open.id, amount: toEuros(open.amount) }}
          close={() => setOpen(null)}
        />
      )}
    </>
  )
}

function OpenRefund({ refund, open }: { refund: Refund; open: () => void }) {
  const { money, orders } = useWords()
  const lang = useLanguage()
  const wayOf = useWay()
  const { order, amount, status, method, transaction, error, since } = refund
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line px-5 py-4 not-last:border-b">
      <div className="min-w-0 space-y-1">
        <p className="font-semibold">
          <Cents of={amount} /> · {money.refundStates[status]}
        </p>
        <p className="wrap-anywhere">
          <OrderLink order={order} /> · {wayOf(method)}
          {transaction && ` · ${money.transaction} ${transaction}`}
        </p>
        {error && <p>{money.providerSays(error)}</p>}
        <p className="text-sm text-muted">{formatDateTime(since, lang)}</p>
      </div>
      {status === 'by-hand' && (
        <Button size="sm" variant="secondary" onClick={open}>
          {orders.act.done}
        </Button>
      )}
    </li>
  )
}
