import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Pool, PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { missingIn, type Sold } from '#shop/catalogue.ts'
import { rememberKitchen } from './capacity/memory.ts'
import { rememberCatalogue } from './catalogue/memory.ts'
import { inviteOwner } from './commands/staff.ts'
import type { Config } from './config/config.ts'
import { providersIn } from './config/payments.ts'
import { openDataFolder } from './data-folder.ts'
import { refuseSharedSessions } from './db/connection/pooler.ts'
import { jobLimits, openDatabase, openReports } from './db/database.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrating/migrate.ts'
import { demoShopFolder } from './demo/catalogue.ts'
import { readDemoPeople } from './demo/remove.ts'
import { seedDemo } from './demo/seed.ts'
import { seedDemoStaff } from './demo/staff.ts'
import { errorCode } from './error-code.ts'
import { type HttpOptions, httpServer } from './http.ts'
import { jobTable } from './job-table.ts'
import { jobRunner } from './jobs/runner.ts'
import { beginShop } from './opening/begin.ts'
import { outsideFor } from './outside/outside.ts'
import { fetchWithin } from './outside/within.ts'
import type { Pages } from './pages/pages.ts'
import { iconOf } from './pictures/mark.ts'
import { isThere } from './pictures/picture-sources.ts'
import { placePictures } from './pictures/pictures.ts'
import { tendPictures } from './pictures/tended.ts'
import { refuseDemoLegalPerson, refuseUnfit, type Whole } from './public-start.ts'
import type { RunningShop } from './running-shop.ts'
import { openWatching } from './watching/watching.ts'
import { clearUnfinished } from './whole-files.ts'

export type Opening = {
  readonly logger: Logger
  readonly say: (line: string) => void
  /** Takes the steps that close the shop; they run in reverse order. */
  readonly down: (() => Promise<unknown>)[]
  /** null: the calls alone. */
  readonly pages: (() => Promise<{ pages: Pages; stamp: string; http: HttpOptions }>) | null
  /** Aborted when the shop is to stop: the opening then throws at the end of its present step. */
  readonly stopping: AbortSignal
}

type OpenShop = {
  /** The demo's people are in it: their logins are for everybody. */
  readonly hasDemo: boolean
  /** What it lacks before anybody can order. */
  readonly missing: readonly Sold[]
  /** Its owner has not opened it yet. */
  readonly isClosed: boolean
  /** How the owner gets in for the first time, line by line; none: somebody of the staff can. */
  readonly invitation: readonly string[]
  readonly shop: RunningShop
}

