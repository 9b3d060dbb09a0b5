import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { freePort } from '../e2e/shop.ts'
import { accountFor, type Reckoning } from './reckoning.ts'
import { type Ending, keepShopping, type Promises, type Shopper } from './shopper.ts'

export type Chaos = {
  /** How often the app is killed, and how often the database with it. */
  readonly kills: number
  readonly databaseKills: number
  readonly shoppers: number
  readonly say: (line: string) => void
}

/**
 * Shoppers order and pay while the app, and sometimes its database, is killed with SIGKILL at
 * random moments and started again. Then everything that is due is done, with the clock put
 * forward, and the books are looked through.
 */
export async function chaos({ kills, databaseKills, shoppers, say }: Chaos): Promise<Reckoning> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gastra-chaos-'))
  // PostgreSQL runs as an unprivileged user where this runs as root: let it in.
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const url = () => `http://127.0.0.1:${port}`
  const promises: Promises = { placed: new Set(), opened: new Set(), charged: new Set(), again: 0 }
  let app = await start(dataDir, port)
  try {
    const people = await Promise.all(
      Array.from({ length: shoppers }, (_, index) => signedUp(url, index)),
    )
    let isOver = false
    const shopping = Promise.all(
      people.map(person => keepShopping(person, promises, someEnding, () => isOver)),
    )
    for (let kill = 1; kill <= kills; kill++) {
      await pause(50 + Math.random() * 700)
      const withDatabase = kill % Math.ceil(kills / Math.max(databaseKills, 1)) === 0
      if (databaseKills > 0 && withDatabase) await killDatabase(dataDir)
      app.kill('SIGKILL')
      await once(app, 'exit')
      app = await start(dataDir, port)
      if (kill % 10 === 0) say(`${kill} kills, ${promises.placed.size} orders placed`)
    }
    isOver = true
    await shopping
    app.kill('SIGTERM')
    await once(app, 'exit')
    return await reckon(dataDir, promises)
  } finally {
    app.kill('SIGKILL')
    await killDatabase(dataDir)
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function reckon(dataDir: string, promises: Promises): Promise<Reckoning> {
  const postgres = await startEmbedded({ dataDir, log: () => {} })
  const db: Pool = openDatabase(postgres.connection, () => {})
  try {
    return await accountFor(db, dataDir, promises)
  } finally {
    await db.end()
    await postgres.stop()
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

async function start(dataDir: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['test/chaos/app.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk
    if (said.includes('open')) break
  }
  child.stdout?.resume()
  if (!said.includes('open')) throw new Error(`the app did not start:\n${said}`)
  return child
}

/** The postmaster first, so that nothing tidies up after it. */
async function killDatabase(dataDir: string): Promise<void> {
  for (const file of await readdir(dataDir, { recursive: true }).catch(() => [])) {
    if (!file.endsWith('postmaster.pid')) continue
    const [pid] = (await readFile(join(dataDir, file), 'utf8')).split('\n')
    if (Number(pid) > 1) process.kill(Number(pid), 'SIGKILL')
  }
}

async function signedUp(url: () => string, index: number): Promise<Shopper> {
  const name = `Shopper ${index}`
  const password = 'chaos-2026'
  const body = { name, username: `shopper${index}@example.gr`, password, verify: password }
  const response = await fetch(
    `${url()}/api/content/v1/account/demo/repository/shop/hook/call/auth-register-email/1?apiKey=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  const { code, data } = (await response.json()) as { code: string; data: { token: string } }
  if (code !== 'ok') throw new Error(`${name} could not sign up: ${code}`)
  return { name, token: data.token, url }
}

const endings: readonly Ending[] = ['approve', 'approve', 'approve', 'late', 'decline', 'abandon']

function someEnding(): Ending {
  return endings[Math.floor(Math.random() * endings.length)] as Ending
}
