import { randomBytes } from 'node:crypto'
import { cartExpiry } from '#shop/cart/cart.ts'
import type { User } from '#shop/customer/customer.ts'
import type { SessionAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { tokenHashOf } from '../calls/token.ts'
import { withWaitingGift } from '../carts/waiting-gift.ts'
import { joinSpot, withOffice } from '../companies/offices.ts'
import { deleteCart, findCart, saveCart } from '../db/carts.ts'
import { closeSession, customerOf, openSession } from '../db/customer/sessions.ts'

const mostSessions = 30

/** Opens a session; the visitor's cart becomes the customer's (§4), and with `spot` they join that company. */
export async function openSessionFor(
  call: Call,
  user: User,
  cartId: string | undefined,
  spot?: string | undefined,
): Promise<SessionAnswer> {
  const token = randomBytes(32).toString('base64url')
  const now = new Date(call.now)
  const expiresAt = sessionEnd(call.now, call.config.tokenExpires)
  const session = { tokenHash: tokenHashOf(token), customerId: user.id, now, expiresAt }
  await openSession(call.db, session, mostSessions)
  // Before the cart, so that the cart goes to the office.
  if (spot) await joinSpot(call.db, user.id, spot, call.now)
  if (cartId) await takeCartAlong(call, cartId, user)
  return { token, user }
}

async function takeCartAlong(call: Call, cartId: string, user: User): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const seen = await findCart(call.db, cartId, null, call.now)
    if (!seen || seen.cart.customerId !== null) return
    const owned = await withOffice(call, { ...seen.cart, customerId: user.id })
    const cart = await withWaitingGift(call, owned)
    if (await saveCart(call.db, cart, seen.version, call.now, cartExpiry(call.now))) return
  }
}

/** The same day and hour so many months later, or the last day of a shorter month. */
export function sessionEnd(now: number, months: number): Date {
  const end = new Date(now)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end
}

export function authSessionOne(call: Call): Promise<User | null> {
  return customerOf(call.db, call.tokenHash, call.now)
}

/** Ends the session and deletes the cart, unless it is another customer's. */
export async function authLogout(call: Call, { cartId }: { cartId?: string | undefined }) {
  if (cartId) {
    const seen = await findCart(call.db, cartId, call.tokenHash, call.now)
    const owner = seen?.cart.customerId
    if (seen && (owner === null || owner === seen.caller?.id)) await deleteCart(call.db, cartId)
  }
  if (call.tokenHash) await closeSession(call.db, call.tokenHash)
  return null
}
