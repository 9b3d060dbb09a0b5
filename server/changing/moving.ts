import { addressErrors, type ShippingAddress } from '#shop/address/address.ts'
import { moveDelivery } from '#shop/order-change/move.ts'
import type { ChangeableOrder } from '#shop/order-change/order-change.ts'
import { invalidInput, isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import { type PlaceInput, phoneNumber, shippingAddressFrom } from '../addresses/suggestions.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { changeOrder } from './changing.ts'
import type { ChangeRequest } from './wish.ts'
import { type Changing, spoken } from './wishes.ts'

export type Door = PlaceInput

/** Moves a delivery to another day, window or door, until its cut-off. */
export async function customerOrderDeliveryUpdate(
  call: CustomerCall,
  {
    scheduleMenuId: deliveryId,
    date,
    timePeriodId,
    address: door,
    ...asked
  }: ChangeRequest & {
    scheduleMenuId: string
    date?: string | undefined
    timePeriodId?: string | undefined
    address?: Door | undefined
  },
): Changing {
  if (!date && !timePeriodId && !door)
    return invalidInput({ field: 'date', slug: 'required-field' })
  const picked = await pickedDoor(call, door)
  if (isRefusal(picked)) return picked
  const circumstances = { now: call.now, kitchen: call.kitchen.current() }
  return changeOrder(call, asked, {
    wish: ['move', deliveryId, date, timePeriodId, door],
    rule: spoken(call, order => {
      const address = picked && addressFor(order, deliveryId, picked)
      if (isRefusal(address)) return address
      const move = { deliveryId, date, timePeriodId, address: address ?? undefined }
      return moveDelivery(order, move, call.catalogue, circumstances)
    }),
  })
}

/** A new address with its details, or only other details for the address as it is. */
export async function pickedDoor(
  call: Call,
  door: Door | undefined,
): Promise<Partial<ShippingAddress> | null | Refusal> {
  if (!door) return null
  if (door.suggestionId || door.street !== undefined) return shippingAddressFrom(call, door)
  const phone = door.phone === undefined ? undefined : phoneNumber(door.phone)
  if (phone === null) return invalidInput({ field: 'phone', slug: 'invalid-phone' })
  const { floor, bell, deliveryNotes, takeawayNotes } = door
  const details = { floor, bell, phone, deliveryNotes, takeawayNotes }
  return Object.fromEntries(Object.entries(details).filter(([, text]) => text !== undefined))
}

export function addressFor(
  order: ChangeableOrder,
  deliveryId: string,
  picked: Partial<ShippingAddress>,
): ShippingAddress | Refusal {
  const own = order.deliveries.find(({ id }) => id === deliveryId)?.address
  const address = { ...(own ?? order.address), ...picked }
  const { kind } = order.spot
  const errors = kind === 'delivery' ? addressErrors(address, kind) : []
  return errors.length > 0 ? invalidInput(...errors) : address
}
