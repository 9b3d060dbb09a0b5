import type { PoolClient } from 'pg'
import type { DeskCallName } from '#shop/people/calls.ts'
import type { StaffRole } from '#shop/people/staff.ts'
import { type ActCall, type Acted, isNo, type No, type StaffCall } from '../../calls/desk-hook.ts'
import { randomId } from '../../calls/random.ts'
import { addDeed } from '../../db/staff/deeds.ts'
import { demoStaff } from '../staff.ts'
import { callAt, type Stage } from './ordering.ts'

/** The call of a demo colleague with this role, for reading. */
export function colleague({ shop }: Pick<Stage, 'shop'>, role: StaffRole, now: number): StaffCall {
  const staff = demoStaff.find(({ roles }) => roles.includes(role))
  if (!staff) throw new Error(`the demo has no ${role}`)
  return { ...callAt(shop, now, null), staff, device: null, sessionHash: Buffer.alloc(0) }
}

/** The call of a demo colleague with this role, for an act in a transaction. */
export function actingColleague(
  tx: PoolClient,
  stage: Pick<Stage, 'shop'>,
  role: StaffRole,
  now: number,
): ActCall {
  return { ...colleague(stage, role, now), tx }
}

/** Writes the deed down, as the door does; a no is a fault of the demo. */
export async function noted<Output>(
  { tx, staff, now }: ActCall,
  call: DeskCallName,
  acted: Acted<Output> | No,
): Promise<Output> {
  if (isNo(acted)) throw new Error(`the staff room said ${acted.refused}`)
  const deed = { reason: '', ...acted.deed, at: new Date(now), staffId: staff.id }
  await addDeed(tx, { ...deed, call, requestId: randomId() })
  return acted.data
}
