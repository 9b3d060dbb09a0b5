import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Pool, PoolConfig } from 'pg'
import { rememberKitchen } from '#server/capacity/memory.ts'
import { catalogueFrom } from '#server/catalogue/memory.ts'
import { soundRows } from '#server/catalogue/sound-rows.ts'
import { readConfig } from '#server/config/config.ts'
import { providersIn } from '#server/config/payments.ts'
import type { VivaConfig } from '#server/config/viva.ts'
import { openReports } from '#server/db/database.ts'
import { readCatalogue } from '#server/db/meal/catalogue.ts'
import { httpServer } from '#server/http.ts'
import { outsideFor } from '#server/outside/outside.ts'
import type { PaymentProvider } from '#server/outside/payments/provider.ts'
import type { Pages } from '#server/pages/pages.ts'
import type { RunningShop } from '#server/running-shop.ts'

/** Its payments are tests at the local twins of all providers, unless the environment has keys of another. */
export type TestShop = RunningShop & {
  readonly config: { readonly viva: VivaConfig }
  readonly outside: { readonly payments: { readonly viva: PaymentProvider } }
}

type ShopOn = {
  readonly app: FastifyInstance
  readonly shop: TestShop
  /** The kitchen is read anew each time, since tests write to its tables. */
  refreshKitchen(): Promise<void>
}

/**
 * The shop in this process, without pages unless they are given, on a given database and with the test's own clock.
 */
export async function shopOn(
  db: Pool,
  now: () => number,
  environment: Record<string, string> = {},
  pages: Pages | null = null,
): Promise<ShopOn> {
  const config = readConfig({ RATE_LIMIT: 'off', NODE_ENV: 'test', ...environment }, null)
  const providers = config.sandbox ? null : providersIn(config)
  const catalogue = catalogueFrom(soundRows(await readCatalogue(db)).rows, providers)
  const kitchen = await rememberKitchen(
    db,
    () => catalogue,
    now,
    () => {},
  )
  const { host, port, user, password, database } = db.options
  const reports = openReports({ host, port, user, password, database } as PoolConfig, () => {})
  const shop: RunningShop = {
    config,
    db,
    reports,
    catalogue: () => catalogue,
    kitchen,
    // Calls to the sandbox stay in process: it is on this very server.
    outside: outsideFor(config, db, () => catalogue, {
      fetch: fetchThrough(() => app),
      clock: now,
    }),
    jobs: { soon() {} },
    now,
    closeUps: new Set(['mousakas']),
    imagesVersion: 'test',
    build: 'test',
    log: () => {},
  }
  const app: FastifyInstance = await httpServer(shop, pages)
  app.addHook('onClose', () => reports.end())
  return { app, shop: shop as TestShop, refreshKitchen: () => kitchen.refresh().catch(() => {}) }
}

/** A `fetch` that never leaves the process. */
export function fetchThrough(app: () => FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    const response = await app().inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body && { payload: body }),
    })
    const headers = Object.entries(response.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    )
    return new Response(response.rawPayload.length ? new Uint8Array(response.rawPayload) : null, {
      status: response.statusCode,
      headers,
    })
  }
}
