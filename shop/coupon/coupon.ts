import { emailKey } from '../customer/email-key.ts'
import type { Text } from '../language.ts'
import type { Cents } from '../money.ts'
import type { PlanType } from '../plan/plan.ts'
import type { Benefit, PricedCoupon } from '../pricing.ts'
import { athensDate } from '../schedule/schedule.ts'

/** A coupon and its rules (reading: Money); an empty list or null sets no condition. */
export type Coupon = {
  readonly id: string
  readonly code: string
  /** A customer's uses count over all coupons of the campaign, such as all sign-up gifts. */
  readonly campaign: string
  readonly name: Text
  readonly benefit: Benefit
  readonly firstOrder: boolean
  readonly minSubtotal: Cents
  readonly planTypes: readonly PlanType[]
  readonly spotIds: readonly string[]
  /** Athens dates such as "2026-11-23", both included. */
  readonly from: string | null
  readonly until: string | null
  readonly uses: number | null
  readonly usesPerCustomer: number | null
  readonly customerId: string | null
  readonly needsProof: boolean
  /** A use also counts for the door that the order went to. */
  readonly oncePerDoor: boolean
  /** Offered to whoever may use it; without it a coupon of nobody's needs its code. */
  readonly offered: boolean
}

/** Uses include those of unpaid orders. */
export type CouponFacts = {
  readonly uses: number
  readonly usesByCustomer: number
  readonly earlierOrders: number
  readonly isProved: boolean
  /** Other customers' paid orders to the same phone or door; counted only as an order is placed. */
  readonly usesByHousehold: number
  readonly ordersByPhone: number
}

export type CouponStanding = { readonly coupon: Coupon; readonly facts: CouponFacts }

export type CouponUse = {
  readonly customerId: string | null
  readonly planType: PlanType
  readonly spotId: string | null
  readonly now: number
}

export type CouponReason =
  | 'not-yet'
  | 'over'
  | 'log-in'
  | 'another-customer'
  | 'email-not-proved'
  | 'plan-type'
  | 'spot'
  | 'first-order'
  | 'already-used'
  | 'household'
  | 'used-up'
  | 'min-subtotal'

const rules: readonly (readonly [
  CouponReason,
  (standing: CouponStanding, use: CouponUse) => boolean,
])[] = [
  ['not-yet', ({ coupon }, { now }) => coupon.from !== null && athensDate(now) < coupon.from],
  ['over', ({ coupon }, { now }) => coupon.until !== null && athensDate(now) > coupon.until],
  ['log-in', ({ coupon }, { customerId }) => coupon.customerId !== null && customerId === null],
  [
    'another-customer',
    ({ coupon }, { customerId }) => coupon.customerId !== null && coupon.customerId !== customerId,
  ],
  ['plan-type', ({ coupon }, { planType }) => excludes(coupon.planTypes, planType)],
  // A cart without an address may still get one of the coupon's spots.
  ['spot', ({ coupon }, { spotId }) => spotId !== null && excludes(coupon.spotIds, spotId)],
  ['first-order', ({ coupon, facts }) => coupon.firstOrder && facts.earlierOrders > 0],
  ['already-used', ({ coupon, facts }) => isReached(coupon.usesPerCustomer, facts.usesByCustomer)],
  ['household', isHadInHousehold],
  ['used-up', ({ coupon, facts }) => isReached(coupon.uses, facts.uses)],
  // Last: a coupon that lacks only this may wait on a cart.
  ['email-not-proved', ({ coupon, facts }) => coupon.needsProof && !facts.isProved],
]

/** Why a coupon has no effect on this order and subtotal; null: it has one. */
export function couponReason(
  standing: CouponStanding,
  use: CouponUse,
  subtotal: Cents,
): CouponReason | null {
  const obstacle = obstacleTo(standing, use)
  if (obstacle) return obstacle
  return subtotal < standing.coupon.minSubtotal ? 'min-subtotal' : null
}

/** The coupon for `totals`, which checks the subtotal itself; null where it cannot have an effect. */
export function pricedCoupon(standing: CouponStanding | null, use: CouponUse): PricedCoupon | null {
  if (!standing || obstacleTo(standing, use)) return null
  const { benefit, minSubtotal } = standing.coupon
  return { benefit, minSubtotal }
}

function obstacleTo(standing: CouponStanding, use: CouponUse): CouponReason | null {
  return rules.find(([, refuses]) => refuses(standing, use))?.[0] ?? null
}

/** Whether this phone or door has had the coupon or a first order; one reason, so that it does not tell which. */
function isHadInHousehold({ coupon, facts }: CouponStanding): boolean {
  if (coupon.firstOrder && facts.ordersByPhone > 0) return true
  return isReached(coupon.usesPerCustomer, facts.usesByHousehold)
}

function excludes<Of>(allowed: readonly Of[], one: Of): boolean {
  return allowed.length > 0 && !allowed.includes(one)
}

function isReached(limit: number | null, count: number): boolean {
  return limit !== null && count >= limit
}

const looksLatin: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((letter, index) => [letter, 'ABEZHIKMNOPTYX'[index] ?? letter]),
)

/** The same text for a code in any letter case, and with Greek letters that look Latin. */
export function couponKey(code: string): string {
  const capitals = code.trim().normalize('NFC').toUpperCase()
  return [...capitals].map(letter => looksLatin[letter] ?? letter).join('')
}

/** One mailbox has one text: without the part from "+", at Gmail without dots. */
export function mailbox(email: string): string {
  const [name = '', host = ''] = emailKey(email).split('@')
  const [plain = ''] = name.split('+')
  if (host !== 'gmail.com' && host !== 'googlemail.com') return `${plain}@${host}`
  return `${plain.replaceAll('.', '')}@gmail.com`
}
