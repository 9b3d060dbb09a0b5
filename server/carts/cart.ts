import { setTimeout as pause } from 'node:timers/promises'
import type { ShippingAddress } from '#shop/address.ts'
import { areaOfAddress } from '#shop/area/area.ts'
import { spotServing } from '#shop/area/area-terms.ts'
import { type Cart, cartExpiry, newCart, spotPlanOf } from '#shop/cart/cart.ts'
import { isShort } from '#shop/cart/kitchen.ts'
import { atSpot, doorOf } from '#shop/cart/office.ts'
import { type PlanChoice, planFor } from '#shop/catalogue.ts'
import type { CompanyStanding } from '#shop/company.ts'
import type { User } from '#shop/customer/customer.ts'
import { type InvoiceDetails, plainVatNumber } from '#shop/invoice.ts'
import { paymentTypesFor } from '#shop/order/order.ts'
import { invalidInput, isRefusal, type Refusal, refuse } from '#shop/refusal.ts'
import type { Spot } from '#shop/spot.ts'
import { savedAddressFrom, withDetails } from '../addresses/saved.ts'
import { type PlaceInput, phoneNumber, shippingAddressFrom } from '../addresses/suggestions.ts'
import type { CartAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { kitchenFor } from '../capacity/capacity.ts'
import { planAnswer } from '../catalogue/catalogue.ts'
import { ownOffice, standingAtOffice, toOffice } from '../companies/offices.ts'
import {
  addCart,
  type CartRow,
  deleteCart,
  findCart,
  findCustomerCart,
  type KeptCart,
  saveCart,
} from '../db/carts.ts'
import { standingOf, standingsFor } from '../db/coupon-standing.ts'
import { customerWithOffice } from '../db/customer/sessions.ts'
import { cartAnswer } from './answer.ts'
import { turnsByKey } from './turns.ts'
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
    const offered = paymentTypesFor(cart, call.catalogue, member)
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

/** Changes of one cart that may wait in this process, and milliseconds that a change may take. */
const mostWaiting = 64
const patience = 5000
const turnsOfCarts = turnsByKey({ waiting: mostWaiting })

/** Whether an answer looks for coupons to offer, which costs a statement. */
type Looking = { readonly offers: boolean }
export const looks: Looking = { offers: true }

/**
 * Reads the cart, applies the rule and writes the result where the version is still the one that
 * was read; when another process was faster it starts again after a moment. Changes of one cart
 * take turns in this process. `unavailable` after five seconds.
 */
export async function changeCart(
  call: Call,
  cartId: string,
  rule: (cart: Cart, member: CompanyStanding | null) => Cart | Refusal | Promise<Cart | Refusal>,
  looking: Looking = { offers: false },
): Promise<CartAnswer | Refusal> {
  const until = performance.now() + patience
  const changed = await turnsOfCarts(cartId, async () => {
    for (let tries = 1; performance.now() < until; tries++) {
      const done = await changeOnce(call, cartId, rule, looking)
      if (done) return done
      await pause(Math.random() * Math.min(5 * 2 ** tries, 160))
    }
    return null
  })
  return changed ?? refuse('unavailable')
}

/** null: another process wrote the cart since it was read. */
async function changeOnce(
  call: Call,
  cartId: string,
  rule: Parameters<typeof changeCart>[2],
  looking: Looking,
): Promise<CartAnswer | Refusal | null> {
  const open = await openCart(call, cartId)
  if (isRefusal(open)) return open
  const changed = await rule(open.cart, open.member)
  if (isRefusal(changed)) return changed
  const expiresAt = cartExpiry(call.now)
  if (!(await saveCart(call.db, changed, open.version, call.now, expiresAt))) return null
  const stored: KeptCart = { cart: changed, version: open.version + 1, expiresAt }
  return answerCart(call, stored, open.caller, looking)
}

export async function answerCart(
  call: Call,
  stored: KeptCart,
  caller: User | null,
  { offers } = looks,
): Promise<CartAnswer> {
  const member = await standingAtOffice(call, stored.cart)
  const { cart } = stored
  const kitchen = await kitchenFor(call, cart.id, known => isShort(cart, call.catalogue, known))
  const { standing, others } = offers
    ? await standingsFor(call.db, cart, caller)
    : { standing: await standingOf(call.db, cart, caller), others: null }
  return cartAnswer(stored, caller, { ...call, kitchen }, standing, member, others)
}

/** `member`: how the customer stands with the company of the cart's office. */
type OpenCart = CartRow & { readonly member: CompanyStanding | null }

/** Only the cart's customer may open it; a cart without a customer opens for all who know its id. */
export async function openCart(call: Call, cartId: string): Promise<OpenCart | Refusal> {
  const seen = await findCart(call.db, cartId, call.tokenHash, call.now)
  const caller = call.behalf ?? seen?.caller ?? null
  if (!seen || !mayUse(seen.cart, caller)) return refuse('cart-not-found')
  const { cart } = seen
  // A cart without a customer becomes the caller's own.
  const owned = cart.customerId === null && caller ? { ...cart, customerId: caller.id } : cart
  return { ...seen, caller, cart: owned, member: await standingAtOffice(call, owned) }
}

function mayUse(cart: Cart, caller: User | null): boolean {
  return cart.customerId === null || cart.customerId === caller?.id
}
