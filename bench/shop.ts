import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { EmbeddedPostgres } from '#server/db/embedded.ts'

export type BenchedShop = { url: string; stop(): Promise<void> }

const root = fileURLToPath(new URL('..', import.meta.url))

/** The shop as people run it, in a process of its own. */
export async function startShop(postgres: EmbeddedPostgres, dataDir: string): Promise<BenchedShop> {
  const port = await freePort()
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(child)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function ready(child: ChildProcess): Promise<void> {
  let said = ''
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk
    if (said.includes('is open at')) break
  }
  child.stdout?.resume()
  if (!said.includes('is open at')) throw new Error(`the shop did not open:\n${said}`)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  return address.port
}
