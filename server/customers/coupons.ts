import type { CouponReason } from '#shop/coupon/coupon.ts'
import { couponState } from '#shop/coupon/state.ts'
import { couponReasonText, couponTerms } from '#shop/coupon/text.ts'
import { toEuros } from '#shop/money.ts'
import { invalidInput, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { CouponAnswer } from '../answers.ts'
import type { CustomerCall } from '../calls/hook.ts'
import { findCustomerCart } from '../db/carts.ts'
import { couponIdOf } from '../db/coupon/coupons.ts'
import { type CustomerCoupon, couponsOf, keepCoupon } from '../db/customer/coupons.ts'

type Coupons = { coupons: CouponAnswer[] }

/** The customer's gift coupons, added coupons, and those of their orders and open cart. */
export async function customerCouponCollection(call: CustomerCall): Promise<Coupons> {
  return { coupons: await listed(call, []) }
}

/** Refuses `coupon-rule-error` with the reason where none of the customer's orders could use it. */
export async function customerCouponRedeem(
  call: CustomerCall,
  { code }: { code: string },
): Promise<(Coupons & { coupon: CouponAnswer }) | Refusal> {
  if (code === '') return invalidInput({ field: 'code', slug: 'fill-code' })
  const couponId = await couponIdOf(call.db, code)
  if (!couponId) return refuse('coupon-not-found')
  const coupons = await listed(call, [couponId])
  const coupon = coupons.find(({ id }) => id === couponId)
  if (!coupon) return refuse('coupon-not-found')
  const { reason, message } = coupon
  if (reason && !comes.includes(reason)) return refuse('coupon-rule-error', { reason, message })
  const isKept = await keepCoupon(call.db, call.customer.id, couponId, call.now)
  return isKept ? { coupon, coupons } : refuse('coupon-not-found')
}

async function listed(call: CustomerCall, asked: readonly string[]): Promise<CouponAnswer[]> {
  const { customer } = call
  const open = await findCustomerCart(call.db, customer.id, call.now)
  const onCart = open?.cart.couponId ?? null
  const coupons = await couponsOf(call.db, customer, onCart ? [...asked, onCart] : asked)
  const answers = coupons.map(coupon => answered(call, coupon))
  return answers.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}

/** Reasons that time or the customer takes away: such a code is kept. */
const comes: readonly CouponReason[] = ['not-yet', 'email-not-proved']

const order: readonly CouponAnswer['state'][] = [
  'usable',
  'unproved',
  'held',
  'not-yet',
  'used',
  'over',
  'gone',
]

function answered(
  { catalogue, lang, now, customer }: CustomerCall,
  { coupon, facts, order: taken }: CustomerCoupon,
): CouponAnswer {
  const used = taken && { paid: taken.usedAt !== null }
  const { state, reason } = couponState({ coupon, facts }, used, customer.id, now)
  const { id, code, benefit, firstOrder, planTypes, spotIds, from, until } = coupon
  return {
    id,
    code,
    name: coupon.name[lang],
    state,
    reason,
    message: reason ? couponReasonText(reason, coupon, lang) : '',
    percent: 'percent' in benefit ? benefit.percent : null,
    amount: 'amount' in benefit ? toEuros(benefit.amount) : null,
    minSubtotal: toEuros(coupon.minSubtotal),
    terms: couponTerms(coupon, lang),
    firstOrder,
    planTypes: [...planTypes],
    spots: spotIds.flatMap(spotId => catalogue.spots.get(spotId)?.name[lang] ?? []),
    from,
    until,
    order: taken && {
      id: taken.id,
      number: taken.number,
      usedAt: taken.usedAt === null ? null : new Date(taken.usedAt).toISOString(),
    },
  }
}
