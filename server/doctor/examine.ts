import { existsSync } from 'node:fs'
import type { Pool } from 'pg'
import { rememberCatalogue } from '../catalogue/memory.ts'
import { type Config, readConfig } from '../config/config.ts'
import { providersIn } from '../config/payments.ts'
import { refuseSharedSessions } from '../db/connection/pooler.ts'
import { jobLimits, openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { hasShop } from '../db/shop/seeded.ts'
import { outsideFor } from '../outside/outside.ts'
import { examineDatabase } from './database.ts'
import type { Finding } from './finding.ts'
import { examineMachine } from './machine.ts'
import { examineOutside } from './outside.ts'
import { examineTrade } from './trade.ts'

/** Checks all that a shop needs and changes only a counter. A check is left out where one it depends on failed. */
export async function examineShop(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Finding[]> {
  const read = settings(env)
  if ('finding' in read) return [read.finding]
  const { config } = read
  const says = `${config.production ? 'production' : 'not production'}, at ${config.publicUrl}`
  const findings: Finding[] = [
    { about: 'settings', state: 'fine', says },
    { about: 'node', state: 'fine', says: process.version },
    ...(await examineMachine(config)),
  ]
  if (!config.databaseUrl && !existsSync(config.dataDir)) return [...findings, noShop]
  return [...findings, ...(await examineWithin(config))]
}

function settings(
  env: Readonly<Record<string, string | undefined>>,
): { config: Config } | { finding: Finding } {
  try {
    return { config: readConfig(env) }
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    return { finding: { about: 'settings', state: 'wrong', says } }
  }
}

const noShop: Finding = {
  ...{ about: 'database', state: 'look', says: 'there is no shop in it yet' },
  todo: 'npm start makes it',
}

/** With the database open, the embedded one too: it is started where no shop has it open. */
async function examineWithin(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config
  let embedded: Awaited<ReturnType<typeof startEmbedded>> | null = null
  let db: Pool | null = null
  try {
    embedded = databaseUrl ? null : await startEmbedded({ dataDir, log: () => {} })
    const connection = embedded?.connection ?? { connectionString: databaseUrl ?? '' }
    if (databaseUrl) await refuseSharedSessions(connection)
    db = openDatabase({ ...connection, max: 2 }, () => {}, jobLimits)
    if (!(await hasShop(db))) return [noShop]
    return [...(await examineDatabase(db, config)), ...(await examineAround(db, config))]
  } catch (error) {
    const says = error instanceof Error ? error.message || String(error) : String(error)
    const todo = databaseUrl ? 'DATABASE_URL in .env names it' : `its log lies in ${dataDir}`
    return [{ about: 'database', state: 'wrong', says, todo }]
  } finally {
    await db?.end()
    await embedded?.stop()
  }
}

async function examineAround(db: Pool, config: Config): Promise<Finding[]> {
  const memory = await rememberCatalogue(db, { log: () => {}, providers: providersIn(config) })
  const outside = outsideFor(config, db, memory.current)
  try {
    const now = Date.now()
    const looked = { config, outside, now }
    const isPublic = config.production && !config.sandbox
    return [
      ...(await examineTrade(db, memory.current(), { now, isPublic, looked })),
      ...(await examineOutside(config, outside)),
    ]
  } finally {
    outside.mails.close()
    await memory.stop()
  }
}
