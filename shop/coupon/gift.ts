import { type Cents, shortMoney } from '../money.ts'
import type { Coupon } from './coupon.ts'

export const asksNothing = {
  firstOrder: false,
  minSubtotal: 0,
  planTypes: [],
  spotIds: [],
  from: null,
  until: null,
  uses: null,
  usesPerCustomer: null,
  customerId: null,
  needsProof: false,
  oncePerDoor: false,
  offered: false,
} satisfies Partial<Coupon>

/** As §9 has it in the demo; a shop gives what it likes, or nothing. */
export const demoGift: Cents = 2000

export function signUpGift(
  id: string,
  code: string,
  customerId: string,
  amount = demoGift,
): Coupon {
  const worth = shortMoney(amount)
  return {
    id,
    code,
    campaign: 'sign-up-gift',
    name: { el: `Δώρο εγγραφής ${worth}`, en: `${worth} sign-up gift` },
    benefit: { amount },
    ...asksNothing,
    uses: 1,
    usesPerCustomer: 1,
    customerId,
    needsProof: true,
    oncePerDoor: true,
  }
}
