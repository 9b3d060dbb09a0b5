import type { BenchedShop } from './shop.ts'

export type Json = Record<string, unknown>

/** A cart to shop in: the item whose amount changes, and the amounts it takes in turn. */
export type BenchedCart = {
  readonly id: string
  readonly itemId: string
  readonly amounts: readonly number[]
}

type Menu = { id: string; config: { amounts: { 'main-meal': [number] } } }
type Offered = { type: string; builds: { id: string }[] }

/** A single order's cart with four main meals in it, as a visitor would make it. */
export async function singleCart(shop: BenchedShop): Promise<BenchedCart> {
  const plan = { type: 'daily', dietCode: 'bal' }
  const { cartId } = await scheduledCart(shop, plan)
  const items = ['M01-brave', 'M02-brave', 'M03-brave', 'M05-brave']
  for (const itemId of items) await add(shop, cartId, 'd1', itemId)
  return { id: cartId, itemId: 'M01-brave', amounts: [1, 2, 3, 4, 5, 6, 7, 8, 9] }
}

/** A monthly plan's cart with all of its 28 main meals, every line another dish. */
export async function monthlyCart(shop: BenchedShop): Promise<BenchedCart> {
  const plan = { type: 'weekly', dietCode: 'bal', daysPerWeek: 7, mainMeals: 7, weeks: 4 }
  const { cartId, menus } = await scheduledCart(shop, plan)
  let itemId = ''
  for (const { id: scheduleMenuId, config } of menus) {
    const offer = await ask(shop, 'GET', 'menu-collection', { cartId, scheduleMenuId })
    const mains = (offer.meals as Offered[]).filter(({ type }) => type === 'main-meal')
    const builds = mains.flatMap(({ builds: [first] }) => (first ? [first.id] : []))
    const chosen = builds.slice(0, config.amounts['main-meal'][0])
    for (const build of chosen) await add(shop, cartId, scheduleMenuId, build)
    itemId ||= chosen[0] ?? ''
  }
  // A full delivery takes no more of a meal: one goes out and in again.
  return { id: cartId, itemId, amounts: [0, 1] }
}

async function scheduledCart(
  shop: BenchedShop,
  plan: Json,
): Promise<{ cartId: string; menus: Menu[] }> {
  const cart = await ask(shop, 'POST', 'cart-create', {}, plan)
  const cartId = String(cart.id)
  const found = await ask(shop, 'GET', 'address-suggestion-collection', { q: 'Ερμού 12' })
  const [suggestion] = found.suggestions as { id: string }[]
  const address = { suggestionId: suggestion?.id, floor: '1', bell: 'Α', phone: '6944123456' }
  await ask(shop, 'PUT', 'cart-address-update', { cartId }, address)
  const times = await ask(shop, 'GET', 'time-period-collection', { cartId })
  const open = (times.days as { date: string; timePeriods: { available: boolean }[] }[]).find(day =>
    day.timePeriods.every(({ available }) => available),
  )
  const [pair] = times.pairs as { dates: string[] }[]
  const choice = {
    dates: pair?.dates ?? [open?.date],
    timePeriodId: pair ? 'afternoon' : 'morning',
  }
  const scheduled = await ask(shop, 'PUT', 'cart-schedule-update', { cartId }, choice)
  return { cartId, menus: scheduled.scheduleMenus as Menu[] }
}

async function add(
  shop: BenchedShop,
  cartId: string,
  scheduleMenuId: string,
  itemId: string,
): Promise<void> {
  const item = { itemId, itemType: 'meal-build', scheduleMenuId, amount: 1 }
  await ask(shop, 'POST', 'cart-item-add', { cartId }, item)
}

async function ask(
  shop: BenchedShop,
  method: string,
  hook: string,
  query: Record<string, string>,
  body?: Json,
): Promise<Json> {
  const search = new URLSearchParams({ apiKey: 'demo', business: 'demo', ...query })
  const response = await fetch(`${shop.url}${path(hook)}?${search}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { code, data } = (await response.json()) as { code: string; data: Json }
  if (code !== 'ok') throw new Error(`${hook} answered ${code}: ${JSON.stringify(data)}`)
  return data
}

export function path(hook: string): string {
  return `/api/content/v1/account/demo/repository/shop/hook/call/${hook}/1`
}
