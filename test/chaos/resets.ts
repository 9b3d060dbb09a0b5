import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { freePort } from '../e2e/shop.ts'
import { lineThatBreaks } from './broken-line.ts'
import { chanceOf } from './chance.ts'
import { makeScarce, noPromises, reckon, signedUp, start } from './chaos.ts'
import { atTheDesk, invitedTo, keepGivingBack } from './colleague.ts'
import type { Reckoning } from './reckoning.ts'
import { keepShopping } from './shopper.ts'

type Resets = {
  readonly seconds: number
  readonly shoppers: number
  readonly seed: number
  readonly say: (line: string) => void
}

/** One piece in so many is the last of its connection: an order takes some hundred. */
const oneIn = 150

/**
 * Shoppers order and pay, and a colleague gives money back, while the connections of the shop to its database are
 * reset at random. The shop stays up, and answers rightly or that it is away. Then the line holds again, and
 * the books are looked through.
 */
export async function resets({ seconds, shoppers, seed, say }: Resets): Promise<Reckoning> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gastra-resets-'))
  // PostgreSQL runs as an unprivileged user where this runs as root: let it in.
  await chmod(dataDir, 0o755)
  const postgres = await startEmbedded({ dataDir, log: () => {} })
  const { user, database } = postgres.connection
  const line = await lineThatBreaks(postgres.connection, chanceOf(seed))
  const port = await freePort()
  const url = () => `http://127.0.0.1:${port}`
  const promises = noPromises()
  const { broken } = promises
  const app = await start(dataDir, port, `postgresql://${user}@127.0.0.1:${line.port}/${database}`)
  try {
    await makeScarce(dataDir)
    let isOver = false
    const until = () => isOver
    const token = await invitedTo(dataDir)
    const from = { url, chance: chanceOf(seed), isOver: until, broken }
    const colleague = await atTheDesk(token, from)
    const people = await Promise.all(
      Array.from({ length: shoppers }, (_, each) =>
        signedUp(url, each, chanceOf(seed + each + 1), until),
      ),
    )
    line.breakAt(1 / oneIn)
    const shopping = Promise.all(people.map(person => keepShopping(person, promises)))
    const givingBack = keepGivingBack(colleague, promises)
    for (const busy of [shopping, givingBack]) busy.catch(() => {})
    await pause(seconds * 1000)
    line.breakAt(0)
    isOver = true
    await shopping
    const acts = await givingBack
    const { status } = await fetch(`${url()}/health/ready`)
    const ended = app.exitCode !== null || status !== 200 ? ['the shop did not stay up'] : []
    const { placed, again } = promises
    say(
      `${line.resets} resets, ${placed.size} orders, ${acts.size} acts, ${again} calls made again`,
    )
    app.kill('SIGTERM')
    await once(app, 'exit')
    const reckoning = await reckon(dataDir, promises, { acts })
    return { ...reckoning, wrong: [...ended, ...broken, ...reckoning.wrong] }
  } finally {
    app.kill('SIGKILL')
    await line.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
