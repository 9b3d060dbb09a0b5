import { type AddressError, addressErrors } from '../address/address.ts'
import { endlessKitchen, type Kitchen } from '../capacity/capacity.ts'
import type { Catalogue } from '../catalogue.ts'
import type { CompanyStanding } from '../company.ts'
import type { Cents } from '../money.ts'
import { type CountedDelivery, lackingIn } from '../plan/day-state.ts'
import type { Plan } from '../plan/plan.ts'
import { totals } from '../pricing.ts'
import {
  type Cart,
  type CartDelivery,
  countedDelivery,
  isOffered,
  planOf,
  spotPlanOf,
} from './cart.ts'
import { shortMeals } from './kitchen.ts'
import { pricedCart } from './priced-cart.ts'

type CartErrorGroup = 'shipping-address' | 'plan' | 'totals'
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
  /** What is left of the meal; undefined: it is not on the menu. */
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

function slugsGone(
  catalogue: Catalogue,
  plan: Plan,
  { items, date }: CartDelivery,
): readonly string[] {
  return items
    .filter(({ buildId }) => !isOffered(catalogue, plan, buildId, date))
    .map(({ buildId }) => catalogue.builds.get(buildId)?.meal.slug ?? buildId)
}

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
