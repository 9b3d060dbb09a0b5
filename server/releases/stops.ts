import { limitKey, mostBy } from '#shop/capacity/day-limits.ts'
import { saleStops } from '#shop/publishing/gate.ts'
import { limitStops } from '#shop/publishing/gate-limits.ts'
import { placeStops } from '#shop/publishing/gate-places.ts'
import { addDays, athensDate, daysAhead } from '#shop/schedule/schedule.ts'
import type { Db } from '../db/database.ts'
import {
  resumeSale,
  stopPlaces,
  stopSale,
  stopsToEnd,
  tightenStops,
} from '../db/release/sale-stops.ts'
import type { From } from './gate.ts'

/** Milliseconds for which another node may still sell by the old catalogue. */
const stopsLastMilliseconds = 60_000

/** Stops the sale of what the release takes away, so that its list only grows shorter. */
export async function stopSelling(
  db: Db,
  { was, becomes, at, now, releaseId }: From & { now: number },
): Promise<void> {
  const windows = was.timePeriods.map(({ id }) => id)
  const days = { from: athensDate(Math.max(at, now)), to: addDays(athensDate(now), daysAhead) }
  await stopPlaces(db, releaseId, placeStops(was, becomes, days.from))
  const most = mostBy(was)
  const stops = [
    ...limitStops(was, becomes, days),
    ...saleStops(was, becomes, { ...days, windows }).map(stop => ({ ...stop, most: most(stop) })),
  ]
  if (stops.length === 0) return
  // A removal comes after a lowered limit, and wins.
  const byKey = new Map(stops.map(stop => [limitKey(stop), stop]))
  await stopSale(db, releaseId, [...byKey.values()])
}

/** Renews sale stops of waiting releases and removes those no longer needed. */
export async function tendStops(db: Db, now: number): Promise<void> {
  await tightenStops(db)
  for (const id of await stopsToEnd(db, new Date(now - stopsLastMilliseconds)))
    await resumeSale(db, id)
}
