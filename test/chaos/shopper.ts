import { setTimeout as pause } from 'node:timers/promises'
import { type Chance, oneOf } from './chance.ts'

type Json = Record<string, unknown>
type Ending = 'approve' | 'decline' | 'late' | 'abandon'

const endings: readonly Ending[] = ['approve', 'approve', 'approve', 'late', 'decline', 'abandon']
/** Every third cart tries it. */
export const couponCode = 'CHAOS'
/** Codes of a shop that is sold out; the shopper then leaves the cart. */
const gone: ReadonlySet<string> = new Set([
  'cart-error',
  'coupon-rule-error',
  'meal-sold-out',
  'schedule-menu-is-full',
  'email-not-proved',
  'unpaid-orders',
])

/** What the shop acknowledged to its shoppers: none of it may ever be lost. */
export type Promises = {
  /** Orders that a placing answered. */
  readonly placed: Set<string>
  /** Orders that were answered as paid. */
  readonly opened: Set<string>
  /** References of attempts that the card provider's page took money for. */
  readonly charged: Set<string>
  /** Carts left because something was sold out. */
  refused: number
  /** How often a call had to be made again. */
  again: number
  /** Answers of a broken shop; one that is away says `unavailable`. */
  readonly broken: Set<string>
}

export type Shopper = {
  readonly name: string
  readonly token: string
  readonly phone: string
  readonly url: () => string
  readonly chance: Chance
  /** Set when the shops close: waiting shoppers leave. */
  readonly isOver: () => boolean
}

/** Milliseconds. A start takes seconds and a kill follows within one, so that an order may need a dozen of them. */
const patience = 180_000

/** Shops until told to stop: each call is repeated until it is answered. */
export async function keepShopping(shopper: Shopper, promises: Promises): Promise<void> {
  while (!shopper.isOver())
    try {
      await shopOnce(shopper, promises, oneOf(endings, shopper.chance))
    } catch (error) {
      if (!(error instanceof Gone)) throw error
      promises.refused++
      await giveUp(shopper, promises, error.unpaid)
      await pause(20)
    }
}

class Gone extends Error {
  /** Orders of the shopper that wait to be paid, where these are in the way. */
  readonly unpaid: readonly { readonly id: string }[]
  constructor(code: string, data: Json = {}) {
    super(code)
    this.unpaid = code === 'unpaid-orders' ? (data.orders as { id: string }[]) : []
  }
}

/** Cancels what the shopper did not pay, so that they may order again. */
async function giveUp(shopper: Shopper, promises: Promises, unpaid: Gone['unpaid']): Promise<void> {
  for (const { id: orderId } of unpaid)
    await untilReached(shopper, promises, () =>
      asked(shopper, {
        method: 'POST',
        hook: 'customer-order-cancel',
        query: { orderId },
      }),
    )
}

async function shopOnce(shopper: Shopper, promises: Promises, ending: Ending): Promise<void> {
  const call = (method: string, hook: string, query: Json, body?: Json) =>
    untilAnswered(shopper, promises, { method, hook, query, ...(body && { body }) })
  const cart = await call('POST', 'cart-create', {}, { type: 'daily', dietCode: 'bal' })
  const cartId = String(cart.id)
  await fill(call, cartId, shopper)
  const placed = await call('PUT', 'cart-place', { cartId }, { acceptTerms: true })
  const { id } = placed.order as { id: string }
  promises.placed.add(id)
  const ref = new URL(String(placed.redirectUrl ?? 'none:')).searchParams.get('ref')
  if (!ref) return
  const params = await pay(shopper, promises, ref, ending)
  if (ending === 'approve' || ending === 'late') promises.charged.add(ref)
  // Some browsers never come back.
  if (ending === 'late' || ending === 'abandon') return
  const { order } = (await call('POST', 'payment-return', {}, { provider: 'viva', params })) as {
    order: { payment: string }
  }
  if (order.payment === 'paid') promises.opened.add(id)
}

