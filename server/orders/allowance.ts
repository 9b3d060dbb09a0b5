import type { PoolClient } from 'pg'
import { type Allowance, allowanceOn } from '#shop/company.ts'
import { stands } from '#shop/delivery-life.ts'
import type { Cents } from '#shop/money.ts'
import type { OrderDelivery } from '#shop/order/order.ts'
import { companyStanding, lockAllowance } from '../db/company/standing.ts'
import type { Db } from '../db/database.ts'
import type { Placing } from '../db/placing.ts'

/** Whether another order took the allowance that this one counts on. Locks it until the transaction ends. */
export async function isAllowanceGone(
  tx: PoolClient,
  { cartId, customer, draft }: Placing,
): Promise<boolean> {
  if (draft.company === 0) return false
  const { deliveries, spot } = draft
  const customerId = customer.id
  await lockAllowance(tx, customerId)
  const standing = await companyStanding(tx, { customerId, spotId: spot.id, cartId })
  if (!standing?.pays) return true
  return isShort(deliveries, standing.used, standing)
}

/** Whether another order took the allowance that a cancelled delivery is to hold again; the order is locked. */
export async function isAllowanceTaken(
  tx: PoolClient,
  order: { readonly id: string; readonly customerId: string | null; readonly spotId: string },
  before: readonly OrderDelivery[],
  after: readonly OrderDelivery[],
): Promise<boolean> {
  const back = after.filter(one => stands(one) && !before.some(was => isStanding(was, one)))
  const wanted = back.flatMap(({ allowance }) => (allowance ? [allowance] : []))
  const { customerId, spotId } = order
  if (wanted.length === 0 || customerId === null) return false
  await lockAllowance(tx, customerId)
  const standing = await companyStanding(tx, { customerId, spotId, orderId: order.id })
  if (!standing) return true
  const deliveries = wanted.map(({ date, cents }) => ({ date, allowance: cents }))
  return isShort(deliveries, standing.used, standing)
}

/**
 * Answers whether a change would add to the company's share although it no longer pays for the
 * customer: the employee has left, or the e-mail is not proved any more.
 */
export async function isCompanyGone(
  db: Db,
  order: { readonly customerId: string | null; readonly spotId: string },
  before: Cents,
  after: Cents,
): Promise<boolean> {
  if (after <= before) return false
  const { customerId, spotId } = order
  const standing = customerId === null ? null : await companyStanding(db, { customerId, spotId })
  return !standing?.pays
}

function isStanding(was: OrderDelivery, one: OrderDelivery): boolean {
  return was.id === one.id && stands(was)
}

function isShort(
  deliveries: readonly { readonly date: string; readonly allowance: Cents }[],
  used: Readonly<Record<string, Cents>>,
  company: Allowance,
): boolean {
  const taken = new Map(Object.entries(used))
  return deliveries.some(({ date, allowance }) => {
    const sum = (taken.get(date) ?? 0) + allowance
    taken.set(date, sum)
    return allowance > 0 && sum > allowanceOn(company, date)
  })
}
