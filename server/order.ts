import { setTimeout as pause } from 'node:timers/promises'
import { type Cart, currentCart } from '#shop/cart.ts'
import { cartErrors } from '#shop/cart-checks.ts'
import type { User } from '#shop/customer.ts'
import { toCents } from '#shop/money.ts'
import { orderDraft } from '#shop/order.ts'
import { invalidInput, type Refusal, refuse } from '#shop/refusal.ts'
import type { OrderAnswer, OrderRowAnswer } from './answers.ts'
import { cartAnswer } from './cart-answer.ts'
import { findCart, type KeptCart } from './db/carts.ts'
import * as orders from './db/orders.ts'
import { customerOf } from './db/sessions.ts'
import type { Call } from './hook.ts'
import { orderAnswer, orderRowAnswer } from './order-answer.ts'
import { place } from './placing.ts'

const pageSize = 20
/** How long a call waits for another that is just starting the same payment. */
const patience = { tries: 80, milliseconds: 125 }

type CartPlaceInput = { cartId: string; acceptTerms: boolean; grandtotal?: number | undefined }
type Placed = { order: OrderAnswer; redirectUrl: string | null }

/** Turns a cart into exactly one order and says where to pay; again: the same order (§7). */
export async function cartPlace(call: Call, input: CartPlaceInput): Promise<Placed | Refusal> {
  for (let tries = 0; tries < patience.tries; tries++) {
    const answer = await placeOnce(call, input)
    if (answer !== 'again') return answer
    await pause(patience.milliseconds)
  }
  return refuse('unavailable')
}

async function placeOnce(call: Call, input: CartPlaceInput): Promise<Placed | Refusal | 'again'> {
  const { db, now, tokenHash } = call
  const seen = await findCart(db, input.cartId, tokenHash, now)
  if (!seen) return alreadyPlaced(call, input.cartId)
  const { cart, caller } = ownCart(seen.cart, seen.caller)
  if (!cart) return refuse('cart-not-found')
  const kept = { ...seen, cart: currentCart(cart, call.catalogue, now) }
  const checked = checkedDraft(call, kept, caller, input)
  if ('refused' in checked) return checked
  if (!caller) throw new Error('a cart without a customer passed its checks')
  const { cartId } = input
  const { version: cartVersion } = seen
  const placing = { cartId, cartVersion, customerId: caller.id, lang: call.lang, now }
  const placed = await place(call, { ...placing, draft: checked }, caller)
  if (placed === 'again' || 'refused' in placed) return placed
  return { order: await readAnswer(call, placed.orderId), redirectUrl: placed.redirectUrl }
}

/** A cart belongs to its customer; a visitor's cart to the customer who comes to pay with it. */
function ownCart(cart: Cart, caller: User | null): { cart: Cart | null; caller: User | null } {
  if (cart.customerId !== null && cart.customerId !== caller?.id) return { cart: null, caller }
  return { cart: { ...cart, customerId: caller?.id ?? null }, caller }
}

/** Everything is checked again at the moment of placing (reading: Orders and payment). */
function checkedDraft(
  call: Call,
  kept: KeptCart,
  caller: User | null,
  { acceptTerms, grandtotal }: CartPlaceInput,
) {
  const { cart } = kept
  const draft = orderDraft(cart, call.catalogue)
  const shown = () => ({ cart: cartAnswer(kept, caller, call) })
  if (!draft || cartErrors(cart, call.catalogue).length > 0) return refuse('cart-error', shown())
  if (!acceptTerms) return refuse('terms-not-accepted')
  if (grandtotal !== undefined && toCents(grandtotal) !== draft.totals.grandtotal)
    return refuse('price-changed', shown())
  return draft
}

/** A paid order has taken its cart with it. */
async function alreadyPlaced(call: Call, cartId: string): Promise<Placed | Refusal> {
  const order = await orders.ofCart(call.db, cartId)
  const customer = order && (await customerOf(call.db, call.tokenHash))
  if (!customer || order.customerId !== customer.id || order.status === 'not-paid')
    return refuse('cart-not-found')
  return { order: orderAnswer(order, call), redirectUrl: null }
}

async function readAnswer(call: Call, orderId: string): Promise<OrderAnswer> {
  const order = await orders.one(call.db, orderId)
  if (!order) throw new Error(`lost order ${orderId}`)
  return orderAnswer(order, call)
}

/** One order of the caller's own. */
export async function customerOrderOne(
  call: Call,
  { orderId }: { orderId: string },
): Promise<OrderAnswer | Refusal> {
  const customer = await customerOf(call.db, call.tokenHash)
  if (!customer) return refuse('user-not-allowed')
  const order = await orders.one(call.db, orderId)
  if (!order || order.customerId !== customer.id) return refuse('order-not-found')
  return orderAnswer(order, call)
}

/** The caller's orders, newest first, 20 a page; `cursor` is the number of the last one seen. */
export async function customerOrderCollection(
  call: Call,
  { cursor }: { cursor?: string | undefined },
): Promise<{ orders: OrderRowAnswer[]; cursor: string | null } | Refusal> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
    return invalidInput({ field: 'cursor', slug: 'invalid-field' })
  const customer = await customerOf(call.db, call.tokenHash)
  if (!customer) return refuse('user-not-allowed')
  const before = cursor === undefined ? null : Number(cursor)
  // One more than a page tells whether there is another.
  const found = await orders.ofCustomer(call.db, customer.id, { before, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    orders: page.map(order => orderRowAnswer(order, call)),
    cursor: found.length > pageSize ? String(page.at(-1)?.number) : null,
  }
}
