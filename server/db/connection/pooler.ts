import pg from 'pg'
import { whyUnreached } from './unreached.ts'

const rounds = 3

/**
 * Throws where a pooler in transaction mode is in between, which gives one session of the database to
 * many connections: a kept statement, a job's lock or a setting (such as read-only) of one connection
 * would hold for the next one, too. Throws by the setting’s name where no database is reached.
 */
export async function refuseSharedSessions(connection: pg.ClientConfig): Promise<void> {
  // Neither changes a setting: a session that is shared would keep it.
  const [one, other] = [new pg.Client(connection), new pg.Client(connection)]
  // One that breaks says so to the next statement.
  for (const client of [one, other]) client.on('error', () => {})
  try {
    await Promise.all([one.connect(), other.connect()]).catch(error => {
      throw new Error(`DATABASE_URL leads to no database: ${whyUnreached(error, one)}.`, {
        cause: error,
      })
    })
    if (!(await sharesSessions(one, other))) return
  } finally {
    await Promise.all([one, other].map(client => client.end().catch(() => {})))
  }
  throw new Error(
    'DATABASE_URL leads to a pooler in transaction mode, and the shop needs sessions of its own. Put the pooler in session mode, or name PostgreSQL itself: docs/running.md, Behind a pooler.',
  )
}

type Line = { query(sql: string): Promise<{ rows: { pid?: number }[] }> }

/** Whether two connections were given the same session, or one was given two. */
export async function sharesSessions(one: Line, other: Line): Promise<boolean> {
  // More than one, since others may use the same pooler meanwhile.
  for (let round = 0; round < rounds; round++) {
    const before = await sessionOf(one)
    await other.query('begin')
    const held = await sessionOf(other)
    const after = await sessionOf(one)
    await other.query('rollback')
    if (held === before || after !== before) return true
  }
  return false
}

async function sessionOf(line: Line): Promise<number | undefined> {
  const { rows } = await line.query('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
