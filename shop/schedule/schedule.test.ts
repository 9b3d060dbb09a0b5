import { execFileSync } from 'node:child_process'
import { env, execPath } from 'node:process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import {
  addDays,
  athensDate,
  athensInstant,
  canDeliver,
  closedBecause,
  deliveryDays,
  isDate,
  isWindowOver,
  mealChangeCutOff,
  orderCutOff,
  type TimePeriod,
} from './schedule.ts'
import { weekdayOf } from './weekday.ts'

const hour = 60 * 60 * 1000
const { timePeriods, holidays } = demoShop
const morning = timePeriods.find(({ code }) => code === 'morning') as TimePeriod
const afternoon = timePeriods.find(({ code }) => code === 'afternoon') as TimePeriod

/** The nights in which the clocks of Athens change. */
const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31']
const instant = fc.oneof(
  fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -30 * hour, max: 30 * hour }))
    .map(([date, off]) => Date.parse(`${date}T01:00:00Z`) + off),
)
const date = instant.map(athensDate)
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(parts => parts.map(part => String(part).padStart(2, '0')).join(':'))

const athensClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Athens',
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** What a clock on a wall in Athens shows, as the platform's own calendar has it. */
const wall = (at: number) => athensClock.format(at)

describe('9.20 Athens time', () => {
  test('has the date that a calendar in Athens shows', () => {
    fc.assert(fc.property(instant, at => void expect(athensDate(at)).toBe(wall(at).slice(0, 10))))
  })

  test('turns a wall time into its instant and back', () => {
    fc.assert(
      fc.property(date, time, (day, clock) => {
        const at = athensInstant(day, clock)
        expect(athensDate(at)).toBe(day)
        // Between 3 and 4 on the night of spring there is no such time.
        if (!(clock.startsWith('03') && ['2026-03-29', '2027-03-28'].includes(day)))
          expect(wall(at)).toBe(`${day} ${clock}:00`)
      }),
    )
  })

  test.each([
    ['2026-03-28', '09:00', '2026-03-28T07:00:00.000Z'],
    ['2026-03-29', '09:00', '2026-03-29T06:00:00.000Z'],
    ['2026-10-24', '16:00', '2026-10-24T13:00:00.000Z'],
    ['2026-10-25', '16:00', '2026-10-25T14:00:00.000Z'],
    ['2027-03-28', '00:30', '2027-03-27T22:30:00.000Z'],
    ['2027-10-31', '00:30', '2027-10-30T21:30:00.000Z'],
  ])('%s %s is %s', (day, clock, utc) => {
    expect(new Date(athensInstant(day, clock)).toISOString()).toBe(utc)
  })

  test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata', 'Europe/Athens'])(
    'is the same on a machine that lives in %s',
    zone => {
      const instants = changes.flatMap(day =>
        [-25, -1, 0, 1, 25].map(hours => Date.parse(`${day}T01:00:00Z`) + hours * hour),
      )
      const script = `
        import { athensDate, athensInstant, deliveryDays, isDate, orderCutOff }
          from ${JSON.stringify(new URL('./schedule.ts', import.meta.url).href)}
        import { weekdayOf } from ${JSON.stringify(new URL('./weekday.ts', import.meta.url).href)}
        const periods = ${JSON.stringify(timePeriods)}
        const told = ${JSON.stringify(instants)}.map(at => {
          const date = athensDate(at)
          return [date, weekdayOf(date), isDate(date), athensInstant(date, '09:00'),
            orderCutOff(date, periods[0]), deliveryDays(at, periods, new Set())]
        })
        process.stdout.write(JSON.stringify([new Date(0).getTimezoneOffset(), told]))`
      const [offset, told] = JSON.parse(
        execFileSync(execPath, ['--input-type=module', '-e', script], {
          env: { ...env, TZ: zone },
          encoding: 'utf8',
        }),
      )
      const here = instants.map(at => {
        const day = athensDate(at)
        const cutOff = orderCutOff(day, morning)
        const days = deliveryDays(at, timePeriods, new Set())
        return [day, weekdayOf(day), isDate(day), athensInstant(day, '09:00'), cutOff, days]
      })
      expect(offset).not.toBe(0)
      expect(told).toEqual(JSON.parse(JSON.stringify(here)))
    },
  )
})

describe('dates', () => {
  test('days are added on the calendar, whatever the clocks do', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -400, max: 400 }), (day, days) => {
        expect(addDays(addDays(day, days), -days)).toBe(day)
        expect(weekdayOf(addDays(day, days))).toBe(
          ((((weekdayOf(day) - 1 + days) % 7) + 7) % 7) + 1,
        )
      }),
    )
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  })

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    '',
  ])('"%s" is no date', text => expect(isDate(text)).toBe(false))

  test('every day of the calendar is a date', () => {
    fc.assert(fc.property(date, day => void expect(isDate(day)).toBe(true)))
    expect(isDate('2028-02-29')).toBe(true)
  })
})

