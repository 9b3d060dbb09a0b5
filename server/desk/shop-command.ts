import type { Pool } from 'pg'
import { type Config, readConfig } from '../config/config.ts'
import { jobLimits, openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { hasShop } from '../db/seeded.ts'

export type Said = { readonly done: boolean; readonly says: readonly string[] }

/**
 * Runs a desk command on the shop's database, whether the shop is open or not, and prints what it
 * says. The process ends with 1 where it was not done.
 */
export async function shopCommand(run: (db: Pool, config: Config) => Promise<Said>): Promise<void> {
  try {
    const { done, says } = await onDatabase(readConfig(process.env), run)
    const stream = done ? process.stdout : process.stderr
    for (const line of says) stream.write(`${line}\n`)
    process.exitCode = done ? 0 : 1
  } catch (error) {
    process.stderr.write(`The command failed. ${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

async function onDatabase(
  config: Config,
  run: (db: Pool, config: Config) => Promise<Said>,
): Promise<Said> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: config.dataDir, log: () => {} })
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' }
  const db = openDatabase({ ...connection, max: 4 }, () => {}, jobLimits)
  try {
    if (await hasShop(db)) return await run(db, config)
    return { done: false, says: ['There is no shop in this database yet. npm start makes it.'] }
  } finally {
    await db.end()
    await embedded?.stop()
  }
}
