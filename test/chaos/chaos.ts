import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { addCoupon } from '#server/db/coupon/coupons.ts'
import { openDatabase } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { asksNothing, signUpGift } from '#shop/coupon/gift.ts'
import { freePort } from '../e2e/shop.ts'
import { type Chance, chanceOf } from './chance.ts'
import { atTheDesk, invitedTo, keepGivingBack } from './colleague.ts'
import { keepWorking, makeDayAtHand } from './crew.ts'
import { accountFor, type Done, type Reckoning } from './reckoning.ts'
import { couponCode, keepShopping, type Promises, type Shopper } from './shopper.ts'

type Chaos = {
  /** How often the app is killed, and how often the database with it; as often the database is killed alone. */
  readonly kills: number
  readonly databaseKills: number
  readonly shoppers: number
  /** The seed of all random choices; how the processes interleave is not seeded. */
  readonly seed: number
  readonly say: (line: string) => void
}

/**
 * Shoppers order and pay, a colleague of customer care gives money back, and a crew cooks, packs and brings, while the app, and sometimes its database, is killed with SIGKILL at
 * random moments and started again. Then everything that is due is done, with the clock put
 * forward, and the books are looked through.
 */
export async function chaos(options: Chaos): Promise<Reckoning> {
  const { kills, databaseKills, shoppers, seed, say } = options
  const chance = chanceOf(seed)
  say(`Seed ${seed}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'gastra-chaos-'))
  // PostgreSQL runs as an unprivileged user where this runs as root: let it in.
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const url = () => `http://127.0.0.1:${port}`
  const promises = noPromises()
  let app = await start(dataDir, port)
  try {
    let isOver = false
    await makeScarce(dataDir)
    const token = await invitedTo(dataDir)
    const crewToken = await invitedTo(dataDir, ['manager', 'driver'])
    const { broken } = promises
    const from = { url, chance: chanceOf(seed), isOver: () => isOver, broken }
    const colleague = await atTheDesk(token, from)
    const crew = await atTheDesk(crewToken, from)
    const people = await Promise.all(
      Array.from({ length: shoppers }, (_, index) =>
        signedUp(url, index, chanceOf(seed + index + 1), () => isOver),
      ),
    )
    const shopping = Promise.all(people.map(person => keepShopping(person, promises)))
    const givingBack = keepGivingBack(colleague, promises)
    const working = keepWorking(crew)
    // One who gives up is heard after the last kill: here it would end this process and leave the shop behind.
    for (const busy of [shopping, givingBack, working]) busy.catch(() => {})
    const every = Math.ceil(kills / Math.max(databaseKills, 1))
    const starts: number[] = []
    const backs: number[] = []
    for (let kill = 1; kill <= kills; kill++) {
      await pause(50 + chance() * 700)
      if (databaseKills > 0 && kill % every === 1) backs.push(await loseDatabase(dataDir, url()))
      if (databaseKills > 0 && kill % every === 0) await killDatabase(dataDir)
      app.kill('SIGKILL')
      await once(app, 'exit')
      const began = performance.now()
      app = await start(dataDir, port)
      starts.push(Math.round(performance.now() - began))
      if (kill % 10 === 0) say(`${kill} kills, ${promises.placed.size} orders placed`)
    }
    say(`Open again after ${Math.min(...starts)} to ${Math.max(...starts)} ms`)
    if (backs.length > 0) say(`A killed database was back after ${backs.join(', ')} ms`)
    isOver = true
    await shopping
    const acts = await givingBack
    const work = await working
    say(
      `${promises.placed.size} orders acknowledged, ${promises.refused} carts left, ${acts.size} times money given back, ${work.size} steps of cooking, packing and bringing`,
    )
    app.kill('SIGTERM')
    await once(app, 'exit')
    return await reckon(dataDir, promises, { acts, work })
  } finally {
    app.kill('SIGKILL')
    await killDatabase(dataDir)
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

export function noPromises(): Promises {
  return {
    placed: new Set(),
    opened: new Set(),
    charged: new Set(),
    broken: new Set(),
    refused: 0,
    again: 0,
  }
}

/** Few portions, places and uses of a coupon, so that the last shoppers find them sold out. */
export async function makeScarce(dataDir: string): Promise<void> {
  const postgres = await startEmbedded({ dataDir, log: () => {} })
  const db = openDatabase(postgres.connection, () => {})
  const plain = { ...signUpGift('chaos', couponCode, ''), ...asksNothing }
  try {
    await addCoupon(db, { ...plain, campaign: 'chaos', uses: 10 }, new Date())
    await makeDayAtHand(db, dataDir)
    await db.query('update kitchen_limit set deliveries_per_window = 40, portions_per_meal = 30')
  } finally {
    await db.end()
    await postgres.stop()
  }
}

export async function reckon(dataDir: string, promises: Promises, done: Done): Promise<Reckoning> {
  const postgres = await startEmbedded({ dataDir, log: () => {} })
  const db: Pool = openDatabase(postgres.connection, () => {})
  try {
    return await accountFor(db, dataDir, promises, done)
  } finally {
    await db.end()
    await postgres.stop()
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function start(
  dataDir: string,
  port: number,
  databaseUrl = '',
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['test/chaos/app.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
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

/** Kills the database alone; the living app starts it again. Answers after how many milliseconds. */
async function loseDatabase(dataDir: string, url: string): Promise<number> {
  const began = performance.now()
  const killed = await postmasterIn(dataDir)
  await killDatabase(dataDir)
  for (const patience = 60_000; performance.now() - began < patience; await pause(50)) {
    const { status } = await fetch(`${url}/health/ready`).catch(() => ({ status: 0 }))
    if (status === 200 && (await postmasterIn(dataDir)) !== killed)
      return Math.round(performance.now() - began)
  }
  throw new Error('the app did not start its killed database again')
}

/** Kills the postmaster first, so that it cannot tidy up after its children. */
async function killDatabase(dataDir: string): Promise<void> {
  const pid = await postmasterIn(dataDir)
  if (pid > 1) process.kill(pid, 'SIGKILL')
}

/** 0: there is none. */
async function postmasterIn(dataDir: string): Promise<number> {
  const files = await readdir(dataDir, { recursive: true }).catch(() => [])
  const file = files.find(name => name.endsWith('postmaster.pid'))
  const text = file ? await readFile(join(dataDir, file), 'utf8').catch(() => '') : ''
  return Number(text.split('\n')[0])
}

export async function signedUp(
  url: () => string,
  index: number,
  chance: Chance,
  isOver: () => boolean,
): Promise<Shopper> {
  const name = `Shopper ${index}`
  const password = 'chaos-2026'
  const body = { name, username: `shopper${index}@example.gr`, password, verify: password }
  const response = await fetch(
    `${url()}/api/content/v1/account/demo/repository/shop/hook/call/auth-register-email/1?apiKey=demo&business=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  const { code, data } = (await response.json()) as { code: string; data: { token: string } }
  if (code !== 'ok') throw new Error(`${name} could not sign up: ${code}`)
  return { name, token: data.token, phone: String(6944000000 + index), url, chance, isOver }
}
