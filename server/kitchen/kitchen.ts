import type { Text } from '#shop/language.ts'
import type { CookLine } from '#shop/packing/production.ts'
import { type DishWork, kitchenWork } from '#shop/production/batch.ts'
import { foodCode } from '#shop/production/codes.ts'
import { isFrozen, listAt } from '#shop/production/frozen-list.ts'
import { closedBecause, isWindowOver } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { readBatches } from '../db/production/batches.ts'
import { cookingOf, type Grams } from '../packing/cooking.ts'
import { dayAtHand } from '../packing/day-at-hand.ts'
import { sightOf } from '../packing/day-bags.ts'
import { dayList, type WindowList } from '../production/day-list.ts'
import { type Unseen, unseenIn } from '../production/list-view.ts'

type Dish = Omit<DishWork, 'batches'> & {
  /** Of what no batch has begun yet; null: there is nothing, or the role reads no grams. */
  readonly grams: Grams | null
  readonly batches: readonly ShownBatch[]
}

type ShownBatch = {
  readonly number: number
  readonly code: string
  readonly begunAt: Date
  readonly endedAt: Date | null
  readonly useBy: string
  /** °C. */
  readonly core: number | null
  /** `made`: null until it ends. */
  readonly builds: readonly {
    readonly buildId: string
    readonly trays: number
    readonly made: number | null
  }[]
}

type Kitchen = {
  readonly date: string
  readonly today: string
  readonly next: string
  readonly isClosed: boolean
  readonly madeAt: Date
  readonly windows: readonly {
    readonly id: string
    readonly from: string
    readonly to: string
    /** Only what is on a frozen list is cooked. */
    readonly isFrozen: boolean
  }[]
  readonly unseen: readonly Unseen[]
  readonly portions: Readonly<Record<string, Text>>
  readonly dishes: readonly Dish[]
  /** What is ordered so far for windows whose lists are still open, and what it takes. */
  readonly coming: {
    readonly dishes: readonly Pick<CookLine, 'mealId' | 'name' | 'total' | 'portions'>[]
    readonly ingredients: Grams | null
  }
}

/** What the kitchen makes for a day, dish by dish: the portions on frozen lists, and the batches of them. */
export async function kitchenOne(call: StaffCall, wanted: { date?: string }): Promise<Kitchen> {
  const { db, now, catalogue } = call
  const { date, today, next } = dayAtHand(call, wanted.date)
  const day = await dayList(db, date, call)
  const { windows } = day
  const batches = await readBatches(db, date)
  const order = windows.map(({ timePeriod }) => timePeriod.id)
  const work = kitchenWork(frozenBags(windows), batches, order)
  return {
    ...{ date, today, next, madeAt: new Date(now) },
    isClosed: closedBecause(date, catalogue.holidays) !== null,
    windows: windows.map(({ timePeriod: { id, from, to }, versions }) => ({
      ...{ id, from, to, isFrozen: isFrozen(versions) },
    })),
    unseen: windows.flatMap(window => unseenIn(window, of => of === 'kitchen')),
    portions: Object.fromEntries(
      catalogue.codes.portions.map(({ code, short, name }) => [code, short ?? name]),
    ),
    dishes: await withGrams(call, date, work),
    coming: await comingOf(call, date, day),
  }
}

/** What is ordered for windows whose lists take orders still. */
async function comingOf(
  call: StaffCall,
  date: string,
  { windows, bags }: Awaited<ReturnType<typeof dayList>>,
): Promise<Kitchen['coming']> {
  const open = windows.filter(
    ({ versions, timePeriod }) =>
      !isFrozen(versions) && !isWindowOver(date, timePeriod.to, call.now),
  )
  const isOpen = new Set(open.map(({ timePeriod }) => timePeriod.id))
  const due = bags
    .map(({ delivery }) => delivery)
    .filter(({ timePeriod }) => isOpen.has(timePeriod.id))
  const { cook, ingredients } = await cookingOf(call, due, sightOf(call.staff.roles))
  return {
    dishes: cook.map(({ mealId, name, total, portions }) => ({ mealId, name, total, portions })),
    ingredients,
  }
}

/** The bags of a day whose lists are frozen; those of other windows may change still. */
export function frozenBags(windows: readonly WindowList[]) {
  return windows.flatMap(({ versions }) => (isFrozen(versions) ? listAt(versions) : []))
}

async function withGrams(
  call: StaffCall,
  date: string,
  work: readonly DishWork[],
): Promise<Dish[]> {
  const toDo = work.map(({ mealId, name, builds }) => ({
    items: builds
      .filter(({ left }) => left > 0)
      .map(({ buildId, portion, left }) => ({ buildId, mealId, name, portion, amount: left })),
  }))
  const { cook } = await cookingOf(call, toDo, sightOf(call.staff.roles))
  const grams = new Map(cook.map(line => [line.mealId, line.grams]))
  return work.map(({ batches, ...dish }) => ({
    ...dish,
    grams: grams.get(dish.mealId) ?? null,
    batches: batches.map(({ number, builds, useBy, begunAt, end }) => ({
      ...{
        number,
        useBy,
        core: end?.core ?? null,
        code: foodCode({ kind: 'batch', date, number }),
      },
      begunAt: new Date(begunAt),
      endedAt: end ? new Date(end.at) : null,
      builds: builds.map(({ buildId, trays }) => ({
        ...{ buildId, trays },
        made: end ? (end.made.find(one => one.buildId === buildId)?.trays ?? 0) : null,
      })),
    })),
  }))
}
