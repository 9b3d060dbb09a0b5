import type { Pool, PoolClient } from 'pg'
import type { Catalogue } from '#shop/catalogue.ts'
import { withLiking } from '#shop/delivering/dish-rating.ts'
import { withTags } from '#shop/food/dish-tags.ts'
import { withWeeks } from '#shop/menu/menu-weeks.ts'
import { isPaidOnline } from '#shop/payment-provider.ts'
import { keptFresh, longestKept } from '#shop/plan/plan-deliveries.ts'
import { openWeekdays } from '#shop/schedule/schedule.ts'
import { windowOf } from '#shop/schedule/window.ts'
import { restDays } from '#shop/shop-data/closed-days.ts'
import { coalesced } from '../coalesced.ts'
import { type CatalogueRows, readCatalogueVersion } from '../db/meal/catalogue.ts'
import { greekHolidaysOn } from './holidays.ts'
import { readSoundRows, type SoundRows } from './remembered-rows.ts'
import { shopDataFrom } from './shop-data.ts'
import { faultLine } from './sound-rows.ts'

export type CatalogueMemory = {
  current(): Catalogue
  stop(): Promise<void>
}

type CatalogueOptions = {
  readonly log: (error: unknown, message: string) => void
  /** The payment providers that are configured. */
  readonly providers: readonly string[]
  readonly checkMilliseconds?: number
}

/** Milliseconds between two looks at the version. */
const lookAgain = 5000

/**
 * Keeps the catalogue in memory and reads it again when the database says that it changed. A notice can be
 * lost, on a line that fell silent or behind a pooler, so the version is also looked at every five seconds.
 */
export async function rememberCatalogue(
  db: Pool,
  { log, providers, checkMilliseconds = lookAgain }: CatalogueOptions,
): Promise<CatalogueMemory> {
  let told: ReadonlySet<string> = new Set()
  let catalogue = readFrom(await readSoundRows(db))
  let listener: PoolClient | null = null
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const refresh = coalesced(async () => {
    if ((await readCatalogueVersion(db)) <= catalogue.version) return
    const read = await readSoundRows(db)
    // An answer that is older than the last one must not put old prices back.
    if (read.rows.version > catalogue.version) catalogue = readFrom(read)
  })

  /** Names each row that is left out, once as long as it stays so. */
  function readFrom({ rows, faults }: SoundRows): Catalogue {
    const lines = faults.map(fault => `A row of the catalogue is left out: ${faultLine(fault)}`)
    const read = catalogueFrom(rows, providers, line => lines.push(line))
    for (const line of lines) if (!told.has(line)) log(null, line)
    told = new Set(lines)
    return read
  }

  function refreshAside(): void {
    refresh().catch(error => log(error, 'the catalogue could not be read again'))
  }

  async function listen(): Promise<void> {
    try {
      const client = await db.connect()
      listener = client
      client.on('notification', refreshAside)
      client.on('error', () => listenAgain(client))
      await client.query('listen catalogue')
      await refresh()
    } catch (error) {
      log(error, 'changes of the catalogue cannot be listened to')
      listenAgain(listener)
    }
  }

  function listenAgain(client: PoolClient | null): void {
    if (listener !== client) return
    listener = null
    client?.release(true)
    if (stopped) return
    retry = setTimeout(listen, 1000)
    retry.unref()
  }

  /** Gives a line up that does not answer; one that only listens would never notice. */
  const checkLine = coalesced(async () => {
    const line = listener
    await line?.query('select').catch(() => listenAgain(line))
  })

  await listen()
  const check = setInterval(() => {
    refreshAside()
    checkLine()
  }, checkMilliseconds)
  check.unref()
  return {
    current: () => catalogue,
    async stop() {
      stopped = true
      clearInterval(check)
      clearTimeout(retry)
      listener?.release(true)
      listener = null
    },
  }
}

/**
 * Leaves out payment types whose provider is not in `providers`; null keeps them all. `log` hears of
 * what the owner wrote and the program cannot read.
 */
export function catalogueFrom(
  rows: CatalogueRows,
  providers: readonly string[] | null = null,
  log: (message: string) => void = () => {},
): Catalogue {
  const longest = longestKept(rows.meals)
  const plans = new Map(rows.plans.map(plan => [plan.id, keptFresh(plan, longest)]))
  // A company's account needs no keys, and neither does the door or a transfer.
  const paymentTypes = rows.paymentTypes.filter(
    ({ provider }) => !providers || !isPaidOnline(provider) || providers.includes(provider),
  )
  const { timePeriods, meals: written, spots, codes } = rows
  const shopData = shopDataFrom(rows.shopData ?? {}, log, {
    ...{ plans, timePeriods, meals: written, spots, paymentTypes, portions: codes.portions },
  })
  const { bestSellers, cutOffs, menuWeeks } = shopData
  const liked = withLiking(rows.meals, rows.likings ?? [])
  const tagged = liked.map(meal => withTags(meal, rows.dishTags ?? [], bestSellers ?? null))
  const open = openWeekdays(shopData.closedDays)
  const meals = menuWeeks ? tagged.map(meal => withWeeks(meal, menuWeeks, open)) : tagged
  return {
    ...shopData,
    version: rows.version,
    meals,
    mealBySlug: new Map(meals.map(meal => [meal.slug, meal])),
    builds: new Map(
      meals.flatMap(meal => meal.builds.map(build => [build.id, { meal, build }] as const)),
    ),
    plans,
    spots: new Map(rows.spots.map(spot => [spot.id, spot])),
    paymentTypes,
    timePeriods: rows.timePeriods.map(window => windowOf(window, cutOffs)),
    holidays: restDays(shopData.closedDays, greekHolidaysOn),
    kitchenLimit: rows.kitchenLimit,
    placeStops: rows.placeStops ?? [],
    pass: rows.pass ?? null,
    codes: rows.codes,
  }
}
