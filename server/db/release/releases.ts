import type { PoolClient } from 'pg'
import type { Json } from '#shop/merge.ts'
import type { PieceKind, ReleaseStatus } from '#shop/publishing/release.ts'
import type { Conflict, ReleaseLack } from '#shop/publishing/release-lack.ts'
import type { Db } from '../database.ts'

export type Release = {
  readonly id: string
  readonly name: string
  readonly status: ReleaseStatus
  readonly goesLiveAt: Date | null
  readonly liveAt: Date | null
  readonly createdBy: string
  readonly plannedBy: string | null
  readonly reverts: string | null
  /** Why it is not live although its instant has passed. */
  readonly waits: Waits | null
}

/** What it lacks, fields that somebody else changed, and how many sold lines it would touch. */
export type Waits = {
  readonly lacks: readonly ReleaseLack[]
  readonly conflicts: readonly Conflict[]
  readonly sold: number
}

/**
 * As it is stored. `problems` and `conflicts` are sentences of the version before, which reads them as
 * such beside this one. A row that it wrote says nothing in codes until the job has looked at its
 * release again, which takes seconds.
 */
type StoredWaits = {
  readonly problems: readonly string[]
  readonly conflicts: readonly string[]
  readonly sold: number
  readonly codes?: Pick<Waits, 'lacks' | 'conflicts'>
}
type StoredRelease = Omit<Release, 'waits'> & { readonly waits: StoredWaits | null }

function releaseOf<Row extends StoredRelease>(row: Row): Row & Release {
  const { waits } = row
  const { lacks = [], conflicts = [] } = waits?.codes ?? {}
  return { ...row, waits: waits && { lacks, conflicts, sold: waits.sold } }
}

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

const releaseColumns = `r.id, r.name, r.status, r.goes_live_at as "goesLiveAt", r.live_at as "liveAt",
  coalesce(maker.name, '') as "createdBy", planner.name as "plannedBy", r.reverts, r.waits`
const releaseTables = `release r left join staff maker on maker.id = r.created_by
  left join staff planner on planner.id = r.planned_by`

/** Drafts first, then what is planned, then the fifty that went live last. */
export async function listReleases(db: Db): Promise<(Release & { changes: number })[]> {
  const { rows } = await db.query<StoredRelease & { changes: number }>({
    name: 'releases',
    text: `select ${releaseColumns}, (select count(*)::int from release_change where release_id = r.id)
        as changes
      from ${releaseTables}
      order by r.live_at desc nulls first, r.goes_live_at nulls first, r.created_at limit 150`,
  })
  return rows.map(releaseOf)
}

export async function releaseOne(db: Db, id: string): Promise<Release | null> {
  const { rows } = await db.query<StoredRelease>({
    name: 'release-one',
    text: `select ${releaseColumns} from ${releaseTables} where r.id = $1`,
    values: [id],
  })
  return rows[0] ? releaseOf(rows[0]) : null
}

/** Keeps it as it is until the transaction ends. */
export async function lockRelease(tx: PoolClient, id: string): Promise<Release | null> {
  await tx.query({
    name: 'release-lock',
    text: 'select from release where id = $1 for update',
    values: [id],
  })
  return releaseOne(tx, id)
}

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

/** Ids of those whose instant has come, the earliest first, and the next instant after them. */
export async function dueReleases(
  db: Db,
  now: Date,
): Promise<{ due: readonly string[]; next: Date | null }> {
  const { rows } = await db.query<{ due: string[]; next: Date | null }>({
    name: 'releases-due',
    text: `select
        coalesce(array_agg(id order by goes_live_at, created_at, id) filter (where goes_live_at <= $1), '{}') as due,
        min(goes_live_at) filter (where goes_live_at > $1) as next
      from release where status = 'planned'`,
    values: [now],
  })
  return rows[0] ?? { due: [], next: null }
}

const changeColumns = `c.kind, c.piece, c.before, c.after, coalesce(s.name, '') as "changedBy",
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

/** What releases that are not live yet make of things of this kind, or of one of them. */
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

type LookedAt = Pick<ReleaseChange, 'kind' | 'piece'> & {
  readonly live: Json
  readonly wanted: Json
}

/** What each piece was when its release went live, and what it became. */
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

function written(value: Json): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}

type LiveChange = ReleaseChange & {
  readonly releaseId: string
  readonly releaseName: string
  readonly liveAt: Date
}

/** What releases made of a thing, the last first; fifty at most. */
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

/** By the piece's name who changed it last and when that went live. */
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
