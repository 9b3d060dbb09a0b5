import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { greek as words } from '../words.ts'
import { phone, visitor } from './browser.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

/** Each width at which the layout changes (600, 900, 1200, 1440), the last pixel before it, and a phone. */
const widths = [390, 599, 600, 899, 900, 1199, 1200, 1439, 1440] as const
/** In that order. */
const columns = {
  'goals of the home page': [2, 2, 2, 2, 2, 2, 4, 4, 4],
  'steps of the home page': [1, 1, 2, 2, 2, 2, 4, 4, 4],
  'dishes of a week': [5, 5, 5, 5, 5, 5, 5, 5, 5],
  'dishes of the home page': [8, 8, 8, 8, 3, 3, 4, 4, 4],
  'dishes of the menu': [1, 1, 2, 2, 2, 2, 3, 3, 4],
  'dishes like this one': [4, 4, 2, 2, 2, 2, 2, 2, 4],
  'pixels of the content': [350, 559, 536, 835, 836, 1135, 1136, 1248, 1376],
} as const

test('2.83 the layout changes at 600, 900, 1200 and 1440 px, and nowhere it is wider than the window', async () => {
  const { page } = await visitor(walks.browser, { width: 1440, height: 900 })
  const seen: Record<string, number[]> = {}
  const look = async (what: keyof typeof columns, list: Locator) => {
    for (const width of widths) {
      await widen(page, width)
      seen[what] = [...(seen[what] ?? []), await inARow(list)]
      expect([width, await overflow(page)]).toEqual([width, 0])
    }
  }
  await page.goto(walks.url)
  const goals = page.locator('ul:has(a[href*="goal="])')
  await goals.waitFor()
  await look('goals of the home page', goals)
  await look('steps of the home page', page.locator('main ol').first())
  await look('dishes of a week', page.locator('ul:has(a[href*="/product/"])').first())
  await look('dishes of the home page', page.locator('ul:has(a[href*="/product/"])').nth(1))
  for (const width of widths) {
    await widen(page, width)
    const wide = await goals.evaluate(list => Math.round(list.getBoundingClientRect().width))
    seen['pixels of the content'] = [...(seen['pixels of the content'] ?? []), wide]
  }
  await page.goto(`${walks.url}/menu`)
  await look('dishes of the menu', page.locator('.shelf > ul').first())
  await page.goto(`${walks.url}/product/gemista`)
  const similar = page.locator('section', { hasText: words.product.similar }).locator('ul').last()
  await look('dishes like this one', similar)
  expect(seen).toEqual(columns)
})

test('2.83 beside a navigation that stands there, the dishes of the menu keep their width', async () => {
  const { page } = await visitor(walks.browser, { width: 1200, height: 900 })
  await page.goto(`${walks.url}/menu`)
  const list = page.locator('.shelf > ul').first()
  for (const layout of ['vertical', 'mini'] as const) {
    await page.evaluate(name => document.documentElement.setAttribute('data-layout', name), layout)
    for (const [width, many] of [
      [1199, 2],
      [1200, 2],
      [1440, 3],
    ] as const) {
      await widen(page, width)
      expect([layout, width, await inARow(list)]).toEqual([layout, width, many])
      const card = list.locator('li').first()
      expect((await card.boundingBox())?.width).toBeGreaterThan(248)
    }
  }
})

test('2.57 on a phone the banner’s first promise is read whole, with its limit', async () => {
  for (const width of [320, 360, phone.width]) {
    const { page, context } = await visitor(walks.browser, { width, height: 844 })
    await page.goto(walks.url)
    const gift = page
      .getByRole('region', { name: words.layout.promo.label })
      .getByRole('link')
      .first()
    expect(await gift.textContent()).toMatch(/ένα ανά διεύθυνση και τηλέφωνο/)
    const { right, bottom, left } = await gift.evaluate(link => {
      const text = document.createRange()
      text.selectNodeContents(link)
      const { right, bottom, left } = text.getBoundingClientRect()
      return { right, bottom, left }
    })
    expect([width, left >= 0, right <= width, bottom <= 40]).toEqual([width, true, true, true])
    await context.close()
  }
})

/** Waits until the page is laid out anew: the browser answers before its media queries do. */
async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction(
    wide => innerWidth === wide && matchMedia(`(width: ${wide}px)`).matches,
    width,
  )
  await page.evaluate(
    () => new Promise(laidOut => requestAnimationFrame(() => requestAnimationFrame(laidOut))),
  )
}

/** How many stand beside the first, in its row. */
async function inARow(list: Locator): Promise<number> {
  return list.evaluate(({ children }) => {
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top)
    const [first] = children
    return [...children].filter(each => first && top(each) === top(first)).length
  })
}

/** Pixels by which the page is wider than its window. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
