import { expect, test } from 'vitest'
import type { TimePeriod } from '#shop/schedule/schedule.ts'
import { addDays, athensDate, athensInstant } from '#shop/schedule/schedule.ts'
import { usualCutOffs } from '#shop/shop-data/cut-offs.ts'
import { demoGuests } from './guests.ts'
import { planned } from './story.ts'

test('nobody orders in the future, nor changes an order before it is placed, however far the next open day is', () => {
  const now = athensInstant('2026-08-03', '12:00')
  const periods = [
    { id: 'morning', from: '09:00', to: '13:00', ...usualCutOffs },
    { id: 'evening', from: '16:00', to: '20:00', ...usualCutOffs },
  ] as unknown as TimePeriod[]
  for (const days of [1, 5, 12, 20])
    for (const [at, guest] of demoGuests.entries()) {
      const date = addDays(athensDate(now), days)
      const { placedAt, sequel, sequelAt } = planned(guest, at, { date, now, periods })
      expect([days, at, placedAt < now]).toEqual([days, at, true])
      if (sequel)
        expect([days, at, placedAt < sequelAt && sequelAt < now]).toEqual([days, at, true])
    }
})
