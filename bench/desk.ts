import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { DeskCallName } from '#shop/people/calls.ts'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { addItems } from './cart.ts'
import { type Json, singleCart } from './carts.ts'
import { type Desk, deskOf } from './desk-line.ts'
import { addManyOrders, manyOrders } from './many-orders.ts'
import type { Connection } from './orders.ts'
import type { Row } from './run.ts'
import type { BenchedShop } from './shop.ts'

/** A call of the staff room, and what is asked in turn. */
type Read = readonly [name: DeskCallName, ...asked: readonly Json[]]

const each = 20
const mostOfFinding = 100
const mostOfReads = 300
const desks = 5
/** Seconds between two questions of one desk: a colleague who looks from order to order. */
const looksEvery = 5
const rounds = 10
const seconds = 4

/** The staff room of a shop with 300,000 orders, and what its people cost the customers' carts. */
export async function benchDesk(
  shop: BenchedShop,
  connection: Connection,
  say: (line: string) => void,
): Promise<Row[]> {
  const db = new pg.Client(connection)
  await db.connect()
  say(`Adding ${manyOrders} orders …`)
  await addManyOrders(db).finally(() => db.end())
  const desk = await deskOf(shop.url)
  const finding = await slowest(desk, findings, say)
  const reading = await slowest(desk, [...reads(), ...(await single(desk))], say)
  return [
    within('find box, the slowest kind of five', finding, mostOfFinding),
    within('all reads of the staff room, the slowest', reading, mostOfReads),
    ...(await cartsBeside(shop)),
  ]
}

const numbers = Array.from({ length: each }, (_, at) => 1 + at * 997)

/** An order, a phone's end, an e-mail, a name without accents, a coupon. */
const findings: readonly Read[] = [
  ['find-collection', ...numbers.map(number => ({ q: String(10_000_000 + number) }))],
  ['find-collection', ...numbers.map(number => ({ q: String(1000 + (number % 9000)) }))],
  ['find-collection', ...numbers.map(number => ({ q: `many${number}@exam` }))],
  ['find-collection', { q: 'παπαδοπουλος' }, { q: 'μαρια παπ' }, { q: 'ιωαννα' }, { q: 'αγγελ' }],
  ['find-collection', ...numbers.map(number => ({ q: `BENCH${(number * 50) % 1000}` }))],
]

/** Every read that looks at orders, and what the other screens open with. */
function reads(): readonly Read[] {
  const today = athensDate(Date.now())
  const back = (days: number) => ({ from: addDays(today, -days), to: today })
  // The oldest and the newest: whatever walks through the table shows.
  const orders = numbers.map(number => ({ order: String(10_000_000 + number * 15) }))
  return [
    ['today-one', {}],
    ['books-one', {}],
    ['order-one', ...orders],
    ['order-food-one', ...orders],
    ['customer-one', ...numbers.map(number => ({ customerId: `many-${number}` }))],
    ['day-one', { date: addDays(today, 1) }, { date: addDays(today, 3) }],
    ['day-one', { date: addDays(today, -300) }],
    ['takings-one', { from: today, to: today }],
    ['takings-one', back(29)],
    ['takings-one', back(99)],
    ['takings-one', back(364)],
    ['document-collection', back(29)],
    ['calendar-one', { year: today.slice(0, 4) }],
    ...opening.map(name => [name, {}] as const),
  ]
}

const opening: readonly DeskCallName[] = [
  'refund-collection',
  'message-collection',
  'company-collection',
  'deed-collection',
  'staff-collection',
  'limit-collection',
  'release-collection',
  'dish-collection',
  'ingredient-collection',
  'words-collection',
  'coupon-collection',
  'board-one',
]

/** One thing of each kind, as a screen opens it. */
async function single(desk: Desk): Promise<Read[]> {
  const first = async (name: DeskCallName) => {
    const [one] = (await desk.ask(name)) as { id: string; slug: string }[]
    if (!one) throw new Error(`${name} is empty`)
    return one
  }
  const { slug } = await first('dish-collection')
  const { id: companyId } = await first('company-collection')
  const { id: releaseId } = (await desk.ask('release-create', { name: 'Bench' })) as { id: string }
  const month = athensDate(Date.now()).slice(0, 7)
  return [
    ['order-delivery-one', ...numbers.map(ofNumber)],
    ['dish-one', { slug }],
    // Most dishes hold it.
    ['ingredient-one', { id: 'olive-oil' }],
    ['release-one', { releaseId }],
    ['company-one', { companyId }],
    ['company-statement-one', { companyId, month }],
    ['words-one', { name: 'faq' }],
    ['piece-history', { kind: 'dish', piece: slug }],
    ['piece-presence', { kind: 'dish', piece: slug }],
    ...(
      ['terms-one', 'places-one', 'area-collection', 'staff-me', 'passkey-collection'] as const
    ).map(name => [name, {}] as const),
  ]
}

