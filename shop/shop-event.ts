import { keysOf } from './keys.ts'
export type StaffMailKind = 'orders' | 'messages' | 'money' | 'trouble'

/** Events for the staff and for other programs, with the mail that tells of each. */
const awaits = {
  'order.opened': 'orders',
  'order.changed': null,
  'order.cancelled': null,
  'delivery.delivered': null,
  'refund.due': null,
  'refund.done': null,
  'refund.by-hand': 'money',
  'refund.withdrawn': null,
  'payment.trouble': 'money',
  'document.trouble': 'trouble',
  'message.received': 'messages',
  'mail.failed': 'trouble',
  'webhook.paused': 'trouble',
} as const satisfies Readonly<Record<string, StaffMailKind | null>>

export type EventType = keyof typeof awaits
export const eventTypes = keysOf(awaits)

export function isEventType(text: string): text is EventType {
  return Object.hasOwn(awaits, text)
}

/** Which mail to the shop's people an event waits for; null: none, or a type of a newer version. */
export function mailOf(type: string): StaffMailKind | null {
  return isEventType(type) ? awaits[type] : null
}

/** Milliseconds between two mails of a kind: the first event is told at once, later ones together. */
export const staffMailPause: Readonly<Record<StaffMailKind, number>> = {
  orders: 15 * 60_000,
  messages: 5 * 60_000,
  money: 15 * 60_000,
  trouble: 60 * 60_000,
}
