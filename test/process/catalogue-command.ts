import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Pool } from 'pg'

type Started = { readonly child: ChildProcess; readonly ended: Promise<[number | null]> }

/** Starts `npm run catalogue` on the database of a door, without a terminal. */
export function startCatalogueCommand(
  { options: { host, port, user, database, password } }: Pool,
  dataDir: string,
  args: readonly string[],
): Started {
  const url = new URL(`postgresql://shop/${database}`)
  url.username = String(user)
  url.password = String(password ?? '')
  url.searchParams.set('host', String(host))
  url.searchParams.set('port', String(port))
  const child = spawn(process.execPath, ['server/commands/catalogue-command.ts', ...args], {
    env: { ...process.env, DATABASE_URL: url.href, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, ended: once(child, 'exit') as Promise<[number | null]> }
}

/** Runs it to its end; `says` is what it printed, errors behind the rest. */
export async function catalogueCommand(
  db: Pool,
  dataDir: string,
  args: readonly string[],
): Promise<{ code: number | null; out: string; errors: string; says: string }> {
  const { child, ended } = startCatalogueCommand(db, dataDir, args)
  const read = async (stream: Readable | null) => (stream ? text(stream) : '')
  const [out, errors, [code]] = await Promise.all([read(child.stdout), read(child.stderr), ended])
  return { code, out, errors, says: `${out}${errors}` }
}
