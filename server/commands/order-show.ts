import type { ShippingAddress } from '#shop/address/address.ts'
import { formatMoney } from '#shop/money.ts'
import type { Db } from '../db/database.ts'
import { type DeskNotes, notesOn, orderIdOf } from '../db/order/order-papers.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import type { OrderOutcome } from './order.ts'

export async function showOrder({ db }: { db: Db }, name: string): Promise<OrderOutcome> {
  const id = await orderIdOf(db, name)
  const order = id && (await placedOrder(db, id))
  if (!order) return { done: false, says: [`There is no order ${name}.`] }
  return { done: true, says: linesOf(order, await notesOn(db, order.id)) }
}

function linesOf(order: PlacedOrder, notes: DeskNotes): string[] {
  const { number, id, status, endReason, totals, placedAt, paidAt, address } = order
  const { customer } = notes
  return [
    `Order ${number} (${id}) is ${status}${endReason ? `, because of: ${endReason}` : ''}.`,
    `Customer: ${customer ? `${customer.name}, ${customer.email}` : 'gone'}, ${address.phone}`,
    `Address: ${doorIn(address)}`,
    `Placed ${when(placedAt)}, ${paidAt ? `paid ${when(paidAt)}` : 'never paid'}.`,
    `Sum: ${formatMoney(totals.grandtotal)} (items ${formatMoney(totals.subtotal)}, discount ${formatMoney(totals.discount)}, shipping ${formatMoney(totals.shipping)})`,
    ...(totals.company > 0
      ? [`Of it ${order.spot.name.en} bears ${formatMoney(totals.company)}, billed to it monthly`]
      : []),
    ...(order.coupon ? [`Coupon: ${order.coupon.code}`] : []),
    ...(order.invoice ? [`Invoice: ${order.invoice.companyName}, ${order.invoice.vatNumber}`] : []),
    ...section('Deliveries', order.deliveries, ({ date, timePeriod, status, items, address }) => {
      const what = items.map(({ amount, name }) => `${amount} × ${name.en}`).join(', ')
      const where = address ? `, to ${doorIn(address)}` : ''
      return `${date} ${timePeriod.from}-${timePeriod.to}, ${status}: ${what}${where}`
    }),
    ...section('Payments', notes.attempts, attempt => {
      const { amount, status, method, provider, providerRef, reason, createdAt } = attempt
      const how = `${method} at ${provider} ${providerRef ?? '(never reached)'}`
      return `${when(createdAt.getTime())} ${formatMoney(amount)} ${status}, ${how}${reason ? ` (${reason})` : ''}`
    }),
    ...section(
      'Refunds',
      notes.refunds,
      ({ id, amount, status, reason }) => `${id} ${formatMoney(amount)} ${status} (${reason})`,
    ),
    ...section(
      'Fiscal documents',
      notes.documents,
      ({ amount, status, mark }) =>
        `${formatMoney(amount)} ${status}${mark ? `, MARK ${mark}` : ''}`,
    ),
    ...section('Mails', notes.mails, ({ code, status }) => `${code} ${status}`),
  ]
}

function doorIn(address: ShippingAddress): string {
  const { street, number, postcode, municipality } = address
  const mark = address.unverified ? ' (as the customer wrote it: no map knows it)' : ''
  return `${street} ${number}, ${postcode} ${municipality}${mark}`
}

function section<Row>(title: string, rows: readonly Row[], line: (row: Row) => string): string[] {
  return rows.length > 0 ? [`${title}:`, ...rows.map(row => `  ${line(row)}`)] : []
}

/** Athens time. */
function when(instant: number): string {
  return new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Athens' }).slice(0, 16)
}
