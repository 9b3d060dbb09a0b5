import { pantryOf } from '#shop/food/component.ts'
import type { Text } from '#shop/language.ts'
import { type BagChange, changesSince, type ItemChange } from '#shop/packing/day-changes.ts'
import { type CopyWay, type DayList, listsFor } from '#shop/packing/day-list.ts'
import {
  bags,
  type CookLine,
  cookList,
  type DueDelivery,
  ingredientsFor,
} from '#shop/packing/production.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { addDays, athensDate, athensInstant, closedBecause } from '#shop/schedule.ts'
import type { ActCall, Acted, StaffCall } from '../calls/desk-hook.ts'
import { randomId } from '../calls/random.ts'
import { dueOn } from '../db/day/day.ts'
import { addDayCopy, lastDayCopy } from '../db/day/day-copies.ts'
import { readIngredients, readRecipes } from '../db/recipes.ts'
import {
  bagFor,
  copied,
  type DayBag,
  isTheirs,
  type NumberedBag,
  type Sight,
  sightOf,
  stampOf,
} from './day-bags.ts'

/** Grams as served; `raw`: as bought, null where no yield is known. */
type Grams = readonly {
  readonly name: Text
  readonly grams: number
  readonly raw: number | null
}[]

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
  }[]
  /** The short names of the portions, by their codes. */
  readonly portions: Readonly<Record<string, Text>>
  readonly madeAt: Date
  readonly changedAt: Date | null
  /** A mark of the list's state; printed copies bear it. */
  readonly stamp: string
  /** The last copy of this list and the changes since; null: none was made. */
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
type Copy = {
  readonly at: Date
  readonly by: string
  readonly way: CopyWay
  readonly stamp: string
  readonly dishes: readonly ItemChange[]
  readonly bags: readonly BagChange[]
  readonly renumbered: number
}

type Wanted = {
  readonly date?: string | undefined
  readonly timePeriodId?: string | undefined
  readonly list?: DayList | undefined
}

/**
 * The lists of a day, or of one of its windows, as orders stand now. Without a date: today until
 * its last window ends, then the next open day.
 */
export async function dayOne(call: StaffCall, wanted: Wanted): Promise<Day | DeskRefusal> {
  const { db, now, staff } = call
  const { list } = wanted
  if (list && !listsFor(staff.roles).includes(list)) return refuseAtDesk('role-not-allowed')
  const { timePeriods, holidays, codes } = call.catalogue
  const today = athensDate(now)
  const next = openDayAfter(today, call)
  const date = wanted.date ?? (isUnderWay(today, call) ? today : next)
  const { deliveries, changedAt } = await dueOn(db, date)
  const may = sightOf(staff.roles)
  const theirs = numbered(deliveries).filter(bag => isTheirs(bag, may) && isOn(list, bag))
  const shown = theirs.filter(bag => isIn(wanted.timePeriodId, bag))
  const lines = shown.map(copied)
  const sold = shown.map(({ delivery }) => delivery)
  const kitchen = !list || list === 'cook' ? await kitchenOf(call, sold, may) : noKitchen
  const copy =
    list && (await lastDayCopy(db, { date, list, timePeriodId: wanted.timePeriodId ?? '' }))
  return {
    date,
    today,
    next,
    isClosed: closedBecause(date, holidays) !== null,
    windows: timePeriods.map(({ id, from, to }) => ({
      ...{ id, from, to },
      bags: theirs.filter(bag => isIn(id, bag)).length,
    })),
    portions: Object.fromEntries(
      codes.portions.map(({ code, short, name }) => [code, short ?? name]),
    ),
    madeAt: new Date(now),
    changedAt,
    stamp: stampOf(lines),
    copy: copy ? changed(copy, lines, may) : null,
    ...kitchen,
    wishes: may('dishes') && (!list || list === 'cook') ? shown.flatMap(wish) : [],
    soldAs:
      may('grams') && (!list || list === 'cook') ? shown.flatMap(bag => soldAs(bag, call)) : [],
    bags: list === 'cook' ? [] : shown.map(bag => bagFor(bag, may, { date, now })),
  }
}

/** Remembers the list as it was printed or saved, so that the screen can show later changes. */
export async function dayCopyCreate(
  call: ActCall,
  {
    date,
    list,
    timePeriodId = '',
    way,
    stamp,
  }: Wanted & { date: string; list: DayList; way: CopyWay; stamp: string },
): Promise<Acted<null> | DeskRefusal> {
  const { tx, now, staff } = call
  if (!listsFor(staff.roles).includes(list)) return refuseAtDesk('role-not-allowed')
  const may = sightOf(staff.roles)
  const { deliveries } = await dueOn(tx, date)
  const lines = numbered(deliveries)
    .filter(bag => isTheirs(bag, may) && isOn(list, bag) && isIn(timePeriodId, bag))
    .map(copied)
  if (stampOf(lines) !== stamp) return refuseAtDesk('day-changed')
  const copy = { id: randomId(), date, list, timePeriodId, way, stamp, lines }
  await addDayCopy(tx, { ...copy, staffId: staff.id, now: new Date(now) })
  const changes = { list: { from: null, to: list }, copy: { from: null, to: way } }
  return { data: null, deed: { subject: `day ${date}`, changes } }
}

