import { formatHours } from '#shop/format.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Notice } from '../../app/ui/notice.tsx'
import { useWords } from '../text/words.ts'
import type { Day } from './listed.ts'

/** What is fetched at each counter, by the name and number that a customer says. */
export function Fetch({ day }: { day: Day }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const bags = day.bags.filter(({ spot }) => spot.kind === 'takeaway')
  if (bags.length === 0) return <Notice kind="info">{words.noCounters}</Notice>
  const counters = Map.groupBy(bags, ({ spot }) => spot.name[lang])
  return (
    <div className="space-y-10">
      {[...counters].map(([counter, own]) => (
        <section key={counter}>
          <h3 className="mb-3 text-xl">{words.atCounter(counter, own.length)}</h3>
          <ol className="rounded-card border border-line bg-card shadow-card print:border-0 print:shadow-none">
            {own
              .toSorted(
                (one, other) =>
                  one.from.localeCompare(other.from) || one.name.localeCompare(other.name, lang),
              )
              .map(bag => (
                <li
                  key={bag.number}
                  className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-line px-4 py-4 not-last:border-b sm:px-6"
                >
                  <span className="text-lg font-semibold">{bag.name}</span>
                  <span className="text-lg font-semibold tabular-nums">{bag.number}</span>
                  <span className="text-muted tabular-nums">
                    {formatHours(bag.from, bag.to)} · {words.phoneEnd(bag.phoneEnd)}
                  </span>
                  <span className="text-muted tabular-nums">
                    {words.bag(bag.bag)} · {words.pieces(bag.pieces)}
                  </span>
                  {bag.notes && (
                    <span className="col-span-2 rounded-field bg-honey/20 px-3 py-2 print:border print:border-ink">
                      {bag.notes}
                    </span>
                  )}
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
