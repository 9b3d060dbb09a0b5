import type { CartErrorGroup, CartErrorSlug } from '#shop/cart-checks.ts'
import type { User } from '#shop/customer.ts'
import type { DayState } from '#shop/day-state.ts'
import type { HintCode } from '#shop/hints.ts'
import type { InvoiceDetails } from '#shop/invoice.ts'
import type { Language } from '#shop/language.ts'
import type { ItemType, PortionCode } from '#shop/meal.ts'
import type { Amounts } from '#shop/pricing.ts'
import type { AddressAnswer } from './address.ts'
import type { CartCompanyAnswer } from './company.ts'
import type { CouponOfferAnswer, CustomerCouponAnswer } from './coupon.ts'
import type { TimePeriodAnswer } from './delivery.ts'
import type { NutritionTotals } from './meal.ts'
import type { Named } from './named.ts'
import type { PlanAnswer } from './plan.ts'
import type { SpotAnswer } from './spot.ts'

export type CartAnswer = {
  id: string
  lang: Language
  shippingAddress: AddressAnswer | null
  spot: SpotAnswer | null
  spotPlan: { plan: PlanAnswer }
  scheduleMenus: ScheduleMenuAnswer[]
  timePeriod: TimePeriodAnswer | null
  /** Why the chosen window is gone: its cut-off has passed, or the kitchen is full. */
  timePeriodLost: 'past' | 'full' | null
  customer: User | null
  customerCoupon: CustomerCouponAnswer | null
  /** What may be put on it instead. null: this call does not look, they are as they were. */
  couponOffers: CouponOfferAnswer[] | null
  invoice: InvoiceDetails | null
  spotPaymentType: SpotPaymentTypeAnswer | null
  spotPaymentTypes: SpotPaymentTypeAnswer[]
  errors: CartErrorAnswer[]
  amounts: Amounts
  totals: TotalsAnswer
  /** Of the plan once nothing lacks in it; a single order's are its totals. */
  expected: TotalsAnswer
  /** Against the same meals in single orders, delivery counted; 0 until the plan is complete. */
  saved: number
  /** null: the spot is no office. */
  company: CartCompanyAnswer | null
  hints: HintAnswer[]
  nutrition: NutritionTotals
  /** `fee` in euros for a delivery that is not free, and the main meals from which it is. */
  delivery: { fee: number; freeFromMainMeals: number; freeFromWeeklyMainMeals: number }
  daily: { package: { prices: { 'main-meal': number } } }
  notes: string
  version: number
  expiresAt: string
}

export type ScheduleMenuAnswer = {
  id: string
  date: string
  /** Days that it covers, its own included; 1 in a single order. */
  days: number
  items: CartItemAnswer[]
  amounts: Amounts
  config: { amounts: { 'main-meal': [number]; snack: [number] } }
  state: DayState
  nutrition: NutritionTotals
  editable: boolean
}

export type CartItemAnswer = {
  id: string
  slug: string
  name: string
  /** Of one piece with its premium charge. */
  price: number
  /** Of one piece in a single order. */
  ownPrice: number
  amount: number
  /** Breakfasts among them that the plan includes. */
  included: number
  total: number
  item: { type: ItemType; portion: { code: PortionCode; name: string } }
  categories: { category: Named }[]
  spot: { business: { name: string } }
  allergens: string[]
  nutrition: NutritionTotals
  available: boolean
}

export type TotalsAnswer = {
  subtotal: number
  discount: number
  shipping: number
  grandtotal: number
  grouped: Record<ItemType, number>
}

export type CartErrorAnswer = {
  group: CartErrorGroup
  slug: CartErrorSlug
  message: string
  field?: string
  scheduleMenuId?: string
  type?: 'main-meal' | 'snack'
  required?: number
  missing?: number
  slugs?: string[]
  /** How many of the meal are left, where the cart holds more. */
  left?: number
  minTotal?: number
}

/** Explains shipping and discount, or the next step towards them; euros. */
export type HintAnswer = { code: HintCode; amount: number; message: string }

export type SpotPaymentTypeAnswer = {
  id: string
  paymentType: { code: string; name: string; description: string }
}
