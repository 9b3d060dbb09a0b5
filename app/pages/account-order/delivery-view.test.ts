import { expect, test } from 'vitest'
import type { OrderAnswer } from '#server/answers.ts'
import { usualCutOffs } from '#shop/shop-data/cut-offs.ts'
import {
  cutOffsOf,
  type Delivery,
  goesElsewhere,
  nextDelivery,
  piecesOf,
  reachOf,
  toldChanges,
} from './delivery-view.ts'

const morning = {
  id: 'm',
  code: 'morning' as const,
  name: 'Morning',
  from: '09:00',
  to: '13:00',
  ...usualCutOffs,
}
const at = (text: string) => Date.parse(text)

function delivery(date: string, wish: Partial<Delivery> = {}): Delivery {
  return {
    id: date,
    date,
    status: 'planned',
    timePeriod: morning,
    changeUntil: '2026-11-22T07:00:00.000Z',
    cancelUntil: '2026-11-23T07:00:00.000Z',
    can: { change: true, move: true, cancel: true },
    shippingAddress: { street: 'Ερμού', number: '12' },
    items: [],
    ...wish,
  } as unknown as Delivery
}

const late = { change: false, move: false, cancel: false }
const opened = { status: 'opened' } as const

test('4.50 4.51 a planned delivery tells both cut-offs, and which of them is over', () => {
  const now = at('2026-11-21T10:00:00Z')
  const both = {
    change: { until: at('2026-11-22T07:00:00Z') },
    cancel: { until: at('2026-11-23T07:00:00Z') },
  }
  expect(cutOffsOf(opened, delivery('2026-11-24'), now)).toEqual(both)
  const started = delivery('2026-11-24', { can: { ...late, cancel: true, move: true } })
  expect(cutOffsOf(opened, started, now)).toEqual({ ...both, change: 'past' })
  const cooked = delivery('2026-11-24', { can: late })
  expect(cutOffsOf(opened, cooked, now)).toEqual({ change: 'past', cancel: 'past' })
})

test('nothing is told of what was cancelled, put aside, or has come', () => {
  const now = at('2026-11-21T10:00:00Z')
  for (const status of ['canceled', 'paused', 'delivered'] as const)
    expect(cutOffsOf(opened, delivery('2026-11-24', { status }), now)).toBeNull()
  expect(cutOffsOf({ status: 'canceled' }, delivery('2026-11-24'), now)).toBeNull()
  // 13:00 in Athens is 11:00 UTC in winter.
  expect(cutOffsOf(opened, delivery('2026-11-24'), at('2026-11-24T10:59:59Z'))).not.toBeNull()
  expect(cutOffsOf(opened, delivery('2026-11-24'), at('2026-11-24T11:00:00Z'))).toBeNull()
})

test('the next delivery is the first one on its way, whatever was cancelled before it', () => {
  const deliveries = [
    delivery('2026-11-20'),
    delivery('2026-11-24', { status: 'canceled' }),
    delivery('2026-12-01'),
    delivery('2026-11-27'),
  ]
  const now = at('2026-11-21T10:00:00Z')
  expect(nextDelivery({ ...opened, deliveries }, now)?.id).toBe('2026-11-27')
  expect(nextDelivery({ status: 'not-paid', deliveries }, now)).toBeNull()
})

test('4.52 4.53 a stop reaches what is in time, and names what it comes too late for', () => {
  const deliveries = [
    delivery('2026-11-20', { status: 'delivered', can: late }),
    delivery('2026-11-23', { can: late }),
    delivery('2026-11-27'),
    delivery('2026-12-01', { status: 'paused', can: { ...late, cancel: true } }),
  ]
  const { reached, late: tooLate } = reachOf({ deliveries }, at('2026-11-22T12:00:00Z'))
  expect(reached.map(({ id }) => id)).toEqual(['2026-11-27', '2026-12-01'])
  expect(tooLate.map(({ id }) => id)).toEqual(['2026-11-23'])
})

test('a delivery tells where it goes only where that is elsewhere, and how much it holds', () => {
  const own = delivery('2026-11-24')
  const { shippingAddress } = own
  expect(goesElsewhere({ shippingAddress }, own)).toBe(false)
  const moved = { ...own, shippingAddress: { ...shippingAddress, floor: '3ος' } }
  expect(goesElsewhere({ shippingAddress }, moved)).toBe(true)
  const items = [
    { type: 'main-meal', amount: 3 },
    { type: 'snack', amount: 2 },
    { type: 'extras', amount: 1 },
  ] as Delivery['items']
  expect(piecesOf({ items })).toEqual({ mains: 3, others: 3 })
})

test('an undo that was made is told by what it undid; one that waits for money is shown', () => {
  const changes = [
    { id: 'a', kind: 'meals', status: 'undone' },
    { id: 'b', kind: 'undo', status: 'applied' },
    { id: 'c', kind: 'undo', status: 'waiting' },
  ] as OrderAnswer['changes']
  expect(toldChanges({ changes, status: 'opened' }).map(({ id }) => id)).toEqual(['a', 'c'])
})

test('4.53 a plan that was stopped on its way is not told as an order that was cancelled', () => {
  const changes = [
    { id: 'a', kind: 'cancel', status: 'undone' },
    { id: 'b', kind: 'cancel', status: 'applied' },
  ] as OrderAnswer['changes']
  const kinds = (status: OrderAnswer['status']) =>
    toldChanges({ changes, status }).map(({ kind }) => kind)
  expect(kinds('opened')).toEqual(['rest', 'rest'])
  expect(kinds('canceled')).toEqual(['rest', 'cancel'])
})
