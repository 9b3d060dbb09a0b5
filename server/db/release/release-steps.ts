import type { PoolClient } from 'pg'
import type { StoredWaits, Waits } from './releases.ts'

export async function addRelease(
  tx: PoolClient,
  release: { id: string; name: string; staffId: string; reverts: string | null; now: Date },
): Promise<void> {
  await tx.query({
    name: 'release-add',
    text: `insert into release (id, name, created_by, reverts, created_at) values ($1, $2, $3, $4, $5)`,
    values: [release.id, release.name, release.staffId, release.reverts, release.now],
  })
}

export async function planRelease(
  tx: PoolClient,
  { id, staffId, at }: { id: string; staffId: string; at: Date },
): Promise<void> {
  await tx.query({
    name: 'release-plan',
    text: `update release set status = 'planned', goes_live_at = $2, planned_by = $3, waits = null
      where id = $1`,
    values: [id, at, staffId],
  })
}

/** What was planned is a draft again. */
export async function undoRelease(tx: PoolClient, id: string): Promise<void> {
  await tx.query({
    name: 'release-undo',
    text: `update release set status = 'draft', goes_live_at = null, planned_by = null, waits = null
      where id = $1`,
    values: [id],
  })
}

export async function finishRelease(tx: PoolClient, id: string, now: Date): Promise<void> {
  await tx.query({
    name: 'release-live',
    text: `update release set status = 'live', live_at = $2, waits = null where id = $1`,
    values: [id, now],
  })
}

export async function letReleaseWait(
  tx: PoolClient,
  id: string,
  { sold, ...codes }: Waits,
): Promise<void> {
  const waits: StoredWaits = { problems: [], conflicts: [], sold, codes }
  await tx.query({
    name: 'release-waits',
    text: `update release set waits = $2::text::json
      where id = $1 and waits::text is distinct from $2::text`,
    values: [id, JSON.stringify(waits)],
  })
}

export async function deleteRelease(tx: PoolClient, id: string): Promise<void> {
  await tx.query({
    name: 'release-delete',
    text: 'delete from release where id = $1',
    values: [id],
  })
}
