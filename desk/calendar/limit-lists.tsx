import { useState } from 'react'
import { formatHours } from '#shop/format.ts'
import type { Limited } from '#shop/publishing/day-limit-form.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { LimitRow } from './limit-row.tsx'
import type { Limits, View } from './use-limits.ts'

/** Dishes that are shown at first, beside those with a limit. */
const firstDishes = 12

type Props = { readonly view: View; readonly limits: Limits }

/** What is brought on the day, in all and by window. */
export function Windows({ view, limits: { live, fieldOf } }: Props) {
  const { calendar } = useWords()
  return (
    <>
      <section>
        <Head>{calendar.wholeDay}</Head>
        <ul className="rounded-card border border-line bg-card shadow-card">
          <LimitRow
            {...{ name: calendar.allWindows, taken: view.deliveries }}
            {...{ most: live?.deliveries ?? null, usual: null }}
            {...fieldOf({ kind: 'day' })}
          />
        </ul>
      </section>
      <section>
        <Head>{calendar.dayWindows}</Head>
        <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
          {view.windows.map(({ id, from, to, ...load }) => (
            <LimitRow
              key={id}
              name={formatHours(from, to)}
              usual={view.usual.deliveriesPerWindow}
              {...load}
              {...fieldOf({ kind: 'windows', what: id })}
            />
          ))}
        </ul>
      </section>
    </>
  )
}

/** The portions of each dish: at first those with a limit and some more, or what is sought. */
export function Dishes({ view, limits: { fieldOf, isLimited } }: Props) {
  const { calendar } = useWords()
  const lang = useLanguage()
  const [sought, setSought] = useState('')
  const [isWhole, setWhole] = useState(false)
  const find = plain(sought)
  const shown = view.dishes.filter(({ slug, name }, at) =>
    find ? plain(name[lang]).includes(find) : isWhole || at < firstDishes || isLimited(dish(slug)),
  )
  return (
    <section>
      <h2 className="mb-3 text-xl">{calendar.dayDishes}</h2>
      <div className="mb-3 flex items-end justify-between gap-x-4 pe-4 sm:pe-5">
        <div className="max-w-sm flex-1">
          <TextField
            name="sought"
            type="search"
            label={calendar.seekDish}
            value={sought}
            onChange={setSought}
          />
        </div>
        <AtMost />
      </div>
      {shown.length === 0 ? (
        <p className="text-muted">{calendar.noDish}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
          {shown.map(({ slug, name, ...load }) => (
            <LimitRow
              key={slug}
              name={name[lang]}
              usual={view.usual.portionsPerMeal}
              {...load}
              {...fieldOf(dish(slug))}
            />
          ))}
        </ul>
      )}
      {!find && shown.length < view.dishes.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setWhole(true)}>
          {calendar.allDishes(view.dishes.length)}
        </Button>
      )}
    </section>
  )
}

function Head({ children }: { children: string }) {
  return (
    <div className="mb-3 flex items-end justify-between gap-x-4 pe-4 sm:pe-5">
      <h2 className="text-xl">{children}</h2>
      <AtMost />
    </div>
  )
}

function AtMost() {
  const { calendar } = useWords()
  return (
    <span aria-hidden="true" className="shrink-0 text-sm text-muted">
      {calendar.atMost}
    </span>
  )
}

function dish(slug: string): Limited {
  return { kind: 'dishes', what: slug }
}

function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}
