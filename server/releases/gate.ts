import { createHash } from 'node:crypto'
import type { Catalogue } from '#shop/catalogue.ts'
import { addDays, athensDate, daysAhead } from '#shop/schedule.ts'
import {
  choicesFor,
  mealsTouched,
  type Offer,
  type SaleStop,
  saleStops,
  type Touched,
  touchedBy,
} from '#shop/staff-room/gate.ts'
import { placeStops } from '#shop/staff-room/gate-places.ts'
import { catalogueFrom } from '../catalogue/memory.ts'
import { areaNamed, areasServed } from '../catalogue/municipalities.ts'
import type { Db } from '../db/database.ts'
import { keptLines, lineKey } from '../db/staff-room/release-lines.ts'
import {
  overfullDays,
  resumeSale,
  soldLines,
  stopPlaces,
  stopSale,
  stopsToEnd,
  tightenStops,
  writeCapacity,
} from '../db/staff-room/sold-lines.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { rowsOf } from '../folder/rows.ts'
import type { Look } from './looking.ts'

/** A node that has not heard of the release may sell by the old one for a moment. */
const stopsLastMilliseconds = 60_000

export type Gate = {
  /** Sold lines that the release would hurt: it waits until there are none. */
  readonly touched: readonly Touched[]
  /** Days that sold more than a lowered capacity: they sell nothing more, and keep what they sold. */
  readonly overfull: readonly (SaleStop & { readonly taken: number })[]
  /** Names this very list, so that who publishes says which one they saw. */
  readonly seen: string
}

type From = {
  readonly before: ShopFolder
  readonly look: Look
  readonly at: number
  readonly releaseId: string
}

/** What is sold already and touched from the day of an instant on (epoch milliseconds). */
export async function gateOf(db: Db, { before, look, at, releaseId }: From): Promise<Gate> {
  const from = athensDate(at)
  const [was, becomes] = [offerOf(before), offerOf(look.wanted)]
  const kept = await keptLines(db, releaseId)
  const sold = await soldLines(db, from, mealsTouched(was, becomes))
  // Once for each name: comparing one with all municipalities takes a millisecond, and a shop has sold
  // thousands of lines.
  const areas = new Map(sold.map(({ to }) => [to.area, null as string | null]))
  for (const name of areas.keys()) areas.set(name, name && areaNamed(name))
  const lines = sold.map(({ to, ...line }) => ({
    ...line,
    to: { ...to, area: areas.get(to.area) ?? null },
  }))
  const touched = touchedBy(was, becomes, lines).filter(
    line => !(choicesFor(line.reason).includes('keep') && kept.has(lineKey(line))),
  )
  const overfull = []
  for (const [kind, limit] of limits)
    if (becomes.kitchenLimit[limit] < was.kitchenLimit[limit])
      overfull.push(...(await overfullDays(db, from, kind, becomes.kitchenLimit[limit])))
  const facts = touched.map(({ deliveryId, buildId, amount, reason }) => [
    ...[deliveryId, buildId, amount, reason],
  ])
  const seen = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
  return { touched, overfull, seen }
}

/** From now on nothing is sold that the release would take away: its list only grows shorter. */
export async function stopSelling(
  db: Db,
  { before, look, at, now, releaseId }: From & { now: number },
): Promise<void> {
  const [was, becomes] = [offerOf(before), offerOf(look.wanted)]
  const windows = was.timePeriods.map(({ id }) => id)
  const days = { from: athensDate(Math.max(at, now)), to: addDays(athensDate(now), daysAhead) }
  await stopPlaces(db, releaseId, placeStops(was, becomes, days.from))
  const stops = saleStops(was, becomes, { ...days, windows })
  if (stops.length === 0) return
  const { deliveriesPerWindow, portionsPerMeal } = was.kitchenLimit
  const most = { window: deliveriesPerWindow, meal: portionsPerMeal }
  await stopSale(
    db,
    releaseId,
    stops.map(stop => ({ ...stop, most: most[stop.kind] })),
  )
}

/** Keeps what is stopped stopped, and ends what has served. */
export async function tendStops(db: Db, now: number): Promise<void> {
  await tightenStops(db)
  for (const id of await stopsToEnd(db, new Date(now - stopsLastMilliseconds)))
    await resumeSale(db, id)
}

export async function changeCapacity(
  db: Db,
  { before, look, at }: Omit<From, 'releaseId'>,
): Promise<void> {
  const [was, becomes] = [before.shop.kitchen, look.wanted.shop.kitchen]
  for (const [kind, limit] of limits)
    if (was[limit] !== becomes[limit])
      await writeCapacity(db, athensDate(at), kind, { was: was[limit], becomes: becomes[limit] })
}

const limits = [
  ['window', 'deliveriesPerWindow'],
  ['meal', 'portionsPerMeal'],
] as const

function offerOf(shop: ShopFolder): Offer & Pick<Catalogue, 'kitchenLimit'> {
  const catalogue = catalogueFrom({ ...rowsOf(shop).catalogue, version: 0 })
  return { ...catalogue, areas: areasServed(catalogue.areas ?? null) }
}
