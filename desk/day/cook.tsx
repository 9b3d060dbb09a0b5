import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'
import type { Day } from './chosen.ts'
import { Grams } from './grams.tsx'

/** Each dish with its portions as large numbers, what customers wrote above, the ingredients below. */
export function Cook({ day }: { day: Day }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const { cook, wishes, ingredients, unknown } = day
  const all = cook.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      <p className="mb-4 text-lg text-muted">{words.portionsInAll(all, cook.length)}</p>
      {wishes.length > 0 && (
        <section className="whole mb-6 rounded-card border-s-4 border-honey bg-card p-5 shadow-card">
          <h2 className="mb-3 text-xl">{words.wishes}</h2>
          <ul className="grid gap-3">
            {wishes.map(({ bag, text, items }) => (
              <li key={bag} className="whole sm:flex sm:gap-4">
                <p className="shrink-0 font-semibold tabular-nums sm:w-28">{words.bag(bag)}</p>
                <div className="min-w-0">
                  <p className="text-lg">«{text}»</p>
                  <p className="text-sm text-muted">
                    {items.map(({ name, amount }) => `${amount} × ${name[lang]}`).join(', ')}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {day.soldAs.length > 0 && <SoldAs lines={day.soldAs} portions={day.portions} />}
      <ul className="dishes grid gap-4 lg:grid-cols-2">
        {cook.map(line => (
          <Dish key={line.mealId} line={line} day={day} />
        ))}
      </ul>
      {unknown.length > 0 && (
        <div className="mt-6">
          <Notice kind="warning" title={words.unknown}>
            {unknown.map(name => name[lang]).join(', ')}
          </Notice>
        </div>
      )}
      {ingredients && ingredients.length > 0 && (
        <section className="mt-8">
          <h2 className="text-xl">{words.ingredients}</h2>
          <p className="mb-3 text-muted">{words.ingredientsText}</p>
          <Grams grams={ingredients} className="md:columns-2 lg:columns-3 print:columns-3" />
        </section>
      )}
    </>
  )
}

/** Portions to be made as they were declared when they were bought. */
function SoldAs({ lines, portions }: { lines: Day['soldAs']; portions: Day['portions'] }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  return (
    <section className="whole mb-6 rounded-card border-s-4 border-terracotta bg-card p-5 shadow-card">
      <h2 className="text-xl">{words.soldAs}</h2>
      <p className="mb-3 text-muted">{words.soldAsText}</p>
      <ul className="grid gap-3">
        {lines.map(({ bag, name, portion, amount, without, ingredients }) => (
          <li key={`${bag} ${name.el} ${portion}`} className="whole sm:flex sm:gap-4">
            <p className="shrink-0 font-semibold tabular-nums sm:w-28">{words.bag(bag)}</p>
            <div className="min-w-0">
              <p className="text-lg">
                {amount} × {name[lang]}, {portions[portion]?.[lang] ?? portion}
              </p>
              {without.length > 0 && (
                <p className="font-semibold text-terracotta">
                  {words.soldWithout(without.map(one => one[lang]).join(', '))}
                </p>
              )}
              <p className="text-sm text-muted">{ingredients.map(one => one[lang]).join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Dish({ line, day }: { line: Day['cook'][number]; day: Day }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const { mealId, name, total, portions, dips, grams } = line
  const bags = day.wishes.filter(({ items }) => items.some(item => item.mealId === mealId))
  return (
    <li className="whole flex flex-col rounded-card border border-line bg-card p-5 shadow-card">
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-xl">{name[lang]}</h2>
        <p className="font-serif text-5xl leading-none font-semibold tabular-nums">{total}</p>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {portions.map(({ portion, amount }) => (
          <li
            key={portion}
            className="portion flex items-baseline gap-2 rounded-field bg-basil-soft px-3 py-1.5"
          >
            <span className="text-xl font-semibold tabular-nums">{amount}</span>
            <span>{day.portions[portion]?.[lang] ?? portion}</span>
          </li>
        ))}
      </ul>
      {(dips > 0 || bags.length > 0) && (
        <p className="mt-3 flex flex-wrap gap-x-4 font-medium">
          {dips > 0 && <span>{words.dips(dips)}</span>}
          {bags.length > 0 && (
            <span className="text-warning">
              {words.wishIn(bags.map(({ bag }) => bag).join(', '))}
            </span>
          )}
        </p>
      )}
      {grams && grams.length > 0 && (
        <details className="mt-auto pt-2">
          <summary className="flex min-h-11 items-center text-sm font-semibold text-basil focus-visible:rounded-field print:hidden">
            {words.ingredients}
          </summary>
          <Grams grams={grams} className="print:columns-2" />
        </details>
      )}
    </li>
  )
}
