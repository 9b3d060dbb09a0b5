import type { Pool } from 'pg'

/**
 * Runs a job unless another process is running it. The lock ends with its connection, so a killed
 * process releases it. false: another process runs it.
 */
export async function alone(db: Pool, name: string, run: () => Promise<void>): Promise<boolean> {
  const client = await db.connect()
  let broken: Error | undefined
  const breaks = (error: Error) => {
    broken = error
  }
  client.on('error', breaks)
  try {
    const { rows } = await client.query<{ locked: boolean }>({
      name: 'job-lock',
      text: `select pg_try_advisory_lock(hashtext('gastra job ' || $1)) as locked`,
      values: [name],
    })
    if (!rows[0]?.locked) return false
    try {
      await run()
    } finally {
      // If the lock cannot be released, closing the connection releases it.
      await client
        .query(`select pg_advisory_unlock(hashtext('gastra job ' || $1))`, [name])
        .catch(breaks)
    }
    return true
  } finally {
    client.off('error', breaks)
    client.release(broken)
  }
}
