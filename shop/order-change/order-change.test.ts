import { describe, expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import { changed, offeredOn, paidOrderOf } from '../../test/orders/changeable.ts'
import { type Area, areaOfAddress } from '../area/area.ts'
import { endlessKitchen } from '../capacity/capacity.ts'
import type { OrderDelivery } from '../order/order.ts'
import { isRefusal } from '../refusal/refusal.ts'
import { addDays, mealChangeCutOff, orderCutOff } from '../schedule/schedule.ts'
import { weekdayOf } from '../schedule/weekday.ts'
import { cancelDelivery } from './cancel.ts'
import { isEqual } from './canonical.ts'
import { changeMeals } from './meals.ts'
import { moveDelivery } from './move.ts'
import { moveDays } from './move-days.ts'
import type { ChangeableOrder } from './order-change.ts'
import { pausePlan } from './pause.ts'
import { resumeChoices, resumePlan } from './resume.ts'
import { undoChange } from './undo.ts'

/** Monday 23 November 2026, 10:00 in Athens. */
const monday = Date.parse('2026-11-23T08:00:00Z')
const plans = ['single-bal', 'weekly-bal-7-7-1', 'weekly-bal-5-10-2', 'weekly-wl-7-14-4-b']

describe('Cut-offs', () => {
  // The clocks go back on Sunday 25 October 2026: those nights have an hour more.
  const october = Date.parse('2026-10-12T08:00:00Z')
  for (const [name, placedAt] of [
    ['in winter', monday],
    ['over the change of the clocks', october],
  ] as const)
    describe(name, () => {
      const order = paidOrderOf('weekly-bal-7-7-4', placedAt)
      test('4.50 cancelling and moving end 24 hours before the window, to the minute', () => {
        for (const { id, date, timePeriod } of order.deliveries) {
          const cutOff = orderCutOff(date, timePeriod)
          const deliveryId = id
          const at = (now: number) => ({ now, kitchen: endlessKitchen })
          const calls = [
            (now: number) => cancelDelivery(order, id, now),
            (now: number) =>
              moveDelivery(order, { deliveryId, address: order.address }, demoShop, at(now)),
          ]
          for (const call of calls) {
            expect(isRefusal(call(cutOff))).toBe(false)
            expect(call(cutOff + 60_000)).toEqual({ refused: 'change-too-late' })
          }
        }
      })

      test('4.51 changing meals ends 48 hours before the window, to the minute', () => {
        for (const { id: deliveryId, date, timePeriod, items } of order.deliveries) {
          const cutOff = mealChangeCutOff(date, timePeriod)
          const call = (now: number) => changeMeals(order, { deliveryId, items }, demoShop, now)
          expect(isRefusal(call(cutOff))).toBe(false)
          expect(call(cutOff + 60_000)).toEqual({ refused: 'change-too-late' })
        }
      })
    })
})

describe('Changing meals', () => {
  const week = paidOrderOf('weekly-bal-7-7-1', monday)
  const [, second] = week.deliveries as [OrderDelivery, OrderDelivery]
  const deliveryId = second.id
  const items = second.items.map(({ buildId, amount }) => ({ buildId, amount }))
  const change = (order: ChangeableOrder, wanted: typeof items) =>
    changeMeals(order, { deliveryId, items: wanted }, demoShop, monday)
  const other = offeredOn('weekly-bal-7-7-1', second.date).mains.find(
    id => !items.some(({ buildId }) => buildId === id),
  )

  test('keeps what a meal was bought at and charges what is new at today’s price', () => {
    const cheap = second.items.map((item, index) => (index === 0 ? { ...item, price: 100 } : item))
    const order = {
      ...week,
      deliveries: [week.deliveries[0] as OrderDelivery, { ...second, items: cheap }],
    }
    const [first, ...rest] = items
    const wanted = [...rest.slice(1), { buildId: first?.buildId ?? '', amount: 2 }]
    const after = change(order, wanted)
    if (isRefusal(after)) throw new Error(after.refused)
    const lines = after.deliveries[0]?.items.filter(({ buildId }) => buildId === first?.buildId)
    expect(lines?.map(({ price, amount }) => [price, amount])).toEqual([
      [100, 1],
      [second.items[0]?.price, 1],
    ])
    expect(
      isEqual(change(order, items), {
        kind: 'meals',
        deliveries: [order.deliveries[1]],
        until: mealChangeCutOff(second.date, second.timePeriod),
      }),
    ).toBe(true)
  })

  test('refuses more than the plan takes, less than it needs, and what is not on the menu', () => {
    expect(change(week, [...items, { buildId: other ?? '', amount: 1 }])).toMatchObject({
      refused: 'item-type-is-full',
    })
    expect(change(week, items.slice(1))).toMatchObject({
      refused: 'cart-error',
      data: { errors: [{ slug: 'amounts-error', type: 'main-meal', missing: 1 }] },
    })
    expect(change(week, [...items.slice(1), { buildId: 'nothing', amount: 1 }])).toEqual({
      refused: 'item-not-found',
    })
    expect(changeMeals(week, { deliveryId: 'd9', items }, demoShop, monday)).toEqual({
      refused: 'item-not-found',
    })
  })

  test('counts the breakfasts that the plan includes, at the plan’s price', () => {
    const order = paidOrderOf('weekly-wl-7-14-4-b', monday)
    const delivery = order.deliveries[3] as OrderDelivery
    const { plan } = order
    const { breakfasts } = offeredOn(plan.id, delivery.date)
    const mains = delivery.items.filter(({ type }) => type === 'main-meal')
    const only = (amount: number) => [...mains, { buildId: breakfasts[0] ?? '', amount }]
    const wanted = (amount: number) =>
      changeMeals(order, { deliveryId: delivery.id, items: only(amount) }, demoShop, monday)
    expect(wanted(delivery.days - 1)).toMatchObject({
      refused: 'cart-error',
      data: { errors: [{ slug: 'amounts-error', type: 'snack', missing: 1 }] },
    })
    const more = wanted(delivery.days + 2)
    if (isRefusal(more)) throw new Error(more.refused)
    const lines = more.deliveries[0]?.items.filter(({ type }) => type === 'snack')
    expect(lines?.map(({ amount }) => amount)).toEqual([delivery.days, 2])
    expect(lines?.[0]?.price).toBe(plan.prices.snack)
    expect(lines?.[1]?.price).toBeGreaterThanOrEqual(plan.prices.snack)
  })
})

describe('Moving a delivery', () => {
  const week = paidOrderOf('weekly-bal-7-7-4', monday)
  const at = { now: monday, kitchen: endlessKitchen }

  test('stays between its neighbours, on open days, and says why not', () => {
    for (const delivery of week.deliveries) {
      const others = week.deliveries.filter(({ id }) => id !== delivery.id)
      for (const day of moveDays(week, delivery, demoShop, at)) {
        const done = moveDelivery(
          week,
          { deliveryId: delivery.id, date: day.date, timePeriodId: 'afternoon' },
          demoShop,
          at,
        )
        const isAvailable = day.timePeriods.some(
          ({ id, available }) => id === 'afternoon' && available,
        )
        expect([day.date, isRefusal(done)]).toEqual([day.date, !isAvailable])
        if (!day.free) continue
        expect(weekdayOf(day.date)).toBeLessThanOrEqual(5)
        for (const { date } of others) expect(day.date < date).toBe(delivery.date < date)
      }
    }
  })

  test('beyond the last day, to a full window or another door of a counter is refused', () => {
    const [first] = week.deliveries
    const move = (fields: object, order = week, kitchen = endlessKitchen) =>
      moveDelivery(order, { deliveryId: first?.id ?? '', ...fields }, demoShop, { ...at, kitchen })
    expect(move({ date: '2027-03-01' })).toEqual({ refused: 'date-not-available' })
    expect(move({ timePeriodId: 'night' })).toEqual({ refused: 'date-not-available' })
    const full = { ...endlessKitchen, isFull: () => true }
    const other = first?.timePeriod.id === 'morning' ? 'afternoon' : 'morning'
    expect(move({ timePeriodId: other }, week, full)).toEqual({ refused: 'schedule-menu-is-full' })
    const counter = { ...week, spot: { id: 'pagkrati', kind: 'takeaway' as const } }
    expect(move({ address: week.address }, counter)).toEqual({ refused: 'change-not-possible' })
  })
})

describe('Pausing and going on', () => {
  const at = { now: monday, kitchen: endlessKitchen }
  for (const planId of plans.slice(1))
    test(`4.52 costs nothing, and ${planId} goes on in its rhythm`, () => {
      const order = paidOrderOf(planId, monday, 300)
      const paused = changed(order, pausePlan(order, monday))
      expect(paused.totals).toEqual(order.totals)
      expect(paused.deliveries.map(({ status }) => status)).toEqual(
        order.deliveries.map(() => 'paused'),
      )
      const choices = resumeChoices(paused, demoShop, at)
      expect(choices.length).toBeGreaterThan(0)
      for (const { deliveries, dates } of choices) {
        expect(deliveries.slice(0, 2).map(({ date }) => date)).toEqual(dates)
        deliveries.forEach(({ date, days }, index) => {
          const next = deliveries[index + 1]
          expect(weekdayOf(date)).toBeLessThanOrEqual(5)
          if (next)
            expect(Date.parse(next.date) - Date.parse(date)).toBeGreaterThanOrEqual(
              days * 86_400_000,
            )
        })
      }
    })

  test('goes on in the same rhythm as before where the same weekdays are taken', () => {
    const order = paidOrderOf('weekly-bal-7-7-4', monday)
    const paused = changed(order, pausePlan(order, monday))
    const dates = order.deliveries.slice(0, 2).map(({ date }) => date)
    const resumed = changed(
      paused,
      resumePlan(paused, { dates, timePeriodId: 'afternoon' }, demoShop, monday),
    )
    const all = resumed.deliveries.map(({ date, status }) => [date, status])
    expect(all).toEqual(order.deliveries.map(({ date }) => [date, 'planned']))
  })

  test('9.25 of three deliveries a week goes on from two dates, each other one when the last is eaten', () => {
    const { plan, ...order } = paidOrderOf('weekly-bal-7-7-4', monday)
    const [model] = order.deliveries as [OrderDelivery]
    const days = [
      '2026-11-30',
      '2026-12-02',
      '2026-12-04',
      '2026-12-07',
      '2026-12-09',
      '2026-12-11',
    ]
    const thrice = {
      ...order,
      plan: { ...plan, deliveriesPerWeek: 3, weeks: 2 },
      deliveries: days.map((date, at) => ({
        ...{ ...model, id: `d${at + 1}`, date, items: [] },
        days: at % 3 === 2 ? 3 : 2,
      })),
    }
    const paused = changed(thrice, pausePlan(thrice, monday))
    const resumed = (dates: string[]) =>
      resumePlan(paused, { dates, timePeriodId: 'afternoon' }, demoShop, monday)
    const dates = changed(paused, resumed(days.slice(0, 2))).deliveries.map(({ date }) => date)
    expect(dates).toEqual(days)
    const late = changed(paused, resumed(['2026-12-03', '2026-12-07'])).deliveries
    expect(late.map(({ date }) => date)).toEqual([
      ...['2026-12-03', '2026-12-07', '2026-12-09'],
      ...['2026-12-14', '2026-12-16', '2026-12-18'],
    ])
    for (const wrong of [[days[0] ?? ''], days.slice(0, 3)])
      expect(resumed(wrong)).toMatchObject({ refused: 'date-not-available' })
  })

  test('asks for another dish where its own day no longer sells what a paused delivery holds', () => {
    const order = paidOrderOf('weekly-bal-7-7-4', monday)
    const paused = changed(order, pausePlan(order, monday))
    const dates = order.deliveries.slice(0, 2).map(({ date }) => date)
    const gone = order.deliveries[0]?.items[0]
    const builds = new Map([...demoShop.builds].filter(([id]) => id !== gone?.buildId))
    const shop = { ...demoShop, builds }
    const resumed = resumePlan(paused, { dates, timePeriodId: 'afternoon' }, shop, monday)
    expect(resumed).toMatchObject({
      refused: 'date-not-available',
      data: { missing: [gone?.name] },
    })
  })

  test('9.05 is for days and windows that each delivery’s own door has', () => {
    const order = paidOrderOf('weekly-bal-7-7-4', monday)
    const elsewhere = { ...order.address, municipality: 'Κηφισιά', postcode: '14562' }
    const deliveries = order.deliveries.map((one, at) =>
      at === 1 ? { ...one, address: elsewhere } : one,
    )
    const paused = changed({ ...order, deliveries }, pausePlan({ ...order, deliveries }, monday))
    const own = (terms: Partial<Area>) => ({
      ...demoShop,
      areas: demoShop.areas.map(area =>
        area === areaOfAddress(elsewhere, demoShop.areas) ? { ...area, ...terms } : area,
      ),
    })
    const weekday = weekdayOf(order.deliveries[1]?.date ?? '')
    const dates = order.deliveries.slice(0, 2).map(({ date }) => date)
    const resumedIn = (shop: typeof demoShop) =>
      !isRefusal(resumePlan(paused, { dates, timePeriodId: 'afternoon' }, shop, monday))
    const offeredIn = (shop: typeof demoShop) =>
      resumeChoices(paused, shop, at).some(
        choice =>
          isEqual(choice.dates, dates) &&
          choice.timePeriods.some(({ id, available }) => id === 'afternoon' && available),
      )
    const terms = [
      {},
      { weekdays: [weekday], windows: ['afternoon'] },
      { weekdays: [1, 2, 3, 4, 5].filter(day => day !== weekday) },
      { windows: ['morning'] },
    ]
    for (const shop of terms.map(own))
      for (const { timePeriods } of resumeChoices(paused, shop, at))
        expect(timePeriods).not.toEqual([])
    for (const done of [resumedIn, offeredIn])
      expect(terms.map(own).map(done)).toEqual([true, true, false, false])
  })

  test('is for plans that are paid, and not before what is still coming', () => {
    const single = paidOrderOf('single-bal', monday)
    expect(pausePlan(single, monday)).toEqual({ refused: 'change-not-possible' })
    const order = paidOrderOf('weekly-bal-7-7-4', monday)
    expect(
      resumePlan(
        order,
        { dates: ['2026-12-01', '2026-12-04'], timePeriodId: 'morning' },
        demoShop,
        monday,
      ),
    ).toEqual({ refused: 'change-not-possible' })
    const [first] = order.deliveries as [OrderDelivery]
    const late = orderCutOff(first.date, first.timePeriod) + 60_000
    const paused = changed(order, pausePlan(order, late))
    expect(paused.deliveries[0]?.status).toBe('planned')
    const choices = resumeChoices(paused, demoShop, { ...at, now: late })
    for (const { dates } of choices) expect((dates[0] ?? '') > first.date).toBe(true)
  })
})

describe('Taking a change back', () => {
  test('makes it what it was; only the latest, only once, only in time', () => {
    const order = paidOrderOf('weekly-bal-7-7-4', monday, 700)
    const one = cancelDelivery(order, 'd3', monday)
    const two = cancelDelivery(order, 'd5', monday)
    const both = changed(changed(order, one), two)
    const made = (index: number, id: string) => ({
      id: `c${index}`,
      before: order.deliveries.filter(each => each.id === id),
      after: both.deliveries.filter(each => each.id === id),
    })
    expect(undoChange(both, made(1, 'd3'), demoShop, monday)).toEqual({
      refused: 'change-not-possible',
    })
    const back = changed(both, undoChange(both, made(2, 'd5'), demoShop, monday))
    const again = changed(back, undoChange(back, made(1, 'd3'), demoShop, monday))
    expect([again.deliveries, again.totals]).toEqual([order.deliveries, order.totals])
    expect(undoChange(again, made(1, 'd3'), demoShop, monday)).toEqual({
      refused: 'change-not-possible',
    })
    const { date, timePeriod } = order.deliveries[4] as OrderDelivery
    const cutOff = orderCutOff(date, timePeriod)
    expect(isRefusal(undoChange(both, made(2, 'd5'), demoShop, cutOff))).toBe(false)
    expect(undoChange(both, made(2, 'd5'), demoShop, cutOff + 60_000)).toEqual({
      refused: 'change-too-late',
    })
  })

  test('only while the shop still brings and sells what comes back', () => {
    const order = paidOrderOf('weekly-bal-7-7-4', monday)
    const [, , third] = order.deliveries as [OrderDelivery, OrderDelivery, OrderDelivery]
    const gone = changed(order, cancelDelivery(order, 'd3', monday))
    const backIn = (shop: typeof demoShop, from: ChangeableOrder) => {
      const after = from.deliveries.filter(({ id }) => id === 'd3')
      return isRefusal(undoChange(from, { id: 'c1', before: [third], after }, shop, monday))
    }
    const { holidays, builds, timePeriods } = demoShop
    const closed = {
      ...demoShop,
      holidays: { ...holidays, has: (date: string) => date === third.date },
    }
    const left = [...builds].filter(([id]) => id !== third.items[0]?.buildId)
    const retired = { ...demoShop, builds: new Map(left) }
    const without = timePeriods.filter(({ id }) => id !== third.timePeriod.id)
    const shops = [demoShop, closed, retired, { ...demoShop, timePeriods: without }]
    expect(shops.map(shop => backIn(shop, gone))).toEqual([false, true, true, true])
    const unserved = (area: Area) => ({ ...area, served: false })
    const ended = { ...demoShop, areas: demoShop.areas.map(unserved) }
    const ending = { kind: 'spot', what: order.spot.id, from: third.date } as const
    expect([ended, { ...demoShop, placeStops: [ending] }].map(shop => backIn(shop, gone))).toEqual([
      true,
      true,
    ])
    // Moved away: its day is asked for its meals, too.
    const elsewhere = { ...third, date: addDays(third.date, 1) }
    const moved = changed(order, { kind: 'move', deliveries: [elsewhere], until: null })
    expect(shops.map(shop => backIn(shop, moved))).toEqual([false, true, true, true])
    // Another bell of the same area is no matter of the day, nor of the area.
    const address = { ...order.address, bell: 'Νίκου' }
    const renamed = changed(order, {
      kind: 'move',
      deliveries: [{ ...third, address }],
      until: null,
    })
    expect([...shops, ended].map(shop => backIn(shop, renamed))).toEqual(Array(5).fill(false))
    // What stands on its day keeps it: its meals alone come back.
    const emptied = { ...third, items: third.items.slice(1) }
    const fewer = changed(order, { kind: 'meals', deliveries: [emptied], until: null })
    expect(shops.map(shop => backIn(shop, fewer))).toEqual([false, false, true, false])
  })

  test('asks a door of another area for its days and windows, and a delivery that was paused for nothing', () => {
    const order = paidOrderOf('weekly-bal-7-7-4', monday)
    const [, , third] = order.deliveries as [OrderDelivery, OrderDelivery, OrderDelivery]
    const backIn = (shop: typeof demoShop, was: OrderDelivery, is: OrderDelivery) => {
      const now = changed(order, { kind: 'move', deliveries: [is], until: null })
      const made = { id: 'c1', before: [was], after: [is] }
      return !isRefusal(undoChange(now, made, shop, monday))
    }
    const having = (terms: Partial<Area>) => ({
      ...demoShop,
      areas: demoShop.areas.map(area => (area.id === 'athens' ? { ...area, ...terms } : area)),
    })
    const { holidays } = demoShop
    const closed = { ...demoShop, holidays: { ...holidays, has: () => true } }
    const weekday = weekdayOf(third.date)
    const otherDays = [1, 2, 3, 4, 5].filter(day => day !== weekday)
    const shops = [
      ...[demoShop, closed, having({ served: false }), having({ weekdays: otherDays })],
      having({ windows: [third.timePeriod.id === 'morning' ? 'afternoon' : 'morning'] }),
    ]
    const away = { ...order.address, municipality: 'Κηφισιά', postcode: '14562' }
    const there = { ...third, address: away }
    expect(shops.map(shop => backIn(shop, third, there))).toEqual([true, true, false, false, false])
    const later = demoShop.timePeriods.find(({ id }) => id !== third.timePeriod.id)
    if (!later) throw new Error('one window alone')
    const inOther = { ...third, timePeriod: later }
    expect(shops.map(shop => backIn(shop, third, inOther))).toEqual([
      ...[true, false, false, false, false],
    ])
    const paused = { ...third, status: 'paused' as const }
    expect(shops.map(shop => backIn(shop, paused, third))).toEqual(Array(5).fill(true))
  })

  test('of an order for a counter asks whether it is still there', () => {
    const plain = paidOrderOf('single-bal', monday)
    const counter = [...demoShop.spots.values()].find(({ kind }) => kind === 'takeaway')
    if (!counter) throw new Error('no counter')
    const order = { ...plain, spot: { ...plain.spot, id: counter.id, kind: counter.kind } }
    const [first] = order.deliveries as [OrderDelivery]
    const moved = { ...first, date: addDays(first.date, 1) }
    const now = changed(order, { kind: 'move', deliveries: [moved], until: null })
    const backIn = (shop: typeof demoShop) =>
      !isRefusal(undoChange(now, { id: 'c1', before: [first], after: [moved] }, shop, monday))
    const spots = new Map([...demoShop.spots].filter(([id]) => id !== counter.id))
    const stop = (from: string) => ({
      ...demoShop,
      placeStops: [{ kind: 'spot' as const, what: counter.id, from }],
    })
    const shops = [demoShop, { ...demoShop, spots }, stop(first.date), stop(moved.date)]
    expect(shops.map(backIn)).toEqual([true, false, false, true])
  })
})
