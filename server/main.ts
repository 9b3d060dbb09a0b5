import { createServer } from 'node:http'
import { loadEnvFile } from 'node:process'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import type { ViteDevServer } from 'vite'
import { rememberCatalogue } from './catalogue-memory.ts'
import { type Config, readConfig } from './config.ts'
import { migrate, openDatabase } from './db/database.ts'
import { startEmbedded } from './db/embedded.ts'
import { httpServer } from './http.ts'
import { jobRunner } from './job-runner.ts'
import { jobTable } from './job-table.ts'
import { rememberKitchen } from './kitchen-memory.ts'
import { outsideFor } from './outside/outside.ts'
import { builtPages, livePages } from './pages-build.ts'
import { imagesVersion, placePictures, sizePictures } from './pictures.ts'
import { demoLogins, seedDemo } from './seed.ts'
import type { Shop } from './shop.ts'

const live = process.argv.includes('--live')
const say = (line: string) => process.stdout.write(`${line}\n`)
const down: (() => Promise<unknown>)[] = []

process.once('SIGINT', () => stop(0))
process.once('SIGTERM', () => stop(0))

start().catch(error => {
  process.stderr.write(
    `\nGastra could not start. ${error instanceof Error ? error.message : error}\n`,
  )
  return stop(1)
})

/** Configuration, database, pages, HTTP; down again in the opposite order. */
async function start(): Promise<void> {
  try {
    loadEnvFile()
  } catch {
    // No .env file: the environment is as it is.
  }
  const config = readConfig(process.env)
  const logger = pino({ level: config.logLevel })
  const log = (error: unknown, message: string) => logger.error({ err: error }, message)
  const connection = await connectionFor(config)
  const db = openDatabase(connection, error => log(error, 'a database connection broke'))
  down.push(() => db.end())
  await migrate(db)
  const isNew = await seedDemo(db)
  await placePictures(config.dataDir)
  const outside = outsideFor(config, db)
  const catalogue = await rememberCatalogue(db, log, Object.keys(outside.payments))
  down.push(() => catalogue.stop())
  const kitchen = await rememberKitchen(db, catalogue.current, Date.now, log)
  const { pages, stamp, vite } = live
    ? await viteServer()
    : { ...(await builtPages(say)), vite: null }
  const jobs = jobRunner({ connection, log, works: config.jobs })
  const shop: Shop = {
    config,
    db,
    catalogue: catalogue.current,
    kitchen,
    outside,
    jobs,
    now: Date.now,
    imagesVersion: await imagesVersion(config.dataDir),
    build: stamp,
    log,
  }
  down.push(async () => shop.outside.mails.close())
  down.push(() => jobs.stop())
  const app = await httpServer(shop, pages, {
    loggerInstance: logger,
    sandboxTells: true,
    ...(vite && behind(vite)),
  })
  down.push(() => app.close())
  await listen(app, config)
  // Only now: the providers' twins answer on this very server.
  await jobs.start(config.jobs ? { shop, table: jobTable } : null)
  welcome(config, isNew)
  // A first start opens at once; the pictures' sizes follow while people look around.
  sizePictures(config.dataDir, say).catch(error => log(error, 'the pictures could not be sized'))
}

async function connectionFor(config: Config) {
  if (config.databaseUrl) return { connectionString: config.databaseUrl }
  const postgres = await startEmbedded({ dataDir: config.dataDir, log: say })
  down.push(() => postgres.stop())
  return postgres.connection
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is taken by another program. Choose another one with PORT=….`)
  }
}

async function viteServer() {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  down.push(() => vite.close())
  return { pages: livePages(vite), stamp: String(Date.now()), vite }
}

/** Vite answers first for the files it makes; everything else is the shop's. */
function behind(vite: ViteDevServer) {
  return {
    serverFactory: (handler: Parameters<typeof createHttpServer>[1]) =>
      createHttpServer(vite, handler),
  }
}

function createHttpServer(
  vite: ViteDevServer,
  handler: import('node:http').RequestListener,
): import('node:http').Server {
  return createServer((request, response) =>
    vite.middlewares(request, response, () => handler(request, response)),
  )
}

function welcome(config: Config, isNew: boolean): void {
  say(`\nGastra is open at ${config.publicUrl}`)
  if (config.sandbox) say('Payments are tests: no real card is asked for or charged.')
  if (isNew || !config.production)
    for (const { email, password } of demoLogins) say(`Demo login: ${email} / ${password}`)
}

let stopping: Promise<void> | null = null

/** HTTP first, so that calls under way still reach the database; the database last. */
function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    for (const step of down.reverse())
      await step().catch(error => process.stderr.write(`While stopping: ${error}\n`))
    process.exit(code)
  })()
  return stopping
}
