import type { ShippingAddress } from '#shop/address/address.ts'
import type { Spot } from '#shop/address/spot.ts'
import { areaOfAddress } from '#shop/area/area.ts'
import { spotServing } from '#shop/area/area-terms.ts'
import { type Cart, cartExpiry, newCart, spotPlanOf } from '#shop/cart/cart.ts'
import { atSpot, doorOf } from '#shop/cart/office.ts'
import { type PlanChoice, planFor } from '#shop/catalogue.ts'
import { type InvoiceDetails, plainVatNumber } from '#shop/invoice.ts'
import { paymentTypesFor } from '#shop/order/order.ts'
import { invalidInput, isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import { savedAddressFrom, withDetails } from '../addresses/saved.ts'
import { type PlaceInput, phoneNumber, shippingAddressFrom } from '../addresses/suggestions.ts'
import type { CartAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { planAnswer } from '../catalogue/catalogue.ts'
import { ownOffice, toOffice } from '../companies/offices.ts'
import { addCart, deleteCart, findCustomerCart } from '../db/carts.ts'
import { customerWithOffice } from '../db/customer/sessions.ts'
import { answerCart, changeCart, looks, openCart } from './cart-change.ts'
import { movedWithGift, withWaitingGift } from './waiting-gift.ts'

/**
 * Starts an order. An open cart of the same plan is answered again; one of another plan is refused
 * as `plan-conflict` with both plans, unless `replace` deletes it (§4). `plan-not-found`.
 */
export async function cartCreate(
  call: Call,
  input: PlanChoice & { cartId?: string | undefined; replace?: boolean | undefined },
): Promise<CartAnswer | Refusal> {
  const { catalogue, db, lang, now } = call
  const plan = planFor(catalogue, input)
  if (!plan) return refuse('plan-not-found')
  const open = input.cartId ? await openCart(call, input.cartId) : null
  if (open && !isRefusal(open) && !input.replace) {
    if (open.cart.planId === plan.id) return answerCart(call, open, open.caller)
    const current = planAnswer(spotPlanOf(open.cart, catalogue, open.member), lang, catalogue)
    return refuse('plan-conflict', {
      current,
      wanted: planAnswer(plan, lang, catalogue),
      cartId: open.cart.id,
    })
  }
  if (open && !isRefusal(open)) await deleteCart(db, open.cart.id)
  const { customer, officeId } = await customerWithOffice(db, call.tokenHash, now)
  const fresh = newCart(randomId(), plan, lang, customer?.id ?? null)
  const cart = await withWaitingGift(call, toOffice(call, fresh, officeId))
  const expiresAt = cartExpiry(now)
  await addCart(db, cart, now, expiresAt)
  return answerCart(call, { cart, version: 1, expiresAt }, customer)
}

export async function cartOne(
  call: Call,
  { cartId }: { cartId: string },
): Promise<CartAnswer | Refusal> {
  const open = await openCart(call, cartId)
  return isRefusal(open) ? open : answerCart(call, open, open.caller)
}

export async function cartCustomerOne(call: CustomerCall): Promise<CartAnswer | null> {
  const stored = await findCustomerCart(call.db, call.customer.id, call.now)
  return stored && answerCart(call, stored, call.customer)
}

export async function cartAddressUpdate(
  call: Call,
  input: PlaceInput & {
    cartId: string
    addressId?: string | undefined
    spotId?: string | undefined
  },
): Promise<CartAnswer | Refusal> {
  const { catalogue } = call
  // A coupon refused for one address or phone may fit another.
  const moved = (rule: (cart: Cart) => Cart) =>
    changeCart(
      call,
      input.cartId,
      cart => movedWithGift(call, cart, rule({ ...cart, refusedCouponIds: [] })),
      looks,
    )
  if (input.spotId) {
    const spot = await spotFor(call, input.spotId)
    if (isRefusal(spot)) return spot
    const told = input.phone === undefined ? undefined : phoneNumber(input.phone)
    if (told === null) return invalidInput({ field: 'phone', slug: 'invalid-phone' })
    return moved(cart => {
      // The counter calls who picks up; a company's courier knows the office.
      const phone = spot.kind === 'takeaway' ? (told ?? cart.address?.phone) : ''
      const address = doorOf(spot, call.lang, { phone, takeawayNotes: input.takeawayNotes })
      return atSpot({ ...cart, address }, spot.id, catalogue)
    })
  }
  if (!spotServing(undefined, catalogue)) return refuse('spot-not-found')
  const { addressId } = input
  const address = addressId
    ? await savedAddressFrom(call, addressId)
    : await pickedOrKept(call, input)
  if (isRefusal(address)) return address
  const spot = spotServing(areaOfAddress(address, catalogue.areas), catalogue)
  if (!spot) return refuse('spot-not-found')
  return moved(cart => atSpot({ ...cart, address }, spot.id, catalogue))
}

/** Keeps the cart's place where its address service does not answer. */
async function pickedOrKept(
  call: Call,
  input: PlaceInput & { cartId: string },
): Promise<ShippingAddress | Refusal> {
  const picked = await shippingAddressFrom(call, input)
  if (!isRefusal(picked) || picked.refused !== 'invalid-input' || !input.suggestionId) return picked
  const open = await openCart(call, input.cartId)
  const address = isRefusal(open) ? null : open.cart.address
  return address?.suggestionId === input.suggestionId ? withDetails(address, input) : picked
}

/** A counter, or an office where the caller works; `spot-not-found`, `spot-not-allowed`. */
function spotFor(call: Call, spotId: string): Promise<Spot | Refusal> | Spot | Refusal {
  const spot = call.catalogue.spots.get(spotId)
  if (!spot?.address) return refuse('spot-not-found')
  return spot.kind === 'company' ? ownOffice(call, spot) : spot
}

export function cartPaymentTypeUpdate(
  call: Call,
  input: { cartId: string; spotPaymentTypeId: string },
): Promise<CartAnswer | Refusal> {
  return changeCart(call, input.cartId, (cart, member) => {
    const offered = paymentTypesFor(cart, call.catalogue, member, { now: call.now })
    const type = offered.find(({ id }) => id === input.spotPaymentTypeId)
    if (!type) return invalidInput({ field: 'spotPaymentTypeId', slug: 'invalid-field' })
    return { ...cart, paymentTypeId: type.id }
  })
}

export function cartInvoiceUpdate(
  call: Call,
  { cartId, invoice }: { cartId: string; invoice: InvoiceDetails | null },
): Promise<CartAnswer | Refusal> {
  const details = invoice && { ...invoice, vatNumber: plainVatNumber(invoice.vatNumber) }
  return changeCart(call, cartId, cart => ({ ...cart, invoice: details }))
}

export function cartNotesUpdate(
  call: Call,
  { cartId, notes }: { cartId: string; notes: string },
): Promise<CartAnswer | Refusal> {
  return changeCart(call, cartId, cart => ({ ...cart, notes }))
}

/** Succeeds without a cart too, so that the answer tells nothing about another's. */
export async function cartDelete(call: Call, { cartId }: { cartId: string }): Promise<null> {
  const open = await openCart(call, cartId)
  if (!isRefusal(open)) await deleteCart(call.db, cartId)
  return null
}
