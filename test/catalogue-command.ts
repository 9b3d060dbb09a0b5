import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Pool } from 'pg'

/** Runs `npm run catalogue` on the database of a door, without a terminal; answers what it said. */
export async function catalogueCommand(
  { options: { host, port, user, database, password } }: Pool,
  dataDir: string,
  args: readonly string[],
): Promise<{ code: number | null; says: string }> {
  const url = new URL(`postgresql://shop/${database}`)
  url.username = String(user)
  url.password = String(password ?? '')
  url.searchParams.set('host', String(host))
  url.searchParams.set('port', String(port))
  const child = spawn(process.execPath, ['server/commands/catalogue-command.ts', ...args], {
    env: { ...process.env, DATABASE_URL: url.href, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [says, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ] as const)
  return { code, says: `${says}${errors}` }
}
