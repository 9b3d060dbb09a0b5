import { createHash } from 'node:crypto'
import { areaNamed } from '#shop/area/area.ts'
import { limitKey, ownLimits } from '#shop/capacity/day-limits.ts'
import { type GateCatalogue, mealsTouched, touchedBy } from '#shop/publishing/gate.ts'
import { choicesFor, type TouchedLine } from '#shop/publishing/sold-line.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import { catalogueFrom } from '../catalogue/memory.ts'
import type { Db } from '../db/database.ts'
import { writeCapacity } from '../db/load/capacity-limits.ts'
import { keptLines, lineKey } from '../db/release/release-lines.ts'
import { soldLines } from '../db/release/sold-lines.ts'
import type { ShopRows } from '../folder/rows.ts'
import { type Overfull, overfullOf } from './overfull.ts'

export type Gate = {
  /** Sold lines that the release would hurt. It waits until there are none. */
  readonly touched: readonly TouchedLine[]
  /** Days, windows and dishes sold beyond a lowered limit. The release waits for them, too. */
  readonly overfull: readonly Overfull[]
  /** A mark of this list: publishing names the list that its person saw. */
  readonly seen: string
}

/** The shop's range before and after a release. */
export type GateCatalogues = { readonly was: GateCatalogue; readonly becomes: GateCatalogue }

export function gateCatalogues(was: ShopRows, wanted: ShopRows): GateCatalogues {
  return { was: offerOf(was), becomes: offerOf(wanted) }
}

export type From = GateCatalogues & { readonly at: number; readonly releaseId: string }

export function isStopped({ touched, overfull }: Gate): boolean {
  return touched.length > 0 || overfull.length > 0
}

/** The sold lines that a release hurts from the day of its instant on (epoch milliseconds). */
export async function gateOf(db: Db, { was, becomes, at, releaseId }: From): Promise<Gate> {
  const from = athensDate(at)
  const kept = await keptLines(db, releaseId)
  const sold = await soldLines(db, from, mealsTouched(was, becomes, from))
  // Compared once for each name: a comparison takes a millisecond, and there are thousands of
  // lines.
  const areas = new Map(sold.map(({ to }) => [to.area, null as string | null]))
  for (const name of areas.keys()) areas.set(name, (name && areaNamed(name, was.areas)?.id) || null)
  const lines = sold.map(({ to, ...line }) => ({
    ...line,
    to: { ...to, area: areas.get(to.area) ?? null },
  }))
  const touched = touchedBy(was, becomes, lines).filter(
    line => !(choicesFor(line.reason).includes('keep') && kept.has(lineKey(line))),
  )
  const overfull = await overfullOf(db, { was, becomes, from, lines })
  const facts = [
    ...touched.map(({ deliveryId, buildId, amount, reason }) => [
      ...[deliveryId, buildId, amount, reason],
    ]),
    ...overfull.map(one => [limitKey(one), one.taken, one.most]),
  ]
  const seen = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
  return { touched, overfull, seen }
}

export async function changeCapacity(
  db: Db,
  { was, becomes, at }: Omit<From, 'releaseId'>,
): Promise<void> {
  const own = ownLimits(becomes.dayLimits, becomes.meals)
  for (const [kind, limit] of limits) {
    const [before, after] = [was.kitchenLimit[limit], becomes.kitchenLimit[limit]]
    if (before !== after)
      await writeCapacity(db, athensDate(at), kind, { was: before, becomes: after, own })
  }
}

const limits = [
  ['window', 'deliveriesPerWindow'],
  ['meal', 'portionsPerMeal'],
] as const

function offerOf(rows: ShopRows): GateCatalogue {
  return catalogueFrom({ ...rows.catalogue, version: 0 })
}
