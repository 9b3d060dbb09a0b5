import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DeliveryState,
  type DeliveryStep,
  deliveryStates,
  hasEnded,
  isAhead,
  isOver,
  keepsItsDay,
  keptStates,
  leadsTo,
  may,
  mayTakeBack,
  orderStatusOf,
  type StepTaker,
  stands,
  statesBefore,
  waitsForKitchen,
} from './delivery-life.ts'
import { usualCutOffs } from './shop-data/cut-offs.ts'

const steps = Object.keys(leadsTo) as DeliveryStep[]
const takers: readonly StepTaker[] = ['customer', 'staff', 'clock', 'kitchen', 'packing', 'driver']
const window = { date: '2026-11-30', timePeriod: { from: '09:00', to: '13:00', ...usualCutOffs } }
/** Athens is two hours ahead in winter. */
const at = (instant: string) => Date.parse(`${instant}:00+02:00`)
const early = at('2026-11-20T09:00')
const late = at('2026-12-01T09:00')

const ways = () =>
  deliveryStates.flatMap(status =>
    steps.flatMap(step =>
      takers
        .filter(by => [early, late].some(now => may(by, step, { ...window, status }, now)))
        .map(by => `${status}: ${by} ${step}`),
    ),
  )

test('14.14 a delivery takes these steps, each by these people, and no others', () => {
  expect(ways()).toEqual([
    'planned: customer change-meals',
    'planned: staff change-meals',
    'planned: customer move',
    'planned: staff move',
    'planned: customer change-door',
    'planned: staff change-door',
    'planned: customer pause',
    'planned: customer cancel',
    'planned: staff cancel',
    'planned: clock cancel',
    'planned: kitchen cook',
    'planned: staff deliver',
    'planned: clock deliver',
    'planned: driver deliver',
    'planned: staff miss',
    'planned: driver miss',
    'planned: staff bring-back',
    'planned: driver bring-back',
    'cooked: staff change-door',
    'cooked: staff cancel',
    'cooked: packing pack',
    'cooked: clock deliver',
    'packed: staff change-door',
    'packed: staff cancel',
    'packed: driver set-out',
    'packed: staff deliver',
    'packed: clock deliver',
    'packed: staff miss',
    'on-the-way: driver deliver',
    'on-the-way: driver miss',
    'on-the-way: driver bring-back',
    'not-met: driver set-out',
    'not-met: staff deliver',
    'not-met: driver deliver',
    'not-met: staff miss',
    'not-met: driver miss',
    'not-met: staff bring-back',
    'not-met: driver bring-back',
    'paused: customer resume',
    'paused: customer cancel',
    'paused: staff cancel',
  ])
})

describe('a walk through a life', () => {
  const try_ = fc.record({
    step: fc.constantFrom(...steps),
    by: fc.constantFrom(...takers),
    now: fc.integer({ min: early, max: late }),
  })

  test('14.14 goes on by steps of the table alone, and never from a state that has ended', () => {
    const known = ways()
    fc.assert(
      fc.property(fc.array(try_, { maxLength: 60 }), tries => {
        let status: DeliveryState = 'planned'
        for (const { step, by, now } of tries) {
          const taken = may(by, step, { ...window, status }, now)
          if (hasEnded({ status }) || !known.includes(`${status}: ${by} ${step}`))
            expect(taken).toBe(false)
          if (taken) status = leadsTo[step] ?? status
          expect(deliveryStates).toContain(status)
          expect(orderStatusOf([{ status }]) === 'opened').toBe(!hasEnded({ status }))
        }
      }),
    )
  })

  test('can come to its end from every state that it can reach', () => {
    const after = (status: DeliveryState) =>
      steps.filter(step => statesBefore(step).includes(status)).map(step => leadsTo[step] ?? status)
    const reached = new Set<DeliveryState>(['planned'])
    for (const status of reached) for (const next of after(status)) reached.add(next)
    expect(reached).toEqual(new Set(deliveryStates))
    const ending = new Set(deliveryStates.filter(status => hasEnded({ status })))
    expect([...ending]).toEqual(['delivered', 'returned', 'canceled'])
    for (const _ of deliveryStates)
      for (const status of deliveryStates)
        if (after(status).some(next => ending.has(next))) ending.add(status)
    expect(ending).toEqual(new Set(deliveryStates))
  })
})

