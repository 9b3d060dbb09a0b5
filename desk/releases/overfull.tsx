import { formatDate, formatHours } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'

type Gate = NonNullable<Output<'release-one'>['gate']>

/** Days, windows and dishes of which more is sold than a lowered limit. */
export function Overfull({ overfull }: Pick<Gate, 'overfull'>) {
  const { catalogue } = useWords()
  const lang = useLanguage()
  if (overfull.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{catalogue.overTitle}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
        {overfull.map(({ date, kind, what, name, hours, taken, most, orders }) => (
          <li key={`${date} ${kind} ${what}`} className="px-4 py-3 sm:px-5">
            <p className="flex flex-wrap justify-between gap-x-6">
              <span>
                <span className="font-medium">{formatDate(date, lang, 'long')}</span>
                {' · '}
                {name?.[lang] ?? (hours ? formatHours(hours.from, hours.to) : catalogue.overDay)}
              </span>
              <span className="text-muted tabular-nums">
                {catalogue.over(taken, most)}, {catalogue.inOrders(orders)}
              </span>
            </p>
            <Over taken={taken} most={most} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Over({ taken, most }: { taken: number; most: number }) {
  return (
    <span aria-hidden="true" className="mt-2 flex h-1.5 gap-0.5 overflow-hidden rounded-full">
      {most > 0 && <span className="bg-basil" style={{ flexGrow: most }} />}
      <span className="bg-terracotta" style={{ flexGrow: taken - most }} />
    </span>
  )
}
