import { expect, test } from 'vitest'
import type { CartAnswer, DeliveryDayAnswer } from '#server/answers.ts'
import { deliveryDays, type TimePeriod } from '#shop/schedule/schedule.ts'
import { weekdayOf } from '#shop/schedule/weekday.ts'
import { twoWindows } from '../../../test/orders/two-windows.ts'
import { firstChoice, isFull, isOpen, onDay, restsAsUsual, restsIn, weeksOf } from './choice.ts'

// Monday 23 November 2026, 12:00 in Athens.
const days = deliveryDays(
  Date.parse('2026-11-23T10:00:00Z'),
  twoWindows,
  new Set(['2026-12-17']),
) as unknown as DeliveryDayAnswer[]

const cart = (date?: string, period?: TimePeriod) =>
  ({
    scheduleMenus: date ? [{ date }] : [],
    timePeriod: period ?? null,
  }) as unknown as CartAnswer

test('9.06 without a choice the first window that can still be had', () => {
  expect(firstChoice(days, cart())).toEqual({ date: '2026-11-24', timePeriodId: 'tp-a' })
})

test('a dish that waits leads to its first day, an earlier choice stays', () => {
  expect(firstChoice(days, cart(), { weekdays: [4] })?.date).toBe('2026-11-26')
  expect(firstChoice(days, cart('2026-12-02', twoWindows[1]), { weekdays: [4] })?.date).toBe(
    '2026-12-02',
  )
})

test('what the cart holds stays chosen', () => {
  const held = cart('2026-12-02', twoWindows[1])
  expect(firstChoice(days, held)).toEqual({ date: '2026-12-02', timePeriodId: 'tp-a' })
})

test('a window that was lost leaves its day chosen, a lost day leads to the first', () => {
  expect(firstChoice(days, cart('2026-12-02'))).toEqual({
    date: '2026-12-02',
    timePeriodId: 'tp-m',
  })
  expect(firstChoice(days, cart('2026-11-20', twoWindows[0]))?.date).toBe('2026-11-24')
  expect(firstChoice([], cart())).toBeNull()
})

test('9.05 weekends and holidays cannot be chosen', () => {
  for (const day of days.filter(({ date }) => weekdayOf(date) > 5 || date === '2026-12-17')) {
    expect(isOpen(day)).toBe(false)
    expect(onDay(day, 'tp-m')).toBeNull()
  }
})

test('a day whose windows are full is told from one that is closed or late', () => {
  const full = (only?: string) =>
    days.map(day => ({
      ...day,
      timePeriods: day.timePeriods.map(period => {
        const isTaken = period.available && (only === undefined || period.id === only)
        return { ...period, available: period.available && !isTaken, full: isTaken }
      }),
    }))
  const [tomorrow] = full()
  expect(tomorrow && [isOpen(tomorrow), isFull(tomorrow)]).toEqual([false, true])
  expect(
    full()
      .filter(({ closed }) => closed)
      .some(isFull),
  ).toBe(false)
  expect(full('tp-m').some(isFull)).toBe(false)
  expect(firstChoice(full('tp-m'), cart('2026-12-02', twoWindows[0]))).toEqual({
    date: '2026-12-02',
    timePeriodId: 'tp-a',
  })
})

test('the calendar has whole weeks from Monday', () => {
  const weeks = weeksOf(days)
  expect(weeks[0]?.[0]).toBeNull()
  expect(weeks[0]?.[1]?.date).toBe('2026-11-24')
  for (const week of weeks) {
    expect(week).toHaveLength(7)
    for (const [index, day] of week.entries()) if (day) expect(weekdayOf(day.date)).toBe(index + 1)
  }
  expect(weeks.flat().filter(Boolean)).toHaveLength(days.length)
})

test('9.05 the shop’s own closed days are told once, from the first to the last', () => {
  expect([restsIn(days), restsAsUsual(days, false)]).toEqual([[], true])
  const closed = days.map((day, at) =>
    at > 1 && at < 4 ? { ...day, closed: 'own' as const, closedReason: 'Ανακαίνιση' } : day,
  )
  const [first, last] = [days[2]?.date, days[3]?.date]
  expect(restsIn(closed)).toEqual([{ from: first, to: last, reason: 'Ανακαίνιση' }])
  const saturday = days.map(day => (weekdayOf(day.date) === 6 ? { ...day, closed: null } : day))
  expect(restsAsUsual(saturday, false)).toBe(false)
  expect(restsAsUsual(days, true)).toBe(false)
})
