import type { PoolClient } from 'pg'
import type { ReleaseStatus } from '#shop/publishing/release.ts'
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

/** Lacks, fields that a colleague changed, and how many sold lines the release would touch. */
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
export type StoredWaits = {
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
