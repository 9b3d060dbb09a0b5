import { type BenchedCart, path, singleCart } from './carts.ts'
import { load } from './load.ts'
import type { Row } from './run.ts'
import type { BenchedShop } from './shop.ts'

/** How many people log in again and again while others look at their carts. */
const loggingIn = 16
const seconds = 8
const person = { name: 'Bench', username: 'bench@example.gr', password: 'kalimera-2026' }

/** The 99th percentile of cart-one while people log in, against the same without them. */
export async function benchLogins(shop: BenchedShop): Promise<Row[]> {
  await call(shop, 'auth-register-email', { ...person, verify: person.password })
  const cart = await singleCart(shop)
  const quiet: number[] = []
  const busy: number[] = []
  let logins = 0
  // Both sides in turn, twice, so that a busy moment of the machine meets both.
  for (let round = 0; round < 2; round++) {
    quiet.push(await cartOne(shop, cart))
    const others = keepLoggingIn(shop)
    busy.push(await cartOne(shop, cart))
    logins += await others.stop()
  }
  const [without, during] = [Math.min(...quiet), Math.min(...busy)]
  return [
    {
      what: `cart-one at 100 calls/s, ${loggingIn} people logging in (${Math.round(logins / (2 * seconds))} logins/s)`,
      ours: `${during} ms p99`,
      theirs: `${without} ms p99 while nobody logs in`,
      ratio: Math.max(without, 1) / Math.max(during, 1),
      target: 0.25,
    },
  ]
}

async function cartOne(shop: BenchedShop, { id }: BenchedCart): Promise<number> {
  const asked = { path: `${path('cart-one')}?apiKey=demo&business=demo&cartId=${id}` }
  const lines = Array.from({ length: 4 }, () => [asked])
  return (await load(shop.url, lines, { seconds, rate: 100 })).p99
}

/** Stopping answers the number of logins. */
function keepLoggingIn(shop: BenchedShop) {
  let going = true
  const { username, password } = person
  const all = Array.from({ length: loggingIn }, async () => {
    let count = 0
    for (; going; count++) await call(shop, 'auth-login-email', { username, password })
    return count
  })
  return {
    async stop() {
      going = false
      return (await Promise.all(all)).reduce((sum, count) => sum + count, 0)
    },
  }
}

async function call(shop: BenchedShop, hook: string, body: Record<string, string>): Promise<void> {
  const response = await fetch(`${shop.url}${path(hook)}?apiKey=demo&business=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code } = (await response.json()) as { code: string }
  if (code !== 'ok') throw new Error(`${hook} answered ${code}`)
}
