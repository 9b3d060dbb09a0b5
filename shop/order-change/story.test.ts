import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import { changed, offeredOn, paidOrderOf } from '../../test/orders/changeable.ts'
import { endlessKitchen } from '../capacity/capacity.ts'
import { stands } from '../delivery-life.ts'
import type { OrderDelivery } from '../order/order.ts'
import { isRefusal, type Refusal, refuse } from '../refusal/refusal.ts'
import { cancelDelivery, cancelRest } from './cancel.ts'
import { changeMeals } from './meals.ts'
import { moveDelivery } from './move.ts'
import { moveDays } from './move-days.ts'
import { type ChangeableOrder, type Changed, effectOf, refundParts } from './order-change.ts'
import { pausePlan } from './pause.ts'
import { resumeChoices, resumePlan } from './resume.ts'
import { undoChange } from './undo.ts'

/** Monday 23 November 2026, 10:00 in Athens. */
const monday = Date.parse('2026-11-23T08:00:00Z')
const plans = ['single-bal', 'weekly-bal-7-7-1', 'weekly-bal-5-10-2', 'weekly-wl-7-14-4-b']

/** All that happens to one order, its money counted as the shop's ledger counts it. */
type Story = {
  readonly order: ChangeableOrder
  readonly payments: readonly number[]
  /** Of each payment, what went back and what is about to. */
  readonly sent: readonly number[]
  readonly resting: readonly { payment: number; amount: number }[]
  readonly made: readonly {
    id: string
    before: readonly OrderDelivery[]
    after: readonly OrderDelivery[]
  }[]
}

const kept = ({ payments, sent, resting }: Story) =>
  sum(payments) - sum(sent) - sum(resting.map(({ amount }) => amount))
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)

function told(story: Story, change: Changed): Story {
  const { order } = story
  const effect = effectOf(order, change, sum(story.resting.map(({ amount }) => amount)))
  const before = change.deliveries.flatMap(({ id }) => order.deliveries.filter(d => d.id === id))
  const next = changed(order, change)
  const last = next.changes.at(-1)?.id ?? ''
  const left = story.payments.map((charged, payment) => ({
    payment,
    left:
      charged -
      (story.sent[payment] ?? 0) -
      sum(story.resting.filter(one => one.payment === payment).map(({ amount }) => amount)),
  }))
  const back = refundParts(effect.ends ? kept(story) : effect.refund, left.toReversed())
  let keep = effect.kept
  const resting = story.resting.map(one => {
    const part = Math.min(keep, one.amount)
    keep -= part
    return { ...one, amount: one.amount - part }
  })
  const { vat, ...totals } = effect.sums
  return {
    order: { ...next, totals, vat },
    payments: effect.toPay > 0 ? [...story.payments, effect.toPay] : story.payments,
    sent: story.sent,
    resting: [...resting, ...back.map(({ payment, amount }) => ({ ...payment, amount }))],
    made: [...story.made, { id: last, before, after: change.deliveries }],
  }
}

type Step = { kind: number; at: number; more: number; hours: number; sends: boolean }
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.nat(6),
  at: fc.nat(7),
  more: fc.integer({ min: -3, max: 6 }),
  hours: fc.nat(60),
  sends: fc.boolean(),
})

