import type { KeyboardEvent } from 'react'
import type { Weekday } from '#shop/schedule/weekday.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { Menu } from './menus.tsx'
import { weekName } from './week-name.ts'

type Props = {
  /** Its Monday. */
  readonly week: string
  /** The weekdays on which the shop delivers. */
  readonly open: readonly Weekday[]
  /** The id of what it follows; '': as usual. */
  readonly template: string
  readonly menus: readonly Menu[]
  readonly isNow: boolean
  readonly isShown: boolean
  readonly isChanged: boolean
  /** Portions that are sold in it. */
  readonly sold: number
  /** The menu that is on its way to a week. */
  readonly carried: (Menu & { readonly by: 'press' | 'drag' }) | null
  readonly show: (week: string) => void
  readonly follow: (week: string, template: string) => void
  readonly put: (week: string) => void
  readonly move: (week: string, by: -1 | 1) => void
  readonly letGo: () => void
}

/** A week ahead with what it follows; while a menu is carried, a press puts that menu there. */
export function WeekCard(props: Props) {
  const { week, open, template, menus, isNow, isShown, isChanged, sold, carried } = props
  const { show, follow, put, move, letGo } = props
  const { board } = useWords()
  const lang = useLanguage()
  const title = weekName(week, open, lang)
  const lifted = carried?.by === 'press' ? carried : null
  const press = (event: KeyboardEvent) => {
    if (!lifted) return
    const by = steps[event.key]
    if (event.key === 'Escape') letGo()
    if (!by) return
    event.preventDefault()
    move(week, by)
  }
  return (
    <li
      onDragOver={event => carried && event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        put(week)
      }}
      className={`w-52 shrink-0 snap-start rounded-card border p-2 ${isShown ? 'bg-basil-soft' : 'bg-card'} ${carried ? 'border-dashed' : ''} ${isShown || carried ? 'border-basil' : 'border-line'} ${isChanged ? 'outline-2 outline-terracotta outline-dashed' : ''}`}
    >
      <button
        id={idOfWeek(week)}
        type="button"
        aria-pressed={lifted ? undefined : isShown}
        onKeyDown={press}
        onClick={() => (lifted ? put(week) : show(week))}
        className="block min-h-11 w-full rounded-field px-2 py-1 text-start hover:text-basil"
      >
        <span className="block font-semibold whitespace-nowrap">
          {title}
          {isNow && <span className="font-normal text-muted"> · {board.now}</span>}
        </span>
        {lifted ? (
          <span className="block text-sm font-medium text-basil">{board.putHere}</span>
        ) : (
          <span className="block text-sm whitespace-nowrap text-muted tabular-nums">
            {board.sold(sold)}
          </span>
        )}
      </button>
      <select
        aria-label={board.follows(title)}
        value={template}
        onChange={event => follow(week, event.target.value)}
        className={`mt-1 block h-11 w-full indent-1 rounded-field border border-edge bg-card ps-2 pe-0 text-sm hover:border-ink ${template ? 'font-semibold text-basil' : 'text-ink'}`}
      >
        {menus.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </li>
  )
}

const steps: Readonly<Record<string, -1 | 1>> = {
  ...{ ArrowLeft: -1, ArrowUp: -1 },
  ...{ ArrowRight: 1, ArrowDown: 1 },
}

export function idOfWeek(week: string): string {
  return `week-${week}`
}
