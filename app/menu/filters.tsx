import { useWords } from '../text/words.ts'
import { type FilterGroup, type MenuFilter, sectionCodes, toggled } from './filter.ts'
import type { MenuNames, Names } from './menu-meal.ts'
import type { Change } from './use-menu-filter.ts'

export type FilterProps = {
  filter: MenuFilter
  setFilter: (change: Change) => void
  names: MenuNames
}

/** All choices of the filter; each takes effect at once. */
export function Filters({ filter, setFilter, names }: FilterProps) {
  const { menu } = useWords()
  const { filters } = menu
  const choices: Record<FilterGroup, readonly (readonly [string, string])[]> = {
    tag: Object.entries(filters.tags),
    category: inOrder(names.categories, [...sectionCodes, 'vegan']),
    // Vegan is already a category of the menu (§3).
    diet: inOrder(names.diets, dietOrder).filter(([code]) => !(code in names.categories)),
    ingredient: Object.entries(names.ingredients),
    withoutAllergens: Object.entries(names.allergens),
  }
  return (
    <div className="space-y-6">
      {groupOrder.map(group => (
        <fieldset key={group} className="min-w-0">
          <legend className="mb-2 font-semibold">{filters.groups[group]}</legend>
          {group === 'withoutAllergens' && (
            <p className="mb-2.5 text-sm text-muted">{filters.allergensHint}</p>
          )}
          <div className="flex flex-wrap gap-2">
            {choices[group].map(([code, name]) => (
              <Choice
                key={code}
                name={name}
                checked={filter[group].includes(code)}
                toggle={() => setFilter(now => toggled(now, group, code))}
              />
            ))}
          </div>
          {group === 'withoutAllergens' && (
            <p className="mt-3 text-sm text-muted">{filters.allergensNote}</p>
          )}
        </fieldset>
      ))}
    </div>
  )
}

export function Choice({
  name,
  checked,
  toggle,
}: {
  name: string
  checked: boolean
  toggle: () => void
}) {
  return (
    <label
      className={`inline-flex min-h-11 items-center rounded-3xl border px-3.5 py-1.5 text-[0.9375rem] leading-tight transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil pointer-fine:min-h-9 pointer-fine:px-3 pointer-fine:text-sm ${checked ? 'border-basil bg-basil font-medium text-on-basil' : 'border-edge bg-card hover:border-basil hover:bg-basil-soft'}`}
    >
      <input type="checkbox" checked={checked} onChange={toggle} className="sr-only" />
      {name}
    </label>
  )
}

const groupOrder: readonly FilterGroup[] = [
  'tag',
  'category',
  'diet',
  'ingredient',
  'withoutAllergens',
]

const dietOrder = [
  'vegetarian',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'high-protein',
  'high-fibre',
  'low-fat',
  'low-sugar',
]

/** Sorts by the given order; codes that it lacks come last. */
function inOrder(names: Names, order: readonly string[]) {
  const place = (code: string) => (order.indexOf(code) + order.length + 1) % (order.length + 1)
  return Object.entries(names).sort(([one], [other]) => place(one) - place(other))
}
