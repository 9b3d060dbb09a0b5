import type { ShippingAddress } from '#shop/address/address.ts'
import { toEuros } from '#shop/money.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { ActCall, Acted, StaffCall } from '../calls/desk-hook.ts'
import {
  addressesOf,
  type CustomerNote,
  customerNotes,
  type DeskAccount,
  deskAccount,
} from '../db/customer/notes.ts'
import { type TimelinePlace, type TimelineRow, timelineRows } from '../db/customer/timeline.ts'
import { accountMail, type ReadMail } from '../db/order/order-mails.ts'
import { agentName } from './agent.ts'

export type On = { readonly customerId: string }
type DeskCustomer = DeskAccount & { readonly notes: readonly CustomerNote[] }
/** Amounts in euros. */
type DeskHistory = {
  readonly addresses: readonly ShippingAddress[]
  /** The newest first. */
  readonly events: readonly TimelineRow[]
  /** Where the older ones begin; null: these were all. */
  readonly next: TimelinePlace | null
}

/** Who a customer is; what they bought is asked for by itself, since looking at it is a deed. */
export async function customerOne(
  { db, now }: StaffCall,
  { customerId }: On,
): Promise<DeskCustomer | DeskRefusal> {
  const account = await deskAccount(db, customerId, now)
  if (!account) return refuseAtDesk('desk-customer-not-found')
  return { ...account, notes: await customerNotes(db, customerId) }
}

const mostEvents = 100

/** What happened to a customer, a portion at a time, and where they have had food brought. */
export function customerHistory(
  call: ActCall,
  input: On & { before?: { at: string; key: string } | undefined },
): Promise<Acted<DeskHistory> | DeskRefusal> {
  const { tx, now } = call
  const before = input.before ? { at: new Date(input.before.at), key: input.before.key } : null
  return onCustomer(call, input, async ({ id: customerId }) => {
    const rows = await timelineRows(tx, { customerId, before, most: mostEvents + 1, now })
    const events = rows.slice(0, mostEvents)
    const last = events.at(-1)
    return {
      addresses: await addressesOf(tx, customerId),
      events: events.map(shownEvent),
      next: rows.length > mostEvents && last ? { at: last.at, key: last.key } : null,
    }
  })
}

/** Amounts in euros, a device by the name that people know it by. */
function shownEvent(row: TimelineRow): TimelineRow {
  if (row.kind === 'session') return { ...row, of: { ...row.of, agent: agentName(row.of.agent) } }
  if (!('amount' in row.of)) return row
  return { ...row, of: { ...row.of, amount: toEuros(row.of.amount) } } as TimelineRow
}

export async function customerMailOne(
  { db }: StaffCall,
  { customerId, mailId }: On & { readonly mailId: string },
): Promise<ReadMail | DeskRefusal> {
  return (await accountMail(db, customerId, mailId)) ?? refuseAtDesk('desk-customer-not-found')
}

/** No changes in the deed: what is noted or looked at names a person, and deeds outlive people. */
export async function onCustomer<Data>(
  { tx, now }: ActCall,
  { customerId }: On,
  run: (account: DeskAccount) => Promise<Data>,
): Promise<Acted<Data> | DeskRefusal> {
  const account = await deskAccount(tx, customerId, now)
  if (!account) return refuseAtDesk('desk-customer-not-found')
  return { data: await run(account), deed: { subject: subjectOf(account), changes: {} } }
}

export function subjectOf({ id }: DeskAccount): string {
  return `customer ${id}`
}
