import { keysOf } from '#shop/keys.ts'
import type { Output } from '../call.ts'

/** Something that happened to a customer or an order, as `customer-history` tells it. */
export type Event = Output<'customer-history'>['events'][number]

/** What one looks for, and the kinds of events that it is. */
export const groups = {
  orders: ['placed', 'change'],
  money: ['payment', 'refund', 'document'],
  mails: ['mail'],
  messages: ['message'],
  notes: ['note'],
  account: ['session', 'consent', 'coupon'],
  deeds: ['deed'],
} as const satisfies Record<string, readonly Event['kind'][]>

export type Group = keyof typeof groups

export function groupOf({ kind }: Event): Group {
  const names = keysOf(groups)
  return names.find(name => (groups[name] as readonly string[]).includes(kind)) ?? 'orders'
}

/** Milliseconds between a deed and the change that it made: both have the time of the call. */
const together = 1000

/** Without the changes of the shop that a deed tells. */
export function toldOnce(events: readonly Event[]): Event[] {
  const deeds = events.filter(({ kind }) => kind === 'deed').map(({ at }) => Date.parse(at))
  const isTold = ({ at }: Event) => deeds.some(deed => Math.abs(deed - Date.parse(at)) <= together)
  return events.filter(event => event.kind !== 'change' || !event.of.byShop || !isTold(event))
}
