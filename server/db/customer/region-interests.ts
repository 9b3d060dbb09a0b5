import { emailKey } from '#shop/customer/email-key.ts'
import type { Language } from '#shop/language.ts'
import type { Db } from '../database.ts'

type RegionInterest = {
  readonly id: string
  readonly email: string
  readonly postcode: string
  readonly lang: Language
  readonly confirmedAt: Date | null
}

const columns = `id, email, postcode, lang, confirmed_at as "confirmedAt"`

/** Records who asks about a postcode, once; until it is confirmed, the last language counts. */
export async function addRegionInterest(
  tx: Db,
  interest: Omit<RegionInterest, 'confirmedAt'> & { now: number },
): Promise<RegionInterest> {
  const { id, email, postcode, lang, now } = interest
  const { rows } = await tx.query<RegionInterest>({
    name: 'region-interest-add',
    text: `insert into region_interest (id, email, email_key, postcode, lang, created_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (email_key, postcode) do update set lang =
        case when region_interest.confirmed_at is null then excluded.lang else region_interest.lang end
      returning ${columns}`,
    values: [id, email, emailKey(email), postcode, lang, new Date(now)],
  })
  const [row] = rows
  if (!row) throw new Error('a region interest was not kept')
  return row
}

/** Locks the mailbox against other requests until the transaction ends. */
export async function lockRegionInterests(tx: Db, email: string): Promise<void> {
  await tx.query({
    name: 'region-interest-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('region ' || $1, 0))`,
    values: [emailKey(email)],
  })
}

/** How many mails about regions were queued for a mailbox since an instant (epoch milliseconds). */
export async function regionMailsSince(tx: Db, email: string, since: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'region-interest-mails',
    text: `select count(*) from mail m join region_interest r on r.id = m.region_interest_id
      where r.email_key = $1 and m.created_at > $2`,
    values: [emailKey(email), new Date(since)],
  })
  return rows[0]?.count ?? 0
}

/** The recipient of a region mail, whose links get a new secret; null: the request was deleted. */
export async function keepRegionToken(
  db: Db,
  id: string,
  tokenHash: Buffer,
): Promise<RegionInterest | null> {
  const { rows } = await db.query<RegionInterest>({
    name: 'region-interest-token',
    text: `update region_interest set token_hash = $2 where id = $1 returning ${columns}`,
    values: [id, tokenHash],
  })
  return rows[0] ?? null
}

/** Confirms a request by its mail's link; null: the link is old, or the request was deleted. */
export async function confirmRegionInterest(
  db: Db,
  tokenHash: Buffer,
  now: number,
): Promise<RegionInterest | null> {
  const { rows } = await db.query<RegionInterest>({
    name: 'region-interest-confirm',
    text: `update region_interest set confirmed_at = coalesce(confirmed_at, $2)
      where token_hash = $1 returning ${columns}`,
    values: [tokenHash, new Date(now)],
  })
  return rows[0] ?? null
}

/** Deletes a request by the link of any of its mails that is still valid. */
export async function removeRegionInterest(db: Db, tokenHash: Buffer): Promise<void> {
  await db.query({
    name: 'region-interest-remove',
    text: 'delete from region_interest where token_hash = $1',
    values: [tokenHash],
  })
}

export async function waitedFor(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ postcode: string }>({
    name: 'region-interest-waiting',
    text: `select distinct postcode from region_interest
      where confirmed_at is not null and told_at is null order by postcode`,
  })
  return rows.map(({ postcode }) => postcode)
}

/** Marks the confirmed requests for a postcode as answered; returns their ids. */
export async function tellPostcode(tx: Db, postcode: string, now: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'region-interest-tell',
    text: `update region_interest set told_at = $2
      where postcode = $1 and confirmed_at is not null and told_at is null returning id`,
    values: [postcode, new Date(now)],
  })
  return rows.map(({ id }) => id)
}
