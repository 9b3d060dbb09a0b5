import { expect, test } from 'vitest'
import type { HolidayId, HolidaysOn } from '../schedule/holiday.ts'
import { canDeliver, closedBecause, deliveryDays, type TimePeriod } from '../schedule/schedule.ts'
import { windowNames } from '../schedule/window.ts'
import { restDays } from './closed-days.ts'
import { usualCutOffs } from './cut-offs.ts'

const morning: TimePeriod = {
  id: 'tp-m',
  code: 'morning',
  name: windowNames.morning,
  from: '09:00',
  to: '13:00',
  ...usualCutOffs,
}
// Monday 23 November 2026, 12:00 in Athens.
const now = Date.parse('2026-11-23T10:00:00Z')
const reason = { el: 'Μετακομίζουμε', en: 'We’re moving' }
const publicHolidays = new Set(['2026-12-17'])
const holidaysOn: HolidaysOn = date => (publicHolidays.has(date) ? ['epiphany', 'easter'] : [])

test('9.05 the shop’s own closed days take no delivery, and say why', () => {
  const days = [{ from: '2026-11-25', to: '2026-11-30', reason }]
  const holidays = restDays({ weekdays: [6, 7], days }, holidaysOn)
  const closed = deliveryDays(now, [morning], holidays).filter(day => day.closed === 'own')
  expect(closed.map(({ date }) => date)).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
  ])
  for (const day of closed) {
    expect(day.closedReason).toEqual(reason)
    expect(day.timePeriods.some(({ available }) => available)).toBe(false)
    expect(canDeliver(day.date, morning, holidays, now)).toBe(false)
  }
  expect(canDeliver('2026-12-01', morning, holidays, now)).toBe(true)
  expect(closedBecause('2026-12-17', holidays)).toBe('holiday')
})

test('9.05 the weekdays of rest are the shop’s: here Monday, not the weekend', () => {
  const holidays = restDays({ weekdays: [1], days: [] }, holidaysOn)
  expect(closedBecause('2026-11-30', holidays)).toBe('closed-day')
  expect(closedBecause('2026-11-28', holidays)).toBeNull()
  expect(canDeliver('2026-11-28', morning, holidays, now)).toBe(true)
})

test('13.53 a holiday that the shop opens is a day like any other, unless it is another one too', () => {
  const opened = (...openHolidays: HolidayId[]) =>
    closedBecause('2026-12-17', restDays({ weekdays: [], days: [], openHolidays }, holidaysOn))
  expect(opened('epiphany', 'easter')).toBe(null)
  expect(opened('epiphany')).toBe('holiday')
  const unknown = restDays({ weekdays: [], days: [], openHolidays: ['easter'] }, () => null)
  expect(closedBecause('2099-06-02', unknown)).toBe('holiday')
})

test('9.05 without a word of the shop it rests on weekends', () => {
  expect(closedBecause('2026-11-28', publicHolidays)).toBe('weekend')
  expect(closedBecause('2026-11-27', publicHolidays)).toBeNull()
})
