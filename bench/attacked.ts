import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { EmbeddedPostgres } from '#server/db/embedded/embedded.ts'
import { startShop } from '../test/e2e/shop.ts'
import { additionsTo } from './cart.ts'
import { type BenchedCart, singleCart } from './carts.ts'
import { load } from './load.ts'
import type { Row } from './run.ts'
import type { BenchedShop } from './shop.ts'

const rounds = 9
const seconds = 8
/** Customers, each at an address of their own, and what they ask in all in a second. */
const customers = 20
const rate = 100
const attackingConnections = 32

/** What the attacker of a round heard: how many answers of each status. */
type Heard = Readonly<Record<string, number>>

/**
 * The 99th percentile of cart-item-add of many customers beside one address that sends odd pages, logins,
 * sign-ups and calls as fast as it can, against the same without it; with the limits that a shop has. The attacker
 * is a process of the lowest priority: what it takes of the machine's cores is not the shop's to share out, how
 * long its requests keep others waiting is.
 */
export async function benchAttacked(
  postgres: EmbeddedPostgres,
  dataDir: string,
  say: (line: string) => void,
): Promise<Row[]> {
  const shop = await startShop({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    RATE_LIMIT: 'on',
    HOST: '127.0.0.1',
  })
  try {
    const cart = await singleCart(shop)
    const carts = await Promise.all(Array.from({ length: customers }, () => singleCart(shop)))
    await addItems(shop, carts)
    const quiet: number[] = []
    const attacked: number[] = []
    for (let round = 0; round < rounds; round++) {
      quiet.push(await addItems(shop, carts))
      // An address of its own each time: the limits of a minute begin anew.
      const attacker = startAttacker(shop, `127.0.0.${round + 2}`, cart)
      attacked.push(await addItems(shop, carts))
      say(`attack ${round + 1}: ${JSON.stringify(await attacker.heard())}`)
      say(`cart-item-add p99: ${quiet.at(-1)} ms quiet, ${attacked.at(-1)} ms attacked`)
    }
    const [without, during] = [middle(quiet), middle(attacked)]
    // Of each round its own: what else the machine does meets both of its halves.
    const ratio = middle(quiet.map((round, at) => round / (attacked[at] ?? Number.NaN)))
    return [
      {
        what: `cart-item-add at ${rate} calls/s beside one attacking address, ${attackingConnections} connections`,
        ours: `${during} ms p99`,
        theirs: `${without} ms p99 while nobody attacks`,
        ratio,
        target: 0.5,
      },
    ]
  } finally {
    await shop.stop()
  }
}

async function addItems(shop: BenchedShop, carts: readonly BenchedCart[]): Promise<number> {
  const from = (customer: number) => `127.0.1.${customer + 1}`
  return (await load(shop.url, carts.map(additionsTo), { seconds, rate, from })).p99
}

function startAttacker({ url }: BenchedShop, from: string, { id, itemId }: BenchedCart) {
  const file = fileURLToPath(new URL('attacker.ts', import.meta.url))
  const told = [url, from, String(attackingConnections), String(seconds), id, itemId]
  const child = spawn(process.execPath, [file, ...told], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const heard = text(child.stdout)
  return {
    async heard(): Promise<Heard> {
      await ended
      return JSON.parse(await heard) as Heard
    },
  }
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN
}
