import { noLimit } from '#shop/capacity/capacity.ts'
import type { Text } from '#shop/language.ts'
import { toEuros } from '#shop/money.ts'
import { mayCall } from '#shop/people/calls.ts'
import { aloneOf } from '#shop/people/limits.ts'
import { addDays, athensDate, athensInstant, closedBecause } from '#shop/schedule/schedule.ts'
import { takenToday } from '../books/money.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { readLoads } from '../db/load/capacity.ts'
import { newLetters, type Unpaid, unpaidOrders, type Waiting, waitingFor } from '../db/needs.ts'
import { refundLimits } from '../db/order/refund-limits.ts'
import { waitingRequests } from '../db/order/refund-requests.ts'
import { type ShortDish, shortDishes } from '../kitchen/short.ts'

/** Days shown, with today. */
const daysAhead = 10
/** Share of a window or dish from which it counts as nearly full. */
const nearlyFull = 0.9

type ComingDay = {
  readonly date: string
  readonly isClosed: boolean
  readonly sold: number
  readonly most: number
  /** Nearly full windows by their hours, and nearly sold out dishes. */
  readonly windows: readonly { readonly from: string; readonly to: string; readonly left: number }[]
  readonly dishes: readonly { readonly name: Text; readonly left: number }[]
}

type WindowOfToday = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly sold: number
  readonly state: 'ahead' | 'now' | 'over'
}

/** Amounts in euros. */
type AskedRefund = {
  readonly order: number
  readonly amount: number
  readonly staffName: string
  readonly since: Date
  readonly isOwn: boolean
  /** Whether the reader is another person than the asker and has a sufficient limit. */
  readonly mayDecide: boolean
}

type Today = {
  /** Most urgent first. */
  readonly waiting: readonly Waiting[]
  readonly unpaid: Unpaid
  /** How many messages nobody has taken. */
  readonly letters: number
  readonly requests: readonly AskedRefund[]
  readonly short: readonly ShortDish[]
  readonly line: readonly WindowOfToday[]
  readonly days: readonly ComingDay[]
  /** Euros; null: the role sees no takings. */
  readonly takings: { readonly taken: number; readonly back: number } | null
}

export async function todayOne(call: StaffCall): Promise<Today> {
  const { db, now, staff } = call
  const today = athensDate(now)
  const [waiting, unpaid, letters, requests, short, days, takings] = await Promise.all([
    waitingFor(db, now),
    unpaidOrders(db),
    newLetters(db),
    askedRefunds(call),
    shortDishes(call),
    comingDays(call, today),
    mayCall(staff.roles, 'takings-one') ? takenToday(call) : null,
  ])
  const order = Object.keys(urgency)
  return {
    waiting: waiting.toSorted((one, other) => order.indexOf(one.what) - order.indexOf(other.what)),
    unpaid,
    letters,
    requests,
    short,
    line: lineOf(call, days[0]),
    days: days.map(({ line: _line, ...day }) => day),
    takings,
  }
}

async function askedRefunds({ db, staff }: StaffCall): Promise<AskedRefund[]> {
  const [requests, limits] = await Promise.all([waitingRequests(db), refundLimits(db)])
  return requests.map(({ number, amount, askedBy, askedByName, askedAt, given }) => ({
    order: number,
    amount: toEuros(amount),
    staffName: askedByName,
    since: askedAt,
    isOwn: askedBy === staff.id,
    mayDecide: askedBy !== staff.id && amount <= aloneOf(staff.roles, limits, given),
  }))
}

/** In this order: money that a customer waits for comes first. */
const urgency: Record<Waiting['what'], true> = {
  'refund-by-hand': true,
  'refund-fails': true,
  'payment-late': true,
  'delivery-untold': true,
  'door-uncounted': true,
  'document-fails': true,
  'document-due': true,
  'mail-fails': true,
}

/** The state of each window of today; empty on a closed day without deliveries. */
function lineOf({ now }: StaffCall, today: DayWithLine | undefined): WindowOfToday[] {
  if (!today || (today.isClosed && today.sold === 0)) return []
  const { date, line } = today
  return line.map(window => {
    const isOver = now >= athensInstant(date, window.to)
    const isAhead = now < athensInstant(date, window.from)
    return { ...window, state: isOver ? 'over' : isAhead ? 'ahead' : 'now' }
  })
}

type DayWithLine = ComingDay & { readonly line: readonly Omit<WindowOfToday, 'state'>[] }

/** The days to come with their load. A window without orders has the usual limit; a closed day has none. */
async function comingDays({ db, catalogue }: StaffCall, today: string): Promise<DayWithLine[]> {
  const { timePeriods, holidays, kitchenLimit, meals } = catalogue
  const loads = Map.groupBy(await readLoads(db, today), ({ date }) => date)
  const names = new Map(meals.map(({ id, name }) => [id, name]))
  return Array.from({ length: daysAhead }, (_, day) => {
    const date = addDays(today, day)
    const isClosed = closedBecause(date, holidays) !== null
    const of = Map.groupBy(loads.get(date) ?? [], ({ kind }) => kind)
    const held = new Map(of.get('window')?.map(load => [load.what, load]))
    const windows = timePeriods.map(({ id, from, to }) => {
      const usual = { most: isClosed ? 0 : kitchenLimit.deliveriesPerWindow, taken: 0 }
      return { id, from, to, ...(held.get(id) ?? usual) }
    })
    return {
      date,
      isClosed,
      sold: windows.reduce((sum, { taken }) => sum + taken, 0),
      most: Math.min(
        of.get('day')?.[0]?.most ?? noLimit,
        windows.reduce((sum, { most }) => sum + most, 0),
      ),
      line: windows.map(({ id, from, to, taken }) => ({ id, from, to, sold: taken })),
      windows: windows
        .filter(isNearlyFull)
        .map(({ from, to, most, taken }) => ({ from, to, left: most - taken })),
      dishes: (of.get('meal') ?? []).filter(isNearlyFull).flatMap(({ what, most, taken }) => {
        const name = names.get(what)
        return name ? [{ name, left: most - taken }] : []
      }),
    }
  })
}

function isNearlyFull({ most, taken }: { most: number; taken: number }): boolean {
  return taken > 0 && taken >= most * nearlyFull
}
