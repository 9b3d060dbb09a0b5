import type { PoolClient } from 'pg'
import type { Json } from '#shop/merge/merge.ts'
import type { PieceKind, ReleaseStatus } from '#shop/publishing/release.ts'
import type { Db } from '../database.ts'

/** A thing that a release changes; null stands for one that is not there. */
export type ReleaseChange = {
  readonly kind: PieceKind
  readonly piece: string
  readonly before: Json
  readonly after: Json
  readonly changedBy: string
  readonly changedAt: Date
  readonly liveBefore: Json
  readonly liveAfter: Json
}

export const changeColumns = `c.kind, c.piece, c.before, c.after, coalesce(s.name, '') as "changedBy",
  c.changed_at as "changedAt", c.live_before as "liveBefore", c.live_after as "liveAfter"`

export async function releaseChanges(db: Db, releaseId: string): Promise<ReleaseChange[]> {
  const { rows } = await db.query<ReleaseChange>({
    name: 'release-changes',
    text: `select ${changeColumns} from release_change c left join staff s on s.id = c.changed_by
      where c.release_id = $1 order by c.kind, c.piece`,
    values: [releaseId],
  })
  return rows
}

export type OpenDraft = ReleaseChange & {
  readonly releaseId: string
  readonly releaseName: string
  readonly status: ReleaseStatus
  readonly goesLiveAt: Date | null
}

/** Open drafts of things of this kind, or of one of them. */
export async function openDrafts(
  db: Db,
  kind: PieceKind,
  piece: string | null,
): Promise<OpenDraft[]> {
  const { rows } = await db.query<OpenDraft>({
    name: 'release-drafts',
    text: `select ${changeColumns}, r.id as "releaseId", r.name as "releaseName", r.status,
        r.goes_live_at as "goesLiveAt"
      from release_change c join release r on r.id = c.release_id
        left join staff s on s.id = c.changed_by
      where c.kind = $1 and c.piece = coalesce($2, c.piece) and r.status <> 'live'
      order by r.goes_live_at nulls last, r.created_at`,
    values: [kind, piece],
  })
  return rows
}

type WrittenChange = Pick<ReleaseChange, 'kind' | 'piece' | 'before' | 'after'>

/** No piece stands twice among them. */
export async function writeChanges(
  tx: PoolClient,
  releaseId: string,
  changes: readonly WrittenChange[],
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'release-changes-write',
    text: `insert into release_change (release_id, kind, piece, before, after, changed_by, changed_at)
      select $1, kind, piece, before, after, $2, $3
      from unnest($4::text[], $5::text[], $6::json[], $7::json[]) as entry (kind, piece, before, after)
      on conflict (release_id, kind, piece) do update set after = excluded.after,
        changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
    values: [
      ...[releaseId, staffId, now],
      ...[changes.map(({ kind }) => kind), changes.map(({ piece }) => piece)],
      ...[changes.map(({ before }) => written(before)), changes.map(({ after }) => written(after))],
    ],
  })
}

export async function deleteChange(
  tx: PoolClient,
  releaseId: string,
  { kind, piece }: Pick<ReleaseChange, 'kind' | 'piece'>,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'release-change-delete',
    text: 'delete from release_change where release_id = $1 and kind = $2 and piece = $3',
    values: [releaseId, kind, piece],
  })
  return rowCount === 1
}

export function written(value: Json): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