function wish(story: Story, { kind, at, more }: Step, now: number): Changed | Refusal {
  const { order } = story
  const delivery = order.deliveries[at % order.deliveries.length] as OrderDelivery
  const { id: deliveryId } = delivery
  const circumstances = { now, kitchen: endlessKitchen }
  switch (kind) {
    case 0:
      return cancelDelivery(order, deliveryId, now)
    case 1: {
      const items = delivery.items.map((item, index) => ({
        ...item,
        amount: index === 0 ? Math.max(0, item.amount + more) : item.amount,
      }))
      const { mains } = offeredOn(order.plan.id, delivery.date)
      const extra = {
        buildId: mains[(at + more + 40) % mains.length] ?? '',
        amount: Math.abs(more),
      }
      return changeMeals(order, { deliveryId, items: [...items, extra] }, demoShop, now)
    }
    case 2: {
      const free = moveDays(order, delivery, demoShop, circumstances).filter(day => day.free)
      const { date, timePeriods } = free[more % free.length] ?? free[0] ?? {}
      const period = timePeriods?.find(({ available }) => available)
      return moveDelivery(
        order,
        { deliveryId, date, timePeriodId: period?.id },
        demoShop,
        circumstances,
      )
    }
    case 3:
      return pausePlan(order, now)
    case 4: {
      const choices = resumeChoices(order, demoShop, circumstances).filter(({ deliveries }) =>
        deliveries.every(({ missing }) => missing.length === 0),
      )
      const choice = choices[Math.abs(more) % Math.max(1, choices.length)]
      const timePeriodId = choice?.timePeriods.find(({ available }) => available)?.id ?? ''
      return resumePlan(order, { dates: choice?.dates ?? [], timePeriodId }, demoShop, now)
    }
    case 5: {
      const last = order.changes.filter(c => c.status === 'applied' && c.kind !== 'undo').at(-1)
      const made = story.made.find(({ id }) => id === last?.id)
      return made ? undoChange(order, made, demoShop, now) : refuse('change-not-possible')
    }
    default:
      return cancelRest(order, now)
  }
}

describe('4.50 4.51 4.52 4.53 Whatever is done with an order, in whatever order', () => {
  test('its sums add up to the cent and what was paid less what goes back is what it costs', () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(
        fc.constantFrom(...plans),
        fc.integer({ min: 0, max: 2500 }),
        fc.array(step, { maxLength: 25 }),
        (planId, discount, steps) => {
          let now = monday
          const order = paidOrderOf(planId, now, discount)
          let story: Story = {
            order,
            payments: [order.totals.grandtotal],
            sent: [0],
            resting: [],
            made: [],
          }
          for (const each of steps) {
            now += each.hours * 3_600_000
            if (each.sends) story = sentAll(story)
            const change = wish(story, each, now)
            const name = isRefusal(change) ? change.refused : change.kind
            seen.set(name, (seen.get(name) ?? 0) + 1)
            if (isRefusal(change)) continue
            story = told(story, change)
            holdsTogether(story)
            if (story.order.status !== 'opened') break
          }
        },
      ),
      { numRuns: 300 },
    )
    // Every kind of change happened.
    for (const kind of ['cancel', 'cancel-delivery', 'meals', 'move', 'pause', 'resume', 'undo'])
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0)
  })
})

function sentAll(story: Story): Story {
  const sent = story.payments.map(
    (_, payment) =>
      (story.sent[payment] ?? 0) +
      sum(story.resting.filter(one => one.payment === payment).map(({ amount }) => amount)),
  )
  return { ...story, sent, resting: [] }
}

function holdsTogether(story: Story): void {
  const { order } = story
  const { subtotal, discount, shipping, grandtotal } = order.totals
  expect(grandtotal).toBe(subtotal - discount + shipping)
  expect(discount).toBeGreaterThanOrEqual(0)
  expect(discount).toBeLessThanOrEqual(subtotal)
  expect(order.vat).toBeLessThanOrEqual(grandtotal)
  if (order.status === 'canceled') expect(kept(story)).toBe(0)
  else {
    const items = order.deliveries.filter(stands).flatMap(({ items }) => items)
    expect(sum(items.map(({ price, amount }) => price * amount))).toBe(subtotal)
    expect(kept(story)).toBe(grandtotal)
  }
  story.payments.forEach((charged, payment) => {
    const resting = story.resting.filter(one => one.payment === payment)
    const back = (story.sent[payment] ?? 0) + sum(resting.map(({ amount }) => amount))
    expect(back).toBeLessThanOrEqual(charged)
  })
  const dates = order.deliveries.filter(({ status }) => status === 'planned').map(d => d.date)
  expect(dates).toEqual([...dates].sort())
  expect(new Set(dates).size).toBe(dates.length)
}
