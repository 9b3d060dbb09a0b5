export const jobNames = ['payments', 'orders', 'refunds', 'documents', 'mails', 'upkeep'] as const
/**
 * payments: events and attempts that a provider is asked about. orders: expiry, deliveries that
 * were handed over, reminders. upkeep: retention, regions that the shop now serves. The others are
 * named after the rows that are due.
 */
export type JobName = (typeof jobNames)[number]

/** Wakes a job now. A wake that is lost is made good within a minute, by the schedule. */
export type Jobs = { soon(name: JobName): void }
