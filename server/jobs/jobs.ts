import type { RunningShop } from '../running-shop.ts'

/**
 * What runs beside the calls. Each job looks for its due rows and does them; how many it did is
 * its answer. Rows, not the queue, remember what is due: a job may run twice, late or in two
 * processes at once.
 */
export type Job = (shop: RunningShop) => Promise<number>

export const jobNames = ['payments', 'orders', 'refunds', 'documents', 'mails', 'upkeep'] as const
/**
 * payments: events and attempts that the provider is asked about. orders: unpaid ones that expire,
 * deliveries that were handed over, reminders that are due. upkeep: what is kept no longer, regions
 * that the shop has come to. The others: what is due outside.
 */
export type JobName = (typeof jobNames)[number]

/** Wakes a job now that there is something to do; what is lost here is found a minute later. */
export type Jobs = { soon(name: JobName): void }
