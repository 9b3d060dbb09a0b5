import type { Pool, PoolClient } from 'pg'
import type { Db } from './database.ts'

/** Milliseconds after which a run loses its lock: it hangs, or its computer was put to sleep. */
const longestRun = 15 * 60_000

/**
 * Runs a job unless another process is running it, and notes when it did. The lock ends with its
 * connection, so a killed process releases it, and after a quarter of an hour without a word a
 * hanging one too. false: another process runs it. Several names are locked together on one connection.
 */
export async function alone(
  db: Pool,
  name: string | readonly string[],
  run: () => Promise<void>,
  longest = longestRun,
): Promise<boolean> {
  const names = [name].flat()
  const locked: string[] = []
  const client = await db.connect()
  let broken: Error | undefined
  const breaks = (error: Error) => {
    broken = error
  }
  client.on('error', breaks)
  try {
    try {
      for (const one of names) {
        if (!(await lock(client, one, longest))) return false
        locked.push(one)
      }
      await run()
      // On the lock's own connection: jobs that wait for a second one, all at once, would wait for each other.
      for (const one of names) await noteRun(broken ? db : client, one)
    } finally {
      // If a lock cannot be released, closing the connection releases it.
      for (const one of locked) await unlock(client, one).catch(breaks)
    }
    return true
  } finally {
    client.off('error', breaks)
    client.release(broken)
  }
}

async function lock(client: PoolClient, name: string, longest: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>({
    name: 'job-lock',
    text: `select pg_try_advisory_lock(hashtext('gastra job ' || $1)) as locked,
        set_config('idle_session_timeout', $2, false)`,
    values: [name, String(longest)],
  })
  if (rows[0]?.locked) return true
  await client.query('reset idle_session_timeout')
  return false
}

async function unlock(client: PoolClient, name: string): Promise<void> {
  await client.query(
    `select pg_advisory_unlock(hashtext('gastra job ' || $1)), set_config('idle_session_timeout', '0', false)`,
    [name],
  )
}

/** Written at most twice a minute, by the database's own clock, also after that was put back. */
async function noteRun(db: Db, name: string): Promise<void> {
  await db.query({
    name: 'job-run-note',
    text: `insert into job_run (name, ran_at) values ($1, now())
      on conflict (name) do update set ran_at = now()
        where job_run.ran_at not between now() - interval '30 seconds' and now()`,
    values: [name],
  })
}

/** Jobs that no process has run for so many minutes; a job that never ran is not among them. */
export async function lateJobs(
  db: Pool,
  minutes: Readonly<Record<string, number>>,
): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>({
    name: 'job-run-late',
    text: `select r.name from job_run r join jsonb_each_text($1) late on late.key = r.name
      where r.ran_at < now() - late.value::integer * interval '1 minute' order by r.name`,
    values: [JSON.stringify(minutes)],
  })
  return rows.map(({ name }) => name)
}
