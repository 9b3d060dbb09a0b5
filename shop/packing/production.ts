import type { ShippingAddress } from '../address/address.ts'
import type { SpotKind } from '../address/spot.ts'
import { rawItems } from '../food/raw.ts'
import type { Pantry, Recipe } from '../food/recipe.ts'
import type { Text } from '../language.ts'
import { type PortionCode, portionCodes } from '../meal.ts'
import type { OrderItem } from '../order/order.ts'
import type { TimePeriod } from '../schedule/schedule.ts'

export type DueDelivery = {
  readonly id: string
  readonly number: number
  readonly timePeriod: Omit<TimePeriod, 'code'>
  readonly spot: { readonly id: string; readonly kind: SpotKind; readonly name: Text }
  readonly address: ShippingAddress
  readonly name: string
  readonly notes: string
  /** Cents that whoever hands it over takes; null: it is paid. */
  readonly due?: number | null
  readonly items: readonly (DueItem & { readonly soldAs?: SoldAs | null })[]
}

type DueItem = Pick<OrderItem, 'buildId' | 'mealId' | 'name' | 'portion' | 'amount'>

/** The declaration of a line at its sale, where it has changed since. */
type SoldAs = {
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
  readonly ingredients: readonly { readonly name: Text }[]
}

export type CookLine = {
  readonly mealId: string
  readonly name: Text
  readonly total: number
  /** Smallest portion first. */
  readonly portions: readonly { readonly portion: PortionCode; readonly amount: number }[]
}

/** The dishes to cook, most portions first. */
export function cookList(deliveries: readonly Pick<DueDelivery, 'items'>[]): CookLine[] {
  const dishes = Map.groupBy(
    deliveries.flatMap(({ items }) => items),
    ({ mealId }) => mealId,
  )
  const lines = [...dishes].map(([mealId, items]): CookLine => {
    const [first] = items
    const portions = portionCodes
      .map(portion => ({ portion, amount: amountOf(items.filter(one => one.portion === portion)) }))
      .filter(({ amount }) => amount > 0)
    return { mealId, name: first?.name ?? { el: '', en: '' }, total: amountOf(items), portions }
  })
  return lines.sort(
    (one, other) => other.total - one.total || one.name.el.localeCompare(other.name.el, 'el'),
  )
}

function amountOf(items: readonly DueItem[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0)
}

type Needed = {
  /**
   * By ingredient, heaviest first: whole grams as served, components taken apart, and as bought
   * (null: unknown yield).
   */
  readonly grams: readonly {
    readonly ingredient: string
    readonly grams: number
    readonly raw: number | null
  }[]
  /** Meals without a recipe, which are missing above. */
  readonly unknown: readonly string[]
}

/** Ingredients of all deliveries, dips included. */
export function ingredientsFor(
  deliveries: readonly Pick<DueDelivery, 'items'>[],
  recipes: ReadonlyMap<string, Recipe>,
  pantry: Pantry,
): Needed {
  const sums = new Map<string, { grams: number; raw: number | null }>()
  const unknown = new Set<string>()
  const add = (id: string, grams: number, raw: number | null) => {
    const sum = sums.get(id) ?? { grams: 0, raw: 0 }
    sum.grams += grams
    sum.raw = sum.raw === null || raw === null ? null : sum.raw + raw
    sums.set(id, sum)
  }
  for (const { mealId, portion, amount } of deliveries.flatMap(({ items }) => items)) {
    const recipe = recipes.get(mealId)
    const rows = recipe?.portions[portion]
    if (!recipe || !rows) unknown.add(mealId)
    const all = [...(rows ?? []), ...(rows ? (recipe?.dip ?? []) : [])]
    for (const { ingredient, served, grams, isKnown } of rawItems(all, pantry))
      add(ingredient, served * amount, isKnown ? grams * amount : null)
  }
  const grams = [...sums].map(([ingredient, sum]) => ({
    ingredient,
    grams: Math.round(sum.grams),
    raw: sum.raw === null ? null : Math.round(sum.raw),
  }))
  return { grams: grams.sort((one, other) => other.grams - one.grams), unknown: [...unknown] }
}

/**
 * The bags of a day in the order in which they are packed and driven: by window, then counters and
 * offices together, then by postcode and street. The number of a bag is its place in the list.
 */
export function bags<Delivery extends DueDelivery>(
  deliveries: readonly Delivery[],
): { readonly bag: number; readonly delivery: Delivery }[] {
  return deliveries
    .toSorted((one, other) => collator.compare(placeOf(one), placeOf(other)))
    .map((delivery, index) => ({ bag: index + 1, delivery }))
}

const collator = new Intl.Collator('el', { numeric: true })

function placeOf({ timePeriod, spot, address, number }: DueDelivery): string {
  const where = spot.kind === 'delivery' ? `2 ${address.postcode}` : `1 ${spot.id}`
  return [timePeriod.from, where, address.street, address.number, number].join(' ')
}
