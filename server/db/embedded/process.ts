import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { platform } from 'node:os'
import type { Home } from './home.ts'

/** Runs a program of PostgreSQL as the database's user, with its output in the log file; answers its exit code. */
export function run(
  home: Home,
  program: string,
  args: string[] = [],
  env: Record<string, string> = {},
) {
  return new Promise<number>((resolve, reject) => {
    const log = openSync(home.logFile, 'a', 0o600)
    const child = spawn(program, args, {
      cwd: home.folder,
      env: { ...cleanEnvironment(), ...env },
      stdio: ['ignore', log, log],
      // Ctrl-C in the terminal is for the shop, which stops the database after its own work.
      detached: platform() !== 'win32',
      windowsHide: true,
      ...(home.user && { uid: home.user.uid, gid: home.user.gid }),
    })
    closeSync(log)
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
}

// Neither the shop's secrets nor a stray PGDATA or LD_LIBRARY_PATH reach the database.
function cleanEnvironment() {
  const names = ['PATH', 'SystemRoot', 'TEMP', 'ICU_DATA']
  const env = Object.fromEntries(
    names.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  return { ...env, LC_ALL: 'C' }
}

export function logSize(home: Home) {
  return statSync(home.logFile).size
}

export function logSince(home: Home, size: number) {
  const text = readFileSync(home.logFile).subarray(size).toString()
  return text.trimEnd().split('\n').slice(-8).join('\n')
}
