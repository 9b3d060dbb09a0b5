import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, realpath, rm } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import type { Home } from './home.ts'

/** How to reach a running server, by its postmaster.pid. */
export type Postmaster = { pid: number; host: string; port: number; password?: string }

export const PASSWORD_FILE = 'gastra.password'

export async function postmasterOf(home: Home): Promise<Postmaster | undefined> {
  const text = await readFile(join(home.cluster, 'postmaster.pid'), 'utf8').catch(unlessMissing)
  const [pid, , , port, socket, address] = (text ?? '').split('\n')
  if (!pid || !port) return undefined
  if (socket)
    return { pid: Number(pid), host: socket === '.' ? home.cluster : socket, port: Number(port) }
  const password = await readFile(join(home.cluster, PASSWORD_FILE), 'utf8')
  return { pid: Number(pid), host: address || '127.0.0.1', port: Number(port), password }
}

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

/** Whether the process of a postmaster.pid is this database's server: after a crash another may have its number. */
export async function isAlive({ pid }: Postmaster, home: Home) {
  return commandOf(pid).includes(platform() === 'win32' ? 'postgres.exe' : await clusterName(home))
}

function commandOf(pid: number) {
  if (platform() === 'win32')
    return spawnSync('tasklist', ['/FI', `PID eq ${pid}`], { encoding: 'utf8' }).stdout ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return (
      spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ??
      ''
    )
  }
}

export async function clusterName(home: Home) {
  return `gastra-${createHash('sha256')
    .update(await realpath(home.cluster))
    .digest('hex')
    .slice(0, 12)}`
}

/** PostgreSQL would take any live process of that number for its own; its memory lock still guards the data. */
export async function removeStaleLocks(home: Home, stale: Postmaster) {
  if ((await postmasterOf(home))?.pid !== stale.pid) return
  await rm(join(home.cluster, 'postmaster.pid'), { force: true })
  await rm(join(home.cluster, '.s.PGSQL.5432.lock'), { force: true })
}
