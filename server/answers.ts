import type { CartErrorGroup, CartErrorSlug } from '#shop/cart-checks.ts'
import type { CouponReason } from '#shop/coupon.ts'
import type { CouponState } from '#shop/coupon-state.ts'
import type { User } from '#shop/customer.ts'
import type { DayState } from '#shop/day-state.ts'
import type { HintCode } from '#shop/hints.ts'
import type { InvoiceDetails } from '#shop/invoice.ts'
import type { Language, Text } from '#shop/language.ts'
import type { ItemType, NutritionTable, PortionCode } from '#shop/meal.ts'
import type { ChangeKind, DeliveryStatus, EndReason, OrderStatus } from '#shop/order.ts'
import type { DietCode, PlanType } from '#shop/plan.ts'
import type { Amounts } from '#shop/pricing.ts'
import type { SpotKind } from '#shop/spot.ts'

/** What the calls answer (contract.md). Money in euros with two decimals, weights in grams. */

export type Named = { code: string; name: string }

export type BuildAnswer = NutritionTable & {
  id: string
  portion: { code: PortionCode; name: string }
  price: number
  withDip: NutritionTable | null
}

export type MealAnswer = {
  slug: string
  type: ItemType
  name: string
  description: string
  categories: Named[]
  mainIngredient: Named
  diet: Named[]
  tags: string[]
  premium: number
  allergens: Named[]
  traces: Named[]
  dip: { name: string; grams: number } | null
  /** ISO weekdays of its menu; empty: every day. */
  weekdays: number[]
  /** Its prices here are without the premium charge, as a single order's menu adds it. */
  builds: BuildAnswer[]
}

/** `allergens` are their names. */
export type IngredientAnswer = { name: string; percent: number; allergens: string[] }

export type MealDetailAnswer = MealAnswer & {
  preparation: string
  ingredients: IngredientAnswer[]
  dipIngredients: IngredientAnswer[]
  vatRate: number
  /** Who makes it, as the law wants it told. */
  operator: { name: string; address: string }
  similar: MealAnswer[]
}

export type PlanAnswer = {
  id: string
  type: PlanType
  name: string
  translations: { name: Text }
  config: {
    dietCode: DietCode
    minTotal: number
    prices: { 'main-meal': number; snack: number }
    dailyMeals: number
    daysPerWeek: number | null
    mainMeals: number | null
    weeks: number | null
    breakfast: boolean
    /** What such a main meal costs in a single order, where the plan tells it. */
    singlePrice?: number
  }
}

export type CartItemAnswer = {
  /** The build's id. */
  id: string
  slug: string
  name: string
  /** Of one piece, premium charge included; of a breakfast that is not all included its own. */
  price: number
  /** What a piece costs outside of any plan. */
  ownPrice: number
  amount: number
  /** How many of them are breakfasts that the plan includes. */
  included: number
  /** What the line costs in all. */
  total: number
  item: { type: ItemType; portion: { code: PortionCode; name: string } }
  categories: { category: Named }[]
  spot: { business: { name: string } }
  allergens: string[]
  nutrition: NutritionTotals
  available: boolean
}

export type NutritionTotals = { calories: number; protein: number; carbs: number; fat: number }

export type ScheduleMenuAnswer = {
  id: string
  date: string
  /** How many days it covers, its own counted; 1 on a single order. */
  days: number
  items: CartItemAnswer[]
  amounts: Amounts
  config: { amounts: { 'main-meal': [number]; snack: [number] } }
  state: DayState
  nutrition: NutritionTotals
  editable: boolean
}

export type TimePeriodAnswer = { id: string; code: string; from: string; to: string }

export type AddressAnswer = {
  suggestionId: string | null
  street: string
  number: string
  municipality: string
  postcode: string
  country: 'GR'
  floor: string
  bell: string
  phone: string
  deliveryNotes: string
  takeawayNotes: string
}

