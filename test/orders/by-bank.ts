import type { SpotPaymentType } from '#shop/address/spot.ts'
import { byBank } from '#shop/bank-transfer.ts'
import type { Door } from '../door.ts'
import { filledCart } from '../people.ts'
import { type Bought, placeCart } from './orders.ts'

export const iban = 'GR1601101250000000012300695'

/** The owner takes transfers for orders of the delivery area, which may take so many bank days; null: no longer. */
export function offerBank(door: Door, days: number | null = 1): void {
  const catalogue = door.shop.catalogue()
  const others = catalogue.paymentTypes.filter(({ code }) => code !== byBank)
  const name = { el: 'Τραπεζικό έμβασμα', en: 'Bank transfer' }
  const at = { id: 'attica-bank', spotId: 'attica', code: byBank, provider: byBank } as const
  const terms = days && { bank: { iban, days } }
  const type: SpotPaymentType = { ...at, name, description: name, ...terms }
  const paymentTypes = terms ? [...others, type] : others
  Object.assign(door.shop, { catalogue: () => ({ ...catalogue, paymentTypes }) })
}

/** A cart for the first day of the week after, to be paid by a transfer. */
export async function cartByBank(door: Door, token: string, mains = 4): Promise<string> {
  const { id: cartId, timePeriod } = await filledCart(door, mains, { token })
  const choice = { cartId, dates: ['2026-12-01'], timePeriodId: timePeriod?.id ?? '' }
  await door.ask('cart-schedule-update', choice, { token })
  await door.ask(
    'cart-payment-type-update',
    { cartId, spotPaymentTypeId: 'attica-bank' },
    { token },
  )
  return cartId
}

/** A single order that waits for its transfer. */
export async function orderByBank(door: Door, token: string): Promise<Bought> {
  offerBank(door)
  return placeCart(door, token, await cartByBank(door, token))
}
