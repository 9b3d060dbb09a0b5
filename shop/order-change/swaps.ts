import type { Kitchen } from '../capacity/capacity.ts'
import { isOffered } from '../cart/cart.ts'
import type { Catalogue } from '../catalogue.ts'
import { keepsItsDay } from '../delivery-life.ts'
import type { Text } from '../language.ts'
import type { Meal, MealBuild } from '../meal.ts'
import type { OrderDelivery, OrderItem } from '../order/order.ts'
import { isBreakfast, itemPrice } from '../pricing.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import { linesFor } from './meal-lines.ts'
import type { ChangeableOrder } from './order-change.ts'

/** A meal that the new day lacks, and the nearest that it has; null: none. */
export type SwapOffer = {
  readonly buildId: string
  readonly name: Text
  readonly by: { readonly buildId: string; readonly name: Text } | null
}

export type Swap = { readonly deliveryId: string; readonly buildId: string; readonly byId: string }

type Found = { readonly meal: Meal; readonly build: MealBuild }
type On = { readonly date: string; readonly kitchen: Kitchen }

/** Meals that another day lacks, with replacements that add no allergen. */
export function swapsOn(
  order: Pick<ChangeableOrder, 'plan'>,
  delivery: OrderDelivery,
  on: On,
  catalogue: Catalogue,
): SwapOffer[] {
  const taken = new Set(delivery.items.map(({ mealId }) => mealId))
  const builds = delivery.items.flatMap(({ buildId }) => catalogue.builds.get(buildId) ?? [])
  const allergens = new Set(builds.flatMap(({ build }) => allergensOf(build)))
  return lackingOn(order, delivery, on.date, catalogue).map(item => {
    const suits = ({ meal, build }: Found) =>
      !taken.has(meal.id) &&
      on.kitchen.left(on.date, meal.id) >= item.amount &&
      allergensOf(build).every(allergen => allergens.has(allergen))
    const suitable = nearest(order, item, on.date, catalogue, suits)
    if (suitable) taken.add(suitable.meal.id)
    const by = suitable && { buildId: suitable.build.id, name: suitable.meal.name }
    return { buildId: item.buildId, name: item.name, by }
  })
}

/**
 * The delivery's lines on another day. Refuses `date-not-available` with `data.missing` for meals
 * without a swap, and `item-not-found` for a swap that does not suit.
 */
export function swapped(
  order: ChangeableOrder,
  delivery: OrderDelivery,
  { date, swaps }: { date: string; swaps: readonly Swap[] },
  catalogue: Catalogue,
): readonly OrderItem[] | Refusal {
  const lacking = lackingOn(order, delivery, date, catalogue)
  const swapsOfDelivery = swaps.filter(({ deliveryId }) => deliveryId === delivery.id)
  const byId = new Map(swapsOfDelivery.map(swap => [swap.buildId, swap.byId]))
  const missing = lacking.filter(({ buildId }) => !byId.has(buildId))
  if (missing.length > 0)
    return refuse('date-not-available', { why: 'meals', missing: missing.map(({ name }) => name) })
  const wanted = new Map<string, number>()
  for (const item of delivery.items) {
    const lacks = lacking.some(({ buildId }) => buildId === item.buildId)
    const id = (lacks && byId.get(item.buildId)) || item.buildId
    const suits = isAlike(item, id, catalogue) && isOffered(catalogue, order.plan, id, date)
    if (lacks && !suits) return refuse('item-not-found')
    wanted.set(id, (wanted.get(id) ?? 0) + item.amount)
  }
  return lacking.length === 0
    ? delivery.items
    : linesFor(order, { ...delivery, date }, wanted, catalogue)
}

/** One line per build that the day does not offer; bought meals stay allowed on their own day, and a paused delivery has none. */
function lackingOn(
  { plan }: Pick<ChangeableOrder, 'plan'>,
  delivery: OrderDelivery,
  date: string,
  catalogue: Catalogue,
): OrderItem[] {
  if (date === delivery.date && keepsItsDay(delivery)) return []
  const gone = delivery.items.filter(({ buildId }) => !isOffered(catalogue, plan, buildId, date))
  const amounts = new Map<string, OrderItem>()
  for (const item of gone) {
    const amount = item.amount + (amounts.get(item.buildId)?.amount ?? 0)
    amounts.set(item.buildId, { ...item, amount })
  }
  return [...amounts.values()]
}

/** Of the same type, diet and portion, on that day's menu: the nearest in price, then in energy. */
function nearest(
  { plan }: Pick<ChangeableOrder, 'plan'>,
  item: OrderItem,
  date: string,
  catalogue: Catalogue,
  suits: (found: Found) => boolean,
): Found | null {
  const lost = catalogue.builds.get(item.buildId)
  if (!lost) return null
  const distance = ({ meal, build }: Found) =>
    Math.abs(itemPrice(plan, meal, build) - itemPrice(plan, lost.meal, lost.build)) * 1000 +
    Math.abs(build.perPortion.kcal - lost.build.perPortion.kcal)
  const suitable = [...catalogue.builds.values()].filter(
    one =>
      one.build.portion === lost.build.portion &&
      relyOn(lost.meal).every(tag => one.meal.diet.includes(tag)) &&
      isAlike(item, one.build.id, catalogue) &&
      isOffered(catalogue, plan, one.build.id, date) &&
      suits(one),
  )
  return suitable.sort((one, other) => distance(one) - distance(other))[0] ?? null
}

function isAlike(item: OrderItem, byId: string, { builds }: Catalogue): boolean {
  const by = builds.get(byId)
  const lost = builds.get(item.buildId)
  if (!by || by.meal.type !== item.type) return false
  return !lost || isBreakfast(lost.meal) === isBreakfast(by.meal)
}

/** Diet tags that a customer may depend on; the others describe nutrition. */
const reliedOn = ['vegan', 'vegetarian', 'pescatarian', 'gluten-free', 'dairy-free']

export function relyOn({ diet }: Pick<Meal, 'diet'>): string[] {
  return diet.filter(tag => reliedOn.includes(tag))
}

function allergensOf({ allergens, traces }: MealBuild): readonly string[] {
  return [...allergens, ...traces]
}
