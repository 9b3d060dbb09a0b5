import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { singleCart, weeklyCart } from '../screens/carts.ts'
import { callsOf } from '../screens/shop-calls.ts'
import { greek as words } from '../words.ts'
import { desktop, phone, visitor } from './browser.ts'
import { openWalks, type Walks } from './walks.ts'

const { layout } = words

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

const withCart = async (page: Page, cartId: string) => {
  await page.goto(`${walks.url}/contact-us`)
  await page.evaluate(id => localStorage.setItem('cart', id), cartId)
}
const cartIn = (page: Page) =>
  page.getByRole('button', { name: layout.drawer.title }).locator('visible=true')
const acts = (page: Page) => page.locator('.next-act').locator('visible=true')

/** Playwright's own wait asks for the load event, which a press before it takes away. */
const pathOf = (page: Page) => new URL(page.url()).pathname
const bottomOf = (box: { y: number; height: number } | null) =>
  box && Math.round(box.y + box.height)
const atBottom = (path: string) => [path, phone.height]

/** Whether a finger that comes down in the middle of it would touch it. */
const isOnTop = (page: Page, selector: string) =>
  page.evaluate(wanted => {
    const element = [...document.querySelectorAll(wanted)].find(one => one.checkVisibility())
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    const at = document.elementFromPoint(x + width / 2, y + height / 2)
    return !!at && !!element?.contains(at)
  }, selector)

test('2.50 2.51 2.53 2.54 on a phone the bar has the cart and the next act of each step', async () => {
  const { page, complaints, checkAccess } = await visitor(walks.browser, phone)
  await withCart(page, await singleCart(callsOf(walks.url)))
  for (const path of ['/plans', '/address', '/date-time', '/menu', '/product/mousakas']) {
    await page.goto(walks.url + path)
    await expect.poll(() => cartIn(page).textContent()).toMatch(/\d+,\d\d€/)
    await expect.poll(() => acts(page).count()).toBe(1)
    await expect
      .poll(async () => [path, bottomOf(await acts(page).boundingBox())])
      .toEqual(atBottom(path))
    // The bar is drawn once more when the cart has come.
    for (const part of ['.next-act :is(a, button)', '.cart-bar .cart-part'])
      await expect
        .poll(async () => [path, part, await isOnTop(page, part)])
        .toEqual([path, part, true])
    for (const width of [320, 360, phone.width]) {
      await page.setViewportSize({ ...phone, width })
      const spans = await page
        .locator('.next-act :is(a, button)')
        .evaluateAll(all => all.map(one => one.getBoundingClientRect().right))
      expect([path, width, Math.max(...spans) <= width]).toEqual([path, width, true])
    }
    await checkAccess(`${path}, bar`)
  }
  await cartIn(page).click()
  await page.getByRole('dialog', { name: layout.drawer.title }).waitFor()
  await page.goBack()

  await page.goto(`${walks.url}/menu`)
  await acts(page).getByRole('button').click()
  await expect.poll(() => pathOf(page)).toBe('/checkout')
  await expect.poll(() => cartIn(page).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('2.52 2.54 without a cart the bar starts one: loud where that is the next act, calm elsewhere', async () => {
  const { page } = await visitor(walks.browser, phone)
  const start = page.getByRole('link', { name: layout.startNow, exact: true })
  for (const path of ['/', '/contact-us', '/calorie-calculator', '/business', '/menu']) {
    await page.goto(walks.url + path)
    await expect.poll(() => page.locator(barLink).locator('visible=true').count()).toBe(1)
    expect([path, await isOnTop(page, barLink)]).toEqual([path, true])
  }
  await page.goto(`${walks.url}/contact-us`)
  await start.click()
  await expect.poll(() => pathOf(page)).toBe('/plans')
  await expect.poll(() => acts(page).count()).toBe(1)
  expect(await start.count()).toBe(0)
})
const barLink = ':is(.start-part, .next-act > a)'

test('2.50 2.53 the first paint knows the cart, and nothing moves when it is loaded', async () => {
  const ask = callsOf(walks.url)
  for (const size of [phone, desktop]) {
    const { page, context } = await visitor(walks.browser, size)
    await page.addInitScript(watchShifts)
    await page.addInitScript(waitLonger)
    await withCart(page, await weeklyCart(ask))
    for (const path of ['/menu/weekly', '/menu/weekly?diet=vegan&q=a', '/plans', '/checkout']) {
      // The page is painted before its scripts, as on a slow phone.
      await page.route('**/assets/*.js', async route => {
        await pause(400)
        await route.continue()
      })
      const loaded = page.waitForResponse(/cart-one/)
      await page.goto(walks.url + path)
      await loaded
      await page.unrouteAll({ behavior: 'wait' })
      if (path === '/checkout') await page.goto(walks.url + path)
      await page.waitForTimeout(1500)
      const later = await seen(page)
      const shift = await page.evaluate('shifted')
      const moved = await page.evaluate('moved')
      expect([path, shift, moved]).toEqual([path, expect.toSatisfy(isSmall), moved])

      await page.route('**/assets/*.js', route => route.abort())
      await page.reload({ waitUntil: 'load' })
      expect(await seen(page)).toEqual(later)
      await page.unroute('**/assets/*.js')
    }
    await context.close()
  }
})

test('the header’s search leads who fills a plan into the field of the plan’s own menu', async () => {
  const { page, context } = await visitor(walks.browser, phone)
  await withCart(page, await weeklyCart(callsOf(walks.url)))
  await page.goto(`${walks.url}/contact-us`)
  await page.getByRole('link', { name: layout.search }).click()
  await expect.poll(() => pathOf(page)).toBe('/menu/weekly')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('search')
  await page.goto(`${walks.url}/menu?diet=vegan`)
  await expect.poll(() => page.url()).toMatch(/\/menu\/weekly\?diet=vegan$/)
  await context.close()
})

const isSmall = (shift: unknown) => Number(shift) <= 0.02

const watchShifts = `
  window.shifted = 0
  window.moved = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue
      window.shifted += entry.value
      for (const { node } of entry.sources) window.moved.push(node?.outerHTML?.slice(0, 80) ?? '')
    }
  }).observe({ type: 'layout-shift', buffered: true })
`

// Dishes are kept back four seconds for the scripts (menu.css). A busy machine may take longer.
const waitLonger = `
  const sheet = new CSSStyleSheet()
  sheet.insertRule(':root[data-filtered] .until-filtered { animation-delay: 60s !important }')
  document.adoptedStyleSheets = [sheet]
`

/** The steps that are done, and the cart's button with its place, as somebody sees them. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const done = [...document.querySelectorAll('.step')].filter(step =>
      step.querySelector('svg')?.checkVisibility(),
    )
    const button = [...document.querySelectorAll('.cart-part')].find(one => one.checkVisibility())
    const total = button?.querySelector('.kept-total')
    const told = total ? getComputedStyle(total, '::before').content : button?.textContent
    const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect()
    return {
      done: done.map(step => step.textContent),
      total: /\d+,\d\d€/.exec(told ?? '')?.[0],
      place: [x, y, width, height].map(Math.round),
    }
  })
