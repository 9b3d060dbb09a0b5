import type { SpotPaymentType } from '#shop/address/spot.ts'
import { catalogueAt } from '#shop/area/area-terms.ts'
import { endlessKitchen, type Kitchen } from '#shop/capacity/capacity.ts'
import { type Cart, spotPlanOf } from '#shop/cart/cart.ts'
import { type CartError, cartErrors } from '#shop/cart/checks.ts'
import { cartErrorText } from '#shop/cart/error-text.ts'
import { stillLacking } from '#shop/cart/plan-lacking.ts'
import { pricedCart } from '#shop/cart/priced-cart.ts'
import { currentCart, lostWindow } from '#shop/cart/schedule.ts'
import { type Catalogue, singlePriceOf, timePeriodOf } from '#shop/catalogue.ts'
import type { CompanyStanding } from '#shop/company.ts'
import { type CouponStanding, couponReason, pricedCoupon } from '#shop/coupon/coupon.ts'
import { couponKind, mayBeOffered } from '#shop/coupon/offer.ts'
import { couponReasonText, couponTerms } from '#shop/coupon/text.ts'
import type { User } from '#shop/customer/customer.ts'
import { hintsFor, toldHint } from '#shop/hints.ts'
import type { Language } from '#shop/language.ts'
import { type Cents, toEuros } from '#shop/money.ts'
import { paymentTypesFor } from '#shop/order/order.ts'
import { requiredFor } from '#shop/plan/day-state.ts'
import type { Plan } from '#shop/plan/plan.ts'
import { planSaving } from '#shop/plan/plan-saving.ts'
import { amountsOf, filledUp, type Totals, totals } from '#shop/pricing.ts'
import { addressAnswer } from '../addresses/answer.ts'
import type {
  CartAnswer,
  CartErrorAnswer,
  CouponOfferAnswer,
  CustomerCouponAnswer,
  SpotPaymentTypeAnswer,
  TotalsAnswer,
} from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { planAnswer } from '../catalogue/catalogue.ts'
import { spotAnswer } from '../catalogue/spots.ts'
import { windowAnswer } from '../catalogue/window-answer.ts'
import type { KeptCart } from '../db/carts.ts'
import { cartCompany } from './company.ts'
import { addedUp, deliveryAnswer } from './delivery-answer.ts'

/**
 * A cart as the calls answer it (§3). `standing`: how the cart's coupon stands; `member`: how its
 * customer stands with the company of its office; `kitchen`: what is left for this cart; `others`:
 * coupons that may be offered on it, null where the call does not look for them.
 */
export function cartAnswer(
  kept: KeptCart,
  customer: User | null,
  call: Pick<Call, 'catalogue' | 'lang' | 'now'> & { readonly kitchen?: Kitchen },
  standing: CouponStanding | null = null,
  member: CompanyStanding | null = null,
  others: readonly CouponStanding[] | null = null,
): CartAnswer {
  const { lang, now, kitchen = endlessKitchen } = call
  const catalogue = catalogueAt(call.catalogue, kept.cart)
  const cart = currentCart(kept.cart, catalogue, now, kitchen)
  const plan = spotPlanOf(cart, catalogue, member)
  const spot = catalogue.spots.get(cart.spotId ?? '') ?? null
  const coupon = pricedCoupon(standing, { ...cart, planType: plan.type, now })
  const priced = pricedCart(cart, catalogue, member, coupon)
  const sums = totals(priced)
  const lacking = stillLacking(cart, catalogue, plan)
  const isFull = lacking.every(({ 'main-meal': mains, snack }) => mains + snack === 0)
  const [first] = cart.scheduleMenus
  const timePeriod = timePeriodOf(catalogue, cart.timePeriodId)
  const context = { cart, plan, catalogue, lang, now }
  const scheduleMenus = cart.scheduleMenus.map((delivery, index) =>
    deliveryAnswer(delivery, priced.deliveries[index] ?? [], context),
  )
  // At an office the customer's part is known only when the order is placed, and is checked there.
  const toPay = spot?.company ? 0 : sums.grandtotal
  const offered = paymentTypesFor(cart, catalogue, member, { toPay, now })
  const spotPaymentTypes = offered.map(type => paymentTypeAnswer(type, lang))
  return {
    id: cart.id,
    lang,
    shippingAddress: cart.address && addressAnswer(cart.address),
    spot: spot && spotAnswer(spot, lang),
    spotPlan: {
      plan: planAnswer(plan, lang, catalogue, first && requiredFor(plan, first)['main-meal']),
    },
    scheduleMenus,
    timePeriod: timePeriod && windowAnswer(timePeriod, lang),
    timePeriodLost: lostWindow(kept.cart, catalogue, now, kitchen),
    customer,
    customerCoupon:
      standing && customerCouponAnswer(standing, cart, plan, sums.subtotal, lang, now),
    couponOffers: others && offersOn(cart, plan, others, lang, now),
    invoice: cart.invoice,
    spotPaymentType: spotPaymentTypes.find(({ id }) => id === cart.paymentTypeId) ?? null,
    spotPaymentTypes,
    errors: cartErrors(cart, catalogue, kitchen, member).map(error =>
      errorAnswer(error, catalogue, lang),
    ),
    amounts: amountsOf(priced.deliveries.flat()),
    totals: totalsAnswer(sums),
    expected: totalsAnswer(totals(filledUp(priced, lacking, plan.prices))),
    saved: toEuros(isFull ? planSaving({ ...plan, ...priced }) : 0),
    company: cartCompany(cart, priced.deliveries, sums.grandtotal, catalogue, member, {
      lang,
      now,
    }),
    hints: hintsFor(priced).map(hint => toldHint(hint, lang)),
    nutrition: addedUp(scheduleMenus.map(({ nutrition }) => nutrition)),
    delivery: { ...catalogue.delivery, fee: toEuros(catalogue.delivery.fee) },
    daily: { package: { prices: { 'main-meal': toEuros(singlePriceOf(plan, catalogue)) } } },
    notes: cart.notes,
    version: kept.version,
    expiresAt: new Date(kept.expiresAt).toISOString(),
  }
}

