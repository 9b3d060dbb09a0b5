import type { Spot } from '#shop/address/spot.ts'
import { timePeriodsAt } from '#shop/catalogue.ts'
import { allowanceLeft, allowanceOn, onAccount } from '#shop/company.ts'
import { toEuros } from '#shop/money.ts'
import { addDays, athensDate, closedBecause } from '#shop/schedule/schedule.ts'
import { weekdayOf } from '#shop/schedule/weekday.ts'
import type { CustomerSpotAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { placeOf, spotAnswer } from '../catalogue/spots.ts'
import { windowAnswer } from '../catalogue/window-answer.ts'
import type { Standing } from '../db/company/standing.ts'

export function customerSpot(call: Call, spot: Spot, standing: Standing): CustomerSpotAnswer {
  const { catalogue, lang } = call
  const codes = catalogue.paymentTypes.filter(({ spotId }) => spotId === spot.id)
  return {
    ...spotAnswer(spot, lang),
    address: placeOf(spot, lang),
    timePeriods: timePeriodsAt(catalogue, spot.id).map(window => windowAnswer(window, lang)),
    isManager: standing.isManager,
    onAccount: standing.pays && codes.some(({ code }) => code === onAccount),
    waitsForEmail: !standing.pays && (spot.company?.emailDomains.length ?? 0) > 0,
    allowance: allowanceAnswer(call, spot, standing),
  }
}

/** The daily allowance and what is left of it; null: the company pays nothing a day. */
function allowanceAnswer(
  { now, catalogue }: Call,
  { company }: Spot,
  standing: Standing,
): CustomerSpotAnswer['allowance'] {
  const today = athensDate(now)
  if (!company?.allowance && !company?.nextAllowance?.allowance) return null
  const days = openDays(today, addDays(today, 13), catalogue.holidays)
  const left = (date: string) => allowanceLeft(company, standing, date)
  const sunday = addDays(today, 7 - weekdayOf(today))
  // After the week's last open day the next week counts.
  const end = days.some(date => date <= sunday) ? sunday : addDays(sunday, 7)
  const week = days.filter(date => date <= end)
  return {
    perDay: toEuros(allowanceOn(company, today)),
    leftToday: toEuros(days.includes(today) ? left(today) : 0),
    leftInWeek: toEuros(week.reduce((sum, date) => sum + left(date), 0)),
    days: days.map(date => ({ date, left: toEuros(left(date)) })),
  }
}

function openDays(from: string, to: string, holidays: Call['catalogue']['holidays']): string[] {
  const days: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1))
    if (closedBecause(date, holidays) === null) days.push(date)
  return days
}
