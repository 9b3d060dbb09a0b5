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
}: {
  plan: Plan
  house: House
  place: number
  van: number
  window: Window
  time: string
  drop: object
  change: (vans: readonly Van[]) => void
  pin: (pinned: number) => void
} & StopActs) {
  const { routes: words } = useWords()
  const lang = useLanguage()
  const label = labelOf(house, window, lang)
  const last = (plan.routes[van]?.length ?? 0) - 1
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
          <Button
            size="sm"
            variant="quiet"
            aria-label={words.cut(label)}
            onClick={() => cut(house)}
          >
            <Scissors size={18} aria-hidden="true" />
          </Button>
        )}
        {isPart(house) && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={words.join(label)}
            onClick={() => join(house)}
          >
            <Merge size={18} aria-hidden="true" />
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={words.up(label)}
          aria-disabled={place === 0}
          onClick={() => place > 0 && change(plan.move(house.id, van, place - 1))}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={words.down(label)}
          aria-disabled={place === last}
          onClick={() => place < last && change(plan.move(house.id, van, place + 1))}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </Button>
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
      </span>
    </li>
  )
}
