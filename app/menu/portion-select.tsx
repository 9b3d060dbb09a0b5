import ChevronDown from 'lucide-react/icons/chevron-down'
import { formatEuros } from '#shop/money.ts'
import { Euro } from '#ui/money.tsx'
import { useWords } from '../text/words.ts'
import { type Day, priceIn } from './day.ts'
import type { MenuBuild, Names } from './menu-meal.ts'

/** The price with the choice of the portion, if the plan leaves that to the customer. */
export default function PortionSelect({
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
    <span className="relative flex min-h-11 min-w-0 flex-wrap content-center items-baseline gap-x-2 rounded-field pe-6 leading-tight has-focus-visible:outline-3 has-focus-visible:outline-basil">
      <Euro value={priceIn(day, chosen)} className="text-lg font-semibold" />
      <span aria-hidden="true" className="text-sm text-muted">
        {names[chosen.portion]}
      </span>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 end-1 text-muted"
      />
      {/* Lies over what it changes, so that the whole of it can be pressed. */}
      <select
        aria-label={label}
        value={chosen.id}
        onChange={event => onChange(event.target.value)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {builds.map(build => (
          <option key={build.id} value={build.id}>
            {`${names[build.portion]} · ${Math.round(build.kcal)} ${menu.kcal} · ${formatEuros(priceIn(day, build))}`}
          </option>
        ))}
      </select>
    </span>
  )
}
