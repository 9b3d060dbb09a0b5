import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Connection } from './orders.ts'

/** Runs a script of pgbench; transactions a second. */
export async function runPgbench(
  connection: Connection,
  run: { connections: number; seconds: number; file: string; more?: readonly string[] },
): Promise<number> {
  const pgbench = await findPgbench()
  if (!pgbench) throw new Error('pgbench was not found: install the PostgreSQL client programs')
  const { stdout } = await promisify(execFile)(
    pgbench,
    ['-n', '-c', String(run.connections), '-j', '2', '-T', String(run.seconds)]
      .concat(run.more ?? [], ['-f', run.file, '-h', connection.host])
      .concat(['-p', String(connection.port), '-U', connection.user, connection.database]),
    { env: { ...process.env, PGPASSWORD: connection.password ?? '' } },
  )
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!found) throw new Error(`pgbench said nothing of its speed:\n${stdout}`)
  return Number(found)
}

async function findPgbench(): Promise<string | null> {
  const folders = (process.env.PATH ?? '').split(':')
  for (const version of await readdir('/usr/lib/postgresql').catch(() => []))
    folders.push(`/usr/lib/postgresql/${version}/bin`)
  return folders.map(folder => join(folder, 'pgbench')).find(file => existsSync(file)) ?? null
}
