import type { PoolClient } from 'pg'
import type { Department, Step, Version } from '#shop/production/frozen-list.ts'
import type { Db } from '../database.ts'

/** `number`: of all versions of all lists together. */
export type StoredVersion = Version & { readonly number: number; readonly timePeriodId: string }

/** All versions of a date's lists, the oldest first. */
export async function readVersions(db: Db, date: string): Promise<StoredVersion[]> {
  const { rows } = await db.query<StoredVersion>({
    name: 'production-versions',
    text: `select l.number::integer as number, l.time_period_id as "timePeriodId", l.version, l.kind,
        (extract(epoch from l.at) * 1000)::float8 as at, l.concerns, l.steps,
        array(select s.department from production_seen s where s.number = l.number) as "seenBy"
      from production_list l where l.date = $1 order by l.number`,
    values: [date],
  })
  return rows
}

/** Lets nobody else write a version until the transaction ends. */
export async function lockLists(tx: PoolClient): Promise<void> {
  await tx.query({
    name: 'production-lock',
    text: `select pg_advisory_xact_lock(hashtext('production_list'))`,
  })
}

type NewVersion = Pick<Version, 'version' | 'kind' | 'at' | 'concerns'> & {
  readonly date: string
  readonly timePeriodId: string
  readonly steps: readonly Step[]
  /** null: it came by itself. */
  readonly staffId: string | null
}

/** The database numbers it and chains it to the one before. */
export async function addVersion(tx: PoolClient, version: NewVersion): Promise<void> {
  const { date, timePeriodId, kind, at, staffId, concerns, steps } = version
  await tx.query({
    name: 'production-add',
    text: `insert into production_list
        (date, time_period_id, version, kind, at, staff_id, concerns, steps)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      ...[date, timePeriodId, version.version, kind, new Date(at), staffId],
      ...[concerns, JSON.stringify(steps)],
    ],
  })
}

type Seeing = {
  readonly numbers: readonly number[]
  readonly department: Department
  readonly staffId: string
  readonly now: number
}

export async function addSeen(
  tx: PoolClient,
  { numbers, department, staffId, now }: Seeing,
): Promise<void> {
  await tx.query({
    name: 'production-seen',
    text: `insert into production_seen (number, department, staff_id, seen_at)
      select number, $2, $3, $4 from unnest($1::bigint[]) number on conflict do nothing`,
    values: [numbers, department, staffId, new Date(now)],
  })
}
