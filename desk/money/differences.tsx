import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#shop/format.ts'
import { formatMoney } from '#shop/money.ts'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { useWords } from '../text/words.ts'
import type { TakingsAnswer } from './steps.ts'

const few = 3

/** Whether the documents tell the same money; what they do not is named, order by order. */
export function Differences({ told }: { told: TakingsAnswer }) {
  const { money } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const [isWhole, setIsWhole] = useState(false)
  const { differences, differing, rows } = told
  if (differing === 0)
    return rows.length === 0 ? null : (
      <p className="flex items-center gap-2 text-muted">
        <Check size={20} aria-hidden="true" className="shrink-0 text-success" />
        {money.square}
      </p>
    )
  return (
    <Notice kind="warning" title={money.differing(differing)}>
      <ul className="mt-2 divide-y divide-line text-ink">
        {(isWhole ? differences : differences.slice(0, few)).map(
          ({ order, date, isRefund, amount, documented }, at) => {
            const says = money.difference(order, formatMoney(amount), isRefund)
            return (
              // One order may differ twice, and the list is never reordered.
              <li key={at} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                {mayCall(roles, 'order-one') ? (
                  <Link
                    to={`/orders/${order}`}
                    className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
                  >
                    {says}
                  </Link>
                ) : (
                  <span className="font-medium">{says}</span>
                )}
                <span className="text-sm text-muted">
                  {formatDate(date, lang, 'short')},{' '}
                  {documented === null
                    ? money.documentNone
                    : money.documentOf(formatMoney(documented))}
                </span>
              </li>
            )
          },
        )}
      </ul>
      {!isWhole && differences.length > few && (
        <Button size="sm" variant="quiet" className="-ms-4" onClick={() => setIsWhole(true)}>
          {money.differencesAll(differences.length)}
        </Button>
      )}
      {isWhole && differing > differences.length && (
        <p>{money.differencesMore(differences.length)}</p>
      )}
    </Notice>
  )
}
