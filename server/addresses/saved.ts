import type { ShippingAddress } from '#shop/address/address.ts'
import { addressErrors } from '#shop/address/address.ts'
import { areaOfAddress } from '#shop/area/area.ts'
import { doorKey, mostAddresses } from '#shop/customer/saved-address.ts'
import { invalidInput, isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { SavedAddressAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import {
  addressesOf,
  deleteAddress,
  lockAddresses,
  rememberAddress,
  rewriteAddress,
  savedAddressOf,
} from '../db/customer/addresses.ts'
import { customerOf } from '../db/customer/sessions.ts'
import { transaction } from '../db/database.ts'
import { addressAnswer } from './answer.ts'
import { type PlaceInput, phoneNumber, shippingAddressFrom } from './suggestions.ts'

type Addresses = { addresses: SavedAddressAnswer[] }

export async function customerAddressCollection({
  db,
  customer,
}: CustomerCall): Promise<Addresses> {
  const saved = await addressesOf(db, customer.id)
  return { addresses: saved.map(({ id, address }) => ({ id, ...addressAnswer(address) })) }
}

/** Saves another address as the one used last; the same door is saved once. `too-many-addresses`. */
export async function customerAddressCreate(
  call: CustomerCall,
  input: PlaceInput,
): Promise<Addresses | Refusal> {
  const customerId = call.customer.id
  const address = complete(await shippingAddressFrom(call, input))
  if (isRefusal(address)) return address
  const refused = await transaction(call.db, async tx => {
    await lockAddresses(tx, customerId)
    const known = await addressesOf(tx, customerId)
    const isNew = known.every(({ address: other }) => doorKey(other) !== doorKey(address))
    if (isNew && known.length >= mostAddresses) return refuse('too-many-addresses')
    await rememberAddress(tx, { id: randomId(), customerId, address, now: call.now })
    return null
  })
  return refused ?? customerAddressCollection(call)
}

export async function customerAddressUpdate(
  call: CustomerCall,
  { addressId, ...input }: PlaceInput & { addressId: string },
): Promise<Addresses | Refusal> {
  const customerId = call.customer.id
  const saved = await savedAddressOf(call.db, customerId, addressId)
  if (!saved) return refuse('address-not-found')
  const address = complete(await changed(call, saved.address, input))
  if (isRefusal(address)) return address
  const found = await transaction(call.db, async tx => {
    await lockAddresses(tx, customerId)
    return rewriteAddress(tx, customerId, { id: addressId, address })
  })
  return found ? customerAddressCollection(call) : refuse('address-not-found')
}

export async function customerAddressDelete(
  call: CustomerCall,
  { addressId }: { addressId: string },
): Promise<Addresses | Refusal> {
  const found = await deleteAddress(call.db, call.customer.id, addressId)
  return found ? customerAddressCollection(call) : refuse('address-not-found')
}

/** For a cart; refuses `user-not-allowed`, `address-not-found`, `region-not-found`. */
export async function savedAddressFrom(
  call: Call,
  addressId: string,
): Promise<ShippingAddress | Refusal> {
  const customer = call.behalf ?? (await customerOf(call.db, call.tokenHash, call.now))
  if (!customer) return refuse('user-not-allowed')
  const saved = await savedAddressOf(call.db, customer.id, addressId)
  if (!saved) return refuse('address-not-found')
  const area = areaOfAddress(saved.address, call.catalogue.areas)
  return area?.served ? saved.address : refuse('region-not-found')
}

/** Without another suggestion or a typed street it stays; all else comes from the form. */
async function changed(
  call: Call,
  saved: ShippingAddress,
  input: PlaceInput,
): Promise<ShippingAddress | Refusal> {
  const { suggestionId, street } = input
  if (suggestionId ? suggestionId !== saved.suggestionId : street !== undefined)
    return shippingAddressFrom(call, input)
  return withDetails(saved, input)
}

/** The place as it is, with what the form says of the way to the door. */
export function withDetails(saved: ShippingAddress, input: PlaceInput): ShippingAddress | Refusal {
  const phone = phoneNumber(input.phone ?? '')
  if (phone === null) return invalidInput({ field: 'phone', slug: 'invalid-phone' })
  const { floor = '', bell = '', deliveryNotes = '', takeawayNotes = '' } = input
  const number = input.number || saved.number
  return { ...saved, number, floor, bell, phone, deliveryNotes, takeawayNotes }
}

/** Refuses an incomplete address, so that an order can go to every saved one. */
function complete(address: ShippingAddress | Refusal): ShippingAddress | Refusal {
  if (isRefusal(address)) return address
  const missing = addressErrors(address, 'delivery')
  return missing.length > 0 ? invalidInput(...missing) : address
}
