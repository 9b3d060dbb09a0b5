import type { Db } from './database.ts'

type Counted = {
  readonly what: string
  readonly count: number
  /** When this count ends, in milliseconds since 1970 by the database's clock. */
  readonly until: number
  /** Milliseconds until then. */
  readonly left: number
}

/** Adds to counts that all nodes share, each begun anew where it had ended, and answers them. */
export async function count(
  db: Db,
  added: readonly { readonly what: string; readonly by: number; readonly milliseconds: number }[],
): Promise<Counted[]> {
  const { rows } = await db.query<Counted>({
    name: 'count',
    // In one order, so that two nodes do not wait for each other.
    text: `insert into counted as known (what, count, until)
      select what, by, clock_timestamp() + milliseconds * interval '1 ms'
      from unnest($1::text[], $2::int[], $3::int[]) as added (what, by, milliseconds) order by what
      on conflict (what) do update set
        count = case when known.until > clock_timestamp() then known.count else 0 end + excluded.count,
        until = case when known.until > clock_timestamp() then known.until else excluded.until end
      returning what, count, (extract(epoch from until) * 1000)::bigint as until,
        (extract(epoch from until - clock_timestamp()) * 1000)::int as left`,
    values: [
      added.map(({ what }) => what),
      added.map(({ by }) => by),
      added.map(({ milliseconds }) => milliseconds),
    ],
  })
  return rows
}

export async function forgetCounts(db: Db): Promise<void> {
  await db.query(`delete from counted where until < now() - interval '1 minute'`)
}
