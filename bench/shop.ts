import type { EmbeddedPostgres } from '#server/db/embedded/embedded.ts'
import { type RunningShop, startShop } from '../test/e2e/shop.ts'

export type BenchedShop = RunningShop

/** The shop as people run it, on the bench's own PostgreSQL. */
export function benchedShop(postgres: EmbeddedPostgres, dataDir: string): Promise<BenchedShop> {
  return startShop({ DATABASE_URL: postgres.url, DATA_DIR: dataDir })
}
