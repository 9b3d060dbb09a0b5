import type { ShippingAddress } from './address.ts'
import { type Catalogue, timePeriodOf } from './catalogue.ts'
import type { InvoiceDetails } from './invoice.ts'
import type { Language } from './language.ts'
import { type ItemType, isOnMenu } from './meal.ts'
import { buildsFor, type Plan, singleOrderMinimum } from './plan.ts'
import { type Amounts, amountsOf, itemPrice, type Priced, type PricedItem } from './pricing.ts'
import { type Refusal, refuse } from './refusal.ts'
import { canDeliver } from './schedule.ts'

/** A meal build in a delivery, at least 1 of it. */
export type CartItem = { readonly buildId: string; readonly amount: number }

/** One delivery of a cart (§3, ScheduleMenu). */
export type ScheduleMenu = {
  readonly id: string
  readonly date: string
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
  readonly invoice: InvoiceDetails | null
  readonly notes: string
}

export const cartLifeDays = 30
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
    invoice: null,
    notes: '',
  }
}

/**
 * Sets how many of a build a delivery holds; 0 removes it.
 * Refuses `item-not-found` for a delivery or build that this cart does not have,
 * `item-type-is-full` where a plan's required type is full (§8).
 */
export function changeAmount(
  cart: Cart,
  change: { scheduleMenuId: string; buildId: string; amount: number },
  catalogue: Catalogue,
): Cart | Refusal {
  const plan = planOf(cart, catalogue)
  const menu = cart.scheduleMenus.find(({ id }) => id === change.scheduleMenuId)
  if (!menu) return refuse('item-not-found')
  const before = menu.items.find(item => item.buildId === change.buildId)?.amount ?? 0
  if (change.amount > before) {
    if (!isOffered(catalogue, plan, change.buildId, menu.date)) return refuse('item-not-found')
    const type = typeOf(catalogue, change.buildId)
    const required = requiredFor(plan, menu)[type]
    const after = amountsIn(catalogue, menu)[type] - before + change.amount
    if (type === 'main-meal' && plan.type === 'weekly' && after > required)
      return refuse('item-type-is-full', { type, required })
  }
  return withMenu(cart, { ...menu, items: withAmount(menu.items, change.buildId, change.amount) })
}

/**
 * Chooses the delivery dates and the window. Items stay where the new day offers them;
 * `dropped` names the builds that it does not. Refuses `date-not-available`.
 */
export function scheduleCart(
  cart: Cart,
  choice: { dates: readonly string[]; timePeriodId: string },
  catalogue: Catalogue,
  now: number,
): { cart: Cart; dropped: string[] } | Refusal {
  const plan = planOf(cart, catalogue)
  const period = timePeriodOf(catalogue, choice.timePeriodId)
  const [date] = choice.dates
  if (!period || !date || plan.type !== 'daily' || choice.dates.length !== 1)
    return refuse('date-not-available')
  if (!canDeliver(date, period, catalogue.holidays, now)) return refuse('date-not-available')
  const dropped: string[] = []
  const items = (cart.scheduleMenus[0]?.items ?? []).filter(({ buildId }) => {
    const stays = isOffered(catalogue, plan, buildId, date)
    if (!stays) dropped.push(buildId)
    return stays
  })
  const scheduleMenus = [{ id: 'd1', date, items }]
  return { cart: { ...cart, scheduleMenus, timePeriodId: period.id }, dropped }
}

/** The cart as it stands now: one whose cut-off has passed has lost its time period, not its items. */
export function currentCart(cart: Cart, catalogue: Catalogue, now: number): Cart {
  const period = timePeriodOf(catalogue, cart.timePeriodId)
  if (cart.timePeriodId === null) return cart
  const stands =
    period !== null &&
    cart.scheduleMenus.every(
      ({ date }, index) => index > 0 || canDeliver(date, period, catalogue.holidays, now),
    )
  return stands ? cart : { ...cart, timePeriodId: null }
}

export function planOf(cart: Pick<Cart, 'planId'>, catalogue: Catalogue): Plan {
  const plan = catalogue.plans.get(cart.planId)
  if (!plan) throw new Error(`cart of an unknown plan ${cart.planId}`)
  return plan
}

/** What each type of a delivery must hold at least. */
export function requiredFor(plan: Plan, _menu: ScheduleMenu): Record<ItemType, number> {
  const mainMeals = plan.type === 'daily' ? singleOrderMinimum : 0
  return { 'main-meal': mainMeals, snack: 0, extras: 0 }
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

/** A delivery's items with their type and price; builds that the shop no longer knows are left out. */
export function pricedItems(catalogue: Catalogue, plan: Plan, menu: ScheduleMenu): PricedItem[] {
  return menu.items.flatMap(({ buildId, amount }) => {
    const found = catalogue.builds.get(buildId)
    if (!found) return []
    const { meal, build } = found
    return [{ type: meal.type, price: itemPrice(plan, meal, build), amount }]
  })
}

/** The cart as `totals` wants it. */
export function pricedCart(cart: Cart, catalogue: Catalogue): Priced {
  const plan = planOf(cart, catalogue)
  return {
    planType: plan.type,
    mainMealsPerWeek: plan.mainMeals,
    spotKind: catalogue.spots.get(cart.spotId ?? '')?.kind ?? null,
    deliveries: cart.scheduleMenus.map(menu => pricedItems(catalogue, plan, menu)),
  }
}

export function amountsIn(catalogue: Catalogue, menu: ScheduleMenu): Amounts {
  return amountsOf(
    menu.items.map(({ buildId, amount }) => ({ type: typeOf(catalogue, buildId), amount })),
  )
}

/** When a cart that was last changed at `instant` is no longer kept (epoch milliseconds). */
export function cartExpiry(instant: number): number {
  return instant + cartLifeDays * 24 * 60 * 60 * 1000
}

function typeOf(catalogue: Catalogue, buildId: string): ItemType {
  return catalogue.builds.get(buildId)?.meal.type ?? 'extras'
}

function withMenu(cart: Cart, menu: ScheduleMenu): Cart {
  return {
    ...cart,
    scheduleMenus: cart.scheduleMenus.map(other => (other.id === menu.id ? menu : other)),
  }
}

function withAmount(items: readonly CartItem[], buildId: string, amount: number): CartItem[] {
  const others = items.filter(item => item.buildId !== buildId)
  if (amount === 0) return others
  if (others.length === items.length) return [...items, { buildId, amount }]
  return items.map(item => (item.buildId === buildId ? { buildId, amount } : item))
}
