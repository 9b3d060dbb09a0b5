import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import { singleCart, weeklyCart } from '../screens/carts.ts'
import { callsOf } from '../screens/shop-calls.ts'
import { greek as el, english as en } from '../words.ts'
import { desktop, phone, type Visitor, visitor } from './browser.ts'
import * as order from './order.ts'
import { openWalks, type Walks } from './walks.ts'

const maria = { username: 'maria@gastra.example', password: 'gastra-demo' }

let walks: Walks
let ask: ReturnType<typeof callsOf>
beforeAll(async () => {
  walks = await openWalks()
  ask = callsOf(walks.url)
})
afterAll(() => walks?.close())

const toasts = (page: Page, words: typeof el | typeof en) =>
  page.getByRole('region', { name: words.layout.toasts })
const pathOf = (page: Page) => new URL(page.url()).pathname
const badGateway = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' })

/** A browser that holds this cart. */
async function withCart(visitor: Visitor, cartId: string, path: string): Promise<void> {
  const { page } = visitor
  await page.goto(`${walks.url}/terms-and-conditions/cookies`)
  await page.evaluate(id => localStorage.setItem('cart', id), cartId)
  await page.goto(walks.url + path)
}

test('8.01 8.20 on a phone, in Greek: each trouble on the way has its own words, and a way on', async () => {
  const here = await visitor(walks.browser, phone)
  const { page, context, checkAccess } = here
  const { transport, changesWait, offline } = el.layout
  const mainPlace = page.getByRole('main')
  const calls: Record<string, (route: Route) => Promise<void>> = {
    'network-error': route => route.abort('connectionfailed'),
    unavailable: badGateway,
  }
  const cartId = await singleCart(ask)

  // A cart that cannot be loaded: told on the page, and asked for again when wished.
  for (const path of ['/checkout', '/address', '/date-time', '/menu'])
    for (const [code, fail] of Object.entries(calls)) {
      await page.route('**/call/cart-one/**', fail)
      await withCart(here, cartId, path)
      await mainPlace.getByText(transport[code as keyof typeof transport]).waitFor()
      const again = page
        .getByRole('button', { name: el.layout.trouble.again })
        .or(page.getByRole('button', { name: el.layout.cartAgain }))
        .locator('visible=true')
        .first()
      if (code === 'unavailable') await checkAccess(`${path} without its cart`)
      await page.unroute('**/call/cart-one/**')
      await again.click()
      await expect.poll(() => page.getByRole('main').getByRole('alert').count()).toBe(0)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBe(cartId)
    }

  // A change waits, and it is said for what. Offline is only said where there is no network.
  await page.goto(`${walks.url}/menu`)
  const add = page.getByRole('button', { name: el.menu.addOne('').trim() }).first()
  const bar = toasts(page, el)
  const add1 = page.getByRole('group', { name: el.layout.quantity.of('').trim() }).first()
  const more = add1.getByRole('button', { name: el.layout.quantity.more('').trim() })
  await add.or(add1).first().waitFor()
  for (const [code, fail] of Object.entries(calls)) {
    await page.route('**/call/cart-item-add/**', fail)
    await more.click()
    await bar.getByText(changesWait[code as keyof typeof changesWait]).waitFor()
    expect(await bar.getByText(offline).count()).toBe(0)
    await page.unroute('**/call/cart-item-add/**')
    await expect.poll(() => bar.textContent()).not.toContain(changesWait.unavailable)
  }
  await context.setOffline(true)
  await more.click()
  await bar.getByText(offline).waitFor()
  await context.setOffline(false)
  await expect.poll(() => bar.textContent()).not.toContain(offline)

  // What the browser itself stops, and an address that it cannot call.
  const failing = (name: string) =>
    page.evaluate(error => {
      const own = window.fetch
      window.fetch = (input, init) =>
        String(input).includes('cart-item-add')
          ? Promise.reject(new DOMException('stopped', error))
          : own(input, init)
    }, name)
  await failing('AbortError')
  await more.click()
  await bar.getByText(transport.aborted).waitFor()
  await failing('TimeoutError')
  await more.click()
  await bar.getByText(changesWait.timeout).waitFor()
  await context.close()
})

test('9.16 without a network the drawer opens, though it was not opened before, and shows the order', async () => {
  const here = await visitor(walks.browser, desktop)
  const { page, context } = here
  await withCart(here, await singleCart(ask), '/menu?lang=en')
  const button = page.getByRole('banner').getByRole('button', {
    name: en.layout.drawer.title,
  })
  await button.waitFor()
  await page.waitForTimeout(6000)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  // By keyboard: a pointer that comes near would fetch it.
  await button.evaluate((element: HTMLElement) => element.click())
  const drawer = page.getByRole('dialog', { name: en.layout.drawer.title })
  await drawer.getByText(en.drawer.subtotal, { exact: true }).waitFor()
  expect(await drawer.getByRole('group', { name: /Quantity/ }).count()).toBe(5)
  await context.close()
})

