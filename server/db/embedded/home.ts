import { createHash } from 'node:crypto'
import {
  appendFile,
  chmod,
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  open,
  rename,
  stat,
  truncate,
} from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { errorCode } from '../../error-code.ts'
import { Trouble } from './trouble.ts'
import { canEnter, SYSTEM_FOLDER, type User, unprivilegedUser } from './user.ts'

/** Where the database is kept, and the user it runs as, if that is another than ours. */
export type Home = { folder: string; cluster: string; logFile: string; user?: User }
/** Bytes. */
export const LOG_LIMIT = 10_000_000

/** Home is `dataDir`. PostgreSQL refuses root: there home is a folder that an unprivileged user can enter. */
export async function findHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  const home = process.getuid?.() === 0 ? await homeUnderRoot(folder) : homeIn(folder)
  if (home.folder !== folder)
    log(
      `The database is kept in ${home.folder}: PostgreSQL's unprivileged user cannot enter ${folder}`,
    )
  await openLog(home)
  return home
}

function homeIn(folder: string, user?: User): Home {
  return { folder, cluster: join(folder, 'postgres'), logFile: join(folder, 'postgres.log'), user }
}

async function homeUnderRoot(folder: string) {
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 8)
  const elsewhere = join(SYSTEM_FOLDER, `${basename(dirname(folder))}-${digest}`)
  // A database that exists already stays where it is.
  for (const place of [folder, elsewhere]) {
    const cluster = await stat(join(place, 'postgres', 'PG_VERSION')).catch(() => undefined)
    if (!cluster) continue
    const user =
      cluster.uid === 0
        ? unprivilegedUser()
        : { name: `user ${cluster.uid}`, uid: cluster.uid, gid: cluster.gid }
    if (canEnter(user, place)) return homeIn(place, user)
    throw new Trouble(
      `${user.name}, who owns the database in ${place}, cannot enter that folder`,
      'allow it',
    )
  }
  const user = unprivilegedUser()
  if (canEnter(user, folder)) return homeIn(folder, user)
  for (const place of [SYSTEM_FOLDER, elsewhere]) {
    await mkdir(place, { recursive: true })
    await chmod(place, 0o755)
  }
  return homeIn(elsewhere, user)
}

async function openLog(home: Home) {
  await appendFile(home.logFile, '', { mode: 0o600 })
  await turnLogOver(home)
  await giveTo(home, home.logFile)
}

/**
 * Keeps the log below its limit, and as much of what it said before in a file beside it. PostgreSQL
 * has the log open and only appends, so the file is copied and emptied, not renamed.
 */
export async function turnLogOver({ logFile }: Home) {
  if ((await stat(logFile)).size <= LOG_LIMIT) return
  await copyFile(logFile, `${logFile}.old`)
  await truncate(logFile)
}

/** A private folder beside its final place: one rename makes it final, so half of it is never used. */
export async function draftOf(path: string, home: Home) {
  const draft = await mkdtemp(`${path}.new-`)
  await giveTo(home, draft)
  return draft
}

export async function giveTo(home: Home, path: string) {
  if (home.user) await chown(path, home.user.uid, home.user.gid)
}

/** Answers false if another process was faster. */
export async function putInPlace(draft: string, path: string) {
  try {
    await rename(draft, path)
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errorCode(error) ?? '')) return false
    throw error
  }
  // Windows opens no folders.
  const folder = await open(dirname(path)).catch(() => undefined)
  await folder?.sync().finally(() => folder.close())
  return true
}
