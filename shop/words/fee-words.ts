import type { Language } from '../language.ts'
import { shortMoney } from '../money.ts'
import type { DeliveryTerms } from '../shop-data/delivery-terms.ts'

export type FeeWords = {
  /** "Free delivery from 6 main meals" */
  readonly freeDelivery: string
  /** "2€, free from 6 main meals" */
  readonly singleFee: string
  readonly planFee: string
}

/** What bringing costs; `someDiffer`: in some areas it is other. */
export function feeWords(
  { fee, freeFromMainMeals, freeFromWeeklyMainMeals }: DeliveryTerms,
  lang: Language,
  someDiffer: boolean,
): FeeWords {
  const say = fees[lang]
  const more = someDiffer ? `, ${say.differs}` : ''
  const aside = someDiffer ? ` (${say.differs})` : ''
  if (fee === 0)
    return {
      freeDelivery: `${say.freeDelivery}${aside}`,
      singleFee: `${say.free}${more}`,
      planFee: `${say.free}${more}`,
    }
  const price = shortMoney(fee)
  return {
    freeDelivery: `${say.freeDelivery} ${say.from(freeFromMainMeals)}${aside}`,
    singleFee: `${price}, ${say.free} ${say.from(freeFromMainMeals)}${more}`,
    planFee: `${price} ${say.each}, ${say.free} ${say.weekly(freeFromWeeklyMainMeals)}${more}`,
  }
}

const fees = {
  el: {
    free: 'δωρεάν',
    freeDelivery: 'Δωρεάν μεταφορικά',
    from: (meals: number) => `από ${meals} κυρίως γεύματα`,
    each: 'ανά παράδοση',
    weekly: (meals: number) => `από ${meals} κυρίως γεύματα την εβδομάδα`,
    differs: 'σε κάποιες περιοχές διαφέρουν',
  },
  en: {
    free: 'free',
    freeDelivery: 'Free delivery',
    from: (meals: number) => `from ${meals} main meals`,
    each: 'per delivery',
    weekly: (meals: number) => `from ${meals} main meals a week`,
    differs: 'in some areas it differs',
  },
}
