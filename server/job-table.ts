import { tellRegions } from './addresses/region-interest.ts'
import { tagDishes } from './catalogue/dish-tags.ts'
import { showLikings } from './catalogue/likings.ts'
import { forgetOldThings } from './customers/retention.ts'
import type { JobName } from './jobs/jobs.ts'
import type { Job } from './jobs/runner.ts'
import { queueDeliveryNews } from './mails/delivery-news.ts'
import { queueReminders } from './mails/reminders.ts'
import { sendMails } from './mails/sending.ts'
import { deliverOrders } from './orders/delivering.ts'
import { processEvents } from './payments/events.ts'
import { issueDocuments } from './payments/fiscal-documents.ts'
import { checkAttempts } from './payments/reconcile.ts'
import { sendRefunds } from './payments/refunds.ts'
import { expireOrders } from './placing/expiry.ts'
import { watchUnpaid } from './placing/unpaid-watch.ts'
import { followLists } from './production/following.ts'
import { publishDue } from './releases/going-live.ts'
import type { RunningShop } from './running-shop.ts'
import { sendWebhooks } from './telling/send-webhooks.ts'
import { tellEvents } from './telling/tell-events.ts'

export const jobTable: Readonly<Record<JobName, Job>> = {
  payments: all(processEvents, checkAttempts),
  orders: all(expireOrders, watchUnpaid, followLists, deliverOrders, queueReminders),
  refunds: sendRefunds,
  documents: issueDocuments,
  mails: all(queueDeliveryNews, sendMails),
  telling: tellEvents,
  webhooks: sendWebhooks,
  releases: all(publishDue, tagDishes),
  upkeep: all(forgetOldThings, tellRegions, showLikings),
}

/** Runs the jobs one after the other, also after one that failed; throws the first failure at the end. */
function all(...jobs: readonly Job[]): Job {
  return async (shop: RunningShop) => {
    let done = 0
    const failures: unknown[] = []
    for (const job of jobs)
      try {
        done += await job(shop)
      } catch (error) {
        failures.push(error)
      }
    if (failures.length > 0) throw failures[0]
    return done
  }
}
