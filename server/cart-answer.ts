import {
  type Cart,
  type ChargedLine,
  chargedLines,
  isOffered,
  planOf,
  pricedCart,
  requiredFor,
  type ScheduleMenu,
  stateOf,
} from '#shop/cart.ts'
import { type CartError, cartErrors } from '#shop/cart-checks.ts'
import { cartErrorText } from '#shop/cart-error-text.ts'
import { currentCart } from '#shop/cart-schedule.ts'
import { type Catalogue, planFor, timePeriodOf } from '#shop/catalogue.ts'
import { type CouponStanding, couponReason, pricedCoupon } from '#shop/coupon.ts'
import { couponReasonText } from '#shop/coupon-text.ts'
import type { User } from '#shop/customer.ts'
import { hintsFor, toldHint } from '#shop/hints.ts'
import type { Language } from '#shop/language.ts'
import { type Cents, toEuros } from '#shop/money.ts'
import type { Plan } from '#shop/plan.ts'
import { amountsOf, singlePrice, type Totals, totals } from '#shop/pricing.ts'
import { orderCutOff } from '#shop/schedule.ts'
import type {
  AddressAnswer,
  CartAnswer,
  CartErrorAnswer,
  CartItemAnswer,
  CustomerCouponAnswer,
  NutritionTotals,
  ScheduleMenuAnswer,
  SpotPaymentTypeAnswer,
  TotalsAnswer,
} from './answers.ts'
import { business } from './business.ts'
import { planAnswer, spotAnswer } from './catalogue.ts'
import type { KeptCart } from './db/carts.ts'
import type { Call } from './hook.ts'
import { named } from './meal-answer.ts'

/** A cart as the calls answer it (§3): money in euros, texts in the call's language. */
export function cartAnswer(
  kept: KeptCart,
  customer: User | null,
  standing: CouponStanding | null,
  { catalogue, lang, now }: Pick<Call, 'catalogue' | 'lang' | 'now'>,
): CartAnswer {
  const cart = currentCart(kept.cart, catalogue, now)
  const plan = planOf(cart, catalogue)
  const spot = catalogue.spots.get(cart.spotId ?? '') ?? null
  const coupon = pricedCoupon(standing, { ...cart, planType: plan.type, now })
  const priced = pricedCart(cart, catalogue, coupon)
  const sums = totals(priced)
  const [first] = cart.scheduleMenus
  const scheduleMenus = cart.scheduleMenus.map(menu =>
    scheduleMenuAnswer(menu, cart, plan, catalogue, lang, now),
  )
  const spotPaymentTypes = paymentTypes(catalogue, cart, lang)
  return {
    id: cart.id,
    lang,
    shippingAddress: cart.address && addressAnswer(cart.address),
    spot: spot && spotAnswer(spot, lang),
    spotPlan: { plan: planAnswer(plan, lang, first && requiredFor(plan, first)['main-meal']) },
    scheduleMenus,
    timePeriod: timePeriodOf(catalogue, cart.timePeriodId),
    customer,
    customerCoupon:
      standing && customerCouponAnswer(standing, cart, plan, sums.subtotal, lang, now),
    invoice: cart.invoice,
    spotPaymentType: spotPaymentTypes.find(({ id }) => id === cart.paymentTypeId) ?? null,
    spotPaymentTypes,
    errors: cartErrors(cart, catalogue).map(error => errorAnswer(error, lang)),
    amounts: amountsOf(priced.deliveries.flat()),
    totals: totalsAnswer(sums),
    hints: hintsFor(priced).map(hint => toldHint(hint, lang)),
    nutrition: addedUp(scheduleMenus.map(({ nutrition }) => nutrition)),
    daily: { package: { prices: { 'main-meal': toEuros(dailyPrice(plan, catalogue)) } } },
    notes: cart.notes,
    version: kept.version,
    expiresAt: new Date(kept.expiresAt).toISOString(),
  }
}

function scheduleMenuAnswer(
  menu: ScheduleMenu,
  cart: Cart,
  plan: Plan,
  catalogue: Catalogue,
  lang: Language,
  now: number,
): ScheduleMenuAnswer {
  const parts = new Map<string, ChargedLine[]>()
  for (const line of chargedLines(catalogue, plan, menu))
    parts.set(line.build.id, [...(parts.get(line.build.id) ?? []), line])
  const items = [...parts.values()].flatMap(lines => {
    const item = itemAnswer(lines, catalogue, lang)
    return item ? [{ ...item, available: isOffered(catalogue, plan, item.id, menu.date) }] : []
  })
  const required = requiredFor(plan, menu)
  const period = timePeriodOf(catalogue, cart.timePeriodId)
  return {
    id: menu.id,
    date: menu.date,
    days: menu.days,
    items,
    amounts: amountsOf([...parts.values()].flat()),
    config: { amounts: { 'main-meal': [required['main-meal']], snack: [required.snack] } },
    state: stateOf(catalogue, plan, menu),
    nutrition: addedUp(items.map(({ nutrition, amount }) => times(nutrition, amount))),
    editable: period !== null && now <= orderCutOff(menu.date, period),
  }
}

