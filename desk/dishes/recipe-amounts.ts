import type { DishDraft } from '#shop/food/dish-file.ts'
import { type ByPortion, inPortion, portionsSold } from '#shop/food/dish-file.ts'
import type { Making, Pantry } from '#shop/food/recipe.ts'
import type { PortionCode } from '#shop/meal.ts'
import { withPortion } from './dish-draft.ts'

/** Which grams stand in the fields: what is on the plate, or what is weighed out. */
export const modes = ['served', 'raw'] as const
export type Mode = (typeof modes)[number]

/** What of a gram as bought is served; 1 where nobody said, and of a component, which is made here. */
function yieldOf(draft: DishDraft, id: string, pantry: Pantry): number {
  const one = pantry.get(id)
  if (one?.recipe) return 1
  return draft.making?.[id]?.yield ?? one?.yield ?? 1
}

/** In the mode's grams; undefined: it is not in this portion. */
export function amountIn(
  draft: DishDraft,
  { id, portion, mode }: { id: string; portion: PortionCode; mode: Mode },
  pantry: Pantry,
): number | undefined {
  const served = inPortion(draft.recipe[id] ?? {}, portion)
  if (served === undefined || mode === 'served') return served
  return rounded(served / yieldOf(draft, id, pantry))
}

export function withAmount(
  draft: DishDraft,
  {
    id,
    portion,
    mode,
    amount,
  }: { id: string; portion: PortionCode; mode: Mode; amount: number | undefined },
  pantry: Pantry,
): DishDraft {
  const share = mode === 'raw' ? yieldOf(draft, id, pantry) : 1
  const served = amount === undefined ? undefined : rounded(amount * share)
  return {
    ...draft,
    recipe: { ...draft.recipe, [id]: withPortion(draft.recipe[id], portion, served) },
  }
}

/**
 * With another yield of a row. The grams that are looked at stay: as served, what is weighed out
 * moves; raw, what is on the plate.
 */
export function withYield(
  draft: DishDraft,
  { id, mode, share }: { id: string; mode: Mode; share: number | undefined },
  pantry: Pantry,
): DishDraft {
  const before = yieldOf(draft, id, pantry)
  const { yield: _, ...rest } = draft.making?.[id] ?? {}
  const isUsual = share === undefined || share === pantry.get(id)?.yield
  const next = withMaking(draft, id, isUsual ? rest : { ...rest, yield: share })
  if (mode === 'served') return next
  const factor = yieldOf(next, id, pantry) / before
  const scaled = portionsSold(draft).reduce<ByPortion>((value, portion) => {
    const served = inPortion(value, portion)
    return served === undefined ? value : withPortion(value, portion, rounded(served * factor))
  }, draft.recipe[id] ?? {})
  return { ...next, recipe: { ...next.recipe, [id]: scaled } }
}

/** Without what says nothing. */
export function withMaking(draft: DishDraft, id: string, making: Making): DishDraft {
  const { [id]: _, ...others } = draft.making ?? {}
  const isSaid = Object.values(making).some(value => value !== undefined)
  const next = isSaid ? { ...others, [id]: making } : others
  const { making: __, ...rest } = draft
  return Object.keys(next).length > 0 ? { ...rest, making: next } : rest
}

export function withoutIngredient(draft: DishDraft, id: string): DishDraft {
  const { [id]: _, ...recipe } = draft.recipe
  return { ...withMaking(draft, id, {}), recipe }
}

/** To a hundredth of a gram. */
function rounded(grams: number): number {
  return Math.round(Number((grams * 100).toPrecision(12))) / 100
}
