import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { type Db, transaction } from '../database.ts'

/** A page of Stripe's twin with the payment that it asks for; `amount` and `refunded` in cents. */
export type SandboxSession = {
  readonly id: string
  readonly request: string
  readonly amount: number
  readonly currency: string
  readonly reference: string
  readonly description: string
  readonly locale: string
  readonly successUrl: string
  readonly cancelUrl: string
  readonly status: 'open' | 'complete' | 'expired'
  readonly intent: string
  readonly declined: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly refunded: number
}

export type SandboxStripeEvent = {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
}

const columns = `s.id, s.request, s.amount, s.currency, s.reference, s.description, s.locale,
  s.success_url as "successUrl", s.cancel_url as "cancelUrl", s.intent, s.declined,
  s.created_at as "createdAt", s.expires_at as "expiresAt",
  case when s.status = 'open' and s.expires_at <= $2 then 'expired' else s.status end as status,
  (select coalesce(sum(r.amount), 0)::integer from sandbox_stripe_refund r
    where r.intent = s.intent) as refunded`

type Fresh = Omit<SandboxSession, 'id' | 'status' | 'intent' | 'declined' | 'refunded'>

/** Opens a page, or answers the one that was opened under the same key. */
export async function openSession(
  db: Pool,
  fresh: Fresh,
  key: string | null,
): Promise<SandboxSession> {
  const id = idOf('cs_test')
  await db.query(
    `insert into sandbox_stripe_session (id, idempotency_key, request, amount, currency, reference,
        description, locale, success_url, cancel_url, intent, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing`,
    [
      ...[id, key, fresh.request, fresh.amount, fresh.currency, fresh.reference],
      ...[fresh.description, fresh.locale, fresh.successUrl, fresh.cancelUrl, idOf('pi')],
      ...[fresh.createdAt, fresh.expiresAt],
    ],
  )
  const { rows } = await db.query<SandboxSession>(
    `select ${columns} from sandbox_stripe_session s where s.id = $1 or s.idempotency_key = $3`,
    [id, fresh.createdAt, key],
  )
  const [opened] = rows
  if (!opened) throw new Error(`the sandbox lost its page ${id}`)
  return opened
}

/** By the page's id, or by that of its payment. */
export async function findSession(db: Db, id: string, now: Date): Promise<SandboxSession | null> {
  const { rows } = await db.query<SandboxSession>(
    `select ${columns} from sandbox_stripe_session s where s.id = $1 or s.intent = $1`,
    [id, now],
  )
  return rows[0] ?? null
}

/** Ends an open page as paid or expired and keeps its message; null: it is not open. */
export function endSession(
  db: Pool,
  id: string,
  status: 'complete' | 'expired',
  now: Date,
): Promise<SandboxSession | null> {
  const type = status === 'complete' ? 'completed' : 'expired'
  return changeOpen(db, id, now, async tx => {
    await tx.query('update sandbox_stripe_session set status = $2 where id = $1', [id, status])
    return `checkout.session.${type}`
  })
}

/** A card was declined; the page stays open for another one. null: it is not open. */
export function declineCard(db: Pool, id: string, code: string, now: Date) {
  return changeOpen(db, id, now, async tx => {
    await tx.query('update sandbox_stripe_session set declined = $2 where id = $1', [id, code])
    return 'payment_intent.payment_failed'
  })
}

async function changeOpen(
  db: Pool,
  id: string,
  now: Date,
  change: (tx: PoolClient) => Promise<string>,
): Promise<SandboxSession | null> {
  return transaction(db, async tx => {
    await tx.query('select from sandbox_stripe_session where id = $1 for update', [id])
    const found = await findSession(tx, id, now)
    if (found?.status !== 'open') return null
    const type = await change(tx)
    await tx.query(
      'insert into sandbox_stripe_event (id, type, session_id, created_at) values ($1, $2, $3, $4)',
      [idOf('evt'), type, id, now],
    )
    return findSession(tx, id, now)
  })
}

/** Gives cents of a paid page back, once under a key; null: so much is not left. */
export async function refundSession(
  db: Pool,
  { intent, amount, key }: { intent: string; amount: number; key: string | null },
  now: Date,
): Promise<string | null> {
  return transaction(db, async tx => {
    // Read after the lock: two refunds at once never exceed the charge.
    await tx.query('select from sandbox_stripe_session where intent = $1 for update', [intent])
    const before = await tx.query<{ id: string }>(
      'select id from sandbox_stripe_refund where idempotency_key = $1',
      [key],
    )
    if (before.rows[0]) return before.rows[0].id
    const paid = await findSession(tx, intent, now)
    if (paid?.status !== 'complete' || paid.refunded + amount > paid.amount) return null
    const id = idOf('re')
    await tx.query(
      `insert into sandbox_stripe_refund (id, intent, amount, idempotency_key, created_at)
        values ($1, $2, $3, $4, $5)`,
      [id, intent, amount, key, now],
    )
    return id
  })
}

/** Messages that the shop has not taken yet, oldest first, with their pages. */
export async function untoldEvents(
  db: Pool,
  now: Date,
): Promise<{ event: SandboxStripeEvent; session: SandboxSession }[]> {
  const { rows } = await db.query<SandboxSession & { event: SandboxStripeEvent }>(
    `select ${columns}, jsonb_build_object('id', e.id, 'type', e.type,
        'createdAt', e.created_at) as event
      from sandbox_stripe_event e join sandbox_stripe_session s on s.id = e.session_id
      where e.told_at is null and $1::text is null order by e.created_at, e.id limit 50`,
    [null, now],
  )
  return rows.map(({ event, ...session }) => ({
    session,
    event: { ...event, createdAt: new Date(event.createdAt) },
  }))
}

export async function markEventTold(db: Pool, id: string, now: Date): Promise<void> {
  await db.query('update sandbox_stripe_event set told_at = $2 where id = $1', [id, now])
}

function idOf(kind: string): string {
  return `${kind}_${randomBytes(14).toString('hex')}`
}
