import type { Db } from '../database.ts'

type OpenOrder = {
  readonly id: string
  readonly number: number
  readonly status: 'not-paid' | 'opened'
}

/** Keeps new orders of the customer waiting until the transaction ends. */
export async function lockCustomer(tx: Db, customerId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'forget-lock',
    text: 'select from customer where id = $1 for update',
    values: [customerId],
  })
  return rowCount === 1
}

/** Orders that still have to be paid or delivered. */
export async function openOrders(tx: Db, customerId: string): Promise<OpenOrder[]> {
  const { rows } = await tx.query<OpenOrder>({
    name: 'forget-open-orders',
    text: `select id, number, status from customer_order
      where customer_id = $1 and status in ('not-paid', 'opened') order by number`,
    values: [customerId],
  })
  return rows
}

/** Deletes the account with all that is its own; with `provenEmail` also what was written without an account. */
export async function forgetCustomer(
  tx: Db,
  customerId: string,
  provenEmail: string | null,
): Promise<void> {
  if (provenEmail !== null)
    for (const table of ['contact_message', 'partnership_request', 'region_interest'])
      await tx.query({
        name: `forget-${table}`,
        text: `delete from ${table} where email_key = $1`,
        values: [provenEmail],
      })
  await tx.query({
    name: 'forget-carts',
    text: 'delete from cart where customer_id = $1',
    values: [customerId],
  })
  await tx.query({
    name: 'forget-customer',
    text: 'delete from customer where id = $1',
    values: [customerId],
  })
}
