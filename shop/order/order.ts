import type { ShippingAddress } from '../address/address.ts'
import type { SpotKind, SpotPaymentType } from '../address/spot.ts'
import { transferUntil } from '../bank-transfer.ts'
import type { Cart } from '../cart/cart.ts'
import type { ChargedLine } from '../cart/priced-cart.ts'
import { type Catalogue, timePeriodOf } from '../catalogue.ts'
import { type CompanyStanding, onAccount } from '../company.ts'
import type { DeliveryStatus } from '../delivery-life.ts'
import { atDoor, doorHindranceOf, usualDoorTerms } from '../door-payment.ts'
import type { InvoiceDetails } from '../invoice.ts'
import type { Text } from '../language.ts'
import type { ItemType, PortionCode } from '../meal.ts'
import type { Cents } from '../money.ts'
import type { Plan } from '../plan/plan.ts'
import { type Benefit, type Totals, vatOf } from '../pricing.ts'
import type { TimePeriod } from '../schedule/schedule.ts'

/** As the calls spell them (§4, reading: Orders and payment). */
export const orderStatuses = [
  'not-paid',
  'opened',
  'delivered',
  'canceled',
  'not-accepted',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export type EndReason = 'customer' | 'expired' | 'kitchen' | 'shop'

/** The changes of a paid order (§4, reading: Plans and schedules). */
export type ChangeKind =
  | 'cancel'
  | 'cancel-delivery'
  | 'meals'
  | 'move'
  | 'pause'
  | 'resume'
  | 'undo'
  | 'goodwill'

const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  'not-paid': ['opened', 'canceled'],
  opened: ['delivered', 'canceled', 'not-accepted'],
  delivered: [],
  canceled: [],
  'not-accepted': [],
}

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return transitions[from].includes(to)
}

/** 0: single order, 1 to 3: that many weeks, 4: a month or longer (§3). */
export function orderType(plan: { type: 'daily' | 'weekly'; weeks: number | null }): number {
  return plan.type === 'daily' ? 0 : Math.min(plan.weeks ?? 1, 4)
}

/** The colour of a status (§4); not-found: the id is not of an order of this customer. */
export const orderStatusClass: Record<
  OrderStatus | 'not-found',
  'success' | 'info' | 'warning' | 'error'
> = {
  delivered: 'success',
  opened: 'info',
  'not-paid': 'warning',
  canceled: 'error',
  'not-found': 'error',
  'not-accepted': 'error',
}

/** A line as it was ordered: later changes of the catalogue do not alter its price and names. */
export type OrderItem = {
  readonly buildId: string
  readonly mealId: string
  readonly slug: string
  readonly name: Text
  readonly portion: PortionCode
  readonly type: ItemType
  readonly price: Cents
  /** Its price in a single order; absent or null: unknown. */
  readonly singly?: Cents | null
  readonly amount: number
  readonly vatRate: number
}

export type OrderDelivery = {
  readonly id: string
  readonly date: string
  readonly days: number
  readonly status: DeliveryStatus
  readonly timePeriod: TimePeriod
  readonly address: ShippingAddress | null
  /** By which its page is opened without a login; the database gives it. */
  readonly track?: string
  readonly allowance?: { readonly date: string; readonly cents: Cents }
  readonly items: readonly OrderItem[]
}

/** Copies, so that later changes of the catalogue do not alter the order (§3). */
export type OrderDraft = {
  readonly type: number
  /** `singlePrice`: of its main meal in a single order at that time. */
  readonly plan: Plan & { readonly singlePrice: Cents }
  readonly spot: {
    readonly id: string
    readonly slug: string
    readonly kind: SpotKind
    readonly name: Text
  }
  readonly address: ShippingAddress
  readonly timePeriod: TimePeriod
  readonly paymentType: { readonly code: string; readonly name: Text }
  readonly provider: SpotPaymentType['provider']
  readonly deliveries: readonly {
    readonly date: string
    readonly days: number
    readonly allowance: Cents
    readonly items: readonly OrderItem[]
  }[]
  readonly totals: Totals
  readonly company: Cents
  readonly vat: Cents
  readonly coupon: {
    readonly id: string
    readonly code: string
    readonly name: Text
    readonly benefit?: Benefit
  } | null
  readonly invoice: InvoiceDetails | null
  readonly notes: string
}

/**
 * The payment types of the cart's spot; on account only where the company pays for the employee, at the
 * door only for a single order, by a bank transfer only where the money can be there before the first delivery
 * closes. `toPay`: what the customer pays of it, where that is known; `now`: epoch milliseconds.
 */
export function paymentTypesFor(
  { spotId, planId, scheduleMenus, timePeriodId }: PaidCart,
  catalogue: Catalogue,
  member: CompanyStanding | null,
  { toPay = 0, now }: { readonly toPay?: Cents; readonly now: number },
): SpotPaymentType[] {
  const { paymentTypes, plans, holidays } = catalogue
  const planType = plans.get(planId)?.type ?? 'weekly'
  const timePeriod = timePeriodOf(catalogue, timePeriodId)
  const [first] = scheduleMenus
  return paymentTypes.filter(type => {
    if (type.spotId !== spotId) return false
    if (type.code === onAccount) return member?.pays === true
    if (type.bank) {
      const comes = first && timePeriod && { date: first.date, timePeriod }
      return comes ? transferUntil(type.bank.days, comes, { holidays, now }) !== null : false
    }
    if (type.provider !== atDoor) return true
    const order = { planType, toPay, area: null, isFetched: true }
    return doorHindranceOf(type.door ?? usualDoorTerms, order) === null
  })
}

type PaidCart = Pick<Cart, 'spotId' | 'planId' | 'scheduleMenus' | 'timePeriodId'>

export function mealsIn(items: readonly Pick<OrderItem, 'price' | 'amount'>[]): Cents {
  return items.reduce((sum, { price, amount }) => sum + price * amount, 0)
}

export function orderItem({
  meal,
  build,
  price,
  singly,
  amount,
}: Pick<ChargedLine, 'meal' | 'build' | 'price' | 'singly' | 'amount'>): OrderItem {
  return {
    buildId: build.id,
    mealId: meal.id,
    slug: meal.slug,
    name: meal.name,
    portion: build.portion,
    type: meal.type,
    price,
    singly,
    amount,
    vatRate: meal.vatRate,
  }
}

/** The VAT in a grand total; each rate bears discount and shipping by its share of the subtotal. */
export function vatIn(
  items: readonly Pick<OrderItem, 'price' | 'amount' | 'vatRate'>[],
  { subtotal, grandtotal }: Pick<Totals, 'subtotal' | 'grandtotal'>,
): Cents {
  if (subtotal === 0) return 0
  const gross = new Map<number, Cents>()
  for (const { price, amount, vatRate } of items)
    gross.set(vatRate, (gross.get(vatRate) ?? 0) + price * amount)
  return [...gross].reduce(
    (sum, [rate, share]) => sum + vatOf((share * grandtotal) / subtotal, rate),
    0,
  )
}
