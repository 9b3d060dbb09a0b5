import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import type { OrderAnswer } from '#server/answers.ts'
import { formatDateTime } from '#shop/format.ts'
import { Euro } from '#ui/money.tsx'
import { useLanguage, useWords } from '../../text/words.ts'

export function Refunds({ refunds }: Pick<OrderAnswer, 'refunds'>) {
  const { orderChange: words } = useWords()
  const lang = useLanguage()
  const reasons: Readonly<Record<string, string>> = words.refundReason
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className="text-xl">
        {words.refunds}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {refunds.map(({ id, amount, isDone, reason, at }) => {
          const Icon = isDone ? CircleCheck : Hourglass
          return (
            <li key={id} className="flex items-start justify-between gap-4 py-3">
              <div className="min-w-0">
                <p>{reasons[reason] ?? words.refundReason.changed}</p>
                <p className="text-sm text-muted">{formatDateTime(at, lang)}</p>
              </div>
              <div className="text-end">
                <Euro value={amount} className="font-semibold" />
                <p
                  className={`flex items-center justify-end gap-1.5 text-sm ${isDone ? 'text-success' : 'text-info'}`}
                >
                  <Icon size={14} aria-hidden="true" />
                  {isDone ? words.refundDone : words.refundOnWay}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      <p className="mt-1 text-sm text-muted">{words.refundNote}</p>
    </section>
  )
}
