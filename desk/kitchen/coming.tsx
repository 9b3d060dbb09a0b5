import { useLanguage } from '#ui/language.ts'
import { Grams } from '../day/grams.tsx'
import { useWords } from '../text/words.ts'
import type { Kitchen } from './answer.ts'

/** What is ordered so far for lists that are still open: to think ahead with, not to cook from. */
export function Coming({ kitchen: { coming, portions } }: { kitchen: Kitchen }) {
  const { kitchen: words } = useWords()
  const lang = useLanguage()
  if (coming.dishes.length === 0) return null
  const total = coming.dishes.reduce((sum, dish) => sum + dish.total, 0)
  return (
    <section className="mt-8 rounded-card border border-line bg-card p-5 shadow-card sm:p-6">
      <h2 className="text-xl">{words.coming(total)}</h2>
      <p className="mt-1 text-muted">{words.comingText}</p>
      <ul className="mt-4 gap-x-10 lg:columns-2">
        {coming.dishes.map(({ mealId, name, total, portions: each }) => (
          <li
            key={mealId}
            className="flex break-inside-avoid items-baseline gap-4 border-b border-line py-2.5"
          >
            <span className="w-12 shrink-0 text-end font-serif text-xl font-semibold tabular-nums">
              {total}
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-lg">{name[lang]}</span>
              <span className="text-muted tabular-nums">
                {each
                  .map(({ portion, amount }) => `${amount} ${portions[portion]?.[lang] ?? portion}`)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {coming.ingredients && coming.ingredients.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-14 items-center text-lg font-semibold text-basil focus-visible:rounded-field">
            {words.comingGrams}
          </summary>
          <Grams grams={coming.ingredients} className="text-lg lg:columns-2" />
        </details>
      )}
    </section>
  )
}
