import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { cartExpiry } from '#shop/cart.ts'
import type { LoginForm, SignUpForm, User } from '#shop/customer.ts'
import { invalidInput, type Refusal, refuse } from '#shop/refusal.ts'
import type { SessionAnswer } from './answers.ts'
import { giveSignUpGift } from './cart-coupon.ts'
import { deleteCart, findCart, saveCart } from './db/carts.ts'
import { addCustomer, customerByEmail } from './db/customers.ts'
import { transaction } from './db/database.ts'
import { type Mail, queueMail } from './db/mails.ts'
import { closeSession, customerOf, openSession } from './db/sessions.ts'
import type { Call } from './hook.ts'
import { randomId } from './random.ts'

type WithCart = { cartId?: string | undefined }

/** Opens a session and takes the visitor's cart along; `customer-not-allowed`. */
export async function authLoginEmail(
  call: Call,
  input: LoginForm & WithCart,
): Promise<SessionAnswer | Refusal> {
  const customer = await customerByEmail(call.db, input.username)
  // An unknown e-mail takes as long as a wrong password: the time does not tell who is known.
  const matches = await verify(
    customer?.passwordHash ?? (await nobodysHash()),
    typed(input.password),
  )
  if (!customer?.passwordHash || !matches) return refuse('customer-not-allowed')
  const { id, name, email } = customer
  return sessionFor(call, { id, name, email }, input.cartId)
}

/** A new customer, logged in; `customer-exists`. */
export async function authRegisterEmail(
  call: Call,
  input: SignUpForm & WithCart & { verify: string },
): Promise<SessionAnswer | Refusal> {
  if (input.verify !== input.password)
    return invalidInput({ field: 'verify', slug: 'password-verify-error' })
  const user = { id: randomId(), name: input.name, email: input.username }
  const passwordHash = await hash(typed(input.password))
  const now = new Date(call.now)
  const added = await transaction(call.db, async tx => {
    if (!(await addCustomer(tx, { ...user, lang: call.lang, passwordHash, now }))) return false
    await giveSignUpGift(tx, user.id, now)
    await queueMail(tx, welcome(user.id), call.now)
    return true
  })
  if (!added) return refuse('customer-exists')
  call.jobs.soon('mails')
  return sessionFor(call, user, input.cartId)
}

/** The mail that tells of the gift. */
function welcome(customerId: string): Mail {
  return { key: `welcome ${customerId}`, code: 'welcome', customerId }
}

/** Who is logged in, or null. */
export function authSessionOne(call: Call): Promise<User | null> {
  return customerOf(call.db, call.tokenHash, call.now)
}

/** Ends the session and deletes the cart, if it is the customer's own or nobody's. */
export async function authLogout(call: Call, { cartId }: WithCart): Promise<null> {
  if (cartId) {
    const seen = await findCart(call.db, cartId, call.tokenHash, call.now)
    const owner = seen?.cart.customerId
    if (seen && (owner === null || owner === seen.caller?.id)) await deleteCart(call.db, cartId)
  }
  if (call.tokenHash) await closeSession(call.db, call.tokenHash)
  return null
}

/** One keyboard sends ή as one character, another as two: the password is the same. */
function typed(password: string): string {
  return password.normalize('NFC')
}

export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

async function sessionFor(
  call: Call,
  user: User,
  cartId: string | undefined,
): Promise<SessionAnswer> {
  const token = randomBytes(32).toString('base64url')
  const now = new Date(call.now)
  const expiresAt = new Date(call.now)
  expiresAt.setUTCMonth(expiresAt.getUTCMonth() + call.config.tokenExpires)
  await openSession(call.db, { tokenHash: tokenHashOf(token), customerId: user.id, now, expiresAt })
  if (cartId) await takeCartAlong(call, cartId, user)
  return { token, user }
}

/** The cart that was sent becomes the customer's, unless it is another's. */
async function takeCartAlong(call: Call, cartId: string, user: User): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const seen = await findCart(call.db, cartId, null, call.now)
    if (!seen || seen.cart.customerId !== null) return
    const cart = { ...seen.cart, customerId: user.id }
    if (await saveCart(call.db, cart, seen.version, call.now, cartExpiry(call.now))) return
  }
}

let hashOfNobody: Promise<string> | undefined

function nobodysHash(): Promise<string> {
  hashOfNobody ??= hash(randomBytes(16).toString('hex'))
  return hashOfNobody
}
