import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, useState } from 'react'
import { type BoardDay, boardDays, moved, toggled } from '#shop/board.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { BoardRow } from './board-row.ts'
import { soldOn } from './edits.ts'

type Place = { readonly slug: string; readonly day: BoardDay }
type Props = {
  readonly dishes: readonly BoardRow[]
  /** A week of the calendar is looked at; its template is changed. */
  readonly isLocked: boolean
  /** Of a template a dish may be on no day. */
  readonly mayBeNone: boolean
  readonly set: (slug: string, days: readonly BoardDay[]) => void
}

/** Dishes by weekdays: one stop of the keyboard, in which arrows move; rows break up on a phone. */
export function Cells({ dishes, isLocked, mayBeNone, set }: Props) {
  const { board } = useWords()
  const lang = useLanguage()
  const [at, setAt] = useState<Place | null>(null)
  const [carried, setCarried] = useState<Place | null>(null)
  const [said, say] = useState('')
  const stop = dishes.some(({ slug }) => slug === at?.slug) ? at : null

  const toggle = (dish: BoardRow, day: BoardDay) => {
    if (isLocked) return say(board.locked)
    const days = toggled(dish.after, day) ?? (mayBeNone ? [] : null)
    if (!days) return say(board.last)
    set(dish.slug, days)
    const words = days.includes(day) ? board.added : board.removed
    say(words(dish.name[lang], board.days[day]))
  }
  const put = (dish: BoardRow, to: BoardDay) => {
    if (!carried || carried.slug !== dish.slug) return
    const from = carried.day
    setCarried(null)
    if (from === to) return say(board.stays)
    set(dish.slug, moved(dish.after, from, to))
    say(board.put(dish.name[lang], board.days[from], board.days[to]))
  }
  const press = (event: KeyboardEvent, dish: BoardRow, day: BoardDay) => {
    const { key } = event
    if (key === 'Escape' && carried) {
      setCarried(null)
      say(board.stays)
    } else if (key === 'Enter') {
      event.preventDefault()
      if (carried) return put(dish, day)
      if (isLocked || !dish.after.includes(day)) return toggle(dish, day)
      setCarried({ slug: dish.slug, day })
      say(board.lifted(dish.name[lang], board.days[day]))
    } else {
      const next = placeBy(key, dishes, { slug: dish.slug, day }, carried !== null)
      if (!next) return
      event.preventDefault()
      document.getElementById(idOf(next))?.focus()
    }
  }
  const columns =
    'grid grid-cols-5 gap-1.5 sm:grid-cols-[minmax(9rem,1fr)_repeat(5,minmax(3.5rem,4.25rem))]'
  return (
    <>
      <p role="status" className="mb-3 min-h-6 text-sm font-medium">
        {said}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: its rows break up on a phone, which a table's do not */}
      <div role="grid" aria-label={board.title} tabIndex={-1}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div
          role="row"
          tabIndex={-1}
          className={`${columns} sticky top-14 z-10 border-b md:top-0 border-line bg-page py-2`}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <span role="columnheader" tabIndex={-1} className="sr-only sm:not-sr-only">
            <span className="font-medium">{board.dish}</span>
          </span>
          {boardDays.map(day => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <span key={day} role="columnheader" tabIndex={-1} className="text-center">
              <span className="block font-semibold" title={board.days[day]}>
                {board.short[day]}
              </span>
              <span className="block text-sm text-muted tabular-nums">
                {board.count(dishes.filter(({ after }) => after.includes(day)).length)}
              </span>
            </span>
          ))}
        </div>
        {dishes.map((dish, row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            key={dish.slug}
            role="row"
            tabIndex={-1}
            className={`${columns} items-center border-b border-line py-2`}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: as above */}
            <span
              role="rowheader"
              tabIndex={-1}
              className="col-span-5 font-medium sm:col-span-1 sm:pe-3"
            >
              {dish.name[lang]}
            </span>
            {boardDays.map((day, column) => {
              const isOn = dish.after.includes(day)
              const isStop = stop ? stop.slug === dish.slug && stop.day === day : row + column === 0
              const isCarried = carried?.slug === dish.slug && carried.day === day
              const sold = soldOn(dish, day)
              const isChanged = isOn !== dish.before.includes(day)
              return (
                // biome-ignore lint/a11y/useSemanticElements: as above
                <span key={day} role="gridcell" tabIndex={-1}>
                  <button
                    id={idOf({ slug: dish.slug, day })}
                    type="button"
                    tabIndex={isStop ? 0 : -1}
                    aria-pressed={isOn}
                    aria-label={[
                      board.cell(dish.name[lang], board.days[day]),
                      sold > 0 && board.sold(sold),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                    draggable={isOn && !isLocked}
                    aria-disabled={isLocked}
                    onDragStart={() => setCarried({ slug: dish.slug, day })}
                    onDragEnd={() => setCarried(null)}
                    onDragOver={event => carried?.slug === dish.slug && event.preventDefault()}
                    onDrop={event => {
                      event.preventDefault()
                      put(dish, day)
                    }}
                    onFocus={() => setAt({ slug: dish.slug, day })}
                    onKeyDown={event => press(event, dish, day)}
                    onClick={() => toggle(dish, day)}
                    className={`relative grid h-12 w-full place-items-center rounded-field border text-sm tabular-nums ${isOn ? 'bg-basil-soft text-basil' : `bg-card text-muted ${isLocked ? '' : 'hover:border-basil'}`} ${isLocked ? 'cursor-default' : ''} ${isCarried ? 'border-2 border-basil shadow-raised' : isChanged ? 'border-dashed border-terracotta' : isOn ? 'border-transparent' : 'border-line'}`}
                  >
                    {sold > 0 ? (
                      <span className={isOn ? 'font-semibold' : 'line-through'}>{sold}</span>
                    ) : (
                      isOn && <Check size={18} aria-hidden="true" />
                    )}
                  </button>
                </span>
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}

function idOf({ slug, day }: Place): string {
  return `cell-${slug}-${day}`
}

/** Where an arrow leads; what is carried stays in its row. */
function placeBy(
  key: string,
  dishes: readonly BoardRow[],
  { slug, day }: Place,
  isCarrying: boolean,
): Place | null {
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0
  const down = isCarrying ? 0 : ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? 0)
  if (across === 0 && down === 0) return null
  const row = dishes[dishes.findIndex(dish => dish.slug === slug) + down]
  const column = boardDays[boardDays.indexOf(day) + across]
  return row && column ? { slug: row.slug, day: column } : null
}
