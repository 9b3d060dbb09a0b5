import { formatNumber } from '#shop/format.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Notice } from '../../app/ui/notice.tsx'
import { useWords } from '../text/words.ts'
import type { Day } from './listed.ts'
import { weighed } from './weighed.ts'

/** What the kitchen makes: dishes with their portions, what people wrote, and what all of it is made of. */
export function Cook({ day }: { day: Day }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const total = day.cook.reduce((sum, dish) => sum + dish.total, 0)
  const most = Math.max(1, ...day.cook.map(dish => dish.total))
  const notes = day.bags.filter(({ notes }) => notes)
  return (
    <div className="space-y-10">
      <section>
        <h3 className="mb-3 text-xl">{words.portionsIn(total, day.cook.length)}</h3>
        <ol className="rounded-card border border-line bg-card shadow-card print:border-0 print:shadow-none">
          {day.cook.map(dish => (
            <li
              key={dish.mealId}
              className="grid break-inside-avoid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 border-line px-4 py-3 not-last:border-b sm:px-6"
            >
              <span className="text-end font-serif text-3xl leading-none font-semibold tabular-nums">
                {dish.total}
              </span>
              <span>
                <span className="block text-lg font-semibold">{dish.name[lang]}</span>
                <span className="mt-0.5 flex flex-wrap gap-x-4 text-muted tabular-nums">
                  {dish.portions.map(({ portion, amount }) => (
                    <span key={portion}>
                      {words.portions[portion]} <b className="text-ink">{amount}</b>
                    </span>
                  ))}
                </span>
                <span
                  aria-hidden="true"
                  className="mt-2 block h-1.5 rounded-full bg-basil print:hidden"
                  style={{ width: `${(100 * dish.total) / most}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      </section>
      {notes.length > 0 && (
        <section>
          <h3 className="mb-3 text-xl">{words.notes}</h3>
          <ul className="space-y-2">
            {notes.map(({ number, bag, notes: text }) => (
              <li key={number} className="break-inside-avoid">
                <b>{words.bag(bag)}</b>: {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {day.ingredients && (
        <section>
          <h3 className="mb-1 text-xl">{words.ingredients}</h3>
          <p className="mb-3 text-muted">{words.asServed}</p>
          {day.unknown.length > 0 && (
            <div className="mb-3">
              <Notice kind="warning">{words.unknown(day.unknown.length)}</Notice>
            </div>
          )}
          <ul className="columns-1 gap-x-10 sm:columns-2 lg:columns-3 print:columns-3">
            {day.ingredients.map(({ name, grams }) => (
              <li
                key={name.en}
                className="flex break-inside-avoid items-baseline justify-between gap-3 border-b border-line py-1.5"
              >
                <span>{name[lang]}</span>
                <span className="font-semibold whitespace-nowrap tabular-nums">
                  {weighed(grams, digits => formatNumber(digits.value, lang, digits.places))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
