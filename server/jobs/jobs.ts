export const jobNames = [
  'payments',
  'orders',
  'refunds',
  'documents',
  'mails',
  'telling',
  'webhooks',
  'releases',
  'upkeep',
] as const
/**
 * payments: events and attempts that a provider is asked about. orders: expiry, lists of a
 * day that freeze or change, deliveries that were handed over, reminders. telling: what happened becomes mails to the shop's people and messages
 * to other programs, which webhooks sends. releases: changes of the catalogue whose instant has come, and which dishes are new or best sellers today. upkeep: retention, regions that the shop now serves, what was said of dishes. The others are
 * named after the rows that are due.
 */
export type JobName = (typeof jobNames)[number]

/** Wakes a job now. A wake that is lost is made good within a minute, by the schedule. */
export type Jobs = { soon(name: JobName): void }

const second = 1000
const minute = 60 * second

/** Milliseconds between two runs that nothing woke. Payments come sooner, since some banks are only asked. */
export const everyMilliseconds: Readonly<Record<JobName, number>> = {
  payments: 10 * second,
  orders: minute,
  refunds: minute,
  documents: minute,
  mails: minute,
  telling: 10 * second,
  webhooks: 30 * second,
  releases: 10 * second,
  upkeep: 60 * minute,
}

export const lateMinutes: Readonly<Record<JobName, number>> = {
  payments: 5,
  orders: 5,
  refunds: 5,
  documents: 5,
  mails: 5,
  telling: 5,
  webhooks: 15,
  releases: 5,
  upkeep: 65,
}
