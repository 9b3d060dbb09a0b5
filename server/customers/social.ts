import type { User } from '#shop/customer/customer.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { SessionAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { spotRefusal } from '../companies/offices.ts'
import {
  addIdentity,
  customerOfIdentity,
  type Identity,
  lockCustomerByEmail,
  lockIdentity,
  takeOver,
} from '../db/customer/identities.ts'
import type { Db } from '../db/database.ts'
import { transaction } from '../db/database.ts'
import { queueMail } from '../db/mail/mails.ts'
import {
  type NotVouched,
  type Platform,
  SocialError,
  type Vouched,
} from '../outside/social/social-provider.ts'
import { welcomeCustomer } from './new-customer.ts'
import { openSessionFor } from './session.ts'

type SocialLogin = {
  platform: Platform
  credential?: string | undefined
  nonce?: string | undefined
  spot?: string | undefined
  cartId?: string | undefined
}

/**
 * Logs in, or signs up, the person that the provider vouches for; the name and e-mail in the input are
 * not believed (reading: Accounts). Refuses `invalid-token`, `permissions-error`, and `customer-exists`
 * where the e-mail has an account that this login does not prove to be the caller's.
 */
export async function authLoginSocial(
  call: Call,
  input: SocialLogin,
): Promise<SessionAnswer | Refusal> {
  const vouched = await vouchedFor(call, input)
  if (vouched === null) return refuse('unavailable')
  if (typeof vouched === 'string') return refuse(vouched)
  const refused = await spotRefusal(call, input.spot, vouched.email)
  if (refused) return refused
  const identity = { provider: input.platform, subject: vouched.subject }
  const user = await transaction(call.db, tx =>
    findOrAddCustomer(tx, call, identity, { ...vouched, cartId: input.cartId }),
  )
  if (!user) return refuse('customer-exists')
  call.jobs.soon('mails')
  return openSessionFor(call, user, input.cartId, input.spot)
}

/** null: the provider does not answer. */
async function vouchedFor(
  { outside, log }: Call,
  { platform, credential, nonce }: SocialLogin,
): Promise<Vouched | NotVouched | null> {
  const provider = outside.social[platform]
  if (!provider || !credential) return 'invalid-token'
  try {
    return await provider.vouch(credential, nonce ?? null)
  } catch (error) {
    if (!(error instanceof SocialError)) throw error
    log(error, `a login with ${platform} could not be checked`)
    return null
  }
}

type Visitor = Vouched & { readonly cartId: string | undefined }

/** null: the e-mail has an account that this login does not prove to be the visitor's. */
async function findOrAddCustomer(
  tx: Db,
  call: Call,
  identity: Identity,
  visitor: Visitor,
): Promise<User | null> {
  await lockIdentity(tx, identity)
  const customer = await customerOfIdentity(tx, identity)
  if (customer) return customer
  return (
    (await addSocialCustomer(tx, call, identity, visitor)) ??
    (await linkCustomer(tx, call, identity, visitor))
  )
}

async function addSocialCustomer(
  tx: Db,
  call: Call,
  identity: Identity,
  { name, email, emailVerified }: Vouched,
): Promise<User | null> {
  const user = { id: randomId(), name, email }
  if (!(await welcomeCustomer(tx, call, { ...user, passwordHash: null, emailVerified })))
    return null
  await addIdentity(tx, identity, { customerId: user.id, email, now: new Date(call.now) })
  return user
}

/**
 * Adds the login to the account with this e-mail, if the provider runs the mailbox. An account with an
 * unproved e-mail may be a trap that a stranger opened: its logins and saved data are deleted.
 */
async function linkCustomer(
  tx: Db,
  call: Call,
  identity: Identity,
  { name, email, emailVerified, runsMailbox, cartId }: Visitor,
): Promise<User | null> {
  if (!emailVerified || !runsMailbox) return null
  const customer = await lockCustomerByEmail(tx, email)
  if (!customer) return null
  const now = new Date(call.now)
  const { id: customerId, emailVerifiedAt } = customer
  if (emailVerifiedAt === null) await takeOver(tx, customerId, { name, cartId, now })
  await addIdentity(tx, identity, { customerId, email, now })
  const key = `login-linked ${customerId} ${identity.provider} ${call.now}`
  const data = { provider: identity.provider, passwordEnded: emailVerifiedAt === null }
  await queueMail(tx, { key, code: 'login-linked', customerId, data }, call.now)
  return {
    id: customerId,
    name: emailVerifiedAt === null ? name : customer.name,
    email: customer.email,
  }
}
