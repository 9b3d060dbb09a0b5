import type { Company, Spot } from '#shop/address/spot.ts'
import type { Cart } from '#shop/cart/cart.ts'
import { atOffice } from '#shop/cart/office.ts'
import { takesEmail } from '#shop/company.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { CustomerSpotAnswer, SpotOneAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { spotAnswer } from '../catalogue/spots.ts'
import { isRemoved } from '../db/company/removals.ts'
import { companyStanding, type Standing } from '../db/company/standing.ts'
import { customerOf } from '../db/customer/sessions.ts'
import { addCustomerSpot, removeCustomerSpot, spotsOf, spotToJoin } from '../db/customer/spots.ts'
import type { Db } from '../db/database.ts'
import { customerSpot } from './allowance-answer.ts'

export function spotOne(
  { catalogue, lang }: Call,
  input: { spot: string },
): SpotOneAnswer | Refusal {
  const spot = companyAt(catalogue, input.spot)
  if (!spot?.company) return refuse('spot-not-found')
  const { welcome, emailDomains } = spot.company
  return { ...spotAnswer(spot, lang), welcome: welcome[lang], emailDomains: [...emailDomains] }
}

/**
 * Why an e-mail cannot join a company, checked before logging in under its spot: `spot-not-found`, or
 * `spot-not-allowed` with the company's domains, also where the company took the mailbox out. null: it
 * can, or no spot is named.
 */
export async function spotRefusal(
  { db, catalogue }: Pick<Call, 'db' | 'catalogue'>,
  slug: string | undefined,
  email: string,
): Promise<Refusal | null> {
  if (slug === undefined) return null
  const spot = companyAt(catalogue, slug)
  if (!spot?.company) return refuse('spot-not-found')
  return emailRefusal(db, spot.id, spot.company, email)
}

async function emailRefusal(
  db: Db,
  spotId: string,
  company: Company,
  email: string | null,
): Promise<Refusal | null> {
  const isWelcome =
    email !== null && takesEmail(company, email) && !(await isRemoved(db, spotId, email))
  return isWelcome ? null : refuse('spot-not-allowed', { emailDomains: company.emailDomains })
}

/** Refuses `spot-not-found`, and `spot-not-allowed` for an e-mail outside the company or one that it took out. */
export async function joinSpot(
  tx: Db,
  customerId: string,
  spotSlug: string,
  now: number,
): Promise<Refusal | null> {
  const spot = await spotToJoin(tx, customerId, spotSlug)
  if (!spot) return refuse('spot-not-found')
  if (spot.belongs) return null
  const refused = await emailRefusal(tx, spot.id, spot.company, spot.email)
  if (!refused) await addCustomerSpot(tx, customerId, spot.id, now)
  return refused
}

export async function customerSpotCollection(
  call: CustomerCall,
): Promise<{ spots: CustomerSpotAnswer[] }> {
  const customerId = call.customer.id
  const mine = await spotsOf(call.db, customerId)
  const answers = mine.map(async ({ spotId }) => {
    const spot = call.catalogue.spots.get(spotId)
    const standing = spot && (await companyStanding(call.db, { customerId, spotId }))
    return spot && standing ? [customerSpot(call, spot, standing)] : []
  })
  return { spots: (await Promise.all(answers)).flat() }
}

export async function customerSpotCreate(
  call: CustomerCall,
  { spot }: { spot: string },
): Promise<{ spots: CustomerSpotAnswer[] } | Refusal> {
  const refused = await joinSpot(call.db, call.customer.id, spot, call.now)
  return refused ?? customerSpotCollection(call)
}

export async function customerSpotDelete(
  call: CustomerCall,
  { spotId }: { spotId: string },
): Promise<{ spots: CustomerSpotAnswer[] }> {
  await removeCustomerSpot(call.db, call.customer.id, spotId)
  return customerSpotCollection(call)
}

function companyAt(catalogue: Call['catalogue'], slug: string): Spot | undefined {
  return [...catalogue.spots.values()].find(one => one.slug === slug && one.kind === 'company')
}

/** The company's terms for the cart's customer; null: no company, or not this customer's. */
export async function standingAtOffice(
  { db, catalogue }: Pick<Call, 'db' | 'catalogue'>,
  { id: cartId, spotId, customerId }: Pick<Cart, 'id' | 'spotId' | 'customerId'>,
): Promise<Standing | null> {
  if (!customerId || !spotId || catalogue.spots.get(spotId)?.kind !== 'company') return null
  return companyStanding(db, { customerId, spotId, cartId })
}

/** The customer's own office for a cart; refuses `user-not-allowed`, `spot-not-allowed`. */
export async function ownOffice(call: Call, spot: Spot): Promise<Spot | Refusal> {
  const customer = call.behalf ?? (await customerOf(call.db, call.tokenHash, call.now))
  if (!customer) return refuse('user-not-allowed')
  const mine = await spotsOf(call.db, customer.id)
  return mine.some(({ spotId }) => spotId === spot.id) ? spot : refuse('spot-not-allowed')
}

/** Sends a cart without a spot to its customer's office, if there is one. */
export async function withOffice(
  call: Pick<Call, 'db' | 'catalogue' | 'lang'>,
  cart: Cart,
): Promise<Cart> {
  if (!cart.customerId || cart.spotId) return cart
  const [office] = await spotsOf(call.db, cart.customerId)
  return toOffice(call, cart, office?.spotId ?? null)
}

export function toOffice(
  { catalogue, lang }: Pick<Call, 'catalogue' | 'lang'>,
  cart: Cart,
  officeId: string | null,
): Cart {
  const spot = catalogue.spots.get(officeId ?? '')
  return spot?.address && !cart.spotId ? atOffice(cart, spot, catalogue, lang) : cart
}
