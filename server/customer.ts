import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { LoginForm, SignUpForm } from '#shop/customer.ts'
import { invalidInput, type Refusal, refuse } from '#shop/refusal.ts'
import type { SessionAnswer } from './answers.ts'
import { customerByEmail } from './db/customers.ts'
import { transaction } from './db/database.ts'
import type { Call } from './hook.ts'
import { welcomeCustomer } from './new-customer.ts'
import { randomId } from './random.ts'
import { sessionFor } from './session.ts'

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
  const added = await transaction(call.db, tx =>
    welcomeCustomer(tx, call, { ...user, passwordHash }),
  )
  if (!added) return refuse('customer-exists')
  call.jobs.soon('mails')
  return sessionFor(call, user, input.cartId)
}

/** One keyboard sends ή as one character, another as two: the password is the same. */
function typed(password: string): string {
  return password.normalize('NFC')
}

let hashOfNobody: Promise<string> | undefined

function nobodysHash(): Promise<string> {
  hashOfNobody ??= hash(randomBytes(16).toString('hex'))
  return hashOfNobody
}
