import type { Pool } from 'pg'
import { type Config, readConfig } from '../config/config.ts'
import { namesInEnvFile } from '../config/env-file.ts'
import { refuseSharedSessions } from '../db/connection/pooler.ts'
import { jobLimits, type Limits, openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { hasShop } from '../db/shop/seeded.ts'

export type CommandOutcome = { readonly done: boolean; readonly says: readonly string[] }
/** `needsShop`: whether it refuses a database in which no shop was opened. */
type Options = { readonly limits?: Limits; readonly needsShop?: boolean }

/** Runs a desk command, also while the shop is open, and prints what it says. Ends with 1 where it was not done. */
export async function shopCommand(
  run: (db: Pool, config: Config) => Promise<CommandOutcome>,
  { limits = jobLimits, needsShop = true }: Options = {},
): Promise<void> {
  try {
    const config = readConfig(process.env, undefined, namesInEnvFile)
    const { done, says } = await onDatabase(config, limits, async db =>
      needsShop && !(await hasShop(db)) ? noShop : run(db, config),
    )
    const stream = done ? process.stdout : process.stderr
    for (const line of says) stream.write(`${line}\n`)
    process.exitCode = done ? 0 : 1
  } catch (error) {
    process.stderr.write(`The command failed. ${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

const noShop: CommandOutcome = {
  done: false,
  says: ['There is no shop in this database yet. npm start makes it.'],
}

async function onDatabase(
  { databaseUrl, dataDir }: Config,
  limits: Limits,
  run: (db: Pool) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  const embedded = databaseUrl ? null : await startEmbedded({ dataDir, log: () => {} })
  const connection = embedded?.connection ?? { connectionString: databaseUrl ?? '' }
  if (databaseUrl) await refuseSharedSessions(connection)
  const db = openDatabase({ ...connection, max: 4 }, () => {}, limits)
  try {
    return await run(db)
  } finally {
    await db.end()
    await embedded?.stop()
  }
}
