import { expect, test } from 'vitest'
import { isIban, printedIban, transferUntil } from './bank-transfer.ts'
import { isPaidOnline, paymentProviders, waysOfPayment } from './payment-provider.ts'
import { athensInstant, type Holidays } from './schedule/schedule.ts'
import { windowNames } from './schedule/window.ts'

const iban = 'GR1601101250000000012300695'
const at = (date: string, time = '12:00') => athensInstant(date, time)
const hours = { orderHours: 24, changeHours: 48 }
const morning = {
  id: 'm',
  code: 'morning',
  name: windowNames.morning,
  from: '09:00',
  to: '13:00',
  ...hours,
} as const
const until = (days: number, now: number, date: string, closed: readonly string[] = []) => {
  const holidays: Holidays = { has: day => closed.includes(day), weekdays: [6, 7] }
  return transferUntil(days, { date, timePeriod: morning }, { holidays, now })
}

test('18.02 the money has whole bank days: neither today, nor the weekend, nor a holiday', () => {
  // Monday 23 November 2026.
  expect(until(2, at('2026-11-23'), '2026-11-30')).toBe(at('2026-11-25', '23:59'))
  expect(until(2, at('2026-11-26'), '2026-12-10')).toBe(at('2026-11-30', '23:59'))
  expect(until(1, at('2026-11-26'), '2026-12-10', ['2026-11-27'])).toBe(at('2026-11-30', '23:59'))
})

test('18.02 it is no way to pay what is cooked before the money can be there', () => {
  // Its order closes on Wednesday 25 at 9:00, a day before it comes.
  expect(until(2, at('2026-11-23'), '2026-11-26')).toBeNull()
  expect(until(1, at('2026-11-23'), '2026-11-26')).toBe(at('2026-11-24', '23:59'))
})

test('18.03 no link and no dearer change is paid by a transfer, at the door or on account', () => {
  expect(waysOfPayment.filter(isPaidOnline)).toEqual(paymentProviders)
})

test('an IBAN is known by its check digits, with or without blanks', () => {
  expect(isIban(iban)).toBe(true)
  expect(isIban(printedIban(iban))).toBe(true)
  expect(printedIban(iban)).toBe('GR16 0110 1250 0000 0001 2300 695')
  expect(isIban('DE89370400440532013000')).toBe(true)
  for (const wrong of ['', 'GR', iban.replace('695', '696'), iban.slice(0, -1), `${iban}0`, 'IBAN'])
    expect(isIban(wrong), wrong).toBe(false)
})
