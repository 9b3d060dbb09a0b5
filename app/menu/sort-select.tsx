import ChevronDown from 'lucide-react/icons/chevron-down'
import { useWords } from '../text/words.ts'
import { type Sort, sorts } from './filter.ts'

export default function SortSelect({
  sort,
  onChange,
}: {
  sort: Sort
  onChange: (sort: Sort) => void
}) {
  const { menu } = useWords()
  const { filters } = menu
  return (
    <span className="relative inline-flex">
      <select
        aria-label={filters.sort}
        value={sort}
        onChange={event => onChange(sorts.find(before => before === event.target.value) ?? 'menu')}
        className="h-12 w-full min-w-62 appearance-none indent-1 rounded-full border border-edge bg-card pe-10 ps-5 hover:border-ink focus-visible:rounded-full"
      >
        {sorts.map(each => (
          <option key={each} value={each}>
            {filters.sorts[each]}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-[0.9375rem] end-4 text-muted"
      />
    </span>
  )
}
