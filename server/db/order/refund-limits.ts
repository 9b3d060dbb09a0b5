import type { Cents } from '#shop/money.ts'
import type { Limits } from '#shop/people/limits.ts'
import type { StaffRole } from '#shop/people/staff.ts'
import type { Db } from '../database.ts'

/** What was set; roles that nobody set have the program's own. */
export async function refundLimits(db: Db): Promise<Limits> {
  const { rows } = await db.query<{ role: StaffRole; cents: Cents }>({
    name: 'refund-limits',
    text: 'select role, alone_cents as cents from refund_limit',
  })
  return Object.fromEntries(rows.map(({ role, cents }) => [role, cents]))
}

export async function setRefundLimit(tx: Db, role: StaffRole, cents: Cents): Promise<void> {
  await tx.query({
    name: 'refund-limit-set',
    text: `insert into refund_limit (role, alone_cents) values ($1, $2)
      on conflict (role) do update set alone_cents = excluded.alone_cents`,
    values: [role, cents],
  })
}
