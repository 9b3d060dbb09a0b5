import { formatDate } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Uses } from './uses.tsx'

export type View = Output<'coupon-collection'>

export type Row = View['coupons'][number]

export function Result({ row: { uses, result }, most }: { row: Row; most: number | undefined }) {
  const { coupons } = useWords()
  const lang = useLanguage()
  const highest = Math.max(1, ...(result?.weeks ?? []).map(({ orders }) => orders))
  return (
    <section className="rounded-card border border-line bg-card p-5 shadow-card">
      <h2 className="mb-3 text-xl">{coupons.result}</h2>
      <p className="text-sm text-muted">{coupons.uses}</p>
      <Uses uses={uses} most={most} />
      {result &&
        (result.orders === 0 ? (
          <p className="mt-3 text-muted">{coupons.resultNone}</p>
        ) : (
          <>
            <dl className="mt-4 grid grid-cols-3 gap-3">
              {(
                [
                  ['orders', result.orders],
                  ['paid', <Euro key="paid" value={result.paid} />],
                  ['discount', <Euro key="discount" value={result.discount} />],
                ] as const
              ).map(([name, figure]) => (
                <div key={name}>
                  <dt className="text-sm text-muted">{coupons[name]}</dt>
                  <dd className="font-serif text-lg font-semibold tabular-nums">{figure}</dd>
                </div>
              ))}
            </dl>
            <ul className="mt-4 flex h-20 items-end gap-1">
              {result.weeks.slice(-16).map(({ week, orders }) => {
                const says = coupons.week(formatDate(week, lang, 'short'), orders)
                return (
                  <li key={week} className="flex h-full max-w-8 flex-1 items-end" title={says}>
                    <span className="sr-only">{says}</span>
                    <span
                      aria-hidden="true"
                      className="w-full rounded-t-sm bg-basil"
                      style={{ height: `${(100 * orders) / highest}%` }}
                    />
                  </li>
                )
              })}
            </ul>
          </>
        ))}
    </section>
  )
}
