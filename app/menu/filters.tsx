import ChevronDown from 'lucide-react/icons/chevron-down'
import { useWords } from '../text/words.ts'
import { countWith, type FilterGroup, type MenuFilter, toggled } from './filter.ts'
import { Choice, Count } from './filter-choice.tsx'
import type { MenuMeal, MenuNames, Names } from './menu-meal.ts'
import type { Change } from './use-menu-filter.ts'

export type FilterProps = {
  filter: MenuFilter
  setFilter: (change: Change) => void
  names: MenuNames
}

/** `meals`: those that the search text finds, in the portions of the plan. `folded`: long groups open only when asked. */
type FiltersProps = FilterProps & { meals: readonly MenuMeal[]; folded?: boolean }

type Option = readonly [group: FilterGroup, code: string, name: string]

/**
 * All choices of the filter, with the number of dishes that each would show; each takes effect at
 * once. The menu's own sections are its tabs.
 */
export default function Filters({ filter, setFilter, names, meals, folded = false }: FiltersProps) {
  const { menu } = useWords()
  const { filters } = menu
  const of = (group: FilterGroup, list: Names): Option[] =>
    Object.entries(list).map(([code, name]) => [group, code, name])
  const groups: Record<'tag' | 'diet' | 'ingredient' | 'withoutAllergens', Option[]> = {
    tag: of('tag', filters.tags),
    // Vegan is a category of the menu (§3), but customers look for it among the diets.
    diet: [...of('category', names.categories), ...inOrder(of('diet', names.diets))].filter(
      ([group, code]) => (group === 'category') === (code === 'vegan'),
    ),
    ingredient: of('ingredient', names.ingredients),
    withoutAllergens: of('withoutAllergens', names.allergens),
  }
  return (
    <div className="divide-y divide-line">
      {groupOrder.map(group => {
        const options = groups[group]
        const chosen = options.filter(([own, code]) => filter[own].includes(code)).length
        return (
          <details key={group} open={!folded || chosen > 0 || short.includes(group)}>
            <summary className="group flex min-h-11 list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden">
              {filters.groups[group]}
              {chosen > 0 && <Count value={chosen} strong />}
              <ChevronDown
                size={18}
                aria-hidden="true"
                className="ms-auto text-muted in-open:rotate-180"
              />
            </summary>
            {group === 'withoutAllergens' && (
              <p className="mb-2 text-sm text-muted">{filters.allergensHint}</p>
            )}
            <fieldset className="flex flex-wrap gap-2 pb-4 lg:flex-col lg:gap-0">
              <legend className="sr-only">{filters.groups[group]}</legend>
              {options.map(([own, code, name]) => (
                <Choice
                  key={code}
                  name={name}
                  count={countWith(meals, filter, own, code)}
                  checked={filter[own].includes(code)}
                  toggle={() => setFilter(now => toggled(now, own, code))}
                />
              ))}
            </fieldset>
            {group === 'withoutAllergens' && (
              <p className="pb-4 text-sm text-muted">{filters.allergensNote}</p>
            )}
          </details>
        )
      })}
    </div>
  )
}

const groupOrder = ['tag', 'diet', 'ingredient', 'withoutAllergens'] as const
const short: readonly string[] = ['tag', 'diet']

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

/** Sorts diets as people ask for them; codes that the list lacks come last. */
function inOrder(options: readonly Option[]): Option[] {
  const place = (code: string) =>
    (dietOrder.indexOf(code) + dietOrder.length + 1) % (dietOrder.length + 1)
  return options.toSorted(([, one], [, other]) => place(one) - place(other))
}
