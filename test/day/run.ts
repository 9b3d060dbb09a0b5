import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CallError, type Client, shopClient } from '../../client/client.ts'
import { bring, type Crew, cook, crewAt, DeskNo, pack } from './crew.ts'

// npm run day: customers order, change and cancel at a shop that runs, and its kitchen cooks, packs and
// brings, slowly enough to watch from the staff room. It makes the calls of the screens, and knows of the
// shop what its demo prints.

const usage = `npm run day -- [--url http://localhost:3000] [--orders 20] [--pace 5]
pace: seconds between two things that happen. Ctrl+C ends it.
`
const { url, orders, pace } = optionsOf()
const ending = new AbortController()
process.on('SIGINT', () => ending.abort())
process.on('SIGTERM', () => ending.abort())

const streets = ['Ερμού 12', 'Σόλωνος 45', 'Σκουφά 28', 'Δαβάκη 70', 'Εφέσου 19', 'Διονύσου 32']
type Person = { readonly name: string; readonly shop: Client; readonly works: boolean }
type Ordered = { readonly by: Person; readonly id: string; readonly number: number }
const counted = { orders: 0, changes: 0, cancelled: 0, work: 0, refused: 0 }

try {
  await play(await people(), await crewAt(url))
} catch (error) {
  if (!ending.signal.aborted) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
const { orders: placed, changes, cancelled, work: steps, refused } = counted
if (placed > 0)
  say(
    `${placed} orders, ${changes} changes, ${cancelled} cancelled, ${steps} steps of kitchen, packing and road; the shop said no ${refused} times.`,
  )

async function play(cast: readonly Person[], crew: Crew): Promise<void> {
  const open: Ordered[] = []
  for (let turn = 0; turn < orders; turn++) {
    const by = cast[turn % cast.length] as Person
    await happens(`${by.name} orders`, async () => {
      const order = await placeOrder(by, turn)
      open.push(order)
      counted.orders++
      return `order ${order.number}, paid`
    })
    const earlier = turn % 2 === 1 ? open[Math.floor(Math.random() * open.length)] : undefined
    if (earlier) await changeMind(earlier, open)
    await workOn(crew)
  }
}

/** A step of each department, where there is one. */
async function workOn(crew: Crew): Promise<void> {
  for (const [who, step] of [
    ['The kitchen', cook],
    ['Packing', pack],
    ['The road', bring],
  ] as const) {
    const done = await said(who, () => step(crew))
    if (done === null) continue
    counted.work++
    say(`${who}: ${done}.`)
    await pause((pace * 1000) / 4, null, { signal: ending.signal })
  }
}

/** Logs in as the demo's customers; a shop that takes money has none of them. */
async function people(): Promise<Person[]> {
  const api = { url, apiKey: 'demo', business: 'demo', account: 'demo', repository: 'shop' }
  const logins = [
    ['Maria', 'maria@gastra.example', false],
    ['Eleni of Lefka Architects', 'eleni@lefka.example', true],
  ] as const
  return Promise.all(
    logins.map(async ([name, username, works]) => {
      const shop = shopClient({ ...api, lang: 'en', app: 'gastra-day' })
      const { code } = await shop
        .call('auth-login-email', { username, password: 'gastra-demo' })
        .catch(() => ({ code: 'away' }))
      if (code === 'away') throw new Error(`No shop answers at ${url}. Start one with npm start.`)
      if (code !== 'ok')
        throw new Error(`The shop at ${url} is no demonstration: it does not know ${username}.`)
      return { name, shop, works }
    }),
  )
}

async function placeOrder(by: Person, turn: number): Promise<Ordered> {
  const { shop, works } = by
  const { id: cartId } = await shop.ask('cart-create', { type: 'daily', dietCode: 'bal' })
  if (works) await shop.ask('cart-address-update', { cartId, spotId: 'lefka' })
  else {
    const q = streets[turn % streets.length] ?? ''
    const { suggestions } = await shop.ask('address-suggestion-collection', { q })
    const door = { floor: '3', bell: 'Παπαδάκη', phone: '6944123456' }
    await shop.ask('cart-address-update', {
      ...{ cartId, ...door },
      suggestionId: suggestions[0]?.id ?? '',
    })
  }
  const { days } = await shop.ask('time-period-collection', { cartId })
  const free = days.filter(day => day.timePeriods.some(({ available }) => available))
  const day = free[turn % Math.min(4, free.length)]
  const timePeriodId = day?.timePeriods.find(({ available }) => available)?.id ?? ''
  const when = { dates: [day?.date ?? ''], timePeriodId }
  const { scheduleMenus } = await shop.ask('cart-schedule-update', { cartId, ...when })
  const scheduleMenuId = scheduleMenus[0]?.id ?? ''
  const { meals } = await shop.ask('menu-collection', { cartId, scheduleMenuId })
  const mains = meals.filter(({ type }) => type === 'main-meal')
  const items = Array.from({ length: 4 + (turn % 3) }, (_, at) => ({
    itemId: mains[(turn * 5 + at) % mains.length]?.builds[0]?.id ?? '',
    amount: 1,
  }))
  await shop.ask('cart-schedule-menu-update', { cartId, scheduleMenuId, items })
  const { order, redirectUrl } = await shop.ask('cart-place', { cartId, acceptTerms: true })
  if (redirectUrl) await payAsTest(shop, redirectUrl)
  return { by, id: order.id, number: order.number }
}

/** Presses the button of the test provider's page, and goes back to the shop. */
async function payAsTest(shop: Client, redirectUrl: string): Promise<void> {
  const { origin, pathname, searchParams } = new URL(redirectUrl)
  const ref = searchParams.get('ref')
  if (!pathname.startsWith('/sandbox/') || !ref)
    throw new Error('This shop takes real money: nothing is paid here.')
  await fetch(`${origin}/sandbox/pay/${ref}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approve' }),
    redirect: 'manual',
  })
  await shop.ask('payment-return', { provider: 'viva', params: { s: ref } })
}

async function changeMind(order: Ordered, open: Ordered[]): Promise<void> {
  const { by, id: orderId, number } = order
  const { shop } = by
  if (Math.random() < 0.4)
    await happens(`${by.name} cancels order ${number}`, async () => {
      await shop.ask('customer-order-cancel', { orderId })
      open.splice(open.indexOf(order), 1)
      counted.cancelled++
      return 'cancelled, the money goes back'
    })
  else
    await happens(`${by.name} wants order ${number} on another day`, async () => {
      const { deliveries } = await shop.ask('customer-order-one', { orderId })
      const scheduleMenuId = deliveries[0]?.id ?? ''
      const { days } = await shop.ask('customer-order-day-collection', { orderId, scheduleMenuId })
      const day = days.find(
        each => each.missing.length === 0 && each.timePeriods.some(({ available }) => available),
      )
      const timePeriodId = day?.timePeriods.find(({ available }) => available)?.id
      if (!day || !timePeriodId) return 'no other day has all of its dishes'
      const move = { orderId, scheduleMenuId, date: day.date, timePeriodId }
      await shop.ask('customer-order-delivery-update', move)
      counted.changes++
      return `moved to ${day.date}`
    })
}

/** One thing that a customer does. */
async function happens(what: string, act: () => Promise<string>): Promise<void> {
  await pause(pace * 1000, null, { signal: ending.signal })
  const done = await said(what, act)
  if (done !== null) say(`${what}: ${done}.`)
}

/** What came of it; null: nothing, or the shop said no, which is a part of the day. */
async function said(what: string, act: () => Promise<string | null>): Promise<string | null> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof CallError || error instanceof DeskNo)) throw error
    if (error.code === 'unavailable') throw error
    counted.refused++
    say(`${what}: the shop says no (${error.code}).`)
    return null
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function optionsOf() {
  try {
    const text = (value: string) => ({ type: 'string', default: value }) as const
    const { values } = parseArgs({
      options: { url: text('http://localhost:3000'), orders: text('20'), pace: text('5') },
    })
    const [orders, pace] = [Number(values.orders), Number(values.pace)]
    if (!(orders >= 1 && orders <= 500 && pace >= 0 && pace <= 600) || !URL.canParse(values.url))
      throw new Error('wrong option')
    return { url: new URL(values.url).origin, orders: Math.floor(orders), pace }
  } catch {
    process.stderr.write(usage)
    process.exit(1)
  }
}
