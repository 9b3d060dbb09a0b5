import { timePeriodOf } from '#shop/catalogue.ts'
import { takesTexts } from '#shop/delivering/sms.ts'
import { hasLeft, vanNow } from '#shop/route/arrival.ts'
import { type Soon, soonIn } from '#shop/route/soon.ts'
import { athensDate, athensInstant } from '#shop/schedule/schedule.ts'
import { closedBags } from '../db/day/closed-bags.ts'
import { dueOn } from '../db/day/day.ts'
import { toldOf } from '../db/day/outcomes.ts'
import { routesOn } from '../db/day/routes.ts'
import { notToldMissed, notToldSoon } from '../db/mail/delivery-news.ts'
import { queueMail } from '../db/mail/mails.ts'
import { closedNow } from '../packing/closed-now.ts'
import { liveBag } from '../production/live-bag.ts'
import type { RunningShop } from '../running-shop.ts'

/** Vans that leave before their window, and those that come back after it. */
const margin = 2 * 60 * 60_000

/**
 * Queues news that customers need within minutes (spec 20.19): a bag comes soon, by text message or else by
 * mail; nobody took a bag, by text message beside its mail. Answers how many it queued.
 */
export async function queueDeliveryNews(shop: RunningShop): Promise<number> {
  const { db, outside } = shop
  const now = shop.now()
  const date = athensDate(now)
  const canText = (phone: string) => outside.sms !== null && takesTexts(phone)
  const soon = await comingSoon(shop, date, now)
  const comers = soon.size > 0 ? await notToldSoon(db, date, [...soon.keys()]) : []
  for (const { delivery, orderId, phone } of comers) {
    const key = `delivery-soon ${delivery} ${date}`
    const { from, to } = soon.get(delivery) ?? {}
    const data = { deliveryId: delivery, date, from, to, ...(canText(phone) && { phone }) }
    await queueMail(db, { key, code: 'delivery-soon', orderId, data }, now)
  }
  const missed = outside.sms ? await notToldMissed(db, date) : []
  const reachable = missed.filter(({ phone }) => canText(phone))
  for (const { delivery, orderId, phone } of reachable) {
    const key = `delivery-missed ${delivery} sms`
    const data = { deliveryId: delivery, phone }
    await queueMail(db, { key, code: 'delivery-missed', orderId, data }, now)
  }
  return comers.length + reachable.length
}

/** By delivery: the bags that vans bring next, of vans that have left. */
async function comingSoon(
  { db, catalogue }: RunningShop,
  date: string,
  now: number,
): Promise<ReadonlyMap<string, Soon>> {
  const soon = new Map<string, Soon>()
  const driven = (await routesOn(db, date)).flatMap(({ timePeriodId, vans }) => {
    const window = timePeriodOf(catalogue(), timePeriodId)
    if (!window) return []
    const leaves = athensInstant(date, window.from)
    const isDriven = now >= leaves - margin && now <= athensInstant(date, window.to) + margin
    return isDriven ? { leaves, timePeriodId, vans } : []
  })
  if (driven.length === 0) return soon
  const packed = await packedOn(db, date)
  for (const { leaves, timePeriodId, vans } of driven)
    for (const saved of vans) {
      const those = saved.stops.flatMap(({ deliveries }) => deliveries)
      const { van, told } = vanNow(saved, await toldOf(db, those), { date, timePeriodId })
      const doing = { leaves, told, now }
      for (const coming of soonIn(van, doing))
        if (hasLeft(doing, packed.has(coming.delivery))) soon.set(coming.delivery, coming)
    }
  return soon
}

/** By what orders hold now, which a list may have still to follow. */
async function packedOn(db: RunningShop['db'], date: string): Promise<ReadonlySet<string>> {
  const closed = await closedBags(db, date)
  if (closed.length === 0) return new Set()
  const { deliveries } = await dueOn(db, date)
  return closedNow(closed, deliveries.map(liveBag))
}
