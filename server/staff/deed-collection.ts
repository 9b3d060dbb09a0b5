import { type Deed, deeds } from '../db/staff-room/deeds.ts'
import type { StaffCall } from './desk-hook.ts'

/** Deeds in one answer. */
const most = 100

/** The newest deeds from below the number `before`, or those of one subject such as "order 1042". */
export function deedCollection(
  { db }: StaffCall,
  { before, subject }: { before?: number | undefined; subject?: string | undefined },
): Promise<Deed[]> {
  return deeds(db, { before: before ?? null, subject: subject ?? null, most })
}
