import { setTimeout as pause } from 'node:timers/promises'
import { type Desk, deskOf } from './desk-line.ts'
import { buyersOf, type Connection, ordersPerSecond, withEndlessKitchen } from './orders.ts'
import type { Row } from './run.ts'
import type { BenchedShop } from './shop.ts'

const mostMilliseconds = 1000
const buyers = 4
const rounds = 6
const seconds = 4

type Prices = number | Readonly<Record<string, number>>
type Dish = { readonly slug: string; readonly live: { readonly prices: Prices } }

/** All 64 dishes dearer in one release: how long it takes, and what it costs those who order meanwhile. */
export async function benchRelease(shop: BenchedShop, connection: Connection): Promise<Row[]> {
  const desk = await deskOf(shop.url)
  const took: number[] = []
  const shown: number[] = []
  let dishes = await allDishes(desk)
  for (let turn = 0; turn < 5; turn++) {
    const { releaseId, after } = await drafted(desk, dishes, turn % 2 === 0 ? 0.1 : -0.1)
    dishes = after
    const before = await listTag(shop)
    const begun = performance.now()
    await desk.ask('release-publish', { releaseId, at: null })
    while (!(await isLive(desk, releaseId))) await pause(10)
    took.push(performance.now() - begun)
    while ((await listTag(shop)) === before) await pause(10)
    shown.push(performance.now() - begun)
  }
  const longest = Math.max(...took)
  return [
    {
      what: `a release of ${dishes.length} dishes, from the press until it is live, the longest of five`,
      ours: `${Math.round(longest)} ms, in the customers’ list after ${Math.round(Math.max(...shown))} ms`,
      theirs: `${mostMilliseconds} ms`,
      ratio: mostMilliseconds / longest,
      target: 1,
    },
    ...(await ordersBeside(shop, connection, desk, dishes)),
  ]
}

/** Orders while such a release is open and after it went live, against orders without one, turn about. */
async function ordersBeside(
  shop: BenchedShop,
  connection: Connection,
  desk: Desk,
  all: readonly Dish[],
): Promise<Row[]> {
  await withEndlessKitchen(connection)
  const people = await buyersOf(shop.url, buyers)
  await ordersPerSecond(people, seconds)
  let dishes = all
  const beside: { open: number[]; live: number[]; noise: number[] } = {
    open: [],
    live: [],
    noise: [],
  }
  const refusals = new Set<string>()
  let alone = 0
  for (let round = 0; round < rounds; round++) {
    alone = await ordersPerSecond(people, seconds)
    const { releaseId, after } = await drafted(desk, dishes, round % 2 === 0 ? 0.1 : -0.1)
    dishes = after
    const open = await ordersPerSecond(people, seconds)
    await desk.ask('release-publish', { releaseId, at: null })
    const live = await ordersPerSecond(people, seconds, error =>
      refusals.add(String(error).slice(0, 80)),
    )
    const again = await ordersPerSecond(people, seconds)
    const without = (alone + again) / 2
    beside.open.push(open / without)
    beside.live.push(live / without)
    beside.noise.push(Math.abs(again / alone - 1))
  }
  const noise = `${Math.round(alone)} orders/s without; two equal rounds differ by ${(middle(beside.noise) * 100).toFixed(1)} %`
  const row = (what: string, ratio: number): Row => ({
    what: `whole orders, ${buyers} connections, ${what}`,
    ours: `${(ratio * 100).toFixed(1)} % of the orders/s without it`,
    theirs: noise,
    ratio,
    target: 0.98,
  })
  return [
    row('a release of 64 dishes open', middle(beside.open)),
    row(['one that goes live meanwhile', ...refusals].join('; refused: '), middle(beside.live)),
  ]
}

async function allDishes(desk: Desk): Promise<Dish[]> {
  const listed = (await desk.ask('dish-collection')) as { slug: string }[]
  const dishes: Dish[] = []
  for (const { slug } of listed) dishes.push((await desk.ask('dish-one', { slug })) as Dish)
  return dishes
}

/** A draft in which every dish costs so many euros more; `after`: the dishes once it is live. */
async function drafted(
  desk: Desk,
  dishes: readonly Dish[],
  more: number,
): Promise<{ releaseId: string; after: Dish[] }> {
  const after = dishes.map(({ slug, live }) => ({
    slug,
    live: { ...live, prices: dearer(live.prices, more) },
  }))
  const drafts = dishes.map(({ slug, live }, at) => ({
    ...{ kind: 'dish', piece: slug, seen: live },
    value: after[at]?.live,
  }))
  const written = await desk.ask('drafts-write', { into: { name: 'Bench' }, drafts })
  return { releaseId: (written as { releaseId: string }).releaseId, after }
}

function dearer(prices: Prices, more: number): Prices {
  const added = (price: number) => Math.round((price + more) * 100) / 100
  return typeof prices === 'number'
    ? added(prices)
    : Object.fromEntries(Object.entries(prices).map(([portion, price]) => [portion, added(price)]))
}

async function isLive(desk: Desk, releaseId: string): Promise<boolean> {
  const all = (await desk.ask('release-collection')) as { id: string; status: string }[]
  return all.some(({ id, status }) => id === releaseId && status === 'live')
}

/** Changes with what customers are shown. */
async function listTag({ url }: BenchedShop): Promise<string | null> {
  const { headers } = await fetch(
    `${url}/api/share/v1/content/account/demo/repository/shop/hook/call/meal-collection/1?apiKey=demo&business=demo&cver=1`,
    { method: 'HEAD' },
  )
  return headers.get('etag')
}

function middle(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN
}
