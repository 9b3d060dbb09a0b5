import type { PoolClient } from 'pg'
import type { Text } from '#shop/language.ts'
import type { Json } from '#shop/merge/merge.ts'
import type { Piece } from '#shop/publishing/release.ts'
import type { Check } from '../book/audit.ts'
import type { Db } from '../database.ts'

export type NewDeed = {
  readonly at: Date
  readonly staffId: string
  readonly call: string
  /** What it was done to, such as "order 1042". */
  readonly subject: string
  readonly changes: { readonly [field: string]: { readonly from: unknown; readonly to: unknown } }
  readonly reason: string
  readonly requestId: string
}

/** Writes a deed into the chain, in its act's transaction. false: this request was done before; give it up. */
export async function addDeed(tx: PoolClient, deed: NewDeed): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'deed-add',
    text: `insert into deed (at, staff_id, call, subject, changes, reason, request_id)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (request_id) do nothing`,
    values: [
      deed.at,
      deed.staffId,
      deed.call,
      deed.subject,
      JSON.stringify(deed.changes),
      deed.reason,
      deed.requestId,
    ],
  })
  return rowCount === 1
}

/** Who did an act with this request, by which call; null: nobody yet. */
export async function doneBy(db: Db, requestId: string): Promise<Doer | null> {
  const { rows } = await db.query<Doer>({
    name: 'deed-done-by',
    text: 'select staff_id as "staffId", call from deed where request_id = $1',
    values: [requestId],
  })
  return rows[0] ?? null
}

type Doer = Pick<NewDeed, 'staffId' | 'call'>

export type Deed = Omit<NewDeed, 'requestId' | 'changes'> & {
  readonly number: number
  readonly staffName: string
  /** The name of the person or the release that it was done to; otherwise empty. */
  readonly subjectName: string
  readonly changes: NewDeed['changes']
}

/** The newest first, from below `before`; those of one subject where it is named. */
export async function deeds(
  db: Db,
  { before, subject, most }: { before: number | null; subject: string | null; most: number },
): Promise<Deed[]> {
  const { rows } = await db.query<Deed>({
    name: 'deed-list',
    text: `select d.number, d.at, d.staff_id as "staffId", coalesce(s.name, '') as "staffName",
        d.call, d.subject, coalesce(p.name, r.name, '') as "subjectName", d.changes::jsonb as changes, d.reason
      from deed d left join staff s on s.id = d.staff_id
        left join staff p on d.subject = 'staff ' || p.id
        left join release r on d.subject = 'release ' || r.id
      where ($1::bigint is null or d.number < $1) and ($2::text is null or d.subject = $2)
      order by d.number desc limit $3`,
    values: [before, subject, most],
  })
  return rows
}

/** Names of the people and offices with these ids, as they are now: deeds hold ids alone. */
export async function namesOfIds(db: Db, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await db.query<Named>({
    name: 'deed-names',
    text: `select id, jsonb_build_object('el', name, 'en', name) as name from (
        select id, name from staff union all select id, name from customer
        union all select id, name from device) called
      where id = any($1) and name <> ''
      union all select id, data -> 'name' from retired where kind = 'spot' and id = any($1)
      union all select id, data -> 'name' from spot where id = any($1)`,
    values: [ids],
  })
  return rows
}

type Named = { readonly id: string; readonly name: Text }

/** What releases draft of things, which their deeds name by ids. */
export async function draftsOfReleases(db: Db, releaseIds: readonly string[]): Promise<Drafted[]> {
  const { rows } = await db.query<Drafted>({
    name: 'deed-drafts',
    text: `select release_id as "releaseId", kind, piece, coalesce(after, before) as value
      from release_change where release_id = any($1)`,
    values: [releaseIds],
  })
  return rows
}

type Drafted = Piece & { readonly releaseId: string; readonly value: Json }

/** The chain of deeds: each holds the hash of itself and of the one before it. */
export const deedCheck: Check = {
  name: 'the deeds of the staff room are as they were written',
  sql: `, chained as (
      select deed, lag(hash) over (order by number) as previous,
        lag(number) over (order by number) as before
      from deed)
    select 'deed ' || (deed).number || case
        when (deed).number <> coalesce(before, 0) + 1 then ': the one before it is missing'
        else ' was changed after it was written, or the one before it' end as text
    from chained
    where (deed).number <> coalesce(before, 0) + 1
      or (deed).hash is distinct from deed_hash(coalesce(previous, ''::bytea), deed)`,
}
