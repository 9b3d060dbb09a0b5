import type { Text } from '#shop/language.ts'
import { listsFor } from '#shop/packing/day-list.ts'
import type { CookLine } from '#shop/packing/production.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { type Department, isOf } from '#shop/production/frozen-list.ts'
import { closedBecause } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { dayCopyOf } from '../db/day/day-copies.ts'
import { dayList } from '../production/day-list.ts'
import { type ListView, listView, type Unseen, unseenIn } from '../production/list-view.ts'
import { cookingOf, type Grams, noCooking, soldAs, wish } from './cooking.ts'
import { dayAtHand } from './day-at-hand.ts'
import { bagFor, copied, type DayBag, isIn, isOn, isTheirs, sightOf, stampOf } from './day-bags.ts'
import { type Copy, changed, type Wanted } from './day-copy.ts'
import { bagRoutes } from './routed-bags.ts'

type Day = {
  readonly date: string
  readonly today: string
  readonly next: string
  readonly isClosed: boolean
  readonly windows: readonly {
    readonly id: string
    readonly from: string
    readonly to: string
    readonly bags: number
    readonly list: ListView
  }[]
  /** What people of this list have still to see; empty for other roles. */
  readonly unseen: readonly Unseen[]
  /** The short names of the portions, by their codes. */
  readonly portions: Readonly<Record<string, Text>>
  readonly madeAt: Date
  readonly changedAt: Date | null
  /** A mark of the list's state; printed copies bear it. */
  readonly stamp: string
  /** The copy that was asked for, or the last, and the changes since; null: there is none. */
  readonly copy: Copy | null
  readonly cook: readonly (CookLine & {
    /** Portions beside which a dip is packed. */
    readonly dips: number
    readonly grams: Grams | null
  })[]
  /** Notes of orders with the dishes in their bags. Cooks and packers see them. */
  readonly wishes: readonly {
    readonly bag: number
    readonly text: string
    readonly items: readonly {
      readonly mealId: string
      readonly name: Text
      readonly amount: number
    }[]
  }[]
  /** Portions whose declaration has changed since they were sold. Cooks see them. */
  readonly soldAs: readonly {
    readonly bag: number
    readonly name: Text
    readonly portion: string
    readonly amount: number
    /** Allergens and traces that are new since the sale: the kitchen must leave them out. */
    readonly without: readonly Text[]
    /** As declared at the sale, heaviest first. */
    readonly ingredients: readonly Text[]
  }[]
  /** Of all dishes of the day; null: the role does not cook. */
  readonly ingredients: Grams | null
  /** Dishes without a recipe: their ingredients are not among the grams. */
  readonly unknown: readonly Text[]
  readonly bags: readonly DayBag[]
}
/**
 * The lists of a day, or of one of its windows. Without a date: today until its last window ends, then
 * the next open day.
 */
export async function dayOne(call: StaffCall, wanted: Wanted): Promise<Day | DeskRefusal> {
  const { db, now, staff } = call
  const { list } = wanted
  if (list && !listsFor(staff.roles).includes(list)) return refuseAtDesk('role-not-allowed')
  const { holidays, codes } = call.catalogue
  const { date, today, next } = dayAtHand(call, wanted.date)
  const { windows, bags, changedAt } = await dayList(db, date, call)
  const may = sightOf(staff.roles)
  const theirs = bags.filter(bag => isTheirs(bag, may) && isOn(list, bag))
  const shown = theirs.filter(bag => isIn(wanted.timePeriodId, bag))
  const lines = shown.map(copied)
  const sold = shown.map(({ delivery }) => delivery)
  const cooking = !list || list === 'cook' ? await cookingOf(call, sold, may) : noCooking
  const { timePeriodId = '', paper = null } = wanted
  const routeOf = await bagRoutes(db, date, staff.id)
  const copy = list && (await dayCopyOf(db, { date, list, timePeriodId, stamp: paper }))
  return {
    date,
    today,
    next,
    isClosed: closedBecause(date, holidays) !== null,
    windows: windows.map(window => ({
      ...{ id: window.timePeriod.id, from: window.timePeriod.from, to: window.timePeriod.to },
      bags: theirs.filter(bag => isIn(window.timePeriod.id, bag)).length,
      list: listView(window, now),
    })),
    unseen: windows
      .filter(({ timePeriod }) => !timePeriodId || timePeriod.id === timePeriodId)
      .flatMap(window => unseenIn(window, of => isOf(of, staff.roles) && isSeenOn(of, list))),
    portions: Object.fromEntries(
      codes.portions.map(({ code, short, name }) => [code, short ?? name]),
    ),
    madeAt: new Date(now),
    changedAt,
    stamp: stampOf(lines),
    copy: copy ? changed(copy, lines, may) : null,
    ...cooking,
    wishes: may('dishes') && (!list || list === 'cook') ? shown.flatMap(wish) : [],
    soldAs:
      may('grams') && (!list || list === 'cook') ? shown.flatMap(bag => soldAs(bag, call)) : [],
    bags: list === 'cook' ? [] : shown.map(bag => bagFor(bag, may, { date, now, routeOf })),
  }
}

/** The kitchen sees changes on its own list, packing on those of bags. */
function isSeenOn(department: Department, list: Wanted['list']): boolean {
  return !list || (department === 'kitchen') === (list === 'cook')
}
