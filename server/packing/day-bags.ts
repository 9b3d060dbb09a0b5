import { createHash } from 'node:crypto'
import type { Text } from '#shop/language.ts'
import { toEuros } from '#shop/money.ts'
import type { CopiedBag } from '#shop/packing/day-changes.ts'
import type { DayList } from '#shop/packing/day-list.ts'
import type { DueDelivery } from '#shop/packing/production.ts'
import type { StaffRole } from '#shop/people/staff.ts'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { doorMark, liveBag } from '../production/live-bag.ts'
import type { BagRoute, RouteOf } from './routed-bags.ts'

/** What each role sees of a customer on the lists of a day (decision 045). */
const sees = {
  name: ['owner', 'manager', 'care', 'driver', 'counter'],
  firstName: ['chef', 'packer'],
  door: ['owner', 'manager', 'care', 'driver'],
  dishes: ['owner', 'manager', 'care', 'chef', 'packer', 'counter', 'dietitian'],
  /** The only money here: what the driver or the counter has to take for the bag. */
  due: ['owner', 'manager', 'care', 'driver', 'counter'],
  grams: ['owner', 'manager', 'chef', 'dietitian'],
  home: ['owner', 'manager', 'care', 'chef', 'packer', 'driver', 'dietitian'],
  counters: ['owner', 'manager', 'care', 'chef', 'packer', 'counter', 'dietitian'],
  /** Also long after the window. */
  phone: ['owner', 'manager', 'care'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Sight = (what: keyof typeof sees) => boolean

export function sightOf(roles: readonly StaffRole[]): Sight {
  return what => roles.some(role => sees[what].some(one => one === role))
}

/** Milliseconds after the window until which a driver sees the phone. */
const phoneAfter = 2 * 3_600_000

export type NumberedBag = { readonly bag: number; readonly delivery: DueDelivery }

export type DayBag = {
  readonly bag: number
  readonly number: number
  readonly from: string
  readonly to: string
  readonly spot: { readonly id: string; readonly kind: string; readonly name: Text }
  /** Cooks and packers get the first name, other roles without customers an empty one. */
  readonly name: string
  readonly notes: string
  readonly pieces: number
  /** Euros to take when it is handed over; null: nothing, or the role takes none. */
  readonly due: number | null
  readonly items: readonly {
    readonly name: Text
    readonly portion: string
    readonly amount: number
  }[]
  /** Drivers see it; null for others. */
  readonly door: Door | null
  /** Where it is in the saved routes; null: in none. */
  readonly route: BagRoute | null
  /** The last four digits, by which a counter tells namesakes apart. */
  readonly phoneEnd: string
}
type Door = Pick<
  DueDelivery['address'],
  'street' | 'number' | 'municipality' | 'postcode' | 'floor' | 'bell' | 'phone' | 'deliveryNotes'
> & { readonly lat: number; readonly lng: number; readonly unverified: boolean }

/** Whether this role handles the bag: counters handle pick-ups, drivers deliveries. */
export function isTheirs({ delivery }: NumberedBag, may: Sight): boolean {
  return may(delivery.spot.kind === 'takeaway' ? 'counters' : 'home')
}

export function isOn(list: DayList | undefined, { delivery }: NumberedBag): boolean {
  if (list === 'fetch') return delivery.spot.kind === 'takeaway'
  return list !== 'bring' || delivery.spot.kind !== 'takeaway'
}

export function isIn(timePeriodId: string | undefined, { delivery }: NumberedBag): boolean {
  return !timePeriodId || delivery.timePeriod.id === timePeriodId
}

/** The bag as the role may see it; `at`: the list's day with its routes, and the time (epoch milliseconds). */
export function bagFor(
  { bag, delivery }: NumberedBag,
  may: Sight,
  at: {
    readonly date: string
    readonly now: number
    readonly routeOf: RouteOf
  },
): DayBag {
  const { number, timePeriod, spot, address, name, notes, items } = delivery
  const hasPhone = may('phone') || at.now < athensInstant(at.date, timePeriod.to) + phoneAfter
  return {
    bag,
    number,
    from: timePeriod.from,
    to: timePeriod.to,
    spot: { id: spot.id, kind: spot.kind, name: spot.name },
    name: may('name') ? name : may('firstName') ? (name.split(' ')[0] ?? '') : '',
    notes,
    due: may('due') && delivery.due ? toEuros(delivery.due) : null,
    pieces: items.reduce((sum, { amount }) => sum + amount, 0),
    items: may('dishes')
      ? items.map(({ name, portion, amount }) => ({ name, portion, amount }))
      : [],
    door: may('door') && spot.kind !== 'takeaway' ? doorOf(address, hasPhone) : null,
    route: at.routeOf(delivery),
    phoneEnd: may('name') ? address.phone.slice(-4) : '',
  }
}

function doorOf(address: DueDelivery['address'], hasPhone: boolean): Door {
  const { street, number, municipality, postcode, floor, bell, deliveryNotes } = address
  const { lat, lng, unverified = false } = address
  return {
    ...{ street, number, municipality, postcode, floor, bell, deliveryNotes },
    ...{ phone: hasPhone ? address.phone : '', lat, lng, unverified },
  }
}

export function copied({ bag, delivery }: NumberedBag): CopiedBag {
  const { delivery: id, number, window, notes, items } = liveBag(delivery)
  const toTake = delivery.due ? [`${delivery.due}`] : []
  return {
    ...{ delivery: id, number, bag, window, door: doorMark(delivery, ...toTake), notes },
    items: items.map(({ mealId, name, portion, amount }) => ({ mealId, name, portion, amount })),
  }
}

/** A short mark that differs when a list does. */
export function stampOf(bags: readonly CopiedBag[]): string {
  return createHash('sha256').update(JSON.stringify(bags)).digest('hex').slice(0, 6).toUpperCase()
}
