import type { SpotPaymentType } from '#shop/address/spot.ts'
import { atDoor, type DoorTerms } from '#shop/door-payment.ts'
import type { Door } from '../door.ts'
import { filledCart } from '../people.ts'
import { type Bought, placeCart } from './orders.ts'

/** Cents; open to everybody whose mailbox is proved. */
export const openTerms: DoorTerms = { most: 6000, customers: 'all', atOnce: 20 }

/** The owner lets orders of the delivery area be paid at the door, by these terms; null: no longer. */
export function offerAtDoor(door: Door, terms: DoorTerms | null = openTerms): void {
  const catalogue = door.shop.catalogue()
  const others = catalogue.paymentTypes.filter(({ code }) => code !== atDoor)
  const name = { el: 'Στην παράδοση', en: 'On delivery' }
  const at = { id: 'attica-door', spotId: 'attica', code: atDoor, provider: atDoor } as const
  const type: SpotPaymentType = { ...at, name, description: name, ...(terms && { door: terms }) }
  const paymentTypes = terms ? [...others, type] : others
  Object.assign(door.shop, { catalogue: () => ({ ...catalogue, paymentTypes }) })
}

/** A cart of so many meals that lacks nothing, to be paid at the door. */
export async function cartAtDoor(door: Door, token: string, mains = 4): Promise<string> {
  const { id: cartId } = await filledCart(door, mains, { token })
  const spotPaymentTypeId = 'attica-door'
  await door.ask('cart-payment-type-update', { cartId, spotPaymentTypeId }, { token })
  return cartId
}

/** A single order that is paid when it is handed over. */
export async function orderAtDoor(door: Door, token: string, mains = 4): Promise<Bought> {
  return placeCart(door, token, await cartAtDoor(door, token, mains))
}
