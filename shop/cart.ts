import type { ShippingAddress } from './address.ts'
import type { Catalogue } from './catalogue.ts'
import { spotPlan } from './company.ts'
import { type DayState, dayState, heldOf, type Needed } from './day-state.ts'
import type { InvoiceDetails } from './invoice.ts'
import type { Language } from './language.ts'
import { type ItemType, isBreakfast, isOnMenu, type Meal, type MealBuild } from './meal.ts'
import { perDelivery } from './per-delivery.ts'
import { buildsFor, mainMealsADay, type Plan, singleOrderMinimum } from './plan.ts'
import {
  type Amounts,
  amountsOf,
  charged,
  type Included,
  itemPrice,
  type Priced,
  type PricedCoupon,
  type PricedItem,
} from './pricing.ts'

/** A meal build in a delivery, at least 1 of it. */
export type CartItem = { readonly buildId: string; readonly amount: number }

/** One delivery of a cart (§3, ScheduleMenu). */
export type ScheduleMenu = {
  readonly id: string
  readonly date: string
  /** How many days it covers, its own counted; 1 on a single order. */
  readonly days: number
  readonly items: readonly CartItem[]
}

/** A cart as it is kept: one row, read and written whole. */
export type Cart = {
  readonly id: string
  readonly lang: Language
  readonly planId: string
  readonly customerId: string | null
  readonly spotId: string | null
  readonly address: ShippingAddress | null
  readonly timePeriodId: string | null
  readonly scheduleMenus: readonly ScheduleMenu[]
  readonly paymentTypeId: string | null
  readonly couponId: string | null
  readonly invoice: InvoiceDetails | null
  readonly notes: string
  /** Its company's terms hold for its customer; found anew by each call, never believed as kept. */
  readonly hasTerms?: boolean
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

/** The plan of a cart as its spot offers it. */
export function planOf(
  cart: Pick<Cart, 'planId'> & Partial<Pick<Cart, 'spotId' | 'hasTerms'>>,
  catalogue: Catalogue,
): Plan {
  const plan = catalogue.plans.get(cart.planId)
  if (!plan) throw new Error(`cart of an unknown plan ${cart.planId}`)
  return spotPlan(plan, catalogue.spots.get(cart.spotId ?? '')?.company, cart.hasTerms ?? false)
}

/** What each type of a delivery must hold at least; snacks are a plan's breakfasts. */
export function requiredFor(
  plan: Plan,
  { days }: Pick<ScheduleMenu, 'days'>,
): Record<ItemType, number> {
  if (plan.type === 'daily') return { 'main-meal': singleOrderMinimum, snack: 0, extras: 0 }
  const snack = plan.breakfast ? days : 0
  return { 'main-meal': mainMealsADay(plan) * days, snack, extras: 0 }
}

export function isOffered(
  catalogue: Catalogue,
  plan: Plan,
  buildId: string,
  date: string,
): boolean {
  const found = catalogue.builds.get(buildId)
  if (!found || !isOnMenu(found.meal, date)) return false
  return buildsFor(plan, found.meal).includes(found.build)
}

/** A line of a delivery as it is charged; builds that the shop no longer knows are left out. */
export type ChargedLine = PricedItem & {
  readonly meal: Meal
  readonly build: MealBuild
  /** Its plan includes it. */
  readonly included?: true
}

export const chargedLines = perDelivery(
  (
    catalogue: Catalogue,
    plan: Plan,
    menu: Pick<ScheduleMenu, 'items' | 'days'>,
  ): readonly ChargedLine[] => {
    const lines = menu.items.flatMap(({ buildId, amount }) => {
      const found = catalogue.builds.get(buildId)
      if (!found) return []
      const { meal, build } = found
      const price = itemPrice(plan, meal, build)
      return [{ meal, build, type: meal.type, price, amount, breakfast: isBreakfast(meal) }]
    })
    return charged(lines, includedIn(plan, menu))
  },
)

export function includedIn(plan: Plan, menu: Pick<ScheduleMenu, 'days'>): Included {
  return { amount: requiredFor(plan, menu).snack, price: plan.prices.snack }
}

/** The cart as `totals` wants it. */
export function pricedCart(
  cart: Cart,
  catalogue: Catalogue,
  coupon: PricedCoupon | null = null,
): Priced & { readonly deliveries: readonly (readonly ChargedLine[])[] } {
  const plan = planOf(cart, catalogue)
  return {
    planType: plan.type,
    mainMealsPerWeek: plan.mainMeals,
    spotKind: catalogue.spots.get(cart.spotId ?? '')?.kind ?? null,
    deliveries: cart.scheduleMenus.map(menu => chargedLines(catalogue, plan, menu)),
    coupon,
  }
}

export function amountsIn(catalogue: Catalogue, { items }: Pick<ScheduleMenu, 'items'>): Amounts {
  return amountsOf(typedItems(catalogue, items))
}

/** What of a delivery counts towards what is required. */
function heldIn(catalogue: Catalogue, { items }: Pick<ScheduleMenu, 'items'>): Needed {
  return heldOf(typedItems(catalogue, items))
}

export const stateOf = perDelivery((catalogue, plan, menu: ScheduleMenu): DayState => {
  return dayState(requiredFor(plan, menu), heldIn(catalogue, menu), amountsIn(catalogue, menu))
})

function typedItems(catalogue: Catalogue, items: readonly CartItem[]) {
  return items.map(({ buildId, amount }) => {
    const meal = catalogue.builds.get(buildId)?.meal
    return {
      type: meal?.type ?? ('extras' as const),
      amount,
      breakfast: meal !== undefined && isBreakfast(meal),
    }
  })
}

/** When a cart that was last changed at `instant` is no longer kept (epoch milliseconds). */
export function cartExpiry(instant: number): number {
  return instant + cartLifeDays * 24 * 60 * 60 * 1000
}
