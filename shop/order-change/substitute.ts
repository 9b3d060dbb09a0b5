import type { Kitchen } from '../capacity/capacity.ts'
import { amountsByBuild, isOffered } from '../cart/cart.ts'
import type { Catalogue } from '../catalogue.ts'
import { leadsTo } from '../delivery-life.ts'
import type { Meal, MealBuild } from '../meal.ts'
import type { Cents } from '../money.ts'
import type { OrderDelivery, OrderItem } from '../order/order.ts'
import { isBreakfast, itemPrice } from '../pricing.ts'
import { isRefusal, type Refusal, refuse } from '../refusal/refusal.ts'
import { linesFor } from './meal-lines.ts'
import { type ChangeableOrder, type Changed, findDelivery } from './order-change.ts'
import { relyOn } from './swaps.ts'

export type Substitute = { readonly meal: Meal; readonly build: MealBuild }

type Line = { readonly buildId: string; readonly gains: readonly string[] }

/** A dish with a pending change counts as sold out. */
type Circumstances = { readonly catalogue: Catalogue; readonly kitchen: Kitchen }

const mostOffers = 6
/** Cents that the shop bears for each portion. */
const mostDearer: Cents = 300

/**
 * Dishes that a customer may have in the place of one that the shop changes after it was sold: of the
 * same kind, portion and diet, without an allergen that the delivery does not hold already or that
 * the sold dish gains, the nearest in price first. They never pay more for it.
 */
export function substitutesFor(
  order: ChangeableOrder,
  delivery: OrderDelivery,
  { buildId, gains }: Line,
  { catalogue, kitchen }: Circumstances,
): Substitute[] {
  const { builds } = catalogue
  const lost = builds.get(buildId)
  const amount = amountsByBuild(delivery.items).get(buildId) ?? 0
  if (!lost || amount === 0) return []
  const taken = new Set(delivery.items.map(({ mealId }) => mealId))
  const held = new Set(
    delivery.items.flatMap(item => {
      const build = builds.get(item.buildId)?.build
      return build ? [...build.allergens, ...build.traces] : []
    }),
  )
  const price = ({ meal, build }: Substitute) => itemPrice(order.plan, meal, build)
  const distance = (one: Substitute) =>
    Math.abs(price(one) - price(lost)) * 1000 +
    Math.abs(one.build.perPortion.kcal - lost.build.perPortion.kcal)
  const suits = (one: Substitute) =>
    one.build.portion === lost.build.portion &&
    one.meal.type === lost.meal.type &&
    isBreakfast(one.meal) === isBreakfast(lost.meal) &&
    !taken.has(one.meal.id) &&
    relyOn(lost.meal).every(tag => one.meal.diet.includes(tag)) &&
    [...one.build.allergens, ...one.build.traces].every(
      code => held.has(code) && !gains.includes(code),
    ) &&
    price(one) <= price(lost) + mostDearer &&
    isOffered(catalogue, order.plan, one.build.id, delivery.date) &&
    kitchen.left(delivery.date, one.meal.id) >= amount
  return [...builds.values()]
    .filter(suits)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, mostOffers)
}

/** Replaces all portions of a build. Refuses `item-not-found`. */
export function substitute(
  order: ChangeableOrder,
  { deliveryId, buildId, gains, byId }: Line & { deliveryId: string; byId: string },
  circumstances: Circumstances,
): Changed | Refusal {
  const delivery = findDelivery(order, deliveryId)
  if (isRefusal(delivery)) return delivery
  const offers = substitutesFor(order, delivery, { buildId, gains }, circumstances)
  if (!offers.some(({ build }) => build.id === byId)) return refuse('item-not-found')
  const wanted = new Map(amountsByBuild(delivery.items))
  wanted.set(byId, wanted.get(buildId) ?? 0)
  wanted.delete(buildId)
  const lines = linesFor(order, delivery, wanted, circumstances.catalogue)
  return isRefusal(lines) ? lines : withItems(delivery, lines)
}

/** Takes a build out, whatever the plan asks for; a delivery that held nothing else is cancelled. */
export function takeOut(
  order: ChangeableOrder,
  { deliveryId, buildId }: { deliveryId: string; buildId: string },
): Changed | Refusal {
  const delivery = findDelivery(order, deliveryId)
  if (isRefusal(delivery)) return delivery
  const items = delivery.items.filter(item => item.buildId !== buildId)
  if (items.length === delivery.items.length) return refuse('item-not-found')
  if (items.length > 0) return withItems(delivery, items)
  const canceled = { ...delivery, status: leadsTo.cancel }
  return { kind: 'cancel-delivery', deliveries: [canceled], until: null }
}

function withItems(delivery: OrderDelivery, items: readonly OrderItem[]): Changed {
  return { kind: 'meals', deliveries: [{ ...delivery, items }], until: null }
}
