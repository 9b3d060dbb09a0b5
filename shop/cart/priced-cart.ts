import { catalogueAt } from '../area/area-terms.ts'
import type { Catalogue } from '../catalogue.ts'
import type { CompanyStanding } from '../company.ts'
import type { Meal, MealBuild } from '../meal.ts'
import type { Cents } from '../money.ts'
import { requiredFor } from '../plan/day-state.ts'
import type { Plan } from '../plan/plan.ts'
import {
  charged,
  type Included,
  isBreakfast,
  itemPrice,
  type Priced,
  type PricedCoupon,
  type PricedItem,
  priceSingly,
} from '../pricing.ts'
import { type Cart, type CartDelivery, spotPlanOf } from './cart.ts'

export type ChargedLine = PricedItem & {
  readonly singly: Cents
  readonly meal: Meal
  readonly build: MealBuild
  readonly included?: true
}

/** The lines of a delivery as they are charged, without builds that the shop no longer knows. */
export function chargedLines(
  catalogue: Catalogue,
  plan: Plan,
  delivery: Pick<CartDelivery, 'items' | 'days'>,
): readonly ChargedLine[] {
  const lines = delivery.items.flatMap(({ buildId, amount }) => {
    const sold = catalogue.builds.get(buildId)
    if (!sold) return []
    const { meal, build } = sold
    const price = itemPrice(plan, meal, build)
    const singly = priceSingly(plan, meal, build)
    return [{ meal, build, type: meal.type, price, singly, amount, breakfast: isBreakfast(meal) }]
  })
  return charged(lines, includedIn(plan, delivery))
}

export function includedIn(plan: Plan, delivery: Pick<CartDelivery, 'days'>): Included {
  return { amount: requiredFor(plan, delivery).snack, price: plan.prices.snack }
}

export function pricedCart(
  cart: Cart,
  catalogue: Catalogue,
  member: CompanyStanding | null,
  coupon: PricedCoupon | null = null,
): Priced & { readonly deliveries: readonly (readonly ChargedLine[])[] } {
  const plan = spotPlanOf(cart, catalogue, member)
  return {
    planType: plan.type,
    mainMealsPerWeek: plan.mainMeals,
    spotKind: catalogue.spots.get(cart.spotId ?? '')?.kind ?? null,
    deliveries: cart.scheduleMenus.map(delivery => chargedLines(catalogue, plan, delivery)),
    coupon,
    delivery: catalogueAt(catalogue, cart).delivery,
  }
}
