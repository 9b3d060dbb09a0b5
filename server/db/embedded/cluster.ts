import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { draftOf, giveTo, type Home, putInPlace } from './home.ts'
import { clusterName, PASSWORD_FILE, type Postmaster } from './postmaster.ts'
import { logSince, logSize, run } from './process.ts'
import { freePort, removeSocketFolder, SOCKET_FOLDER, socketFits, socketFolder } from './socket.ts'
import { Trouble } from './trouble.ts'

export const USER = 'gastra'
const DRAFT_LIFE_MS = 10 * 60_000
const SETTINGS = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '128MB',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The shop lets some errors steer its way, and logs the others itself: a line tells each here,
  // without the statement and its values.
  log_min_error_statement: 'panic',
  // A Mac's plain fsync leaves the data in the drive's cache.
  ...(platform() === 'darwin' && { wal_sync_method: 'fsync_writethrough' }),
}

export const exists = (home: Home) => existsSync(join(home.cluster, 'PG_VERSION'))

export async function initialise(home: Home, bin: string) {
  const draft = await draftOf(home.cluster, home)
  const passwordFile = `${draft}.password`
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  await giveTo(home, passwordFile)
  const code = await run(home, join(bin, 'initdb'), [
    `--pgdata=${draft}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth-local=trust', // its socket lies in a folder that is closed to others
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--no-instructions',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
  if (code === 0) {
    await rename(passwordFile, join(draft, PASSWORD_FILE))
    if (await putInPlace(draft, home.cluster)) return
  }
  await Promise.all([draft, passwordFile].map(path => rm(path, { recursive: true, force: true })))
  if (exists(home)) return
  if (code === 0)
    throw new Trouble(`${home.cluster} holds something that is not a database`, 'move it away')
  throw new Trouble(`PostgreSQL could not prepare its files in ${home.folder}`, 'see its log')
}

/** Removes what interrupted starts left beside the database. */
export async function sweep(home: Home) {
  const drafts = (await readdir(home.folder)).filter(name => /^postgres.*\.new-/.test(name))
  for (const draft of drafts.map(name => join(home.folder, name))) {
    const age = Date.now() - ((await stat(draft).catch(() => undefined))?.mtimeMs ?? Date.now())
    if (age > DRAFT_LIFE_MS) await rm(draft, { recursive: true, force: true })
  }
}

/**
 * Listens on a socket for the database's user alone, or by TCP on 127.0.0.1; at the address of
 * `lost`, a server that ended, since open connection pools know that one.
 */
export async function launch(home: Home, bin: string, tcp: boolean, lost?: Postmaster) {
  const size = logSize(home)
  const place = lost && !tcp ? placeOf(lost, home) : socketFits(home) ? '.' : SOCKET_FOLDER
  if (await startListening(home, bin, tcp, place, lost)) return
  if (lost)
    throw new Trouble(`PostgreSQL could not start in ${home.cluster}`, `see ${home.logFile}`)
  // A port may be taken in the meantime, and not every file system holds sockets.
  const again = /could not create any/.test(logSince(home, size))
  if (again && (await startListening(home, bin, tcp, SOCKET_FOLDER))) return
  throw new Trouble(`PostgreSQL could not start in ${home.cluster}`, `see ${home.logFile}`)
}

function placeOf({ host }: Postmaster, home: Home) {
  return host === home.cluster ? '.' : host
}

async function startListening(
  home: Home,
  bin: string,
  tcp: boolean,
  place: string,
  lost?: Postmaster,
) {
  const socket = tcp ? '' : await socketFolder(home, place)
  const listen = tcp
    ? `-c listen_addresses=127.0.0.1 -p ${lost?.port ?? (await freePort())}`
    : '-c listen_addresses='
  const settings = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`)
  const options = [
    listen,
    `-c unix_socket_directories=${socket}`,
    ...settings,
    `-c cluster_name=${await clusterName(home)}`,
  ].join(' ')
  const code = await run(
    home,
    join(bin, 'pg_ctl'),
    ['start', '--silent', '--timeout=120', '-o', options],
    {
      PGDATA: home.cluster,
    },
  )
  if (code !== 0) await removeSocketFolder(socket)
  return code === 0
}

/** Stops the server gently; if connections hold it up for long, at once: its log repairs it at the next start. */
export async function halt(home: Home, bin: string, { host }: Postmaster) {
  const stop = (mode: string, seconds: number) =>
    run(home, join(bin, 'pg_ctl'), ['stop', '--silent', `--mode=${mode}`, `--timeout=${seconds}`], {
      PGDATA: home.cluster,
    })
  const code = (await stop('fast', 30)) && (await stop('immediate', 10))
  await removeSocketFolder(host)
  if (code !== 0 && existsSync(join(home.cluster, 'postmaster.pid')))
    throw new Error(`The embedded database in ${home.cluster} did not stop; see ${home.logFile}.`)
}
