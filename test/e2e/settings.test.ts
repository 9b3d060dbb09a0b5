import { afterAll, beforeAll, expect, test } from 'vitest'
import { greek } from '../words.ts'
import { desktop, phone, visitor } from './browser.ts'
import { openWalks, type Walks } from './walks.ts'

const { layout, settings } = greek

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

test('1.19 3.34 3.35 3.36 display settings show at once, in other tabs too, stay, and are reset', async () => {
  const { page, context, checkAccess, complaints } = await visitor(walks.browser, phone)
  const other = await context.newPage()
  await other.goto(`${walks.url}/menu`)
  await page.goto(walks.url)
  const shown = (of: typeof page) =>
    of.evaluate(() => {
      const { mode, preset } = document.documentElement.dataset
      return `${mode} ${preset} ${document.documentElement.dir}`
    })
  expect(await shown(page)).toBe('light green ltr')

  await page.getByRole('button', { name: layout.menu.open }).click()
  await page.getByRole('button', { name: layout.menu.settings }).click()
  const drawer = page.getByRole('dialog', { name: settings.title })
  await drawer.waitFor()
  await drawer.getByText(settings.same).waitFor()
  // What few people want is folded away.
  expect(await drawer.getByText(settings.values.rtl, { exact: true }).isVisible()).toBe(false)
  await drawer.getByText(settings.further).click()
  for (const name of ['dark', 'purple', 'rtl'] as const)
    await drawer.getByText(settings.values[name], { exact: true }).click()
  expect(await shown(page)).toBe('dark purple rtl')
  await expect.poll(() => shown(other)).toBe('dark purple rtl')
  await drawer.getByText(settings.changed).waitFor()
  await checkAccess('display settings')

  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  await page.reload()
  expect(await shown(page)).toBe('dark purple rtl')

  await page.goto(`${walks.url}/?settings=1`)
  await drawer.getByRole('button', { name: settings.reset }).click()
  await expect.poll(() => shown(page)).toBe('light green ltr')
  expect(await page.evaluate(() => localStorage.getItem('app.settings'))).toBeNull()

  await page.goto(walks.url)
  await page.getByRole('contentinfo').getByRole('link', { name: layout.footer.settings }).click()
  await drawer.waitFor()
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  expect(page.url()).toBe(`${walks.url}/`)
  expect(complaints).toEqual([])
})

test('2.56 2.57 2.58 2.59 promotions move until they are stopped; guests are told of their gift', async () => {
  const { page } = await visitor(walks.browser, desktop)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(walks.url)
  const banner = page.getByRole('region', { name: layout.promo.label })
  const track = banner.locator('.promo-track')
  const place = () => track.evaluate(element => getComputedStyle(element).transform)
  // Pointed at, they would wait.
  await page.mouse.move(600, 600)
  const before = await place()
  await expect.poll(place, { timeout: 20_000 }).not.toBe(before)
  expect(await banner.getByText('κουπόνι 20€ δώρο').first().isVisible()).toBe(true)
  expect(await banner.getByText('Δωρεάν μεταφορικά').count()).toBe(2)
  expect(await banner.locator('a[href^="tel:"]').count()).toBe(2)

  await banner.getByRole('checkbox', { name: layout.promo.pause }).check({ force: true })
  await page.mouse.move(600, 600)
  const state = () => track.evaluate(element => getComputedStyle(element).animationPlayState)
  expect(await state()).toBe('paused')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await track.evaluate(element => getComputedStyle(element).animationName)).toBe('none')

  await page.context().addCookies([{ name: 'user', value: '%7B%7D', url: walks.url }])
  await page.goto(walks.url)
  expect(await banner.getByText('κουπόνι 20€ δώρο').first().isVisible()).toBe(false)
})