/** An address that a customer keeps. */
export type SavedAddressAnswer = AddressAnswer & { id: string }

export type SpotAnswer = { id: string; slug: string; kind: SpotKind; name: string }

/** Where a counter or an office is; `line` is all of it. */
export type PlaceAnswer = {
  street: string
  number: string
  postcode: string
  municipality: string
  line: string
}

/** What everybody may know of a company. */
export type SpotOneAnswer = SpotAnswer & { welcome: string; emailDomains: string[] }

/** An office that the caller belongs to. */
export type CustomerSpotAnswer = SpotAnswer & {
  address: PlaceAnswer | null
  /** The windows in which it takes deliveries. */
  timePeriods: TimePeriodAnswer[]
  /** The caller sees what the company owes. */
  isManager: boolean
  /** The company can be billed for all of an order. */
  onAccount: boolean
  /** Its money and prices count once the caller's e-mail is confirmed. */
  waitsForEmail: boolean
  /** What it bears for an employee and a delivery day, in euros; null: nothing. */
  allowance: {
    perDay: number
    leftToday: number
    /** Of the open days that are left of this week; where none is, of the next one. */
    leftInWeek: number
    /** The open days of two weeks from today. */
    days: { date: string; left: number }[]
  } | null
}

/** What a company owes for a month, in euros: money and counts, never what anybody eats. */
export type CompanyReportAnswer = {
  month: string
  spot: SpotAnswer
  /** The days that something was delivered on, the first first. */
  days: ({ date: string } & CompanySumsAnswer)[]
  /** By name; null: somebody whose account is gone. */
  employees: ({ name: string | null } & CompanySumsAnswer)[]
  total: CompanySumsAnswer
}

/** `account`: what employees put on the company's account beyond the allowance. */
export type CompanySumsAnswer = {
  employees: number
  deliveries: number
  allowance: number
  account: number
  total: number
}

/** What a company bears of an order, in euros. */
export type CompanyShareAnswer = { name: string; pays: number; youPay: number; onAccount: boolean }

/** The same of a cart. */
export type CartCompanyAnswer = CompanyShareAnswer & {
  /** Why it bears nothing yet. */
  reason: 'not-a-member' | 'email-not-verified' | null
  /** What is left of each delivery's day, for who wants to compute `pays` anew. */
  allowances: { scheduleMenuId: string; left: number }[]
}

export type SpotPaymentTypeAnswer = {
  id: string
  paymentType: { code: string; name: string; description: string }
}

export type CartErrorAnswer = {
  group: CartErrorGroup
  slug: CartErrorSlug
  /** The error in the call's language. */
  message: string
  field?: string
  scheduleMenuId?: string
  type?: 'main-meal' | 'snack'
  required?: number
  missing?: number
  slugs?: string[]
  /** How many of the meal are left, where it is on the menu but asked for more often. */
  left?: number
  minTotal?: number
}

export type TotalsAnswer = {
  subtotal: number
  discount: number
  shipping: number
  grandtotal: number
  grouped: Record<ItemType, number>
}

/** A redeemed coupon; without effect it says why (reading: The cart's errors). */
export type CustomerCouponAnswer = {
  coupon: Named
  applies: boolean
  reason: CouponReason | null
  /** The reason in the call's language; empty where it applies. */
  message: string
  /** One of them tells what it takes off: a part of the subtotal, or euros. */
  percent: number | null
  amount: number | null
  minSubtotal: number
}

/** Why shipping or discount are what they are, or what comes next; money in euros. */
export type HintAnswer = { code: HintCode; amount: number; message: string }

