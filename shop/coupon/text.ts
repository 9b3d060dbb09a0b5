import type { Language, Text } from '../language.ts'
import { formatMoney } from '../money.ts'
import type { Coupon, CouponReason } from './coupon.ts'

type Sentence = Readonly<Record<Language, (coupon: Coupon) => string>>

const sentences: Readonly<Record<CouponReason, Sentence>> = {
  'not-yet': {
    el: ({ from }) => `Το κουπόνι ισχύει από ${day(from)}.`,
    en: ({ from }) => `The coupon is valid from ${day(from)}.`,
  },
  over: {
    el: ({ until }) => `Το κουπόνι ίσχυε έως ${day(until)}.`,
    en: ({ until }) => `The coupon was valid until ${day(until)}.`,
  },
  'log-in': {
    el: () => 'Το κουπόνι είναι προσωπικό: συνδέσου για να ισχύσει.',
    en: () => 'The coupon is personal: log in to use it.',
  },
  'another-customer': {
    el: () => 'Το κουπόνι είναι προσωπικό και ανήκει σε άλλον λογαριασμό.',
    en: () => 'The coupon is personal and belongs to another account.',
  },
  'email-not-proved': {
    el: () => 'Επιβεβαίωσε το email σου και το κουπόνι ισχύει αμέσως.',
    en: () => 'Confirm your email and the coupon applies right away.',
  },
  'plan-type': {
    el: ({ planTypes }) =>
      planTypes.includes('weekly')
        ? 'Το κουπόνι ισχύει μόνο για εβδομαδιαία και μηνιαία πλάνα.'
        : 'Το κουπόνι ισχύει μόνο για μεμονωμένες παραγγελίες.',
    en: ({ planTypes }) =>
      planTypes.includes('weekly')
        ? 'The coupon is only for weekly and monthly plans.'
        : 'The coupon is only for single orders.',
  },
  spot: {
    el: () => 'Το κουπόνι δεν ισχύει για αυτό το σημείο παράδοσης.',
    en: () => 'The coupon isn’t valid at this delivery spot.',
  },
  'first-order': {
    el: () => 'Το κουπόνι ισχύει μόνο για την πρώτη παραγγελία.',
    en: () => 'The coupon is only for the first order.',
  },
  'already-used': {
    el: () => 'Έχεις ήδη χρησιμοποιήσει αυτό το κουπόνι.',
    en: () => 'You’ve already used this coupon.',
  },
  household: {
    el: ({ firstOrder }) =>
      firstOrder
        ? 'Το κουπόνι ισχύει μόνο για την πρώτη παραγγελία, μία φορά ανά τηλέφωνο.'
        : 'Το κουπόνι ισχύει μία φορά ανά διεύθυνση και τηλέφωνο, και εδώ έχει ήδη χρησιμοποιηθεί.',
    en: ({ firstOrder }) =>
      firstOrder
        ? 'The coupon is only for the first order, once per phone number.'
        : 'The coupon is valid once per address and phone number, and it’s already been used here.',
  },
  'used-up': {
    el: () => 'Το κουπόνι έχει εξαντληθεί.',
    en: () => 'The coupon has been used up.',
  },
  'min-subtotal': {
    el: ({ minSubtotal }) => `Το κουπόνι ισχύει για παραγγελίες από ${formatMoney(minSubtotal)}.`,
    en: ({ minSubtotal }) => `The coupon is for orders from ${formatMoney(minSubtotal)}.`,
  },
}

export function couponReasonText(reason: CouponReason, coupon: Coupon, lang: Language): string {
  return sentences[reason][lang](coupon)
}

/** The conditions of a coupon beyond its amount; '': none. */
export function couponTerms(
  { needsProof, oncePerDoor }: Pick<Coupon, 'needsProof' | 'oncePerDoor'>,
  lang: Language,
): string {
  if (oncePerDoor) return needsProof ? onceAndProved[lang] : once[lang]
  return needsProof ? proved[lang] : ''
}

const onceAndProved: Text = {
  el: 'Ισχύει μία φορά ανά διεύθυνση και τηλέφωνο, αφού επιβεβαιώσεις το email σου.',
  en: 'Valid once per address and phone number, after you confirm your email.',
}
const once: Text = {
  el: 'Ισχύει μία φορά ανά διεύθυνση και τηλέφωνο.',
  en: 'Valid once per address and phone number.',
}
const proved: Text = {
  el: 'Ισχύει αφού επιβεβαιώσεις το email σου.',
  en: 'Valid after you confirm your email.',
}

function day(date: string | null): string {
  return (date ?? '').split('-').reverse().join('/')
}