test('4.50 4.51 12.14 12.15 the customer’s steps end with the cut-offs, and staff’s with the window', () => {
  const last = (by: StepTaker, step: DeliveryStep, instant: string) => {
    const planned = { ...window, status: 'planned' as const }
    expect(may(by, step, planned, at(instant))).toBe(true)
    expect(may(by, step, planned, at(instant) + 1)).toBe(false)
  }
  last('customer', 'change-meals', '2026-11-28T09:00')
  for (const step of ['move', 'change-door', 'pause', 'cancel'] as const)
    last('customer', step, '2026-11-29T09:00')
  for (const step of ['change-meals', 'move'] as const) last('staff', step, '2026-11-30T09:00')
  last('staff', 'change-door', '2026-11-30T13:00')
})

test('14.15 the clock delivers once the window has ended, and not a moment before', () => {
  for (const status of ['planned', 'cooked', 'packed'] as const) {
    const end = at('2026-11-30T13:00')
    expect(may('clock', 'deliver', { ...window, status }, end - 1)).toBe(false)
    expect(may('clock', 'deliver', { ...window, status }, end)).toBe(true)
  }
  expect(statesBefore('deliver', 'clock')).toEqual(['planned', 'cooked', 'packed'])
  expect(statesBefore('cancel')).toEqual(['planned', 'cooked', 'packed', 'paused'])
})

test('each state says whether it ended, is to come, keeps its day, counts, and waits for the kitchen', () => {
  const meaning = { hasEnded, isAhead, keepsItsDay, stands, isOver, waitsForKitchen }
  const table = deliveryStates.map(status => {
    const holds = Object.entries(meaning).filter(([, is]) => is({ status }))
    return `${status}: ${holds.map(([name]) => name).join(' ')}`
  })
  expect(table).toEqual([
    'planned: isAhead keepsItsDay stands waitsForKitchen',
    'cooked: isAhead keepsItsDay stands',
    'packed: isAhead keepsItsDay stands',
    'on-the-way: isAhead keepsItsDay stands',
    'delivered: hasEnded keepsItsDay stands isOver',
    'not-met: isAhead keepsItsDay stands',
    'returned: hasEnded keepsItsDay stands isOver',
    'paused: stands',
    'canceled: hasEnded',
  ])
  expect(orderStatusOf([{ status: 'canceled' }])).toBe('canceled')
})

test('an undo goes back over the customer’s own steps alone', () => {
  const back = deliveryStates.flatMap(status =>
    deliveryStates
      .filter(before => mayTakeBack({ status }, { status: before }))
      .map(before => `${before} < ${status}`),
  )
  expect(back).toEqual([
    'planned < planned',
    'paused < planned',
    'planned < paused',
    'planned < canceled',
    'paused < canceled',
  ])
})

test('4.01 4.02 4.04 an order is open while one delivery is to come, then delivered if one stands', () => {
  const many = fc.array(
    fc.constantFrom(...deliveryStates).map(status => ({ status })),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(many, deliveries => {
      const view = orderStatusOf(deliveries)
      expect(view === 'opened').toBe(deliveries.some(each => !hasEnded(each)))
      expect(view === 'canceled').toBe(!deliveries.some(stands))
    }),
  )
  expect(orderStatusOf([{ status: 'delivered' }, { status: 'canceled' }])).toBe('delivered')
  expect(orderStatusOf([{ status: 'delivered' }, { status: 'paused' }])).toBe('opened')
})

test('what is written down today has its own beginning and its own ends', () => {
  const kept: readonly DeliveryState[] = keptStates
  const led = steps.map(step => leadsTo[step]).filter(state => state && kept.includes(state))
  expect(new Set(led)).toEqual(new Set(kept))
})