export type CartAnswer = {
  id: string
  lang: Language
  shippingAddress: AddressAnswer | null
  spot: SpotAnswer | null
  spotPlan: { plan: PlanAnswer }
  scheduleMenus: ScheduleMenuAnswer[]
  timePeriod: TimePeriodAnswer | null
  /** Why the one that was chosen is gone: its cut-off has passed, or the kitchen is full. */
  timePeriodLost: 'past' | 'full' | null
  customer: User | null
  customerCoupon: CustomerCouponAnswer | null
  invoice: InvoiceDetails | null
  spotPaymentType: SpotPaymentTypeAnswer | null
  /** What the cart's spot offers to pay with. */
  spotPaymentTypes: SpotPaymentTypeAnswer[]
  errors: CartErrorAnswer[]
  amounts: Amounts
  totals: TotalsAnswer
  /** What the company of its spot bears; null: the spot is nobody's office. */
  company: CartCompanyAnswer | null
  hints: HintAnswer[]
  nutrition: NutritionTotals
  daily: { package: { prices: { 'main-meal': number } } }
  notes: string
  version: number
  expiresAt: string
}

/**
 * `left`: how many the cart can have of the meal on that day, in all portions; null: plenty.
 * `beyond`: what a breakfast costs when the delivery already has those that the plan includes.
 */
export type MenuMealAnswer = Omit<MealAnswer, 'builds'> & {
  builds: (BuildAnswer & { left: number | null; beyond: number | null })[]
}

export type DeliveryDayAnswer = {
  date: string
  closed: 'weekend' | 'holiday' | null
  timePeriods: (TimePeriodAnswer & { available: boolean; full: boolean })[]
}

export type DeliveryPairAnswer = {
  dates: [string, string]
  covers: [number, number]
  /** Every delivery of the plan that follows from the pair. */
  deliveries: { date: string; days: number }[]
  timePeriods: (TimePeriodAnswer & { available: boolean; full: boolean })[]
}

/** A day that a delivery may move to, or why not; `missing`: its meals that are not on that day's menu. */
export type MoveDayAnswer = DeliveryDayAnswer & {
  free: boolean
  why: 'closed' | 'too-late' | 'out-of-order' | 'meals' | 'full' | null
  missing: string[]
}

/** First dates (one, or two) with which a paused plan may go on, and what then comes when. */
export type ResumeChoiceAnswer = {
  dates: string[]
  deliveries: {
    id: string
    date: string
    days: number
    missing: string[]
    /** What would come in place of each that is missing; null: nothing alike does. */
    swaps: { itemId: string; name: string; by: { itemId: string; name: string } | null }[]
  }[]
  timePeriods: DeliveryDayAnswer['timePeriods']
}

export type OrderAnswer = {
  id: string
  number: number
  type: number
  status: OrderStatus
  placedAt: string
  plan: { name: string; type: PlanType; dietCode: DietCode }
  spot: SpotAnswer
  shippingAddress: AddressAnswer
  timePeriod: TimePeriodAnswer
  deliveries: {
    id: string
    date: string
    /** How many days it covers, its own counted. */
    days: number
    status: DeliveryStatus
    timePeriod: TimePeriodAnswer
    shippingAddress: AddressAnswer
    /** What it must hold at least. */
    required: { 'main-meal': number; snack: number }
    /** Until when meals may be changed, and the delivery cancelled or moved; ISO instants. */
    changeUntil: string
    cancelUntil: string
    can: { change: boolean; move: boolean; cancel: boolean }
    items: {
      id: string
      slug: string
      name: string
      portion: { code: PortionCode; name: string }
      type: ItemType
      price: number
      amount: number
    }[]
  }[]
  totals: TotalsAnswer
  /** What a company bears; null: nothing. */
  company: CompanyShareAnswer | null
  vat: number
  /** The coupon that the discount came from. */
  coupon: Named | null
  paymentType: { code: string; name: string }
  /** How the latest attempt to pay stands. */
  payment: 'none' | 'open' | 'paid' | 'failed'
  invoice: InvoiceDetails | null
  notes: string
  /** The cart it was placed from, to try paying again; null when it is paid. */
  cartId: string | null
  /** What the meals would have cost in single orders beyond what they cost here; 0 for single orders. */
  saved: number
  /** Why it ended before it was delivered. */
  endReason: EndReason | null
  can: { cancel: boolean; pause: boolean; resume: boolean; repeat: boolean }
  refunds: { id: string; amount: number; isDone: boolean; reason: string; at: string }[]
  /** Oldest first. */
  changes: {
    id: string
    kind: ChangeKind
    status: 'waiting' | 'applied' | 'undone'
    effect: number
    at: string
    canUndo: boolean
    /** Where to pay for a change that waits; taking it back (undo) withdraws it. */
    redirectUrl: string | null
  }[]
}

