import type { LucideIcon } from 'lucide-react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Merge from 'lucide-react/icons/merge'
import Pin from 'lucide-react/icons/pin'
import Scissors from 'lucide-react/icons/scissors'
import type { House } from '#shop/route/stops.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { labelOf, numbersOf } from './house-label.ts'
import type { Plan, Van, Window } from './plan.ts'

export type StopActs = {
  /** On the map; null: none. */
  readonly show: (stop: string | null) => void
  /** In two stops, for two vans. */
  readonly cut: (house: House) => void
  /** All parts of its house. */
  readonly join: (house: House) => void
  readonly isPart: (house: House) => boolean
}

/** What names the dragged stop. */
export const dragged = 'text/x-stop'

/** One stop of a van, with all that a dispatcher may do to it. */
export function StopRow({
  plan,
  house,
  place,
  van,
  window,
  time,
  drop,
  change,
  pin,
  show,
  cut,
  join,
  isPart,
}: Moved & {
  window: Window
  time: string
  drop: object
  pin: (pinned: number) => void
} & StopActs) {
  const { routes: words } = useWords()
  const lang = useLanguage()
  const label = labelOf(house, window, lang)
  const isPinned = place < (plan.vans[van]?.pinned ?? 0)
  return (
    <li
      className="flex cursor-grab flex-wrap items-center gap-x-3 py-2"
      draggable
      onDragStart={event => event.dataTransfer.setData(dragged, house.id)}
      onMouseEnter={() => show(house.id)}
      onMouseLeave={() => show(null)}
      onFocus={() => show(house.id)}
      onBlur={() => show(null)}
      {...drop}
    >
      <button
        type="button"
        aria-pressed={isPinned}
        aria-label={words.pin(place + 1, label)}
        title={words.pinned}
        onClick={() => pin(isPinned ? place : place + 1)}
        className={`flex size-11 shrink-0 items-center justify-center gap-0.5 rounded-full font-semibold tabular-nums focus-visible:rounded-full ${isPinned ? 'bg-basil text-on-basil' : 'text-ink hover:bg-basil-soft'}`}
      >
        {isPinned && <Pin size={14} aria-hidden="true" fill="currentColor" />}
        {place + 1}
      </button>
      <p className="min-w-0 flex-1 basis-44">
        {label}
        <span className="block text-sm text-muted tabular-nums">
          {time} · {words.bagsOf(numbersOf(house, window))}
        </span>
      </p>
      <span className="flex flex-wrap items-center">
        {house.deliveries.length > 1 && (
          <Act Icon={Scissors} label={words.cut(label)} act={() => cut(house)} />
        )}
        {isPart(house) && <Act Icon={Merge} label={words.join(label)} act={() => join(house)} />}
        <Moves {...{ plan, house, place, van, change, label }} />
      </span>
    </li>
  )
}

type Moved = {
  plan: Plan
  house: House
  place: number
  van: number
  change: (vans: readonly Van[]) => void
}

function Moves({ plan, house, place, van, change, label }: Moved & { label: string }) {
  const { routes: words } = useWords()
  const last = (plan.routes[van]?.length ?? 0) - 1
  return (
    <>
      <Act
        Icon={ArrowUp}
        label={words.up(label)}
        isOff={place === 0}
        act={() => change(plan.move(house.id, van, place - 1))}
      />
      <Act
        Icon={ArrowDown}
        label={words.down(label)}
        isOff={place === last}
        act={() => change(plan.move(house.id, van, place + 1))}
      />
      <select
        aria-label={words.to(label)}
        value={van}
        onChange={({ target: { value } }) =>
          change(plan.move(house.id, value === '' ? null : Number(value)))
        }
        className="h-11 rounded-field border border-edge bg-card px-2 text-ink hover:border-ink focus-visible:rounded-field"
      >
        {plan.vans.map(({ key }, index) => (
          <option key={key} value={index}>
            {words.van(index + 1)}
          </option>
        ))}
        <option value="">{words.noVan}</option>
      </select>
    </>
  )
}

/** A small button; one that is off stays where the keyboard finds it. */
function Act(props: { Icon: LucideIcon; label: string; act: () => void; isOff?: boolean }) {
  const { Icon, label, act, isOff = false } = props
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => isOff || act()}
    >
      <Icon size={18} aria-hidden="true" />
    </Button>
  )
}
