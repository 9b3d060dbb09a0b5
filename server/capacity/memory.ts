import { type Kitchen, kitchenFrom } from '#shop/capacity/capacity.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import { coalesced } from '../coalesced.ts'
import type { Db } from '../db/database.ts'
import { readLoads } from '../db/load/capacity.ts'

export type KitchenMemory = {
  /**
   * What the kitchen had left at the last reading. An old reading is renewed besides the call, so
   * the first call after a quiet spell still gets the old one.
   */
  current(): Kitchen
  /** Reads again; whatever was committed before the call is included. */
  refresh(): Promise<void>
  /** Reads again soon, after an order took or gave back something. */
  changed(): void
}

/** Milliseconds between two readings: usually, and at least, however many orders come. */
const freshFor = 2000
const pause = 250

/**
 * Keeps what the kitchen has left in memory, so that browsing and filling a cart ask the database
 * for nothing. It may be out of date: placing an order counts in the database.
 */
export async function rememberKitchen(
  db: Db,
  catalogue: () => Catalogue,
  now: () => number,
  log: (error: unknown, message: string) => void,
): Promise<KitchenMemory> {
  let kitchen: Kitchen
  let readAt = Number.NEGATIVE_INFINITY
  let isChanged = false

  async function read(): Promise<void> {
    readAt = performance.now()
    isChanged = false
    const loads = await readLoads(db, athensDate(now()))
    kitchen = kitchenFrom(loads, catalogue().kitchenLimit)
  }

  const refresh = coalesced(read)

  function refreshIfDue(): void {
    const age = performance.now() - readAt
    if (age < (isChanged ? pause : freshFor)) return
    refresh().catch(error => log(error, 'what the kitchen has left could not be read'))
  }

  await refresh()
  return {
    current() {
      refreshIfDue()
      return kitchen
    },
    refresh,
    changed() {
      isChanged = true
      refreshIfDue()
    },
  }
}
