import type { PoolClient } from 'pg'
import { planOf } from '#shop/cart/cart.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import type { User } from '#shop/customer/customer.ts'
import { isOnMenu } from '#shop/meal.ts'
import { cancelDelivery } from '#shop/order-change/cancel.ts'
import { canonical } from '#shop/order-change/canonical.ts'
import { pausePlan } from '#shop/order-change/pause.ts'
import { requiredFor } from '#shop/plan/day-state.ts'
import { deliveryPairs, type PlannedDelivery } from '#shop/plan/delivery-pairs.ts'
import { buildsFor, type Plan } from '#shop/plan/plan.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { addDays, athensDate, athensInstant } from '#shop/schedule/schedule.ts'
import { changeInTransaction } from '../changing/claim.ts'
import type { Rule } from '../changing/wish.ts'
import { markDelivered } from '../db/delivering.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import { countRefundsAsSent } from '../db/shop/seeded.ts'
import { addDemoOrder } from './demo-order.ts'

const hour = 3_600_000
const day = 24 * hour

/** A plan of two weeks under way: a delivery was eaten, one comes, and the last was cancelled. */
export async function addRunningPlan(
  tx: PoolClient,
  customer: User,
  catalogue: Catalogue,
  now: number,
): Promise<void> {
  const plan = planOf({ planId: 'weekly-bal-5-10-2' }, catalogue)
  const { placedAt, deliveries } = underWay(plan, catalogue, now)
  const orderId = await addPlan(tx, customer, catalogue, { plan, deliveries, placedAt })
  const order = await placedOrder(tx, orderId)
  const last = order?.deliveries.at(-1)?.id ?? ''
  await change(tx, customer, { catalogue, now: now - 5 * hour }, orderId, {
    wish: ['cancel', last],
    rule: order => cancelDelivery(order, last, now - 5 * hour),
  })
  await countRefundsAsSent(tx, orderId)
  await markDelivered(tx, [orderId], now)
}

/** A plan of a week, paused after its first delivery: it goes on whenever its customer likes. */
export async function addPausedPlan(
  tx: PoolClient,
  customer: User,
  catalogue: Catalogue,
  now: number,
): Promise<void> {
  const plan = planOf({ planId: 'weekly-bal-5-5-1' }, catalogue)
  const placedAt = now - 24 * day
  const deliveries = pausable(plan, catalogue, placedAt)
  const orderId = await addPlan(tx, customer, catalogue, { plan, deliveries, placedAt })
  const pausedAt = athensInstant(deliveries[0]?.date ?? '', '10:00')
  await change(tx, customer, { catalogue, now: pausedAt }, orderId, {
    wish: ['pause'],
    rule: order => pausePlan(order, pausedAt),
  })
  await markDelivered(tx, [orderId], now)
}

/** Days of a plan of which the second can still be paused on the first. */
export function pausable(
  plan: Plan,
  catalogue: Catalogue,
  placedAt: number,
): readonly PlannedDelivery[] {
  const pairs = pairsAt(plan, catalogue, placedAt)
  const pair = pairs.find(({ dates: [first = '', second = ''] }) => second >= addDays(first, 3))
  if (!pair) throw new Error(`no days for ${plan.id}`)
  return pair.deliveries
}

type Placed = { placedAt: number; deliveries: readonly PlannedDelivery[] }

/**
 * When a plan was placed so that its first delivery is behind it and two can still be changed. Around
 * long holidays there may be no such week: then all of it is to come.
 */
export function underWay(plan: Plan, catalogue: Catalogue, now: number): Placed {
  const today = athensDate(now)
  const soon = addDays(today, 3)
  for (let ago = 12; ago >= 4; ago--) {
    const placedAt = now - ago * day
    for (const { deliveries } of pairsAt(plan, catalogue, placedAt)) {
      const ahead = deliveries.filter(({ date }) => date >= soon)
      if ((deliveries[0]?.date ?? today) < today && ahead.length >= 2)
        return { placedAt, deliveries }
    }
  }
  return { placedAt: now - day, deliveries: firstDays(plan, catalogue, now - day) }
}

function firstDays(plan: Plan, catalogue: Catalogue, now: number): readonly PlannedDelivery[] {
  const [pair] = pairsAt(plan, catalogue, now)
  if (!pair) throw new Error(`no days for ${plan.id}`)
  return pair.deliveries
}

function pairsAt(plan: Plan, { timePeriods, holidays }: Catalogue, now: number) {
  return deliveryPairs(plan, now, timePeriods, holidays).filter(pair =>
    pair.timePeriods.some(({ id, available }) => available && id === timePeriods[0]?.id),
  )
}

function addPlan(
  tx: PoolClient,
  customer: User,
  catalogue: Catalogue,
  { plan, deliveries, placedAt }: Placed & { plan: Plan },
): Promise<string> {
  return addDemoOrder(tx, customer, catalogue, {
    planId: plan.id,
    scheduleMenus: deliveries.map((delivery, index) => ({
      ...{ id: `d${index + 1}`, ...delivery },
      items: mealsOf(plan, delivery, catalogue, index),
    })),
    timePeriodId: catalogue.timePeriods[0]?.id ?? null,
    placedAt,
  })
}

/** That day's main meals from every fourth on, so that deliveries hold different dishes. */
function mealsOf(plan: Plan, delivery: PlannedDelivery, { meals }: Catalogue, index: number) {
  const required = requiredFor(plan, delivery)['main-meal']
  const mains = meals.filter(
    meal => meal.type === 'main-meal' && meal.premium === 0 && isOnMenu(meal, delivery.date),
  )
  const turned = [0, 1, 2, 3].flatMap(turn =>
    mains.filter((_, position) => position % 4 === (index + turn) % 4),
  )
  return turned
    .slice(0, required)
    .flatMap(meal => buildsFor(plan, meal).slice(0, 1))
    .map(({ id }) => ({ buildId: id, amount: 1 }))
}

async function change(
  tx: PoolClient,
  customer: User,
  at: { catalogue: Catalogue; now: number },
  orderId: string,
  { wish, rule }: { wish: unknown; rule: Rule },
): Promise<void> {
  const asking = { orderId, customer, wish: canonical(wish), rule }
  const changed = await changeInTransaction(tx, { ...at, lang: 'el' }, asking)
  if (isRefusal(changed)) throw new Error(`the demo's plan was not changed: ${changed.refused}`)
}
