import type { Pool } from 'pg'
import { size } from '../backup/progress.ts'
import type { Config } from '../config/config.ts'
import { latestBackup } from '../db/backup/backups.ts'
import { count } from '../db/counted.ts'
import { readDatabaseState } from '../db/database-state.ts'
import { lateJobs } from '../db/job-locks.ts'
import { readApplied } from '../db/migrating/applied-migrations.ts'
import { readMigrations } from '../db/migrating/migration-files.ts'
import { lateMinutes } from '../jobs/jobs.ts'
import { type CheckResult, examined, type Finding } from './finding.ts'

/** Milliseconds between two clocks from which on orders may close early or late. */
const apart = { noticed: 2000, tooFar: 60_000 }
const day = 86_400_000
/** Days after which the latest backup is old, and after which losing it would hurt. */
const backupDays = { old: 1.5, tooOld: 7 }

/** Whether the database takes orders, whether it is this program's, its clock, its jobs, its backups. */
export async function examineDatabase(
  db: Pool,
  { databaseUrl, production }: Pick<Config, 'databaseUrl' | 'production'>,
  now: () => number = Date.now,
): Promise<Finding[]> {
  const made = await examined('tables', () => tables(db))
  const areWhole = made.state === 'fine'
  return [
    await examined('database', () => answers(db), 'DATABASE_URL names it; its own log says more'),
    made,
    await examined('clock', () => clock(db, now)),
    await examined('jobs', () => jobs(db)),
    ...(areWhole ? [await examined('backup', () => backup(db, now()))] : []),
    ...(production && !databaseUrl ? [embedded] : []),
  ]
}

const embedded: Finding = {
  ...{ about: 'database', state: 'look', says: 'it is the embedded one, which is for trying' },
  todo: 'give a shop that takes money a PostgreSQL of its own: DATABASE_URL, docs/running.md',
}

async function answers(db: Pool): Promise<CheckResult> {
  const { version, isStandby, bytes } = await readDatabaseState(db)
  if (isStandby) throw new Error('it is a standby, which only reads')
  const begun = performance.now()
  await count(db, [{ what: 'doctor', by: 1, milliseconds: 1000 }])
  const took = Math.ceil(performance.now() - begun)
  const name = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`
  return { state: 'fine', says: `${name}, ${size(bytes)}, takes a row in ${took} ms` }
}

async function tables(db: Pool): Promise<CheckResult> {
  const applied = new Set((await readApplied(db)).map(({ name }) => name))
  const files = await readMigrations()
  const lacking = files.filter(({ name }) => !applied.has(name)).length
  const more = applied.size + lacking - files.length
  if (more > 0)
    return {
      state: 'wrong',
      says: `${more} of its migrations are of a newer program`,
      todo: 'run the newer program: this one does not start on them',
    }
  if (lacking === 0) return { state: 'fine', says: `all ${files.length} migrations` }
  const says = `${lacking} of ${files.length} migrations are still to come`
  return { state: 'look', says, todo: 'the next start applies them' }
}

async function clock(db: Pool, own: () => number): Promise<CheckResult> {
  const before = own()
  const { now } = await readDatabaseState(db)
  const off = now - (before + own()) / 2
  const seconds = (Math.abs(off) / 1000).toFixed(1)
  if (Math.abs(off) < apart.noticed)
    return { state: 'fine', says: `that of the database is ${seconds} s away` }
  return {
    state: Math.abs(off) < apart.tooFar ? 'look' : 'wrong',
    says: `that of the database is ${seconds} s ${off > 0 ? 'ahead' : 'behind'}`,
    todo: 'let both machines follow a time server (chrony): days and windows close by the clock',
  }
}

async function jobs(db: Pool): Promise<CheckResult> {
  const late = await lateJobs(db, lateMinutes)
  if (late.length === 0) return { state: 'fine', says: 'none is late' }
  return {
    state: 'look',
    says: `not run for some time: ${late.join(', ')}`,
    todo: 'they run while a shop is open that has not JOBS=off; its log says what holds them up',
  }
}

async function backup(db: Pool, now: number): Promise<CheckResult> {
  const todo = 'npm run backup -- FILE, each night, and keep the files on another machine'
  const latest = await latestBackup(db)
  if (!latest) return { state: 'look', says: 'npm run backup was never run here', todo }
  const { madeAt, bytes } = latest
  const age = (now - madeAt.getTime()) / day
  const says = `${madeAt.toISOString().slice(0, 16)}Z, ${size(bytes)}`
  if (age < backupDays.old) return { state: 'fine', says }
  return { state: age < backupDays.tooOld ? 'look' : 'wrong', says, todo }
}
