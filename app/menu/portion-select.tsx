import ChevronDown from 'lucide-react/icons/chevron-down'
import { formatMoney, toCents } from '#shop/money.ts'
import { useWords } from '../text/words.ts'
import type { MenuBuild, Names } from './menu-meal.ts'

/** The portion of a main meal, where the plan leaves it to the customer. */
export function PortionSelect({
  builds,
  chosen,
  names,
  label,
  onChange,
}: {
  builds: readonly MenuBuild[]
  chosen: MenuBuild
  names: Names
  label: string
  onChange: (buildId: string) => void
}) {
  const { menu } = useWords()
  return (
    <span className="relative mt-1 inline-flex">
      <select
        aria-label={label}
        value={chosen.id}
        onChange={event => onChange(event.target.value)}
        className="h-11 w-full min-w-0 appearance-none truncate rounded-full border border-edge bg-card pr-8 pl-3.5 text-sm focus-visible:rounded-full"
      >
        {builds.map(build => (
          <option key={build.id} value={build.id}>
            {`${names[build.portion]} · ${menu.grams(build.weight)} · ${formatMoney(toCents(build.price))}`}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 right-3 text-muted"
      />
    </span>
  )
}
