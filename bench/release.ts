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
type Dish = { readonly prices: Prices }

/** All 64 dishes dearer in one release: how long it takes, and what it costs those who order meanwhile. */
export async function benchRelease(shop: BenchedShop, connection: Connection): Promise<Row[]> {
  const desk = await deskOf(shop.url)
  const took: number[] = []
  const shown: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const { dishes, releaseId } = await drafted(desk, turn % 2 === 0 ? 0.1 : -0.1)
    const before = await listTag(shop)
    const begun = performance.now()
    await desk.ask('release-publish', { releaseId, at: null })
    while (!(await isLive(desk, releaseId))) await pause(10)
    took.push(performance.now() - begun)
    while ((await listTag(shop)) === before) await pause(10)
    shown.push(performance.now() - begun)
    if (dishes !== 64) throw new Error(`${dishes} dishes were drafted`)
  }
  const longest = Math.max(...took)
  return [
    {
      what: 'a release of 64 dishes, from the press until it is live, the longest of five',
      ours: `${Math.round(longest)} ms, in the customers’ list after ${Math.round(Math.max(...shown))} ms`,
      theirs: `${mostMilliseconds} ms`,
      ratio: mostMilliseconds / longest,
      target: 1,
    },
    ...(await ordersBeside(shop, connection, desk)),
  ]
}

/** Orders while such a release is open and after it went live, against orders without one, turn about. */
async function ordersBeside(shop: BenchedShop, connection: Connection, desk: Desk): Promise<Row[]> {
  await withEndlessKitchen(connection)
  const all = await buyersOf(shop.url, buyers)
  await ordersPerSecond(all, seconds)
  const beside: { open: number[]; live: number[]; noise: number[] } = {
    open: [],
    live: [],
    noise: [],
  }
  let alone = 0
  for (let round = 0; round < rounds; round++) {
    alone = await ordersPerSecond(all, seconds)
    const { releaseId } = await drafted(desk, round % 2 === 0 ? 0.1 : -0.1)
    const open = await ordersPerSecond(all, seconds)
    await desk.ask('release-publish', { releaseId, at: null })
    const live = await ordersPerSecond(all, seconds)
    const again = await ordersPerSecond(all, seconds)
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
    row('one that goes live meanwhile', middle(beside.live)),
  ]
}

/** A draft in which every dish costs so many euros more. */
async function drafted(desk: Desk, more: number): Promise<{ releaseId: string; dishes: number }> {
  const dishes = (await desk.ask('dish-collection')) as { slug: string }[]
  const drafts = await Promise.all(
    dishes.map(async ({ slug }) => {
      const { live } = (await desk.ask('dish-one', { slug })) as { live: Dish }
      const value = { ...live, prices: dearer(live.prices, more) }
      return { kind: 'dish', piece: slug, seen: live, value }
    }),
  )
  const written = await desk.ask('drafts-write', { into: { name: 'Bench' }, drafts })
  const { releaseId } = written as { releaseId: string }
  return { releaseId, dishes: dishes.length }
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
