import { type AddressError, addressErrors } from './address.ts'
import {
  type Cart,
  type CartDelivery,
  countedDelivery,
  isOffered,
  planOf,
  pricedCart,
  spotPlanOf,
} from './cart.ts'
import { shortMeals } from './cart-kitchen.ts'
import type { Catalogue } from './catalogue.ts'
import type { CompanyStanding } from './company.ts'
import { type CountedDelivery, lackingIn } from './day-state.ts'
import { endlessKitchen, type Kitchen } from './kitchen.ts'
import type { Cents } from './money.ts'
import { perDelivery } from './per-delivery.ts'
import type { PlanType } from './plan.ts'
import { totals } from './pricing.ts'

export type CartErrorGroup = 'shipping-address' | 'plan' | 'totals'
export type CartErrorSlug =
  | 'no-customer-found'
  | AddressError['slug']
  | 'amounts-error'
  | 'item-unavailable'
  | 'min-total-error'

/** As the calls answer it (reading: The cart's errors). */
export type CartError = {
  readonly group: CartErrorGroup
  readonly slug: CartErrorSlug
  readonly field?: string
  readonly scheduleMenuId?: string
  readonly type?: 'main-meal' | 'snack'
  readonly required?: number
  readonly missing?: number
  readonly slugs?: readonly string[]
  /** How many of the meal the kitchen has left; undefined where it is not on the menu. */
  readonly left?: number
  readonly minTotal?: Cents
}

export function cartErrors(
  cart: Cart,
  catalogue: Catalogue,
  kitchen: Kitchen = endlessKitchen,
  member: CompanyStanding | null = null,
): CartError[] {
  return cartRules.flatMap(rule => rule(cart, catalogue, kitchen, member))
}

const cartRules = [
  customerIsKnown,
  addressIsComplete,
  itemsAreOffered,
  itemsAreLeft,
  amountsSuffice,
  totalSuffices,
]

function customerIsKnown(cart: Cart): CartError[] {
  return cart.customerId ? [] : [{ group: 'shipping-address', slug: 'no-customer-found' }]
}

function addressIsComplete(cart: Cart, catalogue: Catalogue): CartError[] {
  const kind = catalogue.spots.get(cart.spotId ?? '')?.kind ?? null
  return addressErrors(cart.address, kind).map(({ field, slug }) => ({
    group: 'shipping-address',
    slug,
    field,
  }))
}

function itemsAreOffered(cart: Cart, catalogue: Catalogue): CartError[] {
  const plan = planOf(cart, catalogue)
  return cart.scheduleMenus.flatMap(delivery => {
    const slugs = slugsGone(catalogue, plan, delivery)
    if (slugs.length === 0) return []
    return [{ group: 'plan', slug: 'item-unavailable', scheduleMenuId: delivery.id, slugs }]
  })
}

const slugsGone = perDelivery((catalogue, plan, { items, date }: CartDelivery): readonly string[] =>
  items
    .filter(({ buildId }) => !isOffered(catalogue, plan, buildId, date))
    .map(({ buildId }) => catalogue.builds.get(buildId)?.meal.slug ?? buildId),
)

function itemsAreLeft(cart: Cart, catalogue: Catalogue, kitchen: Kitchen): CartError[] {
  const plan = planOf(cart, catalogue)
  return cart.scheduleMenus.flatMap(({ id, date, items }) => {
    const short = shortMeals(cart, date, catalogue, kitchen)
    if (short.size === 0) return []
    const offered = items.filter(({ buildId }) => isOffered(catalogue, plan, buildId, date))
    const meals = new Set(offered.map(({ buildId }) => catalogue.builds.get(buildId)?.meal))
    return [...short]
      .filter(([meal]) => meals.has(meal))
      .map(([{ slug }, left]) => ({
        group: 'plan' as const,
        slug: 'item-unavailable' as const,
        scheduleMenuId: id,
        slugs: [slug],
        left,
      }))
  })
}

