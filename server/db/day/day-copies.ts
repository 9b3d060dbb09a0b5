import type { CopiedBag } from '#shop/packing/day-changes.ts'
import type { CopyWay, DayList } from '#shop/packing/day-list.ts'
import type { Db } from '../database.ts'

/** `timePeriodId`: empty for all windows. */
type CopiedList = {
  readonly date: string
  readonly timePeriodId: string
  readonly list: DayList
}
type DayCopy = {
  readonly at: Date
  readonly by: string
  readonly way: CopyWay
  readonly stamp: string
  readonly lines: readonly CopiedBag[]
}

type NewCopy = CopiedList & {
  readonly id: string
  readonly way: CopyWay
  readonly stamp: string
  readonly lines: readonly CopiedBag[]
  readonly staffId: string
  readonly now: Date
}

/** Remembers a copy of a list, and forgets those of days that are more than a month ago. */
export async function addDayCopy(db: Db, copy: NewCopy): Promise<void> {
  const { id, date, timePeriodId, list, way, stamp, lines, staffId, now } = copy
  await db.query({
    name: 'day-copy-add',
    text: `insert into day_copy
        (id, date, time_period_id, list, way, stamp, lines, staff_id, made_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [id, date, timePeriodId, list, way, stamp, JSON.stringify(lines), staffId, now],
  })
  await db.query({
    name: 'day-copy-forget',
    text: `delete from day_copy where date < ($1::timestamptz - interval '31 days')::date`,
    values: [now],
  })
}

/** The last copy of a list, or the last with this stamp. */
export async function dayCopyOf(
  db: Db,
  { date, timePeriodId, list, stamp }: CopiedList & { readonly stamp: string | null },
): Promise<DayCopy | null> {
  const { rows } = await db.query<DayCopy>({
    name: 'day-copy-of',
    text: `select c.made_at as at, coalesce(s.name, '') as by, c.way, c.stamp, c.lines
      from day_copy c left join staff s on s.id = c.staff_id
      where c.date = $1 and c.list = $2 and c.time_period_id = $3
        and ($4::text is null or c.stamp = $4)
      order by c.made_at desc limit 1`,
    values: [date, list, timePeriodId, stamp],
  })
  return rows[0] ?? null
}
