import { useState } from 'react'
import type { DishDraft } from '#shop/food/dish-file.ts'
import { portionsSold } from '#shop/food/dish-file.ts'
import type { Pantry } from '#shop/food/recipe.ts'
import { useLanguage } from '#ui/language.ts'
import { usePortionName } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { tabLooks } from '../ui/tab-looks.ts'
import { Figures } from './figures.tsx'
import { type Mode, modes } from './recipe-amounts.ts'
import { RecipeRow } from './recipe-row.tsx'

type Props = {
  readonly draft: DishDraft
  readonly change: (draft: DishDraft) => void
  readonly pantry: Pantry
  readonly allergenName: (code: string) => string
  readonly seesCost: boolean
}

/** Grams of each ingredient and portion, and at once what they make of the dish. */
export function RecipeTab({ draft, change, pantry, allergenName, seesCost }: Props) {
  const { catalogue, pantry: words } = useWords()
  const portionName = usePortionName()
  const [mode, setMode] = useState<Mode>('served')
  const portions = portionsSold(draft)
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <Modes chosen={mode} choose={setMode} />
        <p className="mb-3 text-sm text-muted">{words.modeHint[mode]}</p>
        <div className="overflow-x-auto rounded-card border border-line bg-card py-2 pe-2 shadow-card">
          <table className="w-full">
            <caption className="sr-only">{catalogue.tabs.recipe}</caption>
            <thead>
              <tr>
                <th
                  scope="col"
                  className="sticky start-0 bg-card py-2 ps-4 pe-2 text-start font-medium text-muted"
                >
                  {catalogue.list}
                </th>
                <th scope="col" className="p-2 text-end font-medium text-muted">
                  {words.yield}
                </th>
                {portions.map(portion => (
                  <th key={portion} scope="col" className="p-2 text-end font-medium text-muted">
                    {portionName(portion)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody key={mode}>
              {Object.keys(draft.recipe).map(id => (
                <RecipeRow key={id} id={id} {...{ draft, change, pantry, mode, portions }} />
              ))}
            </tbody>
          </table>
        </div>
        <AddIngredient draft={draft} change={change} pantry={pantry} />
      </div>
      <Figures draft={draft} pantry={pantry} allergenName={allergenName} seesCost={seesCost} />
    </div>
  )
}

/** Chooses whether the fields show grams as served or raw. */
function Modes({ chosen, choose }: { chosen: Mode; choose: (mode: Mode) => void }) {
  const { pantry: words } = useWords()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <span className="font-medium">{words.mode}</span>
      {modes.map(one => (
        <button
          key={one}
          type="button"
          className={tabLooks(one === chosen)}
          aria-pressed={one === chosen}
          onClick={() => choose(one)}
        >
          {words.modes[one]}
        </button>
      ))}
    </div>
  )
}

function AddIngredient({ draft, change, pantry }: Pick<Props, 'draft' | 'change' | 'pantry'>) {
  const { catalogue, pantry: words } = useWords()
  const lang = useLanguage()
  const free = [...pantry.values()]
    .filter(({ id }) => !(id in draft.recipe))
    .toSorted((one, other) => one.name[lang].localeCompare(other.name[lang], lang))
  return (
    <select
      aria-label={catalogue.add}
      value=""
      onChange={event =>
        change({ ...draft, recipe: { ...draft.recipe, [event.target.value]: {} } })
      }
      className="mt-4 h-12 w-full indent-1 max-w-sm rounded-field border border-edge bg-card px-4"
    >
      <option value="">{catalogue.add}</option>
      {free.map(({ id, name, recipe }) => (
        <option key={id} value={id}>
          {recipe ? `${name[lang]} · ${words.component}` : name[lang]}
        </option>
      ))}
    </select>
  )
}
