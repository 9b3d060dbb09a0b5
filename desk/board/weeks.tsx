import { useState } from 'react'
import type { MenuWeeks } from '#shop/menu/menu-weeks.ts'
import type { Weekday } from '#shop/schedule/weekday.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { templateIn } from './edits.ts'
import { Menus } from './menus.tsx'
import { idOfWeek, WeekCard } from './week-card.tsx'
import { weekName } from './week-name.ts'

type Props = {
  readonly mondays: readonly string[]
  /** The weekdays on which the shop delivers. */
  readonly open: readonly Weekday[]
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

/** `by`: a menu that was pressed waits for a press on a week; one that is dragged ends with its drag. */
type Carried = { readonly id: string; readonly by: 'press' | 'drag' }

/** The usual week and the templates, then the weeks to come, each with what it follows. */
export function Weeks(props: Props) {
  const { mondays, open, weeks, before, sold, shown, show, follow, begin } = props
  const { board } = useWords()
  const lang = useLanguage()
  const menus = [
    { id: '', name: board.usual },
    ...weeks.templates.map(({ id, name }) => ({ id, name: name[lang] })),
  ]
  const { said, carried, isLifted, lift, letGo, put, drag } = useCarriedMenu(props, menus)
  const move = (week: string, by: -1 | 1) => {
    const next = mondays[mondays.indexOf(week) + by]
    if (next) focus(idOfWeek(next))
  }
  return (
    <>
      <p className="mb-3 max-w-2xl text-sm text-muted">{board.menusText}</p>
      <Menus
        {...{ menus, shown, show, lift, letGo, begin, drag, idOfHandle }}
        lifted={isLifted ? (carried?.id ?? null) : null}
      />
      <h2 className="mb-2 text-lg">{board.weeks}</h2>
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className={said ? 'mb-2 min-h-6 font-medium' : ''}>
          {said}
        </p>
        {isLifted && (
          <Button size="sm" variant="quiet" className="mb-2" onClick={letGo}>
            {board.letGo}
          </Button>
        )}
      </div>
      <ol className="mb-8 flex snap-x gap-3 overflow-x-auto pt-1 pb-3">
        {mondays.map((week, at) => {
          const template = templateIn(weeks, week)
          return (
            <WeekCard
              key={week}
              {...{ week, open, template, menus, show, follow, put, move, letGo }}
              isNow={at === 0}
              isShown={shown === week}
              isChanged={template !== templateIn(before, week)}
              sold={sold.get(week) ?? 0}
              carried={carried}
            />
          )
        })}
      </ol>
    </>
  )
}

/** Carries a menu to a week, by drag or by a press on its handle and one on the week, and announces it. */
function useCarriedMenu(
  { mondays, open, shown, follow }: Props,
  menus: readonly { readonly id: string; readonly name: string }[],
) {
  const { board } = useWords()
  const lang = useLanguage()
  const [carried, setCarried] = useState<Carried | null>(null)
  const [message, say] = useState('')
  const nameOf = (id: string) => menus.find(menu => menu.id === id)?.name ?? id
  const isLifted = carried?.by === 'press'

  function lift(id: string) {
    if (isLifted && carried.id === id) return letGo()
    setCarried({ id, by: 'press' })
    say(board.liftedMenu(nameOf(id)))
    const first = mondays.includes(shown) ? shown : mondays[0]
    if (first) focus(idOfWeek(first))
  }

  function letGo() {
    if (!carried) return
    setCarried(null)
    say(board.stays)
    focus(idOfHandle(carried.id))
  }

  function put(week: string) {
    if (!carried) return
    setCarried(null)
    follow(week, carried.id)
    say(board.weekNow(weekName(week, open, lang), nameOf(carried.id)))
  }

  const drag = (id: string | null) => setCarried(id === null ? null : { id, by: 'drag' })
  return {
    ...{ said: message, isLifted, lift, letGo, put, drag },
    carried: carried && { ...carried, name: nameOf(carried.id) },
  }
}

function idOfHandle(id: string): string {
  return `handle-${id}`
}

function focus(id: string): void {
  document.getElementById(id)?.focus()
}
