import { useMemo, useState } from 'react'
import type { ItemType } from '#shop/meal.ts'
import { searcher } from '../../../menu/filter.ts'
import type { MenuMeal } from '../../../menu/menu-meal.ts'
import { SearchBox } from '../../../menu/search-box.tsx'
import { useWords } from '../../../text/words.ts'
import type { OrderMenu } from './meals-contents.ts'
import { type MenuProps, Offered } from './offered-meal.tsx'

const kinds = ['all', 'main-meal', 'snack', 'extras'] as const
type Kind = (typeof kinds)[number]

/** That day's menu to add from, searched by name and filtered by kind. */
export function MealsMenu({ menu, pieces, contents, full, change }: MenuProps) {
  const { orderChange } = useWords()
  const words = orderChange.mealsDialog
  const [q, setQ] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const isSought = useMemo(() => searcher(menu.names), [menu.names])
  const offered = menu.meals.filter(meal => meal.builds.some(({ id }) => menu.offers.has(id)))
  const types = new Set<ItemType>(offered.map(({ type }) => type))
  const shown = offered.filter(meal => (kind === 'all' || meal.type === kind) && isSought(meal, q))
  const amountOf = (id: string) => contents.find(({ itemId }) => itemId === id)?.amount ?? 0
  return (
    <section aria-labelledby="meals-menu">
      <h3 id="meals-menu" className="mb-3 text-lg">
        {words.add}
      </h3>
      <div className="flex">
        <SearchBox q={q} onSearch={setQ} />
      </div>
      <Kinds known={types} chosen={kind} choose={setKind} />
      <p role="status" className={shown.length === 0 ? 'mt-4' : 'sr-only'}>
        {shown.length === 0 ? words.none : words.count(shown.length)}
      </p>
      <ul className="mt-4 grid gap-3">
        {shown.flatMap(meal =>
          buildsOf(meal, menu).map(id => {
            const piece = pieces.get(id)
            const room = piece?.type === 'main-meal' && full ? 0 : (piece?.most ?? 0)
            return (
              piece && (
                <Offered
                  key={id}
                  piece={piece}
                  amount={amountOf(id)}
                  room={room}
                  change={amount => change(id, amount)}
                />
              )
            )
          }),
        )}
      </ul>
    </section>
  )
}

function Kinds({
  known,
  chosen,
  choose,
}: {
  known: ReadonlySet<ItemType>
  chosen: Kind
  choose: (kind: Kind) => void
}) {
  const { orderChange } = useWords()
  const words = orderChange.mealsDialog
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">{words.types}</legend>
      <div className="flex flex-wrap gap-2">
        {kinds
          .filter(each => each === 'all' || known.has(each))
          .map(each => (
            <label key={each} className={chip(each === chosen)}>
              <input
                type="radio"
                name="kind"
                checked={each === chosen}
                onChange={() => choose(each)}
                className="sr-only"
              />
              {each === 'all' ? words.all : words.type[each]}
            </label>
          ))}
      </div>
    </fieldset>
  )
}

function buildsOf(meal: MenuMeal, { offers }: OrderMenu): string[] {
  return meal.builds.flatMap(({ id }) => (offers.has(id) ? [id] : []))
}

function chip(checked: boolean): string {
  return `inline-flex min-h-11 items-center rounded-full border px-4 text-sm transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil ${checked ? 'border-basil bg-basil font-medium text-on-basil' : 'border-edge bg-card hover:border-basil hover:bg-basil-soft'}`
}