/** What a change of a paid order does to what it costs, in euros (§4). */
export type ChangeEffectAnswer = {
  before: number
  after: number
  /** Goes back the way it was paid, or has to be paid; one of them is 0. */
  refund: number
  toPay: number
  /** The coupon comes back with it. */
  couponReturned: boolean
}

/** A change that was made, or, asked with `preview`, only thought through. */
export type ChangeAnswer = {
  order: OrderAnswer
  effect: ChangeEffectAnswer
  /** null: only a preview. */
  changeId: string | null
  /** Where to pay what it costs more; the change is made when that is paid. */
  redirectUrl: string | null
}

export type OrderRowAnswer = Pick<
  OrderAnswer,
  'id' | 'number' | 'type' | 'status' | 'placedAt' | 'plan' | 'timePeriod' | 'payment'
> & {
  dates: string[]
  /** Of the delivery that comes next; null where none does. */
  nextDate: string | null
  /** How many deliveries wait for the plan to go on. */
  paused: number
  grandtotal: number
  amounts: number
}

export type SessionAnswer = { token: string; user: User }

/** Where a customer is logged in; `agent` in words ("Chrome · Android"), `current`: by this very call. */
export type CustomerSessionAnswer = {
  id: string
  createdAt: string
  seenAt: string
  agent: string
  current: boolean
}

/** What customers told of themselves; the name and e-mail are the session's. */
export type CustomerAnswer = User & {
  emailVerified: boolean
  /** E.164, or empty. */
  phone: string
  /** Of the mails. */
  lang: Language
  /** Wants news by mail. */
  news: boolean
  /** false for who only ever came by Google or Facebook. */
  hasPassword: boolean
  createdAt: string
}

/** A coupon on its customer's list. Money in euros. */
export type CouponAnswer = {
  id: string
  code: string
  name: string
  state: CouponState
  /** Why no order can use it now, and that as a sentence. */
  reason: CouponReason | null
  message: string
  percent: number | null
  amount: number | null
  minSubtotal: number
  firstOrder: boolean
  /** Empty: all. */
  planTypes: PlanType[]
  /** Names; empty: everywhere. */
  spots: string[]
  /** Athens dates, both included. */
  from: string | null
  until: string | null
  /** The customer's order that has it; `usedAt` null: it waits to be paid. */
  order: { id: string; number: number; usedAt: string | null } | null
}

export type SuggestionAnswer = { id: string; main: string; secondary: string; precise: boolean }

export type RegionAnswer = { spot: SpotAnswer; municipality: string }

/** A text page; `pages` are its neighbours, in their order. */
export type ContentAnswer = {
  slug: string
  title: string
  /** Says that the text is a sample. */
  sample: string
  updated: string
  sections: { heading: string; paragraphs: string[] }[]
  pages: { slug: string; title: string }[]
}

/** What somebody wrote has arrived; the id is its own. */
export type ReceivedAnswer = { id: string }

/** Pictures to look at; each leads to its post or its dish. */
export type SocialFeedAnswer = {
  source: 'instagram' | 'own'
  posts: { id: string; picture: string; text: string; href: string }[]
}

export type FaqAnswer = {
  groups: {
    code: string
    name: string
    questions: { slug: string; question: string; answer: string }[]
  }[]
}
