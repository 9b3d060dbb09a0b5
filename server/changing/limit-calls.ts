import * as z from 'zod/mini'
import { toCents, toEuros } from '#shop/money.ts'
import { type LimitedRole, limitedRoles, limitOf, mostLimit } from '#shop/people/limits.ts'
import { limitAnswer } from '../answers/people.ts'
import { type ActCall, type Acted, act, read, type StaffCall } from '../calls/desk-hook.ts'
import { nothing } from '../calls/hook-fields.ts'
import { refundLimits, setRefundLimit } from '../db/order/refund-limits.ts'

/** `alone`: euros of one order that the role may give back without a second person. */
type Limit = { readonly role: LimitedRole; readonly alone: number }

async function limitCollection({ db }: StaffCall): Promise<readonly Limit[]> {
  const limits = await refundLimits(db)
  return limitedRoles.map(role => ({ role, alone: toEuros(limitOf(role, limits)) }))
}

async function limitUpdate(
  { tx }: ActCall,
  { role, alone }: Limit,
): Promise<Acted<readonly Limit[]>> {
  const before = limitOf(role, await refundLimits(tx))
  await setRefundLimit(tx, role, toCents(alone))
  const limits = await refundLimits(tx)
  return {
    data: limitedRoles.map(each => ({ role: each, alone: toEuros(limitOf(each, limits)) })),
    deed: { subject: `limit ${role}`, changes: { alone: { from: toEuros(before), to: alone } } },
  }
}

const alone = z
  .number()
  .check(z.gte(0), z.lte(toEuros(mostLimit)), z.multipleOf(0.01, 'invalid-field'))

export const limitHooks = {
  'limit-collection': read(nothing, limitCollection, {
    says: 'What each role may give back of one order without a second person, in euros.',
    answers: z.array(limitAnswer),
  }),
  'limit-update': act(z.object({ role: z.enum(limitedRoles), alone }), limitUpdate, {
    says: 'Sets what a role may give back of one order without a second person.',
    answers: z.array(limitAnswer),
  }),
}