function openDayAfter(today: string, { catalogue }: StaffCall): string {
  const { holidays } = catalogue
  for (let ahead = 1; ahead <= 60; ahead++)
    if (closedBecause(addDays(today, ahead), holidays) === null) return addDays(today, ahead)
  return addDays(today, 1)
}

function isUnderWay(date: string, { catalogue, now }: StaffCall): boolean {
  if (closedBecause(date, catalogue.holidays) !== null) return false
  return catalogue.timePeriods.some(({ to }) => now < athensInstant(date, to))
}

/** Numbers the bags of the whole day, so that a bag keeps its number in each window's list. */
function numbered(deliveries: readonly DueDelivery[]): NumberedBag[] {
  return bags(deliveries)
}

function isOn(list: DayList | undefined, { delivery }: NumberedBag): boolean {
  if (list === 'fetch') return delivery.spot.kind === 'takeaway'
  return list !== 'bring' || delivery.spot.kind !== 'takeaway'
}

function isIn(timePeriodId: string | undefined, { delivery }: NumberedBag): boolean {
  return !timePeriodId || delivery.timePeriod.id === timePeriodId
}

const noKitchen = { cook: [], ingredients: null, unknown: [] }

async function kitchenOf({ db }: StaffCall, sold: readonly DueDelivery[], may: Sight) {
  if (!may('dishes')) return noKitchen
  const lines = cookList(sold)
  if (!may('grams'))
    return { ...noKitchen, cook: lines.map(line => ({ ...line, dips: 0, grams: null })) }
  const [recipes, ingredients] = await Promise.all([readRecipes(db), readIngredients(db)])
  const pantry = pantryOf(ingredients)
  const named = (rows: ReturnType<typeof ingredientsFor>['grams']): Grams =>
    rows.map(({ ingredient, grams, raw }) => ({
      name: pantry.get(ingredient)?.name ?? { el: ingredient, en: ingredient },
      ...{ grams, raw },
    }))
  const items = Map.groupBy(
    sold.flatMap(({ items }) => items),
    ({ mealId }) => mealId,
  )
  const all = ingredientsFor(sold, recipes, pantry)
  return {
    cook: lines.map(line => ({
      ...line,
      dips: recipes.get(line.mealId)?.dip.length ? line.total : 0,
      grams: named(
        ingredientsFor([{ items: items.get(line.mealId) ?? [] }], recipes, pantry).grams,
      ),
    })),
    ingredients: named(all.grams),
    unknown: lines.filter(({ mealId }) => all.unknown.includes(mealId)).map(({ name }) => name),
  }
}

/** Lists portions that hold new allergens or traces, so that the kitchen cooks them as they were declared. */
function soldAs({ bag, delivery: { items } }: NumberedBag, { catalogue }: StaffCall) {
  const { builds, codes } = catalogue
  const allergens = new Map(codes.allergens.map(({ code, name }) => [code, name]))
  return items.flatMap(({ buildId, name, portion, amount, soldAs: then }) => {
    if (!then) return []
    const now = builds.get(buildId)?.build
    const told = [...then.allergens, ...then.traces]
    const without = [
      ...(now?.allergens ?? []).filter(code => !then.allergens.includes(code)),
      ...(now?.traces ?? []).filter(code => !told.includes(code)),
    ]
    return {
      ...{ bag, name, portion, amount },
      without: without.map(code => allergens.get(code) ?? { el: code, en: code }),
      ingredients: then.ingredients.map(({ name }) => name),
    }
  })
}

function wish({ bag, delivery: { notes, items } }: NumberedBag) {
  if (!notes) return []
  return {
    bag,
    text: notes,
    items: items.map(({ mealId, name, amount }) => ({ mealId, name, amount })),
  }
}

function changed(
  { lines, ...copy }: NonNullable<Awaited<ReturnType<typeof lastDayCopy>>>,
  now: Parameters<typeof changesSince>[1],
  may: Sight,
): Copy {
  const { dishes, bags, renumbered } = changesSince(lines, now)
  return {
    ...copy,
    dishes: may('dishes') ? dishes : [],
    bags: bags.map(bag => (may('dishes') ? bag : { ...bag, items: [] })),
    renumbered,
  }
}