function amountsSuffice(cart: Cart, catalogue: Catalogue): CartError[] {
  const plan = planOf(cart, catalogue)
  return cart.scheduleMenus.flatMap(delivery =>
    amountErrors(delivery.id, countedDelivery(catalogue, plan, delivery)),
  )
}

export function amountErrors(deliveryId: string, delivery: CountedDelivery): CartError[] {
  const error = { group: 'plan', slug: 'amounts-error', scheduleMenuId: deliveryId } as const
  return lackingIn(delivery).map(lack => ({ ...error, ...lack }))
}

function totalSuffices(
  cart: Cart,
  catalogue: Catalogue,
  _kitchen: Kitchen,
  member: CompanyStanding | null,
): CartError[] {
  const { minTotal } = spotPlanOf(cart, catalogue, member)
  if (cart.scheduleMenus.length === 0) return []
  return totals(pricedCart(cart, catalogue, member)).subtotal >= minTotal
    ? []
    : [{ group: 'totals', slug: 'min-total-error', minTotal }]
}

export type CheckedCart = {
  readonly planType: PlanType
  readonly hasAddress: boolean
  readonly hasSchedule: boolean
  readonly errors: readonly Pick<CartError, 'group' | 'slug'>[]
}

export type OrderStep = 'plans' | 'address' | 'date-time' | 'menu' | 'checkout'

const stepOrder: readonly OrderStep[] = ['plans', 'address', 'date-time', 'menu', 'checkout']

export const stepPaths = {
  daily: {
    plans: '/plans',
    address: '/address',
    'date-time': '/date-time',
    menu: '/menu',
    checkout: '/checkout',
  },
  weekly: {
    plans: '/plans/weekly',
    address: '/address',
    'date-time': '/date-time/weekly',
    menu: '/menu/weekly',
    checkout: '/checkout',
  },
} as const satisfies Record<PlanType, Record<OrderStep, string>>

export type StepPath = (typeof stepPaths)[PlanType][OrderStep]

export function stepOf(path: string): OrderStep | null {
  const steps = Object.values(stepPaths).flatMap(
    paths => Object.entries(paths) as [OrderStep, string][],
  )
  return steps.find(([, stepPath]) => stepPath === path)?.[0] ?? null
}

/** The furthest step that the cart may see; the earlier ones stay open (§2, §4). */
export function reachedStep(cart: CheckedCart | null): OrderStep {
  if (!cart) return 'plans'
  if (!cart.hasAddress) return 'address'
  if (!cart.hasSchedule) return 'date-time'
  return cart.errors.some(({ group }) => group !== 'shipping-address') ? 'menu' : 'checkout'
}

/** Where a request for a page of the order flow leads (§4); null: the page itself is shown. */
export function leadsTo(cart: CheckedCart | null, path: string): StepPath | null {
  const target = stepPathFor(cart, path)
  return target === path ? null : target
}

function stepPathFor(cart: CheckedCart | null, path: string): StepPath | null {
  const step = stepOf(path)
  if (step === null || step === 'plans') return null
  // The menu is open without a cart, and then only shows the meals (reading: Screens).
  if (!cart) return step === 'menu' ? '/menu' : '/plans'
  const reached = reachedStep(cart)
  const paths = stepPaths[cart.planType]
  return isLater(step, reached) ? paths[reached] : paths[step]
}

/** The login dialog opens on checkout while no customer is logged in (§4). */
export function asksForLogin(cart: CheckedCart | null, path: string): boolean {
  return path === '/checkout' && !!cart?.errors.some(({ slug }) => slug === 'no-customer-found')
}

/** The plan rules open when a weekly plan that lacks meals is sent back to its menu (§4). */
export function opensPlanRules(cart: CheckedCart | null, path: string): boolean {
  return (
    cart?.planType === 'weekly' &&
    cart.errors.some(({ slug }) => slug === 'amounts-error') &&
    leadsTo(cart, path) === stepPaths.weekly.menu &&
    stepOf(path) !== 'menu'
  )
}

export function isLater(step: OrderStep, reached: OrderStep): boolean {
  return stepOrder.indexOf(step) > stepOrder.indexOf(reached)
}
