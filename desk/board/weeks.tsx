import { useState } from 'react'
import { type Language, locales } from '#shop/language.ts'
import type { MenuWeeks } from '#shop/menu-weeks.ts'
import { addDays } from '#shop/schedule.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Button } from '../../app/ui/button.tsx'
import { useWords } from '../text/words.ts'
import { templateIn } from './edits.ts'

type Props = {
  readonly mondays: readonly string[]
  readonly weeks: MenuWeeks
  readonly before: MenuWeeks
  /** Portions that are sold, by the Monday of their week. */
  readonly sold: ReadonlyMap<string, number>
  /** '': the usual week; the id of a template; or a Monday. */
  readonly shown: string
  readonly show: (shown: string) => void
  readonly follow: (week: string, template: string) => void
  readonly begin: () => void
}

/** The usual week and the templates, then the weeks to come, each with what it follows. */
export function Weeks({ mondays, weeks, before, sold, shown, show, follow, begin }: Props) {
  const { board } = useWords()
  const lang = useLanguage()
  const [carried, setCarried] = useState<string | null>(null)
  const menus = [
    { id: '', name: board.usual },
    ...weeks.templates.map(({ id, name }) => ({ id, name: name[lang] })),
  ]
  return (
    <>
      <h2 className="mt-6 mb-2 text-lg lg:mt-0">{board.menus}</h2>
      <ul className="mb-6 flex flex-wrap items-center gap-2">
        {menus.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={shown === id}
              draggable
              onDragStart={event => {
                event.dataTransfer.setData('text/plain', name)
                setCarried(id)
              }}
              onDragEnd={() => setCarried(null)}
              onClick={() => show(id)}
              className={`min-h-11 cursor-grab rounded-full border px-4 font-medium ${shown === id ? 'border-basil bg-basil text-on-basil' : 'border-edge bg-card hover:border-basil'}`}
            >
              {name}
            </button>
          </li>
        ))}
        <li>
          <Button size="sm" variant="quiet" onClick={begin}>
            {board.newTemplate}
          </Button>
        </li>
      </ul>
      <h2 className="mb-2 text-lg">{board.weeks}</h2>
      <ol className="mb-8 flex snap-x gap-3 overflow-x-auto pt-1 pb-3">
        {mondays.map((week, at) => {
          const template = templateIn(weeks, week)
          const isChanged = template !== templateIn(before, week)
          const said = weekSaid(week, lang)
          return (
            <li
              key={week}
              onDragOver={event => carried !== null && event.preventDefault()}
              onDrop={event => {
                event.preventDefault()
                if (carried !== null) follow(week, carried)
                setCarried(null)
              }}
              className={`w-44 shrink-0 snap-start rounded-card border p-2 ${shown === week ? 'border-basil bg-basil-soft' : 'border-line bg-card'} ${carried === null ? '' : 'border-dashed border-basil'} ${isChanged ? 'outline-2 outline-terracotta outline-dashed' : ''}`}
            >
              <button
                type="button"
                aria-pressed={shown === week}
                onClick={() => show(week)}
                className="block min-h-11 w-full rounded-field px-2 py-1 text-start hover:text-basil"
              >
                <span className="block font-semibold whitespace-nowrap">{said}</span>
                <span className="block text-sm whitespace-nowrap text-muted tabular-nums">
                  {at === 0 && `${board.now} · `}
                  {board.sold(sold.get(week) ?? 0)}
                </span>
              </button>
              <select
                aria-label={board.follows(said)}
                value={template}
                onChange={event => follow(week, event.target.value)}
                className={`mt-1 block h-11 w-full rounded-field border border-edge bg-card ps-2 pe-0 text-sm hover:border-ink ${template ? 'font-semibold text-basil' : 'text-ink'}`}
              >
                {menus.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** "7–11 Δεκ": from its Monday to its Friday. */
export function weekSaid(week: string, lang: Language): string {
  const [first = '', last = ''] = [week, addDays(week, 4)]
  const day = (date: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[lang], { ...style, timeZone: 'UTC' }).format(
      Date.parse(`${date}T00:00:00Z`),
    )
  const both = { day: 'numeric', month: 'short' } as const
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${Number(first.slice(8))}–${day(last, both)}`
    : `${day(first, both)} – ${day(last, both)}`
}