/** Opens database, catalogue, pages, HTTP and jobs, in one file, since they end in the opposite order. */
export async function openShop(
  config: Config,
  { logger, say, down, pages: readPages, stopping }: Opening,
): Promise<OpenShop> {
  const untilStopped = rejectedBy(stopping)
  const whole: Whole = async step => {
    const value = await step
    stopping.throwIfAborted()
    return value
  }
  const log = (error: unknown, message: string) =>
    error === null ? logger.warn(message) : logger.error({ err: error }, message)
  // Read while a new database is made, which leaves this thread idle.
  const demo = config.demo ? demoOfNew(config.dataDir) : null
  demo?.catch(() => {})
  const connection = await whole(connectionFor(config, say, down))
  const db = openDatabase({ ...connection, max: config.databasePool }, error =>
    log(error, 'a database connection broke'),
  )
  down.push(() => db.end())
  if (config.databaseUrl) await whole(openDataFolder(config.dataDir))
  if (config.databaseUrl) await whole(refuseSharedSessions(connection))
  await whole(migrate(db, say))
  const demoPeople = await filledIn(db, config, { demo, whole })
  if (config.production) await refuseUnfit(db, config, { demoPeople, whole, log })
  await clearUnfinished(config.dataDir, Date.now())
  await placePictures(config.dataDir)
  const outside = outsideFor(
    config,
    db,
    () => catalogue.current(),
    config.sandbox && config.viva ? { fetch: fetchWithin(config.viva.legacyUrl, () => app) } : {},
    message => log(null, message),
  )
  const catalogue = await rememberCatalogue(db, { log, providers: providersIn(config) })
  down.push(() => catalogue.stop())
  const mark = () => iconOf(catalogue.current())
  const pictures = await whole(tendPictures({ db, dataDir: config.dataDir, mark, log }))
  down.push(async () => pictures.stop())
  // A closed shop asks for it when its owner opens it.
  if (config.production && !catalogue.current().pass)
    refuseDemoLegalPerson(catalogue.current().legalEntity)
  const kitchen = await whole(rememberKitchen(db, catalogue.current, Date.now, log))
  const { pages, stamp, http } = readPages
    ? await Promise.race([readPages(), untilStopped])
    : { pages: null, stamp: '', http: {} }
  const jobs = jobRunner({ connection, log, works: config.jobs })
  const { jobsDb, reports } = poolsBeside(connection, config, { log, down })
  const shop: RunningShop = {
    config,
    db,
    reports,
    catalogue: catalogue.current,
    kitchen,
    outside,
    jobs,
    now: Date.now,
    get imagesVersion() {
      return pictures.version()
    },
    get closeUps() {
      return pictures.closeUps()
    },
    build: stamp,
    log,
  }
  down.push(async () => outside.mails.close())
  down.push(() => jobs.stop())
  const isTimed = pages !== null && !pages.keep
  const watching = await openWatching(config, { db, jobsDb, now: Date.now, log, isTimed })
  down.push(() => watching.close())
  const app = await httpServer(shop, pages, {
    loggerInstance: logger,
    sandboxTells: true,
    watch: watching.on,
    ...http,
  })
  down.push(() => app.close())
  await watching.open()
  await listen(app, config)
  // Only now, since the local twins answer on this server.
  const work = config.jobs ? { shop: { ...shop, db: jobsDb }, table: jobTable } : null
  await Promise.race([jobs.start(work), untilStopped])
  const { owner, deskUrl } = config
  const desk = { db, config: { deskUrl }, now: Date.now() }
  return {
    hasDemo: demoPeople.length > 0,
    missing: missingIn(catalogue.current()),
    isClosed: Boolean(catalogue.current().pass),
    invitation: owner ? await inviteOwner(desk, owner) : [],
    shop,
  }
}

type Filling = { readonly demo: ReturnType<typeof demoOfNew> | null; readonly whole: Whole }

/** A new database begins as its owner's shop or as the demo; answers the demo's people in it. */
async function filledIn(db: Pool, config: Config, { demo, whole }: Filling) {
  // Of the tests' twins one will do.
  const begins = config.sandbox ? (['viva'] as const) : providersIn(config)
  if (config.owner) await whole(beginShop(db, begins))
  if (config.demo) await whole(seedDemo(db, demo))
  const people = await whole(readDemoPeople(db))
  if (config.demo && people.length > 0) await whole(seedDemoStaff(db))
  return people
}

/** Pools of their own: jobs, reports and calls do not take each other's connections. */
function poolsBeside(
  connection: PoolConfig,
  config: Config,
  { log, down }: Pick<Opening, 'down'> & Pick<RunningShop, 'log'>,
) {
  const jobsDb = openDatabase(
    { ...connection, application_name: 'gastra jobs' },
    error => log(error, 'a connection of the jobs broke'),
    jobLimits,
  )
  down.push(() => jobsDb.end())
  const reports = openReports({ ...connection, max: config.reportsPool }, error =>
    log(error, 'a connection of the reports broke'),
  )
  down.push(() => reports.end())
  return { jobsDb, reports }
}

function rejectedBy(stopping: AbortSignal): Promise<never> {
  const rejected = new Promise<never>((_, reject) =>
    stopping.addEventListener('abort', () => reject(stopping.reason)),
  )
  // Mostly nothing waits for it.
  rejected.catch(() => {})
  return rejected
}

/** null: a shop was opened here before, which needs none. */
async function demoOfNew(dataDir: string) {
  return (await isThere(join(dataDir, 'pictures'))) ? null : demoShopFolder()
}

async function connectionFor(config: Config, say: Opening['say'], down: Opening['down']) {
  if (config.databaseUrl) return { connectionString: config.databaseUrl }
  const starting = startEmbedded({ dataDir: config.dataDir, log: say })
  // Known before it runs: a shop that is stopped midway stops it too.
  down.push(async () => (await starting.catch(() => null))?.stop())
  return (await starting).connection
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is taken by another program. Choose another one with PORT=….`)
  }
}