type Ask = (method: string, hook: string, query: Json, body?: Json) => Promise<Json>

async function fill(call: Ask, cartId: string, { chance, phone }: Shopper): Promise<void> {
  const found = await call('GET', 'address-suggestion-collection', { q: 'Ερμού 12' })
  const [suggestion] = found.suggestions as { id: string }[]
  const address = { suggestionId: suggestion?.id, floor: '1', bell: 'Α', phone }
  await call('PUT', 'cart-address-update', { cartId }, address)
  const times = await call('GET', 'time-period-collection', { cartId })
  const days = times.days as { date: string; timePeriods: { available: boolean }[] }[]
  const open = days.filter(day => day.timePeriods.every(({ available }) => available))
  if (open.length === 0) throw new Gone('every day is full')
  const { date } = oneOf(open, chance)
  await call('PUT', 'cart-schedule-update', { cartId }, { dates: [date], timePeriodId: 'morning' })
  const items = ['M01', 'M02', 'M04', 'M08'].map(id => ({ itemId: `${id}-brave`, amount: 1 }))
  await call('PUT', 'cart-schedule-menu-update', { cartId }, { scheduleMenuId: 'd1', items })
  if (chance() < 1 / 3) await call('POST', 'cart-coupon-redeem', { cartId }, { code: couponCode })
}

/** Presses the button on the provider's page. Answers the parameters of the return address. */
async function pay(
  shopper: Shopper,
  promises: Promises,
  ref: string,
  outcome: Ending,
): Promise<Record<string, string>> {
  const response = await untilReached(shopper, promises, () =>
    fetch(`${shopper.url()}/sandbox/pay/${ref}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    }),
  )
  const location = response.headers.get('location')
  // The button was pressed before the answer was lost: the page says so and links back.
  if (!location) return { s: ref }
  return Object.fromEntries(new URL(location).searchParams)
}

async function untilAnswered(shopper: Shopper, promises: Promises, made: Made): Promise<Json> {
  const { name } = shopper
  const { hook } = made
  const response = await untilReached(shopper, promises, () => asked(shopper, made))
  const answer = (await response.json()) as { code: string; data: Json }
  if (answer.code === 'ok') return answer.data
  if (gone.has(answer.code)) throw new Gone(answer.code, answer.data)
  throw new Error(`${name}: ${hook} answered ${answer.code} ${JSON.stringify(answer.data)}`)
}

type Made = { method: string; hook: string; query: Json; body?: Json }

function asked({ token, url }: Shopper, { method, hook, query, body }: Made): Promise<Response> {
  const search = new URLSearchParams({ apiKey: 'demo', business: 'demo', ...(query as object) })
  const path = `/api/content/v1/account/demo/repository/shop/hook/call/${hook}/1?${search}`
  return fetch(url() + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** Repeats a call while the shop is away or restarting; anything else is an answer. */
async function untilReached(
  { isOver }: Shopper,
  promises: Promises,
  ask: () => Promise<Response>,
): Promise<Response> {
  const deadline = Date.now() + patience
  for (;;) {
    const response = await ask()
      .then(async answer => (await broken(answer)) ?? answer)
      .catch(() => null)
    if (response && !(await isAway(response, promises.broken))) return response
    if (isOver()) throw new Gone('closed')
    if (Date.now() > deadline) throw new Error(`no answer: ${response?.status}`)
    promises.again++
    await pause(50)
  }
}

/** Whether an answer says that the shop is away, or is broken: then it is noted. */
export async function isAway(response: Response, broken: Set<string>): Promise<boolean> {
  if (response.status < 500) return false
  const text = await response.clone().text()
  if (response.status !== 503 || !text.includes('"unavailable"'))
    broken.add(`${response.status} ${new URL(response.url).pathname} ${text.slice(0, 200)}`)
  return true
}

/** An answer without its body counts as none. */
async function broken(answer: Response): Promise<null> {
  await answer.clone().text()
  return null
}
