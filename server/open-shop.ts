import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { missingIn, type Sold } from '#shop/catalogue.ts'
import type { LegalEntity } from '#shop/shop-data/legal-entity.ts'
import { rememberKitchen } from './capacity/memory.ts'
import { rememberCatalogue } from './catalogue/memory.ts'
import { remarkOnDefaultTexts } from './catalogue/text-remark.ts'
import { inviteOwner } from './commands/staff.ts'
import { remarkOnAddresses } from './config/addresses.ts'
import type { Config } from './config/config.ts'
import { legalTrouble } from './config/legal-entity.ts'
import { providersIn } from './config/payments.ts'
import { openDataFolder } from './data-folder.ts'
import { jobLimits, openDatabase, openReports } from './db/database.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrate.ts'
import { refuseSharedSessions } from './db/pooler.ts'
import { ordersWithTestPayments } from './db/sandbox/test-payments.ts'
import { readShopData } from './db/shop-data.ts'
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

/** Opens database, catalogue, pages, HTTP and jobs. */
export async function openShop(
  config: Config,
  { logger, say, down, pages: readPages, stopping }: Opening,
): Promise<OpenShop> {
  const untilStopped = rejectedBy(stopping)
  /** For what uses the database, which may not be closed meanwhile. */
  async function whole<T>(step: Promise<T>): Promise<T> {
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
  // Of the tests' twins one will do.
  const begins = config.sandbox ? (['viva'] as const) : providersIn(config)
  if (config.owner) await whole(beginShop(db, begins))
  if (config.demo) await whole(seedDemo(db, demo))
  const demoPeople = await whole(readDemoPeople(db))
  if (config.demo && demoPeople.length > 0) await whole(seedDemoStaff(db))
  if (config.production) refuseDemo(demoPeople)
  if (config.production && !config.sandbox)
    refuseTestPayments(await whole(ordersWithTestPayments(db)))
  const remark = config.production ? remarkOnAddresses(config.addresses) : null
  if (remark) log(null, remark)
  const words = config.production ? remarkOnDefaultTexts(await whole(readShopData(db))) : null
  if (words) log(null, words)
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
  // A pool of their own: jobs and calls do not take each other's connections.
  const jobsName = { ...connection, application_name: 'gastra jobs' }
  const jobsDb = openDatabase(
    jobsName,
    error => log(error, 'a connection of the jobs broke'),
    jobLimits,
  )
  down.push(() => jobsDb.end())
  const reports = openReports({ ...connection, max: config.reportsPool }, error =>
    log(error, 'a connection of the reports broke'),
  )
  down.push(() => reports.end())
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

function rejectedBy(stopping: AbortSignal): Promise<never> {
  const rejected = new Promise<never>((_, reject) =>
    stopping.addEventListener('abort', () => reject(stopping.reason)),
  )
  // Mostly nothing waits for it.
  rejected.catch(() => {})
  return rejected
}

const mostShown = 12

/** Their passwords stand in the source, and two of them may order on a company's account. */
function refuseDemo(people: readonly { readonly email: string }[]): void {
  if (people.length === 0) return
  const shown = people.slice(0, mostShown).map(({ email }) => email)
  const rest = people.length - shown.length
  const emails = `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  throw new Error(
    `In production nobody of the demo may be left, since everybody knows their passwords: ${emails}. Run npm run demo -- remove, which says first what it removes.`,
  )
}

/** The law asks who sells; invented data would be a lie to every customer. */
function refuseDemoLegalPerson(legalEntity: LegalEntity): void {
  const trouble = legalTrouble(legalEntity)
  if (trouble) throw new Error(trouble)
}

/** Nobody would tell them from paid ones: they would be cooked, counted as takings, and refunded. */
function refuseTestPayments(orders: number): void {
  if (orders === 0) return
  throw new Error(
    `This database holds ${orders} orders that were placed with test payments. A shop that takes money begins with a new database: set another DATABASE_URL, or another DATA_DIR. ALLOW_SANDBOX=1 without provider keys opens it as a demonstration.`,
  )
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
