import type { Macros } from '#shop/food/calories.ts'
import { formatNumber } from '#shop/format.ts'
import { useLanguage, useWords } from '../../text/words.ts'

const parts = [
  { macro: 'protein', stroke: 'stroke-basil', dot: 'bg-basil' },
  { macro: 'carbs', stroke: 'stroke-honey', dot: 'bg-honey' },
  { macro: 'fat', stroke: 'stroke-terracotta', dot: 'bg-terracotta' },
] as const

/** Percent of the ring left open between two parts. */
const gap = 1.5

/** A ring of what the energy comes from; the list beside it says the same in words. */
export function MacroRing({ macros }: { macros: Macros }) {
  const { calculator } = useWords()
  const lang = useLanguage()
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-5">
      <svg viewBox="0 0 36 36" aria-hidden="true" className="size-32 shrink-0 -rotate-90">
        {parts.map(({ macro, stroke }, index) => {
          const before = parts.slice(0, index).map(part => macros[part.macro].percent)
          const start = before.reduce((sum, percent) => sum + percent, 0)
          return (
            <circle
              key={macro}
              cx="18"
              cy="18"
              r="15"
              fill="none"
              strokeWidth="5"
              pathLength="100"
              strokeDasharray={`${macros[macro].percent - gap} ${100 - macros[macro].percent + gap}`}
              strokeDashoffset={-start}
              className={`transition-[stroke-dasharray,stroke-dashoffset] duration-250 ease-calm ${stroke}`}
            />
          )
        })}
      </svg>
      <dl className="grid min-w-56 flex-1 gap-2.5 text-sm">
        {parts.map(({ macro, dot }) => (
          <div key={macro} className="flex flex-wrap items-baseline gap-x-2">
            <dt className="flex items-baseline gap-2">
              <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${dot}`} />
              {calculator.macros[macro]}
            </dt>
            <dd className="ms-auto whitespace-nowrap tabular-nums">
              <strong className="font-semibold">{formatNumber(macros[macro].grams, lang)} g</strong>{' '}
              <span className="text-sm text-muted">{macros[macro].percent}%</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
