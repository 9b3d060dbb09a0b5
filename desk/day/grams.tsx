import { formatNumber } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { Day } from './chosen.ts'

/** Ingredients in grams as they are weighed raw, with those on the plate where they differ. */
export function Grams({
  grams,
  className = '',
}: {
  grams: NonNullable<Day['ingredients']>
  className?: string
}) {
  const { day: words } = useWords()
  const lang = useLanguage()
  return (
    <dl className={`gap-x-8 ${className}`}>
      {grams.map(({ name, grams, raw }) => (
        <div
          key={name.el}
          className="whole flex items-baseline justify-between gap-4 border-b border-line py-1.5"
        >
          <dt>{name[lang]}</dt>
          <dd className="shrink-0 text-end tabular-nums">
            <span className="font-semibold">{formatNumber(raw ?? grams, lang)} g</span>
            {raw !== null && raw !== grams && (
              <span className="block text-sm text-muted">
                {words.served(formatNumber(grams, lang))}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