function ofNumber(number: number): Json {
  return { order: String(10_000_000 + number * 15), deliveryId: `many-${number * 15}` }
}

type Slowest = { readonly what: string; readonly p95: number }

async function slowest(
  desk: Desk,
  all: readonly Read[],
  say: (line: string) => void,
): Promise<Slowest> {
  const found: Slowest[] = []
  for (const [name, ...asked] of all) {
    const took: number[] = []
    for (let turn = 0; turn < each; turn++) {
      const begun = performance.now()
      await desk.ask(name, asked[turn % asked.length])
      took.push(performance.now() - begun)
    }
    took.sort((a, b) => a - b)
    const [middle = 0, p95 = 0] = [took[each >> 1], took[Math.floor(each * 0.95)]]
    const what = `${name} ${Object.values(asked[0] ?? {}).join(' ')}`
    say(`${what}: ${Math.round(middle)} ms, p95 ${Math.round(p95)} ms`)
    found.push({ what, p95 })
  }
  return found.reduce((slow, one) => (one.p95 > slow.p95 ? one : slow))
}

function within(what: string, { what: slow, p95 }: Slowest, most: number): Row {
  return {
    what: `${what}, ${manyOrders} orders`,
    ours: `${Math.round(p95)} ms p95: ${slow}`,
    theirs: `${most} ms`,
    ratio: most / p95,
    target: 1,
  }
}

/**
 * Carts while five of the shop's people are at work, against carts alone. The two sides take turns, and
 * a third one without anybody says how far apart two equal sides are: a difference below that is noise.
 */
async function cartsBeside(shop: BenchedShop): Promise<Row[]> {
  const carts = await Promise.all(Array.from({ length: 16 }, () => singleCart(shop)))
  const people = await Promise.all(Array.from({ length: desks }, () => deskOf(shop.url)))
  await addItems(shop, carts, seconds)
  const beside: number[] = []
  const noise: number[] = []
  let alone = 0
  for (let round = 0; round < rounds; round++) {
    alone = await addItems(shop, carts, seconds)
    const work = await Promise.all(people.map(atWork))
    const busy = await addItems(shop, carts, seconds)
    await Promise.all(work.map(({ end }) => end()))
    const again = await addItems(shop, carts, seconds)
    beside.push(busy / ((alone + again) / 2))
    noise.push(Math.abs(again / alone - 1))
  }
  const ratio = middle(beside)
  return [
    {
      what: `cart-item-add beside ${desks} desks, each with its line open and a look every ${looksEvery} s`,
      ours: `${(ratio * 100).toFixed(1)} % of the calls/s without them`,
      theirs: `${Math.round(alone)} calls/s; two equal rounds differ by ${(middle(noise) * 100).toFixed(1)} %`,
      ratio,
      target: 0.98,
    },
  ]
}

/** Goes from screen to screen until it is ended, and hears what changes. */
async function atWork(desk: Desk, at: number): Promise<{ end(): Promise<void> }> {
  const line = await desk.listen()
  const looks = [...findings, ...reads().filter(([name]) => looked.includes(name))]
  const ended = new AbortController()
  const asking = (async () => {
    for (let turn = 0; ; turn++) {
      const wait = turn === 0 ? (looksEvery * at) / desks : looksEvery
      await pause(wait * 1000, null, { signal: ended.signal })
      const look = looks[(turn + at) % looks.length]
      if (look) await desk.ask(look[0], look[1 + (turn % (look.length - 1))] as Json)
    }
  })().catch(error => {
    if (!ended.signal.aborted) throw error
  })
  return {
    async end() {
      ended.abort()
      line.end()
      await asking
    },
  }
}

const looked: readonly DeskCallName[] = ['today-one', 'order-one', 'customer-one', 'day-one']

function middle(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN
}
