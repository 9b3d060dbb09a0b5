import type { PoolClient } from 'pg'
import type { Json } from '#shop/merge/merge.ts'
import type { PieceKind } from '#shop/publishing/release.ts'
import type { Db } from '../database.ts'
import { changeColumns, type ReleaseChange, written } from './changes.ts'

type LookedAt = Pick<ReleaseChange, 'kind' | 'piece'> & {
  readonly live: Json
  readonly wanted: Json
}

/** Keeps each piece as it was when its release went live, and as it became. */
export async function noteLive(
  tx: PoolClient,
  releaseId: string,
  changes: readonly LookedAt[],
): Promise<void> {
  await tx.query({
    name: 'release-change-live',
    text: `update release_change as change set live_before = entry.live, live_after = entry.wanted
      from unnest($2::text[], $3::text[], $4::json[], $5::json[]) as entry (kind, piece, live, wanted)
      where change.release_id = $1 and (change.kind, change.piece) = (entry.kind, entry.piece)`,
    values: [
      releaseId,
      ...[changes.map(({ kind }) => kind), changes.map(({ piece }) => piece)],
      ...[changes.map(({ live }) => written(live)), changes.map(({ wanted }) => written(wanted))],
    ],
  })
}

type LiveChange = ReleaseChange & {
  readonly releaseId: string
  readonly releaseName: string
  readonly liveAt: Date
}

/** Changes of a thing that went live, the last first; fifty at most. */
export async function liveChanges(
  db: Db,
  { kind, piece }: Pick<ReleaseChange, 'kind' | 'piece'>,
): Promise<LiveChange[]> {
  const { rows } = await db.query<LiveChange>({
    name: 'release-changes-live',
    text: `select ${changeColumns}, r.id as "releaseId", r.name as "releaseName", r.live_at as "liveAt"
      from release_change c join release r on r.id = c.release_id
        left join staff s on s.id = c.changed_by
      where c.kind = $1 and c.piece = $2 and r.status = 'live'
      order by r.live_at desc limit 50`,
    values: [kind, piece],
  })
  return rows
}

/** Who changed each piece last and when that went live, by the piece's name. */
export async function lastChanges(
  db: Db,
  kind: PieceKind,
): Promise<Map<string, { by: string; at: Date }>> {
  const { rows } = await db.query<{ piece: string; by: string; at: Date }>({
    name: 'release-changes-last',
    text: `select distinct on (c.piece) c.piece, coalesce(s.name, '') as by, r.live_at as at
      from release_change c join release r on r.id = c.release_id
        left join staff s on s.id = c.changed_by
      where c.kind = $1 and r.status = 'live'
      order by c.piece, r.live_at desc`,
    values: [kind],
  })
  return new Map(rows.map(({ piece, ...last }) => [piece, last]))
}
