import { afterAll, beforeAll, expect, test } from 'vitest'
import { menu } from '../../app/text/el/menu.ts'
import { phone, visitor } from './browser.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks

beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

test('2.12 2.13 8.19 on a phone, in Greek: far categories, two columns, nothing found', async () => {
  const { page, checkAccess, complaints } = await visitor(walks.browser, phone)
  await page.addInitScript("addEventListener('alive', () => { window.isAlive = true })")
  await page.goto(`${walks.url}/menu`)
  await page.waitForFunction('window.isAlive')
  const { height = 0 } = page.viewportSize() ?? {}
  // Its first dish is there at once, with name, price and a button of its own; one thing starts an order.
  const dish = page.getByRole('article').first()
  const price = await dish.getByText(/€$/).last().boundingBox()
  const bar = await page.locator('.next-act').locator('visible=true').boundingBox()
  expect((price?.y ?? height) + (price?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await dish.getByRole('link', { name: new RegExp(`^${menu.want}`) }).waitFor()
  expect(await page.getByText(menu.start, { exact: true }).locator('visible=true').count()).toBe(1)
  const screens = await page.evaluate('document.documentElement.scrollHeight')
  expect(Number(screens) / height).toBeLessThan(27)

  const tabs = page.getByRole('navigation', { name: menu.categoriesLabel })
  const sides = tabs.getByRole('link', { name: menu.sections['extras-sides'] })
  await sides.click()
  await expect.poll(() => sides.getAttribute('aria-current')).toBe('true')
  const heading = page.getByRole('heading', { name: menu.sections['extras-sides'] })
  await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(60)
  expect((await heading.boundingBox())?.y).toBeLessThan(height)

  await page.evaluate('window.scrollTo(0, 0)')
  const columns = page.getByRole('button', { name: menu.twoColumns })
  await columns.click()
  expect(await columns.getAttribute('aria-pressed')).toBe('true')
  const wide = async () => (await page.getByRole('article').first().boundingBox())?.width ?? 0
  expect(await wide()).toBeLessThan(200)
  await checkAccess('the menu in two columns')
  await page.reload()
  expect(await wide()).toBeLessThan(200)

  await page.getByRole('searchbox').fill('ζζζ')
  await page.getByRole('heading', { name: menu.filters.none }).waitFor()
  await page.getByRole('heading', { name: menu.filters.suggested }).waitFor()
  await checkAccess('nothing found')
  await page
    .getByRole('main')
    .getByRole('button', { name: menu.filters.clearSearch })
    .last()
    .click()
  await page.getByRole('heading', { name: menu.shelves.varied.title }).waitFor()
  expect(complaints).toEqual([])
})
