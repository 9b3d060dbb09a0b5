import type { Json } from '#shop/merge/merge.ts'
import { toEuros } from '#shop/money.ts'
import { mayCall } from '#shop/people/calls.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { couponUses, couponWeeks } from '../db/release/calendar.ts'
import { pieceOf } from '../folder/pieces.ts'
import { readParts } from '../folder/stored-parts.ts'
import { type NamedDraft, namedDrafts } from './named-drafts.ts'

type CouponView = {
  readonly id: string
  /** null: only a draft has it. */
  readonly live: Json
  readonly drafts: readonly NamedDraft[]
  /** Unpaid orders count, as for its limit. */
  readonly uses: number
  /** Euros of paid orders; null: the role sees no takings. */
  readonly result: {
    readonly orders: number
    readonly paid: number
    readonly discount: number
    readonly weeks: readonly { readonly week: string; readonly orders: number }[]
  } | null
}

/** Public coupons with drafts and results. Gifts to one customer are left out. */
export async function couponCollection(
  call: StaffCall,
): Promise<{ readonly today: string; readonly coupons: readonly CouponView[] }> {
  const { db, staff, now } = call
  const [parts, drafted, uses] = await Promise.all([
    readParts(db, ['coupons']),
    namedDrafts(call, 'coupon'),
    couponUses(db),
  ])
  const weeks = mayCall(staff.roles, 'takings-one')
    ? Map.groupBy(await couponWeeks(db), ({ couponId }) => couponId)
    : null
  const drafts = Map.groupBy(drafted, ({ piece }) => piece)
  const ids = new Set([...parts.coupons.map(({ id }) => id), ...drafts.keys()])
  const coupons = [...ids].map(id => {
    const weeksOfCoupon = weeks?.get(id) ?? []
    const sum = (of: 'orders' | 'paid' | 'discount') =>
      weeksOfCoupon.reduce((total, week) => total + week[of], 0)
    const result = {
      ...{ orders: sum('orders'), paid: toEuros(sum('paid')), discount: toEuros(sum('discount')) },
      weeks: weeksOfCoupon.map(({ week, orders }) => ({ week, orders })),
    }
    return {
      ...{ id, live: pieceOf(parts, { kind: 'coupon', piece: id }), drafts: drafts.get(id) ?? [] },
      ...{ uses: uses.get(id) ?? 0, result: weeks && result },
    }
  })
  return { today: athensDate(now), coupons }
}
