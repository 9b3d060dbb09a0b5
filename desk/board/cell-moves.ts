import { type KeyboardEvent, useState } from 'react'
import { moved, toggled } from '#shop/menu/board.ts'
import type { Weekday } from '#shop/schedule/weekday.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { BoardRow } from './board-row.ts'

type Place = { readonly slug: string; readonly day: Weekday }
export type CellsProps = {
  readonly dishes: readonly BoardRow[]
  /** The weekdays on which the shop delivers. */
  readonly days: readonly Weekday[]
  /** A week of the calendar is looked at; its template is changed. */
  readonly isLocked: boolean
  /** Whether a dish may be on no day at all, as in a template week. */
  readonly mayBeNone: boolean
  readonly set: (slug: string, days: readonly Weekday[]) => void
}

export type Cell = {
  readonly dish: BoardRow
  readonly day: Weekday
}

/** Moves the focus and a carried dish between the cells by arrow keys, and announces both. */
export function useCells({ dishes, days: open, isLocked, mayBeNone, set }: CellsProps) {
  const { board } = useWords()
  const lang = useLanguage()
  const [at, setAt] = useState<Place | null>(null)
  const [carried, setCarried] = useState<Place | null>(null)
  const [message, say] = useState('')

  function toggle({ dish, day }: Cell) {
    if (isLocked) return say(board.locked)
    const days = toggled(dish.after, day, open) ?? (mayBeNone ? [] : null)
    if (!days) return say(board.last)
    set(dish.slug, days)
    const words = days.includes(day) ? board.added : board.removed
    say(words(dish.name[lang], board.days[day]))
  }

  function put({ dish, day: to }: Cell) {
    if (!carried || carried.slug !== dish.slug) return
    const from = carried.day
    setCarried(null)
    if (from === to) return say(board.stays)
    set(dish.slug, moved(dish.after, from, to))
    say(board.put(dish.name[lang], board.days[from], board.days[to]))
  }

  const lift = ({ dish: { slug }, day }: Cell) => setCarried({ slug, day })

  function press(event: KeyboardEvent, cell: Cell) {
    const { dish, day } = cell
    if (event.key === 'Escape' && carried) {
      setCarried(null)
      say(board.stays)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (carried) return put(cell)
      if (isLocked || !dish.after.includes(day)) return toggle(cell)
      lift(cell)
      say(board.lifted(dish.name[lang], board.days[day]))
    } else {
      const next = placeBy(event.key, { dishes, open }, { slug: dish.slug, day }, carried !== null)
      if (!next) return
      event.preventDefault()
      document.getElementById(idOf(next))?.focus()
    }
  }

  return {
    ...{ said: message, carried, lift, put, press, toggle },
    stop: dishes.some(({ slug }) => slug === at?.slug) ? at : null,
    drop: () => setCarried(null),
    reach: ({ dish: { slug }, day }: Cell) => setAt({ slug, day }),
  }
}

export function idOf({ slug, day }: Place): string {
  return `cell-${slug}-${day}`
}

/** Where an arrow leads; what is carried stays in its row. */
function placeBy(
  key: string,
  { dishes, open }: { dishes: readonly BoardRow[]; open: readonly Weekday[] },
  { slug, day }: Place,
  isCarrying: boolean,
): Place | null {
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0
  const down = isCarrying ? 0 : ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? 0)
  if (across === 0 && down === 0) return null
  const row = dishes[dishes.findIndex(dish => dish.slug === slug) + down]
  const column = open[open.indexOf(day) + across]
  return row && column ? { slug: row.slug, day: column } : null
}
