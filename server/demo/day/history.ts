import {
  addDays,
  athensDate,
  closedBecause,
  type Holidays,
  type TimePeriod,
} from '#shop/schedule/schedule.ts'
import { weekdayOf } from '#shop/schedule/weekday.ts'
import { chance } from './chance.ts'
import { demoGuests } from './guests.ts'
import { type Planned, planned } from './story.ts'

const day = 86_400_000
const historyDays = 91

/** The share of the guests who order for a day: the shop is young and grows. */
const share = { first: 0.05, last: 0.16 }
/** Weeks begin strong; by weekday, 1 to 7. */
const strength = [1.3, 1.15, 1, 0.9, 0.7, 1, 1]
const cancelShare = 0.03
const bankShare = 0.1

type PastDay = { readonly date: string; readonly orders: readonly Planned[] }

/** Plans the guests' orders for each open day of the last quarter, the latest day first. */
export function historyOf(
  now: number,
  periods: readonly TimePeriod[],
  holidays: Holidays,
): PastDay[] {
  const today = athensDate(now)
  return Array.from({ length: historyDays }, (_, at) => ({
    age: at + 1,
    date: addDays(today, -at - 1),
  }))
    .filter(({ date }) => !closedBecause(date, holidays))
    .map(({ age, date }) => ({
      date,
      orders: ordersFor(date, age / historyDays, { now, periods }),
    }))
}

/** `age` of the day: 0 today, 1 a quarter ago. */
function ordersFor(
  date: string,
  age: number,
  { now, periods }: { now: number; periods: readonly TimePeriod[] },
): Planned[] {
  const wanted =
    (share.last + age * (share.first - share.last)) * (strength[weekdayOf(date) - 1] ?? 1)
  return demoGuests.flatMap((guest, at) => {
    if (chance('past', date, guest.id) >= wanted) return []
    const order = planned(guest, at, { date, now, periods })
    return pastOf(order, chance('went', date, guest.id))
  })
}

/** Past orders were paid by card or at the bank; a few were cancelled, none was changed. */
function pastOf(order: Planned, went: number): Planned {
  const isAtDoor = order.place === 'street'
  const bank = isAtDoor && went > 1 - bankShare
  const cancels = isAtDoor && went < cancelShare
  return {
    ...order,
    pays: order.pays === 'office' ? 'office' : bank ? 'epay' : 'card',
    sequel: cancels ? 'cancels' : null,
    sequelAt: order.placedAt + Math.min(day / 8, (order.sequelAt - order.placedAt) / 2),
  }
}
