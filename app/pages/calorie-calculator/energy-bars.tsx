import type { CalorieResult } from '#shop/food/calories.ts'
import { formatNumber } from '#shop/format.ts'
import { useLanguage, useWords } from '../../text/words.ts'

/** The energy of a day in kcal, as numbers with bars beside them. */
export function EnergyBars({ result }: { result: CalorieResult }) {
  const { calculator } = useWords()
  const lang = useLanguage()
  const { atRest, maintenance, target, range } = result
  const most = Math.max(maintenance, range[1])
  const rows = [
    { name: calculator.atRest, kcal: atRest, colour: 'bg-edge' },
    { name: calculator.wholeDay, kcal: maintenance, colour: 'bg-honey' },
    { name: calculator.target, kcal: target, colour: 'bg-basil', range },
  ]
  return (
    <dl className="grid gap-4">
      {rows.map(({ name, kcal, colour, range: between }) => (
        <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
          <dt className={`text-sm ${between ? 'font-semibold' : 'text-muted'}`}>{name}</dt>
          <dd className="text-sm font-semibold whitespace-nowrap tabular-nums">
            {formatNumber(kcal, lang)} kcal
          </dd>
          <dd aria-hidden="true" className="relative col-span-2 h-3 rounded-full bg-sand">
            <div
              className={`h-full rounded-full transition-[width] duration-250 ease-calm ${colour}`}
              style={{ width: percent(kcal, most) }}
            />
            {between && (
              <div
                className="absolute top-1/2 h-5 -translate-y-1/2 rounded border-x-2 border-ink"
                style={{ left: percent(between[0], most), right: percent(most - between[1], most) }}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function percent(part: number, all: number): string {
  return `${(part / all) * 100}%`
}
