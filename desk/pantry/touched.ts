import { portionsSold } from '#shop/food/dish-file.ts'
import type { Pantry } from '#shop/food/recipe.ts'
import type { Text } from '#shop/language.ts'
import type { PortionCode } from '#shop/meal.ts'
import { isSame, type Json } from '#shop/merge/merge.ts'
import { pieceValue } from '#shop/publishing/piece-value.ts'
import { declaredOf } from '../dishes/dish-draft.ts'

type Held = {
  readonly slug: string
  readonly id: string
  readonly name: Text
  readonly dish: Json
}

/** A build that another ingredient, or another recipe of a component, makes another one. */
export type TouchedBuild = {
  readonly slug: string
  readonly name: Text
  readonly portion: PortionCode
  readonly gains: readonly string[]
  readonly loses: readonly string[]
  readonly isListChanged: boolean
  readonly kcal: readonly [before: number, after: number]
  /** In cents; null: not known. */
  readonly cost: readonly [before: number | null, after: number | null]
  readonly sold: number
}

type Declared = readonly ReturnType<typeof declaredOf>[]

/** What is declared of the dishes now; computed once, while somebody types. */
export function declaredNow(dishes: readonly Held[], pantry: Pantry): Declared {
  return dishes.map(({ dish }) => declaredOf(pieceValue<'dish'>(dish), pantry))
}

/** What moves in the dishes that hold it, from what is declared of them to another pantry. */
export function touchedBuilds(
  dishes: readonly Held[],
  before: Declared,
  after: Pantry,
  sold: Readonly<Record<string, number>>,
): TouchedBuild[] {
  return dishes.flatMap(({ slug, id, name, dish: piece }, place) => {
    const dish = pieceValue<'dish'>(piece)

    const now = declaredOf(dish, after)
    const was = before[place] ?? []
    return portionsSold(dish).flatMap((portion, at): TouchedBuild[] => {
      const [old, next] = [was[at], now[at]]
      if (!old?.info || !next?.info) return []
      if (isSame(old.info, next.info) && old.cost === next.cost) return []
      const [before, tells] = [old.info, next.info]
      const all = (info: typeof before) => [...info.allergens, ...info.traces]
      return [
        {
          ...{ slug, name, portion },
          // A trace that becomes an ingredient is gained too, as the gate counts it.
          gains: [
            ...tells.allergens.filter(code => !before.allergens.includes(code)),
            ...tells.traces.filter(code => !all(before).includes(code)),
          ],
          loses: all(before).filter(code => !all(tells).includes(code)),
          isListChanged: !isSame(before.ingredients, tells.ingredients),
          kcal: [before.perPortion.kcal, tells.perPortion.kcal],
          cost: [old.cost, next.cost],
          sold: sold[`${id}-${portion}`] ?? 0,
        },
      ]
    })
  })
}