describe('the cut-off', () => {
  test('4.50 lies exactly 24 hours of real time before the window starts, 48 for its meals', () => {
    fc.assert(
      fc.property(date, fc.constantFrom(...timePeriods), (day, period) => {
        const start = orderCutOff(day, period) + 24 * hour
        expect(wall(start)).toBe(`${day} ${period.from}:00`)
        expect(mealChangeCutOff(day, period)).toBe(start - 48 * hour)
      }),
    )
  })

  test('13.51 lies as many hours before the window as the shop says', () => {
    const slow = { ...morning, orderHours: 36, changeHours: 168 }
    expect(wall(orderCutOff('2026-11-25', slow))).toBe('2026-11-23 21:00:00')
    expect(wall(mealChangeCutOff('2026-11-25', slow))).toBe('2026-11-18 09:00:00')
  })

  test('13.51 today is a day where a window of today is in time, and no other day is lost by it', () => {
    const quick = { ...afternoon, orderHours: 2, changeHours: 2 }
    const at = (now: string) =>
      deliveryDays(Date.parse(now), [morning, quick], holidays).map(({ date }) => date)
    const days = at('2026-11-23T12:00:00Z')
    expect([days[0], days.length, days.at(-1)]).toEqual(['2026-11-23', 29, '2026-12-21'])
    expect(at('2026-11-23T12:00:01Z')).toEqual(days.slice(1))
    expect(canDeliver('2026-11-23', quick, holidays, Date.parse('2026-11-23T12:00:00Z'))).toBe(true)
  })

  test('is an hour off on the wall when the clocks change in between', () => {
    expect(wall(orderCutOff('2026-03-30', morning))).toBe('2026-03-29 09:00:00')
    expect(wall(orderCutOff('2026-03-29', morning))).toBe('2026-03-28 08:00:00')
    expect(wall(orderCutOff('2026-10-25', morning))).toBe('2026-10-24 10:00:00')
  })

  test('holds to the millisecond', () => {
    const openDay = date.filter(day => closedBecause(day, holidays) === null)
    fc.assert(
      fc.property(openDay, fc.constantFrom(...timePeriods), (day, period) => {
        const last = orderCutOff(day, period)
        expect(canDeliver(day, period, holidays, last - 1)).toBe(true)
        expect(canDeliver(day, period, holidays, last)).toBe(true)
        expect(canDeliver(day, period, holidays, last + 1)).toBe(false)
      }),
    )
  })
})

describe('delivery days', () => {
  test('9.05 are Monday to Friday, less the public holidays of Greece', () => {
    const closed = (day: string) => closedBecause(day, holidays)
    const week = ['23', '24', '25', '26', '27', '28', '29'].map(day => closed(`2026-11-${day}`))
    expect(week).toEqual([null, null, null, null, null, 'weekend', 'weekend'])
    for (const holiday of [
      '2026-01-01',
      '2026-01-06',
      '2026-02-23',
      '2026-03-25',
      '2026-04-10',
      '2026-04-13',
      '2026-05-01',
      '2026-06-01',
      '2026-10-28',
      '2026-12-25',
      '2027-01-01',
      '2027-01-06',
      '2027-03-15',
      '2027-03-25',
      '2027-04-30',
      '2027-05-03',
      '2027-06-21',
      '2027-10-28',
    ])
      expect([holiday, closed(holiday)]).toEqual([holiday, 'holiday'])
    expect(closed('2026-12-24')).toBeNull()
    expect(closed('2026-12-28')).toBeNull()
  })

  test('are 28, from tomorrow on, whatever the moment', () => {
    fc.assert(
      fc.property(instant, now => {
        const days = deliveryDays(now, timePeriods, holidays)
        expect(days.map(({ date }) => date)).toEqual(
          Array.from({ length: 28 }, (_, index) => addDays(athensDate(now), index + 1)),
        )
      }),
    )
  })

  test('can be chosen exactly when they can be delivered', () => {
    fc.assert(
      fc.property(instant, now => {
        for (const day of deliveryDays(now, timePeriods, holidays))
          for (const { available, ...period } of day.timePeriods) {
            expect(available).toBe(canDeliver(day.date, period, holidays, now))
            if (day.closed) expect(available).toBe(false)
          }
        const far = addDays(athensDate(now), 29)
        const today = athensDate(now)
        for (const period of timePeriods)
          for (const day of [far, today]) expect(canDeliver(day, period, holidays, now)).toBe(false)
      }),
      { numRuns: 50 },
    )
  })

  test('9.06 have a morning and an afternoon', () => {
    expect(morning).toMatchObject({ from: '09:00', to: '13:00' })
    expect(afternoon).toMatchObject({ from: '16:00', to: '20:00' })
    const [tomorrow] = deliveryDays(Date.parse('2026-11-23T10:00:00Z'), timePeriods, holidays)
    expect(tomorrow?.timePeriods.map(({ code, available }) => [code, available])).toEqual([
      ['morning', false],
      ['afternoon', true],
    ])
  })
})

test('a window is over at its end in Athens, and not a moment before', () => {
  const end = Date.parse('2026-11-27T18:00:00Z')
  expect(isWindowOver('2026-11-27', '20:00', end - 1)).toBe(false)
  expect(isWindowOver('2026-11-27', '20:00', end)).toBe(true)
})
