import type { Pool } from 'pg'

/** A ticket of the sandbox of epay; `amount` in cents. */
export type SandboxTicket = {
  readonly ticket: string
  readonly reference: string
  readonly amount: number
  readonly parameters: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly lang: string
  readonly backLink: string
  /** null: no payment was tried yet. */
  readonly responseCode: string | null
  readonly transactionId: string
  readonly triedAt: Date | null
}

const columns = `ticket, reference, amount, parameters, created_at as "createdAt",
  expires_at as "expiresAt", lang, back_link as "backLink", response_code as "responseCode",
  transaction_id::text as "transactionId", tried_at as "triedAt"`

/** false: the reference has a ticket already. */
export async function addTicket(
  db: Pool,
  fresh: Pick<
    SandboxTicket,
    'ticket' | 'reference' | 'amount' | 'parameters' | 'createdAt' | 'expiresAt'
  >,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into sandbox_epay_ticket (ticket, reference, amount, parameters, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [
      fresh.ticket,
      fresh.reference,
      fresh.amount,
      fresh.parameters,
      fresh.createdAt,
      fresh.expiresAt,
    ],
  )
  return rowCount === 1
}

export async function findTicket(db: Pool, reference: string): Promise<SandboxTicket | null> {
  const { rows } = await db.query<SandboxTicket>(
    `select ${columns} from sandbox_epay_ticket where reference = $1`,
    [reference],
  )
  return rows[0] ?? null
}

/** Records that a browser came to pay: its language, and the parameters of the way back. */
export async function recordVisit(
  db: Pool,
  reference: string,
  { lang, backLink }: Pick<SandboxTicket, 'lang' | 'backLink'>,
): Promise<void> {
  await db.query('update sandbox_epay_ticket set lang = $2, back_link = $3 where reference = $1', [
    reference,
    lang,
    backLink,
  ])
}

/** Records the one try to pay; null: it was tried before, or too late. */
export async function tryTicket(
  db: Pool,
  reference: string,
  responseCode: string,
  now: Date,
): Promise<SandboxTicket | null> {
  const { rows } = await db.query<SandboxTicket>(
    `update sandbox_epay_ticket set response_code = $2, tried_at = $3
      where reference = $1 and response_code is null and expires_at > $3 returning ${columns}`,
    [reference, responseCode, now],
  )
  return rows[0] ?? null
}
