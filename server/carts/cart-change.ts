import { setTimeout as pause } from 'node:timers/promises'
import { type Cart, cartExpiry } from '#shop/cart/cart.ts'
import { isShort } from '#shop/cart/kitchen.ts'
import type { CompanyStanding } from '#shop/company.ts'
import type { User } from '#shop/customer/customer.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { CartAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { kitchenFor } from '../capacity/capacity.ts'
import { standingAtOffice } from '../companies/offices.ts'
import { type CartRow, findCart, type KeptCart, saveCart } from '../db/carts.ts'
import { standingOf, standingsFor } from '../db/coupon/coupon-standing.ts'
import { cartAnswer } from './answer.ts'
import { turnsByKey } from './turns.ts'

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
