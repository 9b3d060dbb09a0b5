import type { Db } from '../database.ts'

/** Seconds after which somebody who said nothing more is gone. */
const gone = 45

/** Notes that this person has the subject open; the names of the others who do. */
export async function notePresence(
  db: Db,
  { subject, staffId, now }: { subject: string; staffId: string; now: number },
): Promise<string[]> {
  const at = new Date(now)
  await db.query({
    name: 'presence-note',
    text: `insert into desk_presence (subject, staff_id, at) values ($1, $2, $3)
      on conflict (subject, staff_id) do update set at = excluded.at`,
    values: [subject, staffId, at],
  })
  const since = new Date(now - gone * 1000)
  await db.query({
    name: 'presence-end',
    text: 'delete from desk_presence where at < $1',
    values: [since],
  })
  const { rows } = await db.query<{ name: string }>({
    name: 'presence-others',
    text: `select s.name from desk_presence p join staff s on s.id = p.staff_id
      where p.subject = $1 and p.staff_id <> $2 and p.at >= $3 order by s.name`,
    values: [subject, staffId, since],
  })
  return rows.map(({ name }) => name)
}
