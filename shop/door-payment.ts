import type { Cents } from './money.ts'
import type { PlanType } from './plan/plan.ts'

/** The provider of a way to pay when the food is handed over, and the code of that way. */
export const atDoor = 'door'

/** How the money was taken; the books keep it as the way in which it was paid. */
export const doorMeans = ['cash', 'pos'] as const
export type DoorMeans = (typeof doorMeans)[number]

/** What the owner allows of it. `areas`: by id; none named: wherever the shop brings. */
export type DoorTerms = {
  /** Cents that an order may cost its customer. */
  readonly most: Cents
  /** known: whom the shop has served before. */
  readonly customers: 'known' | 'all'
  /** Orders of one customer, or of one phone, whose money is still to come. */
  readonly atOnce: number
  readonly areas?: readonly string[] | undefined
}

/** Where the owner sets nothing: little money, for people whom the shop knows, one order at a time. */
export const usualDoorTerms: DoorTerms = { most: 6000, customers: 'known', atOnce: 1 }

type Way = { readonly spotId: string; readonly code: string; readonly door?: DoorTerms | undefined }

/** The terms of a way to pay at a place. */
export function doorTermsAt(
  ways: readonly Way[],
  { spotId, code }: { readonly spotId: string; readonly code: string },
): DoorTerms {
  return ways.find(way => way.spotId === spotId && way.code === code)?.door ?? usualDoorTerms
}

/** An order that wants to be paid so; `area`: its id, null where it is in none. */
export type DoorOrder = {
  readonly planType: PlanType
  readonly toPay: Cents
  readonly area: string | null
  readonly isFetched: boolean
}

/** What the shop knows of who orders. */
export type DoorStanding = {
  readonly isProved: boolean
  /** Orders that were handed over. */
  readonly received: number
  /** Orders that the customer left unpaid at the door. */
  readonly owed: number
  /** Other orders of the customer or the phone whose money is still to come. */
  readonly open: number
}

export const doorHindrances = ['plan', 'most', 'area', 'email', 'known', 'owed', 'open'] as const
export type DoorHindrance = (typeof doorHindrances)[number]

/** Why an order cannot be paid at the door, whoever orders; null: it can. A plan never: weeks of food on a word. */
export function doorHindranceOf(
  terms: DoorTerms,
  { planType, toPay, area, isFetched }: DoorOrder,
): Extract<DoorHindrance, 'plan' | 'most' | 'area'> | null {
  if (planType !== 'daily') return 'plan'
  if (toPay > terms.most) return 'most'
  const isNamed = !terms.areas || isFetched || (area !== null && terms.areas.includes(area))
  return isNamed ? null : 'area'
}

/** Why this customer cannot pay at the door; null: they can. `byShop`: staff takes it down and answers for them. */
export function payerHindranceOf(
  terms: DoorTerms,
  { isProved, received, owed, open }: DoorStanding,
  { byShop = false } = {},
): Extract<DoorHindrance, 'email' | 'known' | 'owed' | 'open'> | null {
  if (owed > 0) return 'owed'
  if (open >= terms.atOnce) return 'open'
  if (byShop) return null
  if (!isProved) return 'email'
  return terms.customers === 'known' && received === 0 ? 'known' : null
}