test('4.19 4.24 in the drawer on checkout a mistaken press costs nothing until it closes', async () => {
  const here = await visitor(walks.browser, desktop)
  const { page, context } = here
  await withCart(here, await singleCart(ask), '/plans?lang=en')
  await page.goto(`${walks.url}/checkout`)
  const login = page.getByRole('dialog')
  await login.waitFor()
  await page.keyboard.press('Escape')
  await login.waitFor({ state: 'hidden' })
  await page
    .getByRole('banner')
    .getByRole('button', {
      name: en.layout.drawer.title,
    })
    .click()
  const drawer = page.getByRole('dialog', { name: en.layout.drawer.title })
  const press = async (nth: number, name: RegExp) => {
    const saved = page.waitForResponse(/cart-item-add/)
    const line = drawer.getByRole('group', { name: /Quantity/ }).nth(nth)
    await line.getByRole('button', { name }).click()
    await saved
  }
  await press(0, /^One more/)
  await press(1, /^One less/)
  await press(0, /^One less/)
  await drawer.getByText(en.weekly.missing(1, 0)).waitFor()
  await page.waitForTimeout(700)
  expect([pathOf(page), await drawer.isVisible()]).toEqual(['/checkout', true])
  await press(0, /^One more/)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await page.waitForTimeout(300)
  expect(pathOf(page)).toBe('/checkout')
  await page
    .getByRole('banner')
    .getByRole('button', {
      name: en.layout.drawer.title,
    })
    .click()
  await press(0, /^One less/)
  await page.keyboard.press('Escape')
  await page.waitForURL('**/menu')
  await toasts(page, en).getByText('You need at least 4 mains.').waitFor()
  await context.close()
})

test('4.24 5.13 two deliveries that lack the same are two messages, each with its day', async () => {
  const here = await visitor(walks.browser, phone)
  const { page, context } = here
  const cartId = await weeklyCart(ask)
  const cart = await ask('cart-one', { cartId })
  const [one, two] = cart.scheduleMenus
  if (!one || !two) throw new Error('a plan has deliveries')
  for (const { id, items } of [one, two]) {
    const [first] = items
    if (!first) throw new Error('the delivery is filled')
    const wish = { cartId, scheduleMenuId: id, itemId: first.id, itemType: 'meal-build' as const }
    await ask('cart-item-add', { ...wish, amount: 0 })
  }
  await withCart(here, cartId, '/checkout')
  await page.waitForURL('**/menu/weekly')
  for (const { date, config } of [one, two]) {
    const needs = `Χρειάζεσαι τουλάχιστον ${config.amounts['main-meal'][0]} κυρίως.`
    await toasts(page, el)
      .getByText(`${formatDate(date, 'el', 'long')}: ${needs}`)
      .waitFor()
  }
  await context.close()
})

test('8.04 a window that fills up is told at the press that loses it', async () => {
  const here = await visitor(walks.browser, phone)
  const { page, context } = here
  await withCart(here, await singleCart(ask), '/menu')
  await lost(page)
  const line = page.getByRole('group', { name: el.layout.quantity.of('').trim() }).first()
  await line.getByRole('button', { name: el.layout.quantity.more('').trim() }).click()
  await page.waitForURL('**/date-time')
  await toasts(page, el).getByText(refusalText['schedule-menu-is-full'].el).waitFor()
  await context.close()
})

/** The kitchen takes the addition, and then has no place left in the window. */
async function lost(page: Page): Promise<void> {
  await page.route('**/call/cart-item-add/**', async route => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: CartAnswer }
    Object.assign(answer.data, { timePeriod: null, timePeriodLost: 'full' })
    await route.fulfill({ response, json: answer })
  })
}

test('a dish that left the menu is found where it was, from the bar and in the drawer', async () => {
  const here = await visitor(walks.browser, desktop)
  const { page, context, checkAccess } = here
  let slug = ''
  await page.route('**/call/cart-one/**', async route => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: CartAnswer }
    const [delivery] = data.scheduleMenus
    const gone = delivery?.items[2]
    if (!delivery || !gone) throw new Error('the cart holds dishes')
    gone.available = false
    slug = gone.slug
    data.errors.push({
      group: 'plan',
      slug: 'item-unavailable',
      scheduleMenuId: delivery.id,
      slugs: [gone.slug],
      message: `${gone.name}: no longer on that day’s menu.`,
    })
    await route.fulfill({ response, json: { data, ...rest } })
  })
  await page.route('**/call/menu-collection/**', async route => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { meals: { slug: string }[] } }
    answer.data.meals = answer.data.meals.filter(meal => meal.slug !== slug)
    await route.fulfill({ response, json: answer })
  })
  await withCart(here, await singleCart(ask), '/menu?lang=en')
  const needs = page.getByRole('main').getByRole('button', { name: en.menu.day.needsChange })
  const dishes = page.locator('article :is(h3, h4) a')
  const placeOf = () =>
    dishes.evaluateAll(
      (all, path) => all.findIndex(a => a.getAttribute('href') === path),
      `/product/${slug}`,
    )
  // The kitchen's answer is there, and the card has not gone to the end.
  await page
    .getByText(en.menu.soldOut)
    .or(page.getByRole('group', { name: /Quantity/ }))
    .nth(3)
    .waitFor()
  expect(await placeOf()).toBeLessThan(12)
  await needs.click()
  const dish = await page.evaluate(() => document.activeElement?.getAttribute('href'))
  expect(dish).toMatch(/^\/product\//)
  const card = page.locator('article', { has: page.locator(`a[href="${dish}"]`) }).first()
  await expect.poll(() => card.getByRole('group', { name: /Quantity/ }).count()).toBe(1)
  await checkAccess('the menu, with a dish that left it')
  await page
    .getByRole('banner')
    .getByRole('button', {
      name: en.layout.drawer.title,
    })
    .click()
  const drawer = page.getByRole('dialog', { name: en.layout.drawer.title })
  await drawer.getByText(en.weekly.needsChange).waitFor()
  expect(await drawer.getByText(/ready/).count()).toBe(0)
  await context.close()
})

