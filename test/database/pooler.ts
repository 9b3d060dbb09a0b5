import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../e2e/shop.ts'
import type { Connection } from './database.ts'
import { userOf } from './older-postgres.ts'

const program = '/usr/sbin/pgbouncer'

/** Debian's PgBouncer, where it is installed, between the tests and their PostgreSQL. */
export const pooler = {
  isThere: existsSync(program),
  async start(folder: string, mode: 'session' | 'transaction', behind: Connection) {
    const { host, port, user, database, password = '' } = behind
    const own = await freePort()
    const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
    await writeFile(users, `"${user}" "${password}"\n`)
    await writeFile(
      settings,
      `[databases]\n${database} = host=${host} port=${port}\n[pgbouncer]\npool_mode = ${mode}\nlisten_addr = 127.0.0.1\nlisten_port = ${own}\nunix_socket_dir =\nauth_type = trust\nauth_file = ${users}\n`,
    )
    // It does not run as root.
    const who = process.getuid?.() === 0 ? userOf('postgres') : null
    if (who) for (const file of [folder, settings, users]) await chown(file, who.uid, who.gid)
    const child = spawn(program, [settings], { ...who, stdio: 'ignore' })
    const ended = once(child, 'exit')
    while (!(await answers(own))) {
      if (child.exitCode !== null) throw new Error('PgBouncer did not start')
      await pause(20)
    }
    return {
      connectionString: `postgresql://${user}@127.0.0.1:${own}/${database}`,
      async stop() {
        child.kill('SIGKILL')
        await ended
      },
    }
  },
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
