import { afterAll, beforeAll, expect, test } from 'vitest'
import { menu } from '../../app/text/el/menu.ts'
import { product } from '../../app/text/el/product.ts'
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
  // On a slow machine a font comes after the words that it is for.
  await expect.poll(() => page.evaluate(fontsNobodyUses)).toEqual([])
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

  // 9.29: what it looks like from near is one press away, and comes into sight.
  await page.goto(`${walks.url}/product/gemista`)
  const near = page.getByRole('button', { name: product.closeUp, exact: true })
  const left = async () =>
    (await page.getByRole('img', { name: new RegExp(`${product.closeUp}$`, 'i') }).boundingBox())?.x
  expect(await left()).toBeGreaterThan(300)
  await near.click()
  await expect.poll(left).toBeLessThan(40)
  await expect.poll(() => near.getAttribute('aria-pressed')).toBe('true')
  await checkAccess('a dish from near')
  expect(complaints).toEqual([])
})

/** The preloaded fonts that no text of the page uses. `document.fonts` has the order of the rules in its sheets. */
const fontsNobodyUses = `(() => {
  const faces = [...document.fonts]
  const rules = [...document.styleSheets]
    .flatMap(sheet => [...sheet.cssRules])
    .filter(rule => rule instanceof CSSFontFaceRule)
  const used = rules.filter((_, at) => faces[at].status === 'loaded').map(rule => rule.cssText)
  return [...document.querySelectorAll('link[rel=preload][as=font]')]
    .map(link => link.getAttribute('href').split('/').at(-1))
    .filter(file => !used.some(text => text.includes(file)))
})()`