test('4.28 4.31 4.46 4.47 a customer whose session ended logs in again, and the cart is there', async () => {
  const here = await visitor(walks.browser, desktop)
  const walk = { visitor: here, words: en }
  const { page, context } = here
  await withCart(here, await singleCart(ask), '/plans?lang=en')
  const cartId = await page.evaluate(() => localStorage.getItem('cart'))
  await page.goto(`${walks.url}/checkout`)
  await page.getByRole('dialog').waitFor()
  await order.logIn(walk, maria)
  const place = page.getByRole('button', { name: new RegExp(en.checkout.place) })
  await place.waitFor()

  // The browser lost its cookies.
  await context.clearCookies({ name: /^(auth|user)$/ })
  await page.goto(`${walks.url}/checkout`)
  await waitsForLogin()
  await order.logIn(walk, maria)
  await place.waitFor()
  expect(pathOf(page)).toBe('/checkout')

  // Ended on another device: what is pressed next leads to the login, and back.
  const { token } = await ask('auth-login-email', maria)
  const { sessions } = await ask('customer-session-collection', {}, token)
  for (const { id, current } of sessions)
    if (!current) await ask('customer-session-delete', { sessionId: id }, token)
  // Another call of the page may hear it first.
  await place.click({ timeout: 5000 }).catch(() => {})
  await waitsForLogin()
  await order.logIn(walk, maria)
  await place.waitFor()
  expect(pathOf(page)).toBe('/checkout')

  // The goodbye is seen for its two seconds, though the page is loaded anew meanwhile.
  await page.goto(`${walks.url}/menu`)
  await page.locator('header button[popovertarget=account]').click()
  const refreshed = page.waitForEvent('load')
  await page.locator('#account').getByRole('button', { name: en.account.logout }).click()
  await refreshed
  const goodbye = toasts(page, en).getByText(en.account.loggedOut)
  await goodbye.waitFor()
  await goodbye.waitFor({ state: 'hidden' })
  await context.close()

  async function waitsForLogin(): Promise<void> {
    // The way there may be cut short by the page that is loaded anew: only the end counts.
    await expect.poll(() => page.url(), { timeout: 30_000 }).toMatch(/\/\?login=1$/)
    await page.getByRole('dialog').waitFor()
    await toasts(page, en).getByText(en.cart.waits).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe(cartId)
  }
})

test('an order that another tab placed or replaced is told as that', async () => {
  const here = await visitor(walks.browser, desktop)
  const walk = { visitor: here, words: en }
  const { page, context } = here
  await withCart(here, await singleCart(ask), '/plans?lang=en')
  await page.goto(`${walks.url}/checkout`)
  await page.getByRole('dialog').waitFor()
  await order.logIn(walk, maria)
  const other = await context.newPage()
  await other.goto(`${walks.url}/checkout`)
  await other.getByRole('button', { name: new RegExp(en.checkout.place) }).waitFor()
  await page.bringToFront()
  await page.getByRole('button', { name: new RegExp(en.checkout.place) }).click()
  await order.pay(page, 'approve')
  await page.waitForURL('**/account/orders/**')
  await toasts(other, en).getByText(en.cart.placed).waitFor()
  await other.waitForURL(`**${pathOf(page)}`)

  const [first, second] = [await singleCart(ask), await singleCart(ask)]
  await withCart({ ...here, page: other }, first, '/menu')
  await other
    .getByRole('banner')
    .getByRole('button', {
      name: en.layout.drawer.title,
    })
    .waitFor()
  // The button of the bar may stand there before the cart is loaded; what is in it does not.
  await other
    .getByRole('group', { name: en.layout.quantity.of('').trim() })
    .first()
    .waitFor()
  await page.evaluate(id => localStorage.setItem('cart', id), second)
  await toasts(other, en).getByText(en.cart.replaced).waitFor()
  await context.close()
})
