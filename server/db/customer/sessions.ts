import type { User } from '#shop/customer/customer.ts'
import type { Db } from '../database.ts'

/** The customer of a session that is valid at `now` (epoch milliseconds). */
export async function customerOf(
  db: Db,
  tokenHash: Buffer | null,
  now: number,
): Promise<User | null> {
  if (!tokenHash) return null
  const { rows } = await db.query<User>({
    name: 'session-customer',
    text: `select c.id, c.name, c.email from session s join customer c on c.id = s.customer_id
      where s.token_hash = $1 and s.expires_at > $2`,
    values: [tokenHash, new Date(now)],
  })
  return rows[0] ?? null
}

/** The same with the office that they joined last: one read, because every cart begins with it. */
export async function customerWithOffice(
  db: Db,
  tokenHash: Buffer | null,
  now: number,
): Promise<{ customer: User | null; officeId: string | null }> {
  if (!tokenHash) return { customer: null, officeId: null }
  const { rows } = await db.query<User & { officeId: string | null }>({
    name: 'session-customer-office',
    text: `select c.id, c.name, c.email, (
        select m.spot_id from customer_spot m join spot on spot.id = m.spot_id
        where m.customer_id = c.id and spot.kind = 'company'
        order by m.joined_at desc, m.spot_id limit 1) as "officeId"
      from session s join customer c on c.id = s.customer_id
      where s.token_hash = $1 and s.expires_at > $2`,
    values: [tokenHash, new Date(now)],
  })
  const [row] = rows
  if (!row) return { customer: null, officeId: null }
  const { officeId, ...customer } = row
  return { customer, officeId }
}

/** Opens a session. Ends the customer's expired ones, and those used longest ago beyond `most`. */
export async function openSession(
  db: Db,
  session: { tokenHash: Buffer; customerId: string; now: Date; expiresAt: Date },
  most: number,
): Promise<void> {
  await db.query({
    name: 'session-open',
    text: `with ended as (
        delete from session where customer_id = $2 and (expires_at <= $3 or token_hash in (
          select token_hash from session where customer_id = $2
          order by coalesce(seen_at, created_at) desc, created_at desc offset $5)))
      insert into session (token_hash, customer_id, created_at, expires_at) values ($1, $2, $3, $4)`,
    values: [session.tokenHash, session.customerId, session.now, session.expiresAt, most - 1],
  })
}

/** Ends the session of a token, together with the token that it replaced or that replaced it. */
export async function closeSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.query({
    name: 'session-close',
    text: `delete from session s using session mine
      where mine.token_hash = $1 and s.customer_id = mine.customer_id
        and coalesce(s.replaced_by, s.id) = coalesce(mine.replaced_by, mine.id)`,
    values: [tokenHash],
  })
}

/** Ends all sessions of a customer except the one named. */
export async function closeSessions(
  db: Db,
  customerId: string,
  tokenHash: Buffer | null,
): Promise<void> {
  await db.query({
    name: 'session-close-others',
    text: 'delete from session where customer_id = $1 and token_hash is distinct from $2',
    values: [customerId, tokenHash],
  })
}

/** Ends a session by its id in the customer's list, together with the token that it replaced. */
export async function closeOneSession(db: Db, customerId: string, id: string): Promise<void> {
  await db.query({
    name: 'session-close-one',
    text: 'delete from session where customer_id = $1 and (id = $2 or replaced_by = $2)',
    values: [customerId, id],
  })
}

type ListedSession = {
  readonly id: string
  readonly createdAt: Date
  readonly seenAt: Date
  readonly agent: string
  readonly current: boolean
}

/** A customer's sessions, the last used first, without tokens that were replaced. */
export async function sessionsOf(
  db: Db,
  customerId: string,
  current: { tokenHash: Buffer | null; livesAfter: Date },
): Promise<ListedSession[]> {
  const { rows } = await db.query<ListedSession>({
    name: 'session-list',
    text: `select id, created_at as "createdAt", coalesce(seen_at, created_at) as "seenAt", agent,
        token_hash is not distinct from $2 as current
      from session
      where customer_id = $1 and (expires_at > $3 or token_hash is not distinct from $2)
      order by coalesce(seen_at, created_at) desc, created_at desc, id`,
    values: [customerId, current.tokenHash, current.livesAfter],
  })
  return rows
}
