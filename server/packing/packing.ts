import type { Catalogue } from '#shop/catalogue.ts'
import type { Text } from '#shop/language.ts'
import type { PortionCode } from '#shop/meal.ts'
import type { DueDelivery } from '#shop/packing/production.ts'
import type { TrayBatch } from '#shop/packing/trays.ts'
import { isFrozen } from '#shop/production/frozen-list.ts'
import { closedBecause } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { type ClosedBag, closedBags } from '../db/day/closed-bags.ts'
import { readBatches } from '../db/production/batches.ts'
import { dayList } from '../production/day-list.ts'
import { type Unseen, unseenIn } from '../production/list-view.ts'
import { liveBag } from '../production/live-bag.ts'
import { isClosedNow } from './closed-now.ts'
import { dayAtHand } from './day-at-hand.ts'
import type { NumberedBag } from './day-bags.ts'
import { type BagRoute, bagRoutes } from './routed-bags.ts'

type Packing = {
  readonly date: string
  readonly today: string
  readonly next: string
  readonly isClosed: boolean
  readonly madeAt: Date
  readonly windows: readonly {
    readonly id: string
    readonly from: string
    readonly to: string
    readonly isFrozen: boolean
  }[]
  readonly unseen: readonly Unseen[]
  readonly portions: Readonly<Record<string, Text>>
  readonly bags: readonly PackingBag[]
  readonly batches: readonly TrayBatch[]
}

type PackingBag = {
  readonly delivery: string
  readonly bag: number
  readonly number: number
  readonly window: string
  readonly name: string
  readonly spot: { readonly id: string; readonly kind: string; readonly name: Text }
  readonly notes: string
  /** Where it is in the saved routes; null: in none. */
  readonly route: BagRoute | null
  readonly lines: readonly PackingLine[]
  /** `changed`: closed with other food than it has to hold now. */
  readonly state: 'open' | 'closed' | 'changed'
  readonly closedAt: Date | null
}

type PackingLine = {
  readonly buildId: string
  readonly name: Text
  readonly portion: PortionCode
  readonly amount: number
  /** As they were declared when it was sold. */
  readonly allergens: readonly string[]
}

/** The bags of a day's frozen lists with what goes into each, and the batches that trays come from. */
export async function packingOne(call: StaffCall, wanted: { date?: string }): Promise<Packing> {
  const { db, now, catalogue } = call
  const { date, today, next } = dayAtHand(call, wanted.date)
  const routeOf = await bagRoutes(db, date, call.staff.id)
  const { windows, bags } = await dayList(db, date, call)
  const [closed, batches] = [await closedBags(db, date), await readBatches(db, date)]
  const frozen = new Set(
    windows.flatMap(({ timePeriod, versions }) => (isFrozen(versions) ? timePeriod.id : [])),
  )
  const toPack = bags.filter(({ delivery }) => frozen.has(delivery.timePeriod.id))
  return {
    ...{ date, today, next, madeAt: new Date(now) },
    isClosed: closedBecause(date, catalogue.holidays) !== null,
    windows: windows.map(({ timePeriod: { id, from, to } }) => ({
      ...{ id, from, to, isFrozen: frozen.has(id) },
    })),
    unseen: windows.flatMap(window => unseenIn(window, of => of === 'packing')),
    portions: Object.fromEntries(
      catalogue.codes.portions.map(({ code, short, name }) => [code, short ?? name]),
    ),
    bags: toPack.map(bag => ({
      ...packingBag(bag, closed, catalogue),
      route: routeOf(bag.delivery),
    })),
    batches: batches.map(({ number, useBy, builds }) => ({
      ...{ number, useBy },
      builds: builds.map(({ buildId, allergens }) => ({ buildId, allergens })),
    })),
  }
}

function packingBag(
  { bag, delivery }: NumberedBag,
  closed: readonly ClosedBag[],
  catalogue: Catalogue,
): Omit<PackingBag, 'route'> {
  const { id, number, timePeriod, name, spot, notes } = delivery
  const last = closed.find(one => one.delivery === id)
  const isSame = isClosedNow(last, liveBag(delivery))
  return {
    ...{ delivery: id, bag, number, window: timePeriod.id, notes },
    name: name.split(' ')[0] ?? '',
    spot: { id: spot.id, kind: spot.kind, name: spot.name },
    lines: linesOf(delivery, catalogue),
    state: last ? (isSame ? 'closed' : 'changed') : 'open',
    closedAt: last && isSame ? last.at : null,
  }
}

/** A line a build, also where the order has two of it. */
export function linesOf(
  { items }: Pick<DueDelivery, 'items'>,
  { builds }: Pick<Catalogue, 'builds'>,
): PackingLine[] {
  return [...Map.groupBy(items, ({ buildId }) => buildId)].flatMap(([buildId, same]) => {
    const [first] = same
    if (!first) return []
    const { name, portion, soldAs } = first
    const amount = same.reduce((sum, { amount }) => sum + amount, 0)
    const allergens = soldAs?.allergens ?? builds.get(buildId)?.build.allergens ?? []
    return [{ buildId, name, portion, amount, allergens }]
  })
}
