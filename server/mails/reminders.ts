import { addDays, athensDate, athensInstant } from '#shop/schedule/schedule.ts'
import {
  queueDeliveriesToday,
  queueDeliveryReminders,
  queueMealQuestions,
} from '../db/mail/mail-reminders.ts'
import type { RunningShop } from '../running-shop.ts'

/** Before the cut-off for changing meals. */
const noticeHours = 24
/** Athens wall time. */
const announcedFrom = '07:00'
const askedFrom = '10:00'

/**
 * Queues each delivery's reminder while meals can change, the word on its day, and where the shop asks, the
 * question on the next morning; answers how many.
 */
export async function queueReminders({
  db,
  jobs,
  catalogue,
  now: clock,
}: RunningShop): Promise<number> {
  const now = clock()
  const today = athensDate(now)
  let queued = await queueDeliveryReminders(db, { now, today, noticeHours })
  if (now >= athensInstant(today, announcedFrom))
    queued += await queueDeliveriesToday(db, { now, today })
  if (catalogue().asksAfterMeals && now >= athensInstant(today, askedFrom))
    queued += await queueMealQuestions(db, { now, day: addDays(today, -1) })
  if (queued > 0) jobs.soon('mails')
  return queued
}
