import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

type Older = {
  readonly connection: { host: string; port: number; user: string; database: string }
  stop(): Promise<void>
}

const bin = '/usr/lib/postgresql/15/bin'

/** Debian's PostgreSQL 15, where it is installed, on a socket in a folder of the test. */
export const olderPostgres = {
  isThere: existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')),
  async start(folder: string): Promise<Older> {
    const who = process.getuid?.() === 0 ? userOf('postgres') : null
    await mkdir(folder)
    if (who) await chown(folder, who.uid, who.gid)
    const run = (program: string, ...given: string[]) =>
      execFileSync(join(bin, program), ['-D', join(folder, 'data'), ...given], {
        ...who,
        cwd: folder,
        stdio: 'ignore',
      })
    run('initdb', '-U', 'gastra', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
    const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`
    run('pg_ctl', 'start', '-w', '-o', options, '-l', join(folder, 'log'))
    return {
      connection: { host: folder, port: 5432, user: 'gastra', database: 'postgres' },
      async stop() {
        run('pg_ctl', 'stop', '-w', '-m', 'immediate')
      },
    }
  },
}

export function userOf(name: string): { uid: number; gid: number } {
  const number = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}