function paymentTypeAnswer(
  { id, code, name, description }: SpotPaymentType,
  lang: Language,
): SpotPaymentTypeAnswer {
  return { id, paymentType: { code, name: name[lang], description: description[lang] } }
}

function errorAnswer(error: CartError, catalogue: Catalogue, lang: Language): CartErrorAnswer {
  const { minTotal, slugs, ...rest } = error
  const named = slugs && catalogue.meals.filter(({ slug }) => slugs.includes(slug))
  return {
    ...rest,
    message: cartErrorText(
      error,
      lang,
      named?.map(({ name }) => name[lang]),
    ),
    ...(slugs && { slugs: [...slugs] }),
    ...(minTotal !== undefined && { minTotal: toEuros(minTotal) }),
  }
}

function totalsAnswer({ subtotal, discount, shipping, grandtotal, grouped }: Totals): TotalsAnswer {
  return {
    subtotal: toEuros(subtotal),
    discount: toEuros(discount),
    shipping: toEuros(shipping),
    grandtotal: toEuros(grandtotal),
    grouped: {
      'main-meal': toEuros(grouped['main-meal']),
      snack: toEuros(grouped.snack),
      extras: toEuros(grouped.extras),
    },
  }
}

function customerCouponAnswer(
  standing: CouponStanding,
  cart: Cart,
  plan: Plan,
  subtotal: Cents,
  lang: Language,
  now: number,
): CustomerCouponAnswer {
  const reason = couponReason(standing, { ...cart, planType: plan.type, now }, subtotal)
  return {
    ...offerAnswer(standing, lang),
    applies: reason === null,
    reason,
    message: reason ? couponReasonText(reason, standing.coupon, lang) : '',
  }
}

function offersOn(
  cart: Cart,
  plan: Plan,
  others: readonly CouponStanding[],
  lang: Language,
  now: number,
): CouponOfferAnswer[] {
  const use = { ...cart, planType: plan.type, now }
  return others
    .filter(({ coupon }) => !cart.refusedCouponIds?.includes(coupon.id))
    .filter(standing => mayBeOffered(standing, use))
    .map(standing => offerAnswer(standing, lang))
}

function offerAnswer({ coupon, facts }: CouponStanding, lang: Language): CouponOfferAnswer {
  const { benefit, oncePerDoor } = coupon
  const waits = coupon.needsProof && !facts.isProved
  return {
    coupon: { code: coupon.code, name: coupon.name[lang] },
    kind: couponKind(coupon),
    waits,
    percent: 'percent' in benefit ? benefit.percent : null,
    amount: 'amount' in benefit ? toEuros(benefit.amount) : null,
    minSubtotal: toEuros(coupon.minSubtotal),
    terms: couponTerms({ oncePerDoor, needsProof: waits }, lang),
  }
}
