import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Json, path } from './carts.ts'
import { type Line, openLine } from './line.ts'
import { recordOrder, sameWrites } from './order-writes.ts'
import type { Row } from './run.ts'
import type { BenchedShop } from './shop.ts'

export type Connection = {
  host: string
  port: number
  user: string
  database: string
  password?: string
}

/** Calls a hook, or presses a button of the card provider's page. */
export type Asking = {
  /** Of the buyer: few orders of one phone may wait to be paid. */
  readonly phone: string
  call(method: string, hook: string, query: Json, body?: Json): Promise<Json>
  /** Answers the parameters of the return address. */
  approve(ref: string): Promise<Record<string, string>>
}

const connections = 16
const seconds = 15
/** A process that was just started runs slower for this long. */
const warmUpSeconds = 10

/** Whole orders, from an empty cart to `opened`, through the card provider's test page. */
export async function benchOrders(
  shop: BenchedShop,
  connection: Connection,
  say: (line: string) => void,
): Promise<Row[]> {
  const db = new pg.Client(connection)
  await db.connect()
  await withEndlessKitchen(connection)
  const buyers = await buyersOf(shop.url, connections)
  const recorded = await recordOrder(connection, orderOnce)
  say(`Database round trips of one whole order: ${recorded.roundTrips}`)
  await ordersPerSecond(buyers, warmUpSeconds)
  // As in a shop that has been open for more than a minute: PostgreSQL knows what it holds.
  await db.query('analyze')
  await db.end()
  // Turn about, twice, so that a busy moment of the machine meets both.
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < 2; round++) {
    ours.push(await ordersPerSecond(buyers, seconds))
    theirs.push(await sameWrites(connection, recorded, { connections, seconds }))
  }
  const [us, them] = [mean(ours), mean(theirs)]
  return [
    {
      what: `whole orders, cart to opened, ${connections} connections`,
      ours: `${us.toFixed(0)} orders/s`,
      theirs: '80 orders/s, asked for',
      ratio: us / 80,
      target: 1,
    },
    {
      what: 'whole orders against pgbench writing the same',
      ours: `${us.toFixed(0)} orders/s`,
      theirs: `${them.toFixed(0)} pgbench orders/s`,
      ratio: us / them,
      target: 0,
    },
  ]
}

/** What is measured is the ordering. The limits are the largest that a shop may have. */
export async function withEndlessKitchen(connection: Connection): Promise<void> {
  const db = new pg.Client(connection)
  await db.connect()
  await db.query(
    'update kitchen_limit set deliveries_per_window = 100000, portions_per_meal = 100000',
  )
  await db.query('update kitchen_load set most = 100000')
  await db.end()
}

export function buyersOf(url: string, count: number): Promise<Asking[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => buyer(url, index)))
}

/**
 * Every buyer orders again and again; how many orders were opened in a second. Without `refused`, an order
 * that is refused ends it all.
 */
export async function ordersPerSecond(
  buyers: readonly Asking[],
  seconds: number,
  refused?: (error: unknown) => void,
): Promise<number> {
  const start = performance.now()
  const counts = await Promise.all(
    buyers.map(async asking => {
      let opened = 0
      while (performance.now() - start < seconds * 1000)
        try {
          await orderOnce(asking)
          opened++
        } catch (error) {
          if (!refused) throw error
          refused(error)
        }
      return opened
    }),
  )
  const took = (performance.now() - start) / 1000
  return counts.reduce((sum, count) => sum + count, 0) / took
}

/** A single order of four meals: eight calls and one press of a button. */
async function orderOnce({ call, approve, phone }: Asking): Promise<void> {
  const { id } = await call('POST', 'cart-create', {}, { type: 'daily', dietCode: 'bal' })
  const cartId = String(id)
  const { suggestions } = await call('GET', 'address-suggestion-collection', { q: 'Ερμού 12' })
  const [suggestion] = suggestions as { id: string }[]
  const address = { suggestionId: suggestion?.id, floor: '1', bell: 'Α', phone }
  await call('PUT', 'cart-address-update', { cartId }, address)
  const { days } = await call('GET', 'time-period-collection', { cartId })
  const open = (days as { date: string; timePeriods: { available: boolean }[] }[]).find(day =>
    day.timePeriods.every(({ available }) => available),
  )
  const choice = { dates: [open?.date], timePeriodId: 'morning' }
  await call('PUT', 'cart-schedule-update', { cartId }, choice)
  const items = ['M01', 'M02', 'M04', 'M08'].map(meal => ({ itemId: `${meal}-brave`, amount: 1 }))
  await call('PUT', 'cart-schedule-menu-update', { cartId }, { scheduleMenuId: 'd1', items })
  const placed = await call('PUT', 'cart-place', { cartId }, { acceptTerms: true })
  const ref = new URL(String(placed.redirectUrl)).searchParams.get('ref') ?? ''
  const params = await approve(ref)
  const back = await call('POST', 'payment-return', {}, { provider: 'viva', params })
  const { status } = back.order as { status: string }
  if (status !== 'opened') throw new Error(`a paid order is ${status}`)
}

async function buyer(url: string, index: number): Promise<Asking> {
  const line = openLine(url)
  const password = 'bench-2026'
  const username = `buyer${randomUUID()}@example.gr`
  const person = { name: `Buyer ${index}`, username, password, verify: password }
  const phone = String(6944000000 + index)
  const { token } = await asking(line, null, phone).call('POST', 'auth-register-email', {}, person)
  return asking(line, String(token), phone)
}

function asking(line: Line, token: string | null, phone: string): Asking {
  const known: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return {
    phone,
    async call(method, hook, query, body) {
      const search = new URLSearchParams({ apiKey: 'demo', business: 'demo', ...query })
      const headers = body ? { ...known, 'content-type': 'application/json' } : known
      const sent = body ? JSON.stringify(body) : ''
      const { text } = await line(method, `${path(hook)}?${search}`, headers, sent)
      const { code, data } = JSON.parse(text) as { code: string; data: Json }
      if (code !== 'ok') throw new Error(`${hook} answered ${code}: ${JSON.stringify(data)}`)
      return data
    },
    async approve(ref) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const { location } = await line('POST', `/sandbox/pay/${ref}`, headers, 'outcome=approve')
      return Object.fromEntries(new URL(location).searchParams)
    },
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
