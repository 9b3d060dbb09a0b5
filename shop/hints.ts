import type { Language } from './language.ts'
import { type Cents, formatMoney, toEuros } from './money.ts'
import {
  amountsOf,
  deliveriesToBring,
  isShippingFree,
  type Priced,
  termsOf,
  totals,
} from './pricing.ts'

type HintCode = keyof typeof sentences

/** `amount`: meals, deliveries or percent; cents for the codes in `inMoney`. */
type Hint = { readonly code: HintCode; readonly amount: number; readonly fee?: Cents }

export function hintsFor(order: Priced): Hint[] {
  const { subtotal } = totals(order)
  return subtotal === 0 ? [] : [...shippingHints(order), ...couponHints(order, subtotal)]
}

function shippingHints(order: Priced): Hint[] {
  const { planType, spotKind } = order
  if (spotKind === 'takeaway') return [{ code: 'free-shipping-takeaway', amount: 0 }]
  if (spotKind === 'company') return [{ code: 'free-shipping-company', amount: 0 }]
  const free = isShippingFree(order)
  const { fee, freeFromMainMeals, freeFromWeeklyMainMeals } = termsOf(order)
  if (fee === 0) return []
  if (planType === 'weekly') {
    const amount = freeFromWeeklyMainMeals
    if (free) return [{ code: 'free-shipping-plan', amount }]
    return [
      { code: 'shipping-deliveries', amount: deliveriesToBring(order), fee },
      { code: 'free-shipping-plan-next', amount },
    ]
  }
  if (free) return [{ code: 'free-shipping', amount: freeFromMainMeals }]
  const mainMeals = amountsOf(order.deliveries.flat())['main-meal']
  return [{ code: 'free-shipping-next', amount: freeFromMainMeals - mainMeals }]
}

function couponHints({ coupon }: Priced, subtotal: Cents): Hint[] {
  if (!coupon) return []
  const { benefit, minSubtotal } = coupon
  if (subtotal < minSubtotal) return [{ code: 'coupon-next', amount: minSubtotal - subtotal }]
  return 'percent' in benefit
    ? [{ code: 'coupon-percent', amount: benefit.percent }]
    : [{ code: 'coupon-amount', amount: Math.min(benefit.amount, subtotal) }]
}

type Sentence = Readonly<Record<Language, (amount: number, fee: Cents) => string>>

const sentences = {
  'free-shipping': {
    el: amount => `Δωρεάν μεταφορικά από ${amount} κυρίως γεύματα`,
    en: amount => `Free delivery from ${amount} main meals`,
  },
  'free-shipping-next': {
    el: amount =>
      amount === 1
        ? '1 γεύμα ακόμη για δωρεάν μεταφορικά'
        : `${amount} γεύματα ακόμη για δωρεάν μεταφορικά`,
    en: amount => `${amount} more main ${amount === 1 ? 'meal' : 'meals'} for free delivery`,
  },
  'free-shipping-plan': {
    el: amount => `Δωρεάν μεταφορικά σε πλάνα από ${amount} κυρίως γεύματα την εβδομάδα`,
    en: amount => `Free delivery with plans from ${amount} main meals a week`,
  },
  'free-shipping-plan-next': {
    el: amount => `Με ${amount} κυρίως γεύματα την εβδομάδα, τα μεταφορικά είναι δωρεάν`,
    en: amount => `With ${amount} main meals a week, delivery is free`,
  },
  'shipping-deliveries': {
    el: (amount, fee) =>
      `${formatMoney(fee)} ανά παράδοση, ${amount === 1 ? '1 παράδοση' : `${amount} παραδόσεις`}`,
    en: (amount, fee) =>
      `${formatMoney(fee)} per delivery, ${amount === 1 ? '1 delivery' : `${amount} deliveries`}`,
  },
  'free-shipping-takeaway': {
    el: () => 'Από σημείο παραλαβής: χωρίς μεταφορικά',
    en: () => 'Pick-up: no delivery charge',
  },
  'free-shipping-company': {
    el: () => 'Δωρεάν μεταφορικά για την εταιρεία σου',
    en: () => 'Free delivery to your company',
  },
  'coupon-percent': {
    el: amount => `Κουπόνι: ${amount}% στα γεύματα, όχι στα μεταφορικά`,
    en: amount => `Coupon: ${amount}% off the meals, not delivery`,
  },
  'coupon-amount': {
    el: amount => `Κουπόνι: ${formatMoney(amount)} λιγότερα`,
    en: amount => `Coupon: ${formatMoney(amount)} off`,
  },
  'coupon-next': {
    el: amount => `${formatMoney(amount)} ακόμη για να ισχύσει το κουπόνι σου`,
    en: amount => `${formatMoney(amount)} more and your coupon applies`,
  },
} satisfies Record<string, Sentence>

const inMoney: readonly HintCode[] = ['coupon-amount', 'coupon-next']

export function toldHint({ code, amount, fee = 0 }: Hint, lang: Language) {
  return {
    code,
    amount: inMoney.includes(code) ? toEuros(amount) : amount,
    message: sentences[code][lang](amount, fee),
  }
}
