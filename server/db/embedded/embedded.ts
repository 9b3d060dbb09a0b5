import { realpath } from 'node:fs/promises'
import { platform } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import * as cluster from './cluster.ts'
import { findHome, type Home, turnLogOver } from './home.ts'
import { isAlive, type Postmaster, postmasterOf, removeStaleLocks } from './postmaster.ts'
import { logSince, logSize } from './process.ts'
import { keepSeat, type Seat } from './seat.ts'
import { explained, Trouble } from './trouble.ts'

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string; password?: string }
  url: string
  stop(): Promise<void>
}

const DATABASE = 'gastra'
const PATIENCE_MS = 120_000
const LOG_CHECK_MS = 60_000
// Each running shop holds this lock shared; a shop that gets it alone is the last one.
const SHOPS_LOCK = 7_427_872

/**
 * Starts the PostgreSQL that comes with the shop on the data in `dataDir`, or joins the one that
 * already runs there. Several shops may share it: `stop` leaves it running while another uses it,
 * and after a killed shop the next start joins it. It listens on a private socket; on Windows, or
 * with `tcp`, on 127.0.0.1 with a password.
 */
export async function startEmbedded(options: {
  dataDir: string
  log: (line: string) => void
  tcp?: boolean
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, tcp = platform() === 'win32' } = options
  let lastLines = () => ''
  try {
    const home = await findHome(dataDir, log)
    let size = logSize(home)
    lastLines = () => logSince(home, size)
    const bin = await findBinaries(home)
    size = logSize(home)
    const seat = await openDatabase(home, bin, tcp, log)
    const again = (lost: Postmaster) => openDatabase(home, bin, tcp, log, lost)
    const kept = keepSeat(seat, again, log)
    const turning = setInterval(() => turnLogOver(home).catch(log), LOG_CHECK_MS).unref()
    let stopped: Promise<void> | undefined
    const stop = () => {
      clearInterval(turning)
      stopped ??= kept.stop().then(last => leave(last, home, bin))
      return stopped
    }
    await Promise.all([createDatabase(seat), cluster.sweep(home)]).catch(error =>
      stop().finally(() => Promise.reject(error)),
    )
    const connection = { ...addressOf(seat.postmaster), database: DATABASE }
    return { connection, url: urlOf(connection), stop }
  } catch (error) {
    throw explained(error, dataDir, lastLines())
  }
}

/** `lost`: the server that ended, whose address the new one takes. */
async function openDatabase(
  home: Home,
  bin: string,
  tcp: boolean,
  log: (line: string) => void,
  lost?: Postmaster,
): Promise<Seat> {
  const running = await join(home)
  if (running) log(`PostgreSQL was already running in ${home.cluster}: sharing it`)
  if (running) return running

  if (!cluster.exists(home)) {
    log(`Preparing the database in ${home.cluster}`)
    await cluster.initialise(home, bin)
  }
  const failure = await cluster.launch(home, bin, tcp, lost).catch(error => error)
  // If the launch failed, another shop may have been faster.
  const seat = await join(home)
  if (seat) return seat
  throw failure ?? new Trouble('PostgreSQL ended at once', `see ${home.logFile}`)
}

async function join(home: Home): Promise<Seat | undefined> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const postmaster = await postmasterOf(home)
    if (!postmaster) return undefined
    const seat = await takeSeat(postmaster, home).catch(() => undefined)
    if (seat) return seat
    if (!(await isAlive(postmaster, home))) {
      await removeStaleLocks(home, postmaster)
      return undefined
    }
    if (Date.now() > deadline)
      throw new Trouble(
        `the PostgreSQL running as process ${postmaster.pid} does not answer`,
        'end that process',
      )
    await pause(100)
  }
}

async function takeSeat(postmaster: Postmaster, home: Home): Promise<Seat> {
  const client = new pg.Client({
    ...addressOf(postmaster),
    database: 'postgres',
    ssl: false,
    application_name: 'gastra launcher',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {}) // the end of the server ends this connection too
  try {
    await client.connect()
    const { rows } = await client.query(`select current_setting('data_directory') as folder`)
    if ((await realpath(rows[0].folder)) !== (await realpath(home.cluster)))
      throw new Error('another database')
    await client.query('select pg_advisory_lock_shared($1)', [SHOPS_LOCK])
    return { client, postmaster }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function createDatabase({ client }: Seat) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount) return
  await client.query(`create database ${DATABASE}`).catch(error => {
    const byAnotherShop = error.code === '42P04' || error.code === '23505'
    if (!byAnotherShop) throw error
  })
}

async function leave(seat: Seat, home: Home, bin: string) {
  let alone: boolean
  try {
    alone = await isLast(seat)
  } catch {
    // PostgreSQL stopped or, after a crash of its own, closed all connections.
    const again = await join(home)
    if (!again) return
    seat = again
    alone = await isLast(seat)
  }
  // We keep the lock while it stops, so that no other shop joins a database that is stopping.
  if (alone) await cluster.halt(home, bin, seat.postmaster)
  await seat.client.end().catch(() => {})
}

async function isLast({ client }: Seat): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [SHOPS_LOCK])
  const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [SHOPS_LOCK])
  return rows[0].alone
}

function addressOf({ host, port, password }: Postmaster) {
  return { host, port, user: cluster.USER, ...(password && { password }) }
}

function urlOf({ host, port, user, password, database }: EmbeddedPostgres['connection']) {
  return password
    ? `postgresql://${user}:${password}@${host}:${port}/${database}`
    : `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}