/** The lines of one build: a breakfast that is included in part has two. */
function itemAnswer(
  lines: readonly ChargedLine[],
  { codes }: Catalogue,
  lang: Language,
): Omit<CartItemAnswer, 'available'> | null {
  const last = lines.at(-1)
  if (!last) return null
  const { meal, build } = last
  const sum = (of: (line: ChargedLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  return {
    id: build.id,
    slug: meal.slug,
    name: meal.name[lang],
    price: toEuros(last.price),
    ownPrice: toEuros(singlePrice(meal, build)),
    amount: sum(({ amount }) => amount),
    included: sum(({ amount, included }) => (included ? amount : 0)),
    total: toEuros(sum(({ amount, price }) => amount * price)),
    item: {
      type: meal.type,
      portion: { code: build.portion, name: named(codes.portions, build.portion, lang).name },
    },
    categories: meal.categories.map(code => ({ category: named(codes.categories, code, lang) })),
    spot: { business: { name: business.name } },
    allergens: meal.allergens.map(code => named(codes.allergens, code, lang).name),
    nutrition: {
      calories: build.perPortion.kcal,
      protein: build.perPortion.protein,
      carbs: build.perPortion.carbs,
      fat: build.perPortion.fat,
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
  const { coupon } = standing
  const reason = couponReason(standing, { ...cart, planType: plan.type, now }, subtotal)
  const { benefit } = coupon
  return {
    coupon: { code: coupon.code, name: coupon.name[lang] },
    applies: reason === null,
    reason,
    message: reason ? couponReasonText(reason, coupon, lang) : '',
    percent: 'percent' in benefit ? benefit.percent : null,
    amount: 'amount' in benefit ? toEuros(benefit.amount) : null,
    minSubtotal: toEuros(coupon.minSubtotal),
  }
}

function paymentTypes(catalogue: Catalogue, cart: Cart, lang: Language): SpotPaymentTypeAnswer[] {
  return catalogue.paymentTypes
    .filter(({ spotId }) => spotId === cart.spotId)
    .map(({ id, code, name, description }) => ({
      id,
      paymentType: { code, name: name[lang], description: description[lang] },
    }))
}

function errorAnswer(error: CartError, lang: Language): CartErrorAnswer {
  const { minTotal, slugs, ...rest } = error
  return {
    ...rest,
    message: cartErrorText(error, lang),
    ...(slugs && { slugs: [...slugs] }),
    ...(minTotal !== undefined && { minTotal: toEuros(minTotal) }),
  }
}

export function totalsAnswer({
  subtotal,
  discount,
  shipping,
  grandtotal,
  grouped,
}: Totals): TotalsAnswer {
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

export function addressAnswer(address: NonNullable<Cart['address']>): AddressAnswer {
  const { lat: _lat, lng: _lng, ...told } = address
  return told
}

/** What the same main meal costs in a single order. */
function dailyPrice(plan: Plan, catalogue: Catalogue): Cents {
  if (plan.singlePrice !== undefined) return plan.singlePrice
  const single = planFor(catalogue, { type: 'daily', dietCode: plan.dietCode })
  return (single ?? plan).prices.mainMeal
}

function times(nutrition: NutritionTotals, amount: number): NutritionTotals {
  const { calories, protein, carbs, fat } = nutrition
  return {
    calories: calories * amount,
    protein: protein * amount,
    carbs: carbs * amount,
    fat: fat * amount,
  }
}

function addedUp(all: readonly NutritionTotals[]): NutritionTotals {
  const sum = { calories: 0, protein: 0, carbs: 0, fat: 0 }
  for (const each of all) {
    sum.calories += each.calories
    sum.protein += each.protein
    sum.carbs += each.carbs
    sum.fat += each.fat
  }
  return {
    calories: Math.round(sum.calories),
    protein: tenth(sum.protein),
    carbs: tenth(sum.carbs),
    fat: tenth(sum.fat),
  }
}

function tenth(grams: number): number {
  return Math.round(grams * 10) / 10
}
