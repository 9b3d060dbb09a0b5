import type { Cents } from '#shop/money.ts'
import type { Db } from '../database.ts'

export type CompanyPayment = {
  readonly id: string
  readonly month: string
  readonly cents: Cents
  /** An Athens date. */
  readonly paidOn: string
}

/** What a company paid, by the months that it paid for. */
export async function companyPayments(db: Db, spotId: string): Promise<CompanyPayment[]> {
  const { rows } = await db.query<CompanyPayment>({
    name: 'company-payments',
    text: `select id, month, cents, paid_on as "paidOn" from company_payment
      where spot_id = $1 order by month desc, paid_on, id`,
    values: [spotId],
  })
  return rows
}

export async function addCompanyPayment(
  tx: Db,
  payment: CompanyPayment & { spotId: string; staffId: string; now: Date },
): Promise<void> {
  const { id, spotId, month, cents, paidOn, staffId, now } = payment
  await tx.query({
    name: 'company-payment-add',
    text: `insert into company_payment (id, spot_id, month, cents, paid_on, staff_id, created_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [id, spotId, month, cents, paidOn, staffId, now],
  })
}
