import ChevronDown from 'lucide-react/icons/chevron-down'
import { formatMoney, toCents } from '#shop/money.ts'
import { useWords } from '../text/words.ts'
import { type Day, priceIn } from './day.ts'
import type { MenuBuild, Names } from './menu-meal.ts'

/** The choice of a main meal's portion, if the plan leaves it to the customer. */
export function PortionSelect({
  builds,
  chosen,
  day,
  names,
  label,
  onChange,
}: {
  builds: readonly MenuBuild[]
  chosen: MenuBuild
  day: Day | null
  names: Names
  label: string
  onChange: (buildId: string) => void
}) {
  const { menu } = useWords()
  return (
    <span className="relative z-1 mt-3 flex">
      <select
        aria-label={label}
        value={chosen.id}
        onChange={event => onChange(event.target.value)}
        className="h-11 w-full min-w-0 appearance-none truncate rounded-full border border-edge bg-card pe-9 ps-4 text-[0.9375rem] hover:border-ink focus-visible:rounded-full"
      >
        {builds.map(build => (
          <option key={build.id} value={build.id}>
            {`${names[build.portion]} · ${Math.round(build.kcal)} ${menu.kcal} · ${formatMoney(toCents(priceIn(day, build)))}`}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 end-4 text-muted"
      />
    </span>
  )
}
