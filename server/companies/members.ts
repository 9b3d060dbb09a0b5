import type { Spot } from '#shop/address/spot.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { CompanyMemberAnswer } from '../answers.ts'
import type { CustomerCall } from '../calls/hook.ts'
import { removeEmployee } from '../db/company/removals.ts'
import { membersOf, spotsOf } from '../db/customer/spots.ts'

type Members = { members: CompanyMemberAnswer[] }

/** The company that the customer manages; `spot-not-found` for everybody else. */
export async function managedSpot(
  { db, catalogue, customer }: CustomerCall,
  slug: string,
): Promise<Spot | Refusal> {
  const mine = await spotsOf(db, customer.id)
  const managed = mine.filter(({ isManager }) => isManager).map(({ spotId }) => spotId)
  const spot = [...catalogue.spots.values()].find(
    one => one.slug === slug && managed.includes(one.id),
  )
  return spot ?? refuse('spot-not-found')
}

export async function companyMemberCollection(
  call: CustomerCall,
  { spot: slug }: { spot: string },
): Promise<Members | Refusal> {
  const spot = await managedSpot(call, slug)
  return isRefusal(spot) ? spot : members(call, spot)
}

/**
 * Ends an employee's membership: the company pays nothing more for them, their orders on its account can no
 * longer grow, and they cannot join again by themselves. A manager removes only themselves here.
 */
export async function companyMemberDelete(
  call: CustomerCall,
  { spot: slug, customerId }: { spot: string; customerId: string },
): Promise<Members | Refusal> {
  const spot = await managedSpot(call, slug)
  if (isRefusal(spot)) return spot
  const { members: before } = await members(call, spot)
  const member = before.find(({ id }) => id === customerId)
  if (member?.isManager) return refuse('spot-not-allowed')
  if (member) {
    const employee = { customerId, spotId: spot.id, email: member.email }
    await removeEmployee(call.db, employee, call.now)
  }
  return members(call, spot)
}

async function members({ db }: CustomerCall, spot: Spot): Promise<Members> {
  return { members: await membersOf(db, spot.id) }
}
