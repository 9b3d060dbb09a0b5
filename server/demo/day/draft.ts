import type { PoolClient } from 'pg'
import { toCents, toEuros } from '#shop/money.ts'
import type { Piece } from '#shop/publishing/release.ts'
import { isNo } from '../../calls/desk-hook.ts'
import { randomId } from '../../calls/random.ts'
import { addRelease } from '../../db/release/release-steps.ts'
import { addDeed } from '../../db/staff/deeds.ts'
import { pieceOf } from '../../folder/pieces.ts'
import { readStored } from '../../folder/store.ts'
import { draftsWrite } from '../../releases/draft-acts.ts'
import { demoStaff } from '../staff.ts'
import { callAt, type Stage } from './ordering.ts'

/** By which a removal finds it; a shop's own releases get random ids. */
export const demoReleaseId = 'demo-release'
const name = 'Χειμωνιάτικες τιμές'
const moussaka: Piece = { kind: 'dish', piece: 'mousakas' }
/** Cents. */
const dearer = 40
const hour = 3_600_000

/** The dietitian's draft of a dearer moussaka, four hours old; a shop that has no moussaka has no draft. */
export async function addDemoDraft(tx: PoolClient, { shop }: Stage, now: number): Promise<void> {
  const staff = demoStaff.find(({ roles }) => roles.includes('dietitian'))
  const seen = pieceOf((await readStored(tx, shop.db)).shop, moussaka)
  if (!staff || typeof seen !== 'object' || seen === null || !('prices' in seen)) return
  const at = now - 4 * hour
  const prices = Object.fromEntries(
    Object.entries(seen.prices ?? {}).map(([portion, euros]) => [
      portion,
      toEuros(toCents(Number(euros)) + dearer),
    ]),
  )
  await addRelease(tx, {
    ...{ id: demoReleaseId, name, staffId: staff.id, reverts: null },
    now: new Date(at),
  })
  const call = { ...callAt(shop, at, null), staff, device: null, sessionHash: Buffer.alloc(0), tx }
  const drafts = [{ ...moussaka, seen, value: { ...seen, prices } }]
  const drafted = await draftsWrite(call, { into: { releaseId: demoReleaseId }, drafts })
  if (isNo(drafted)) throw new Error(`the staff room said ${drafted.refused}`)
  const noted = { reason: '', ...drafted.deed, at: new Date(at), staffId: staff.id }
  await addDeed(tx, { ...noted, call: 'drafts-write', requestId: randomId() })
}
