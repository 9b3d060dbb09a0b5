import type { MenuMeal, MenuNames } from '../menu/menu-meal.ts'
import { useWords } from '../text/words.ts'
import { Chips } from './chips.tsx'
import type { usePreferences } from './preferences.ts'

export type Unwished = Pick<ReturnType<typeof usePreferences>, 'allergens' | 'mainIngredients'>

/** Allergens and main ingredients that the filling leaves out. */
export function Unwanted({
  meals,
  names,
  unwanted,
  setUnwanted,
}: {
  meals: readonly MenuMeal[]
  names: MenuNames
  unwanted: Unwished
  setUnwanted: (unwanted: Unwished) => void
}) {
  const { fill } = useWords()
  const fillable = meals.filter(
    ({ type, categories }) => type === 'main-meal' || categories.includes('breakfast'),
  )
  const ingredients = new Set(fillable.map(({ mainIngredient }) => mainIngredient))
  return (
    <>
      <Chips
        legend={fill.allergens}
        hint={fill.allergensHint}
        options={Object.entries(names.allergens)}
        chosen={unwanted.allergens}
        setChosen={allergens => setUnwanted({ ...unwanted, allergens })}
      />
      <Chips
        legend={fill.dislikes}
        hint={fill.dislikesHint}
        options={Object.entries(names.ingredients).filter(([code]) => ingredients.has(code))}
        chosen={unwanted.mainIngredients}
        setChosen={mainIngredients => setUnwanted({ ...unwanted, mainIngredients })}
      />
    </>
  )
}
