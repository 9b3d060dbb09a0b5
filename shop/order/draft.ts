import type { SpotPaymentType } from '../address/spot.ts'
import { catalogueAt } from '../area/area-terms.ts'
import { type Cart, spotPlanOf } from '../cart/cart.ts'
import { chargedLines, pricedCart } from '../cart/priced-cart.ts'
import { type Catalogue, singlePriceOf, timePeriodOf } from '../catalogue.ts'
import { allowancesFor, type CompanyStanding, companyShare, onAccount } from '../company.ts'
import { type CouponStanding, pricedCoupon } from '../coupon/coupon.ts'
import type { Cents } from '../money.ts'
import { totals } from '../pricing.ts'
import { mealsIn, type OrderDraft, orderItem, orderType, paymentTypesFor, vatIn } from './order.ts'

/** The order that a cart becomes at `now` (epoch milliseconds); null: not ready. */
export function orderDraft(
  cart: Cart,
  shop: Catalogue,
  standing: CouponStanding | null,
  now: number,
  member: CompanyStanding | null = null,
): OrderDraft | null {
  const catalogue = catalogueAt(shop, cart)
  const plan = spotPlanOf(cart, catalogue, member)
  const spot = catalogue.spots.get(cart.spotId ?? '')
  const timePeriod = timePeriodOf(catalogue, cart.timePeriodId)
  const coupon = pricedCoupon(standing, { ...cart, planType: plan.type, now })
  const sums = totals(pricedCart(cart, catalogue, member, coupon))
  const toPay = spot?.company ? 0 : sums.grandtotal
  const paymentType = spot && paymentTypeFor(cart, catalogue, member, { toPay, now })
  const { address, scheduleMenus } = cart
  if (!spot || !address || !timePeriod || !paymentType || scheduleMenus.length === 0) return null
  const filled = scheduleMenus.map(delivery => ({
    date: delivery.date,
    days: delivery.days,
    items: chargedLines(catalogue, plan, delivery).map(orderItem),
  }))
  const priced = filled.map(({ date, items }) => ({ date, meals: mealsIn(items) }))
  const allowances = spot.company ? allowancesFor(spot.company, member, priced) : []
  const borne = priced.map(({ meals }, index) => ({ meals, allowance: allowances[index] ?? 0 }))
  const company = companyShare(paymentType.code === onAccount, borne, sums.grandtotal)
  const deliveries = filled.map((one, index) => ({
    ...one,
    allowance: company > 0 ? (borne[index]?.allowance ?? 0) : 0,
  }))
  return {
    type: orderType(plan),
    plan: { ...plan, singlePrice: singlePriceOf(plan, catalogue), delivery: catalogue.delivery },
    spot: { id: spot.id, slug: spot.slug, kind: spot.kind, name: spot.name },
    address,
    timePeriod,
    paymentType: { code: paymentType.code, name: paymentType.name },
    provider: paymentType.provider,
    deliveries,
    totals: sums,
    company,
    vat: vatIn(
      filled.flatMap(({ items }) => items),
      sums,
    ),
    coupon: standing && sums.discount > 0 ? couponOf(standing) : null,
    invoice: cart.invoice,
    notes: cart.notes,
  }
}

function paymentTypeFor(
  cart: Cart,
  catalogue: Catalogue,
  member: CompanyStanding | null,
  of: { readonly toPay: Cents; readonly now: number },
): SpotPaymentType | null {
  const offered = paymentTypesFor(cart, catalogue, member, of)
  return offered.find(({ id }) => id === cart.paymentTypeId) ?? offered[0] ?? null
}

function couponOf({ coupon }: CouponStanding): OrderDraft['coupon'] {
  const { id, code, name, benefit } = coupon
  return { id, code, name, benefit }
}
