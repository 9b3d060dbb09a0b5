import type { Pool, PoolClient } from 'pg'
import type { Catalogue } from '#shop/catalogue.ts'
import { bags, type DueDelivery } from '#shop/packing/production.ts'
import {
  concernedBy,
  isFrozen,
  isOver,
  isToFreeze,
  listAt,
  numbersIn,
  pending,
  type Step,
  type VersionKind,
} from '#shop/production/frozen-list.ts'
import { closedBecause, type TimePeriod } from '#shop/schedule/schedule.ts'
import { transaction } from '../db/database.ts'
import { dueOn } from '../db/day/day.ts'
import { lastBegun } from '../db/production/batches.ts'
import {
  addVersion,
  lockLists,
  readVersions,
  type StoredVersion,
} from '../db/production/production-lists.ts'
import { type Waiting, waitingOn } from '../db/production/waiting.ts'
import { liveBag } from './live-bag.ts'

type Shop = {
  readonly catalogue: Pick<Catalogue, 'timePeriods' | 'holidays'>
  /** Epoch milliseconds. */
  readonly now: number
}

type Period = Omit<TimePeriod, 'code'>

export type WindowList = {
  readonly date: string
  readonly timePeriod: Period
  /** Empty: it was never frozen. */
  readonly versions: readonly StoredVersion[]
  readonly waiting: Pick<Waiting, 'orders' | 'portions'>
  /** When the last batch for the day began (epoch milliseconds); null: none has. */
  readonly cookedAt: number | null
}

type DayList = {
  readonly windows: readonly WindowList[]
  /** In the order in which they are packed and driven, of all windows. */
  readonly bags: readonly { readonly bag: number; readonly delivery: DueDelivery }[]
  readonly changedAt: Date | null
}

type Due = {
  readonly list: WindowList
  readonly kind: VersionKind
  readonly steps: readonly Step[]
  readonly before: ReturnType<typeof listAt>
}

/**
 * The list of a day, the one source of all that is cooked, packed and brought on it. A window that is
 * frozen is what its rows say; a difference that they lack is first written as their next version.
 */
export async function dayList(db: Pool, date: string, shop: Shop): Promise<DayList> {
  const { day, due } = await read(db, date, shop)
  if (due.length === 0) return day
  return transaction(db, async tx => (await follow(tx, date, shop)).day)
}

/**
 * Writes what the lists of a date lack. Answers the day as it is then, and how many versions it took.
 * `isAnew`: what changed on frozen lists is part of them, and nobody has to see it.
 */
export async function follow(
  tx: PoolClient,
  date: string,
  shop: Shop,
  isAnew = false,
): Promise<{ readonly day: DayList; readonly written: number }> {
  await lockLists(tx)
  const { day, due } = await read(tx, date, shop, isAnew)
  if (due.length === 0) return { day, written: 0 }
  for (const { list, kind, steps, before } of due)
    await addVersion(tx, {
      ...{ date, kind, steps, at: shop.now, staffId: null },
      timePeriodId: list.timePeriod.id,
      version: list.versions.length + 1,
      concerns: kind === 'changed' ? concernedBy(steps, before) : [],
    })
  return { day: (await read(tx, date, shop)).day, written: due.length }
}

async function read(db: Pool | PoolClient, date: string, shop: Shop, isAnew = false) {
  const { deliveries, changedAt } = await dueOn(db, date)
  const versions = await readVersions(db, date)
  const waiting = await waitingOn(db, date)
  const cookedAt = await lastBegun(db, date)
  const live = bags(deliveries).map(({ delivery }) => delivery)
  const windows = periodsOf(live, shop).map(
    (timePeriod): WindowList => ({
      ...{ date, timePeriod, cookedAt },
      versions: versions.filter(({ timePeriodId }) => timePeriodId === timePeriod.id),
      waiting: waitingIn(timePeriod, waiting),
    }),
  )
  return {
    day: { windows, changedAt, bags: numbered(live, windows) },
    due: dueVersions(live, windows, { ...shop, isAnew }),
  }
}

