import type { PoolClient } from 'pg'
import type { Company } from '#shop/address/spot.ts'
import { type Allowance, type CompanyStanding, paysFor } from '#shop/company.ts'
import type { Cents } from '#shop/money.ts'
import type { Db } from '../database.ts'
import { standing } from '../delivery-states.ts'

export type Standing = CompanyStanding & Allowance & { readonly isManager: boolean }

type Asking = {
  readonly customerId: string
  readonly spotId: string
  readonly cartId?: string
  readonly orderId?: string
}

/**
 * An employee's standing with the company as it is now: its terms, the proved mailbox, and what
 * orders hold of the allowance, unpaid ones too. null: the customer is no employee of it.
 */
export async function companyStanding(
  db: Db,
  { customerId, spotId, cartId, orderId }: Asking,
): Promise<Standing | null> {
  const { rows } = await db.query<Row>({
    name: 'company-standing',
    text: `select s.data -> 'company' as company, c.email, m.manager,
        c.email_verified_at is not null as "isVerified",
        (select coalesce(jsonb_object_agg(date, cents), '{}') from (
          select d.allowance_date as date, sum(d.allowance_cents) as cents
          from customer_order o join order_delivery d on d.order_id = o.id
          where o.customer_id = $1 and o.spot_id = $2
            and o.status in ('not-paid', 'opened', 'delivered') and d.status in (${standing})
            and d.allowance_cents > 0
            and o.cart_id is distinct from $3 and o.id is distinct from $4
          group by 1) held) as used
      from customer_spot m join customer c on c.id = m.customer_id join spot s on s.id = m.spot_id
      where m.customer_id = $1 and m.spot_id = $2 and s.kind = 'company'`,
    // The id '' excludes nothing: an order that gave up its cart counts.
    values: [customerId, spotId, cartId ?? '', orderId ?? ''],
  })
  const [row] = rows
  if (!row) return null
  const { company, email, isVerified, manager: isManager, used } = row
  const pays = paysFor(company, { email, isVerified })
  const { allowance, nextAllowance } = company
  return { pays, used, allowance, isManager, ...(nextAllowance && { nextAllowance }) }
}

type Row = {
  company: Company
  email: string
  isVerified: boolean
  manager: boolean
  used: Record<string, Cents>
}

/** Keeps other orders of the employee from taking allowance until the transaction ends. */
export async function lockAllowance(tx: PoolClient, customerId: string): Promise<void> {
  await tx.query({
    name: 'allowance-lock',
    text: `select pg_advisory_xact_lock(hashtext('allowance ' || $1))`,
    values: [customerId],
  })
}
