import { inIngredients } from '#shop/food/component.ts'
import { type DishDraft, recipeOf } from '#shop/food/dish-file.ts'
import { ingredientList, type Pantry } from '#shop/food/recipe.ts'
import { labelOf } from '#shop/label/label.ts'
import type { Language } from '#shop/language.ts'
import type { PortionCode } from '#shop/meal.ts'
import { foodCode } from '#shop/production/codes.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import type { PrintedLabel } from '../labels/label.tsx'
import { declaredOf } from './dish-draft.ts'
import type { View } from './dish-tabs.tsx'

export type DraftLabel = {
  readonly portion: PortionCode
  readonly lang: Language
  readonly label: PrintedLabel
  readonly useBy: string
  readonly batch: string
}

/** The labels of each portion as a draft would have them, of a batch of today; empty: its texts are not whole. */
export function draftLabels(
  draft: DishDraft,
  pantry: Pantry,
  { codes, operator }: Pick<View, 'codes' | 'operator'>,
  { languages, today }: { languages: readonly Language[]; today: string },
): DraftLabel[] {
  const { name, preparation } = draft
  if (!name || !preparation) return []
  // No day has a thousand batches.
  const of = { date: today, number: 888 }
  const code = foodCode({ kind: 'tray', ...of, build: 1 })
  const page = new URL(`/t/${code}`, location.origin).href.toUpperCase()
  const dip = dipOf(draft, pantry)
  return declaredOf(draft, pantry).flatMap(({ portion, info }) =>
    languages.flatMap(lang => {
      if (!info) return []
      const label = labelOf({ ...draft, dip }, info, { codes, legalEntity: operator }, lang)
      const useBy = addDays(today, label.shelfDays - 1)
      const batch = foodCode({ kind: 'batch', ...of })
      return [{ portion, lang, label: { ...label, code, page }, useBy, batch }]
    }),
  )
}

function dipOf(draft: DishDraft, pantry: Pantry) {
  const items = inIngredients(recipeOf(draft), pantry).dip.filter(
    ({ ingredient, grams }) => pantry.has(ingredient) && grams > 0,
  )
  if (!draft.dip || items.length === 0) return null
  return { name: draft.dip.name, ingredients: ingredientList(items, pantry) }
}
