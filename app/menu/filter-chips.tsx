import X from 'lucide-react/icons/x'
import { useWords } from '../text/words.ts'
import { filterGroups, noFilter, toggled } from './filter.ts'
import type { FilterProps } from './filters.tsx'
import { useSettled } from './use-menu-filter.ts'

type ChipsProps = FilterProps & { isCurrent: boolean }

/** The active choices of the filter; each can be removed, or all at once. */
export default function FilterChips({ filter, setFilter, names, isCurrent }: ChipsProps) {
  const { menu } = useWords()
  const { filters } = menu
  const nameOf = {
    category: (code: string) => names.categories[code],
    diet: (code: string) => names.diets[code],
    ingredient: (code: string) => names.ingredients[code],
    tag: (code: string) => filters.tags[code as keyof typeof filters.tags],
    withoutAllergens: (code: string) => filters.without(names.allergens[code] ?? code),
  }
  // Above the dishes there is nothing left to come.
  useSettled(isCurrent)
  return (
    <ul aria-label={filters.active} className="flex flex-wrap items-center gap-2">
      {filter.q && (
        <Chip
          name={filters.quoted(filter.q)}
          remove={() => setFilter(now => ({ ...now, q: '' }))}
        />
      )}
      {filterGroups.flatMap(group =>
        filter[group].map(code => (
          <Chip
            key={group + code}
            name={nameOf[group](code) ?? code}
            remove={() => setFilter(now => toggled(now, group, code))}
          />
        )),
      )}
      <li>
        <button
          type="button"
          onClick={() => setFilter(({ sort }) => ({ ...noFilter, sort }))}
          className="min-h-11 rounded-full px-3 font-medium text-basil underline underline-offset-4 hover:no-underline focus-visible:rounded-full"
        >
          {filters.clear}
        </button>
      </li>
    </ul>
  )
}

function Chip({ name, remove }: { name: string; remove: () => void }) {
  const { menu } = useWords()
  return (
    <li>
      <button
        type="button"
        aria-label={menu.filters.remove(name)}
        onClick={remove}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-basil-soft pe-3 ps-4 text-sm font-medium text-basil transition-colors duration-150 hover:bg-sand focus-visible:rounded-full"
      >
        {name}
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  )
}