function waitingIn({ id }: Period, all: readonly Waiting[]): WindowList['waiting'] {
  const { orders = 0, portions = 0 } = all.find(({ timePeriodId }) => timePeriodId === id) ?? {}
  return { orders, portions }
}

/**
 * The windows of the shop, and those it had when something was sold. One closes with the last of its
 * deliveries, which keep the hours that they were sold with.
 */
function periodsOf(live: readonly DueDelivery[], { catalogue }: Shop): Period[] {
  const sold = Map.groupBy(
    [...catalogue.timePeriods, ...live.map(({ timePeriod }) => timePeriod)],
    ({ id }) => id,
  )
  const windows = [...sold.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const all = [first, ...others]
    return {
      ...first,
      orderHours: Math.min(...all.map(({ orderHours }) => orderHours)),
      changeHours: Math.min(...all.map(({ changeHours }) => changeHours)),
    }
  })
  return windows.sort((one, other) => one.from.localeCompare(other.from))
}

/** The versions that are lacking: first ones of windows to be frozen, and differences. */
function dueVersions(
  live: readonly DueDelivery[],
  windows: readonly WindowList[],
  { catalogue, now, isAnew }: Shop & { readonly isAnew: boolean },
): Due[] {
  const numbers = numbersIn(windows.flatMap(({ versions }) => versions))
  const due: Due[] = []
  for (const list of windows) {
    const { date, timePeriod, versions, waiting } = list
    const frozen = isFrozen(versions)
    const bagsOfWindow = live.filter(delivery => delivery.timePeriod.id === timePeriod.id)
    const isClosedDay = closedBecause(date, catalogue.holidays) !== null
    if (isOver(list, now) || (!frozen && isClosedDay && bagsOfWindow.length === 0)) continue
    if (!frozen && !isToFreeze(list, versions, { waiting: waiting.orders, now })) continue
    const before = listAt(versions)
    const steps = pending(before, bagsOfWindow.map(liveBag), numbers)
    for (const { delivery, bag } of steps) if (bag) numbers.set(delivery, bag.bag)
    const wasChanged = versions.at(-1)?.kind === 'changed'
    if (!frozen || steps.length > 0 || (isAnew && wasChanged))
      due.push({ list, kind: frozen && !isAnew ? 'changed' : 'frozen', steps, before })
  }
  return due
}

/** Numbers of frozen bags are their own; others follow them in their order, and may still move. */
function numbered(live: readonly DueDelivery[], windows: readonly WindowList[]): DayList['bags'] {
  const frozen = windows.filter(({ versions }) => isFrozen(versions))
  const rows = new Map(
    frozen.flatMap(({ versions }) => listAt(versions)).map(bag => [bag.delivery, bag]),
  )
  const frozenIds = new Set(frozen.map(({ timePeriod }) => timePeriod.id))
  const numbers = numbersIn(windows.flatMap(({ versions }) => versions))
  let last = Math.max(0, ...numbers.values())
  return live.flatMap(delivery => {
    if (!frozenIds.has(delivery.timePeriod.id))
      return { bag: numbers.get(delivery.id) ?? ++last, delivery }
    const bag = rows.get(delivery.id)
    return bag ? { bag: bag.bag, delivery: { ...delivery, items: itemsOf(bag, delivery) } } : []
  })
}

/** The food as it was frozen, with what was declared of it at its sale. */
function itemsOf(
  { items }: ReturnType<typeof listAt>[number],
  delivery: DueDelivery,
): DueDelivery['items'] {
  const soldAs = new Map(delivery.items.map(item => [item.buildId, item.soldAs ?? null]))
  return items.map(item => ({ ...item, soldAs: soldAs.get(item.buildId) ?? null }))
}
