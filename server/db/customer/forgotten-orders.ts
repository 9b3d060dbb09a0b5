import { nowhere, withoutPlaces } from '#shop/customer/forgetting.ts'
import type { Db } from '../database.ts'
import { neverPaid } from '../payment/door.ts'

/** Takes the person out of the customer's orders; what was sold, and to which company, stays. */
export async function forgetOrders(tx: Db, customerId: string): Promise<void> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'forget-orders',
    text: 'select id from customer_order where customer_id = $1 order by id for update',
    values: [customerId],
  })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.query({
    name: 'forget-order-mails',
    text: 'delete from mail where order_id = any($1)',
    values: [ids],
  })
  await tx.query({
    name: 'forget-order-notes',
    text: 'delete from order_note where order_id = any($1)',
    values: [ids],
  })
  await forgetPlaces(tx, ids)
  await forgetUnpaidInvoices(tx, ids)
  await tx.query({
    name: 'forget-order-customer',
    text: 'update customer_order set customer_id = null where id = any($1)',
    values: [ids],
  })
}

/** Takes addresses, names on bells and notes out of the orders; the postcode stays. */
export async function forgetPlaces(tx: Db, orderIds: readonly string[]): Promise<void> {
  const values = [orderIds, JSON.stringify(nowhere)]
  await tx.query({
    name: 'forget-order-place',
    text: `update customer_order set address = address || $2, notes = '' where id = any($1)`,
    values,
  })
  await tx.query({
    name: 'forget-delivery-place',
    text: `update order_delivery set address = address || $2
      where order_id = any($1) and address is not null`,
    values,
  })
  const { rows } = await tx.query<{ id: string; before: unknown; after: unknown }>({
    name: 'forget-changes',
    text: 'select id, before, after from order_change where order_id = any($1)',
    values: [orderIds],
  })
  for (const { id, before, after } of rows)
    await tx.query({
      name: 'forget-change',
      text: 'update order_change set before = $2, after = $3 where id = $1',
      values: [id, JSON.stringify(withoutPlaces(before)), JSON.stringify(withoutPlaces(after))],
    })
}

/** Takes the business's details out of orders that no payment and no fiscal document needs. */
async function forgetUnpaidInvoices(tx: Db, orderIds: readonly string[]): Promise<void> {
  await tx.query({
    name: 'forget-unpaid-invoices',
    text: `update customer_order o set invoice = null
      where id = any($1) and invoice is not null
        and ${neverPaid('o')}
        and not exists (select from fiscal_document where order_id = o.id)`,
    values: [orderIds],
  })
}

/** Takes the business's details out of orders and their fiscal documents. */
export async function forgetInvoices(tx: Db, orderIds: readonly string[]): Promise<void> {
  await tx.query({
    name: 'forget-invoices',
    text: 'update customer_order set invoice = null where id = any($1) and invoice is not null',
    values: [orderIds],
  })
  await tx.query({
    name: 'forget-counterparts',
    text: `update fiscal_document set content = content || '{"counterpart": null}'
      where order_id = any($1) and content ->> 'counterpart' is not null`,
    values: [orderIds],
  })
}
