import type { ShippingAddress } from '../address/address.ts'
import { catalogueAt } from '../area/area-terms.ts'
import type { Catalogue } from '../catalogue.ts'
import { type CompanyStanding, spotPlan } from '../company.ts'
import type { InvoiceDetails } from '../invoice.ts'
import type { Language } from '../language.ts'
import { isOnMenu } from '../meal.ts'
import {
  type CountedDelivery,
  type DayState,
  dayState,
  heldOf,
  requiredFor,
} from '../plan/day-state.ts'
import { buildsFor, type Plan } from '../plan/plan.ts'
import { amountsOf, isBreakfast } from '../pricing.ts'

export type CartItem = { readonly buildId: string; readonly amount: number }

/** §3 calls it ScheduleMenu. */
export type CartDelivery = {
  readonly id: string
  readonly date: string
  /** Days that it covers, its own included; 1 in a single order. */
  readonly days: number
  readonly items: readonly CartItem[]
}

/** A cart as it is stored: one row, read and written whole, so its field names stay. */
export type Cart = {
  readonly id: string
  readonly lang: Language
  readonly planId: string
  readonly customerId: string | null
  readonly spotId: string | null
  readonly address: ShippingAddress | null
  readonly timePeriodId: string | null
  readonly scheduleMenus: readonly CartDelivery[]
  readonly paymentTypeId: string | null
  readonly couponId: string | null
  /** Coupons that placing refused for this address or phone; they are not offered again. */
  readonly refusedCouponIds?: readonly string[]
  readonly invoice: InvoiceDetails | null
  readonly notes: string
}

const cartLifeDays = 30
export const mostOfOneItem = 99

export function newCart(id: string, plan: Plan, lang: Language, customerId: string | null): Cart {
  return {
    id,
    lang,
    planId: plan.id,
    customerId,
    spotId: null,
    address: null,
    timePeriodId: null,
    scheduleMenus: [],
    paymentTypeId: null,
    couponId: null,
    invoice: null,
    notes: '',
  }
}

/** The plan at everybody's prices; `spotPlanOf` has those of its spot. */
export function planOf({ planId }: Pick<Cart, 'planId'>, { plans }: Catalogue): Plan {
  const plan = plans.get(planId)
  if (!plan) throw new Error(`cart of an unknown plan ${planId}`)
  return plan
}

/** The plan with the prices and minimum of its spot and area for this customer. */
export function spotPlanOf(
  cart: Pick<Cart, 'planId' | 'spotId' | 'address'>,
  catalogue: Catalogue,
  member: CompanyStanding | null,
): Plan {
  const { company } = catalogue.spots.get(cart.spotId ?? '') ?? {}
  return spotPlan(planOf(cart, catalogueAt(catalogue, cart)), company, member?.pays ?? false)
}

export function isOffered(
  catalogue: Catalogue,
  plan: Plan,
  buildId: string,
  date: string,
): boolean {
  const sold = catalogue.builds.get(buildId)
  if (!sold || !isOnMenu(sold.meal, date)) return false
  return buildsFor(plan, sold.meal).includes(sold.build)
}

/** A delivery as its plan counts it; a build that the shop no longer knows counts as an extra. */
export function countedDelivery(
  catalogue: Catalogue,
  plan: Plan,
  { days, items }: Pick<CartDelivery, 'days' | 'items'>,
): CountedDelivery {
  const counted = items.map(({ buildId, amount }) => {
    const meal = catalogue.builds.get(buildId)?.meal
    const type = meal?.type ?? ('extras' as const)
    return { type, amount, breakfast: meal !== undefined && isBreakfast(meal) }
  })
  return { plan, days, items: counted }
}

export function deliveryState(catalogue: Catalogue, plan: Plan, delivery: CartDelivery): DayState {
  const { items } = countedDelivery(catalogue, plan, delivery)
  return dayState(requiredFor(plan, delivery), heldOf(items), amountsOf(items))
}

export function amountsByBuild(items: readonly CartItem[]): Map<string, number> {
  const amounts = new Map<string, number>()
  for (const { buildId, amount } of items)
    amounts.set(buildId, (amounts.get(buildId) ?? 0) + amount)
  return amounts
}

/** When a cart that was last changed at `instant` is deleted; both in epoch milliseconds. */
export function cartExpiry(instant: number): number {
  return instant + cartLifeDays * 24 * 60 * 60 * 1000
}
