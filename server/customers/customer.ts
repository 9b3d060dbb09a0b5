import { setTimeout } from 'node:timers/promises'
import type { LoginForm, SignUpForm } from '#shop/customer/customer.ts'
import { emailKey } from '#shop/customer/email-key.ts'
import { loginDelay, manyFailures } from '#shop/customer/password.ts'
import { invalidInput, isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { SessionAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { tokenHashOf } from '../calls/token.ts'
import { spotRefusal } from '../companies/offices.ts'
import { customerByEmail, verifyEmail } from '../db/customer/customers.ts'
import { askForProof, type ProofAsked } from '../db/customer/email-requests.ts'
import { countLoginFailure, loginFailures } from '../db/customer/login-failures.ts'
import { transaction } from '../db/database.ts'
import { takeMailLink } from '../db/mail/mail-links.ts'
import { welcomeCustomer } from './new-customer.ts'
import { newPasswordRefusal } from './new-password.ts'
import { isPassword, passwordHashOf } from './password-hash.ts'
import { openSessionFor } from './session.ts'

type WithCart = { cartId?: string | undefined; spot?: string | undefined }

/** Logs in and takes the visitor's cart along; refuses `customer-not-allowed`. */
export async function authLoginEmail(
  call: Call,
  input: LoginForm & WithCart,
): Promise<SessionAnswer | Refusal> {
  await setTimeout(loginDelay(await loginFailures(call.db, input.username, call.now)))
  const customer = await customerByEmail(call.db, input.username)
  // Checked for an unknown e-mail too, so that it takes as long as a wrong password.
  const isRight = await isPassword(customer?.passwordHash, input.password, {
    from: call.from,
    account: emailKey(input.username),
  })
  if (isRefusal(isRight)) return isRight
  if (!customer || !isRight) {
    await noteFailure(call, input.username)
    return refuse('customer-not-allowed')
  }
  const { id, name, email } = customer
  const refused = await spotRefusal(call, input.spot, email)
  return refused ?? openSessionFor(call, { id, name, email }, input.cartId, input.spot)
}

async function noteFailure(call: Call, email: string): Promise<void> {
  const failures = await countLoginFailure(call.db, email, call.now, manyFailures)
  if (failures !== manyFailures) return
  call.jobs.soon('mails')
  call.log(null, `${failures} logins to one account failed in an hour; further ones are delayed`)
}

export async function authRegisterEmail(
  call: Call,
  input: SignUpForm & WithCart & { verify: string },
): Promise<SessionAnswer | Refusal> {
  if (input.verify !== input.password)
    return invalidInput({ field: 'verify', slug: 'password-verify-error' })
  const refused = await spotRefusal(call, input.spot, input.username)
  if (refused) return refused
  const weak = await newPasswordRefusal(input.password, input.username)
  if (weak) return weak
  const user = { id: randomId(), name: input.name, email: input.username }
  const passwordHash = await passwordHashOf(input.password, call)
  if (isRefusal(passwordHash)) return passwordHash
  const added = await transaction(call.db, tx =>
    welcomeCustomer(tx, call, { ...user, passwordHash }),
  )
  if (!added) return refuse('customer-exists')
  call.jobs.soon('mails')
  return openSessionFor(call, user, input.cartId, input.spot)
}

export async function authEmailVerifyRequest(call: CustomerCall): Promise<ProofAsked | Refusal> {
  const asked = await askForProof(call.db, call.customer.id, call.now)
  if (!asked) return refuse('user-not-allowed')
  if (!asked.isVerified) call.jobs.soon('mails')
  return asked
}

/**
 * Only for the logged-in customer: otherwise the owner of a mailbox who follows the link would prove
 * the account of a stranger who signed up with that e-mail. Refuses `email-link-expired`.
 */
export async function authEmailVerify(
  { db, now, customer }: CustomerCall,
  { token }: { token: string },
): Promise<null | Refusal> {
  const link = { tokenHash: tokenHashOf(token), purpose: 'email-verify' } as const
  const served = await takeMailLink(db, { ...link, customerId: customer.id }, now)
  if (served === null) return refuse('email-link-expired')
  await verifyEmail(db, customer.id, new Date(now))
  return null
}
