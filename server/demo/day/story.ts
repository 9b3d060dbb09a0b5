import {
  addDays,
  athensDate,
  athensInstant,
  closedBecause,
  type Holidays,
  mealChangeCutOff,
  orderCutOff,
  type TimePeriod,
} from '#shop/schedule/schedule.ts'
import { chance, oneOf } from './chance.ts'
import { demoGuests, type Guest } from './guests.ts'

/** What its customer does with an order after it was placed; waits: does not pay it. */
type Sequel = 'waits' | 'late-window' | 'late-door' | 'meals' | 'cancels'

/** One order of a day, as it is going to happen. */
export type Planned = {
  readonly guest: Guest
  readonly date: string
  readonly timePeriodId: string
  /** Epoch milliseconds. */
  readonly placedAt: number
  readonly pays: 'card' | 'epay' | 'office'
  readonly place: 'street' | 'typed' | 'counter' | 'office'
  readonly sequel: Sequel | null
  readonly sequelAt: number
}

const minute = 60_000
const hour = 60 * minute
/** How long before a window its first order comes: longer than in life, so that no day of takings towers. */
const leadHours = { first: 220, last: 24.5 }

/** How many guests already have a delivery today, where the shop was not open yesterday. */
const deliveriesToday = 20

/** What some guests do, by their place in the list; all others order and wait for their bag. */
const sequels: Readonly<Record<number, Sequel>> = {
  3: 'cancels',
  11: 'late-window',
  23: 'late-door',
  31: 'meals',
  40: 'cancels',
}
/** Their refund waits for a person: the bank behind it takes none back by itself. */
const paysAtBank: readonly number[] = [3, 17, 44]
const typesAddress = 7
/** Who has begun an order for the day after and not yet paid it. */
const waits = 52

/** The first day after today on which the shop delivers. */
export function nextOpenDay(date: string, holidays: Holidays): string {
  const next = addDays(date, 1)
  return closedBecause(next, holidays) ? nextOpenDay(next, holidays) : next
}

/** All orders of the next open day, some of today, and one that is not paid; by when they are placed. */
export function storyOf(
  now: number,
  periods: readonly TimePeriod[],
  holidays: Holidays,
): { date: string; today: string | null; orders: Planned[] } {
  const today = athensDate(now)
  const date = nextOpenDay(today, holidays)
  const isOpen = !closedBecause(today, holidays)
  const coming = demoGuests.map((guest, at) => planned(guest, at, { date, now, periods }))
  const present = demoGuests
    .slice(0, isOpen ? deliveriesToday : 0)
    .map((guest, at) => ({ ...planned(guest, at, { date: today, now, periods }), ...quiet }))
  const later = nextOpenDay(date, holidays)
  const begun = planned(demoGuests[waits] as Guest, waits, { date: later, now, periods })
  const waiting: Planned = { ...begun, sequel: 'waits', placedAt: now - 3 * minute }
  const orders = [...present, ...coming, waiting].sort((a, b) => a.placedAt - b.placedAt)
  return { date, today: isOpen ? today : null, orders }
}

const quiet = { sequel: null, pays: 'card' } as const

type Day = { date: string; now: number; periods: readonly TimePeriod[] }

export function planned(guest: Guest, at: number, { date, now, periods }: Day): Planned {
  const [morning, afternoon = morning] = periods
  const isOffice = guest.street === null
  // A late move needs a later window to go to.
  const isEarly = isOffice || sequels[at] === 'late-window' || chance('window', date, at) < 0.55
  const window = isEarly ? morning : afternoon
  if (!window) throw new Error('the demo shop has no window')
  // Who began to order yesterday and did not pay does so today.
  const lead = at === waits ? 30 : leadHours.first
  const from = athensInstant(date, window.from)
  const last = Math.min(from - leadHours.last * hour, now - 10 * minute)
  // After long holidays the next open day is further off than people order ahead.
  const first = Math.min(from - lead * hour, last - 4 * hour)
  const sequel = sequels[at] ?? null
  const until = sequel === 'meals' ? mealChangeCutOff(date, window) : orderCutOff(date, window)
  return {
    guest,
    date,
    timePeriodId: window.id,
    // Who changes something ordered early.
    placedAt: sequel ? first : byDay(first, last, date, at),
    pays: isOffice ? 'office' : paysAtBank.includes(at) ? 'epay' : 'card',
    place: placeOf(at, date, isOffice),
    sequel,
    sequelAt: Math.min(until - 6 * minute, now - 2 * minute),
  }
}

function placeOf(at: number, date: string, isOffice: boolean): Planned['place'] {
  if (isOffice) return 'office'
  if (at === typesAddress) return 'typed'
  const isAtDoor = at in sequels || paysAtBank.includes(at)
  return !isAtDoor && chance('place', date, at) < 0.12 ? 'counter' : 'street'
}

function byDay(first: number, last: number, date: string, at: number): number {
  const nights = [0, 1, 2, 3, 4, 5, 6, 7]
  const tries = nights.map(turn => first + chance('placed', date, at, turn) * (last - first))
  const awake = tries.find(instant => {
    const since = instant - athensInstant(athensDate(instant), '00:00')
    return since > 8 * hour && since < 23.5 * hour
  })
  return awake ?? oneOf(tries, 'night', date, at)
}
