import { afterAll, beforeAll, expect, test } from 'vitest'
import { english as words } from '../words.ts'
import { desktop, visitor } from './browser.ts'
import { kifisias } from './opening.ts'
import * as order from './order.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

const maria = { username: 'maria@gastra.example', password: 'gastra-demo' }

test('1.01 1.18 2.13 2.23 2.31 2.45 2.48 4.36 4.44 4.45 4.46 8.12 9.17 on a desktop, in English: filters, a decline, a second try, logout', async () => {
  const mariaHere = await visitor(walks.browser, desktop)
  const walk = { visitor: mariaHere, words }
  const { page, context, checkAccess, complaints } = mariaHere

  await page.goto(walks.url)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en')
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('en')
  await checkAccess('home')

  // The menu to look at, and a dish.
  await page.goto(`${walks.url}/menu`)
  await page.getByRole('searchbox', { name: words.menu.filters.search }).fill('moussaka')
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(4)
  await page
    .getByRole('link', { name: /moussaka/i })
    .first()
    .click()
  await page.waitForURL('**/product/**')
  await page.getByRole('table').first().waitFor()
  await checkAccess('product')

  // Ingredients and their shares are those of the portion.
  const ingredients = page.getByRole('region', { name: words.product.ingredients })
  const portion = (name: RegExp) => page.getByRole('radio', { name }).check({ force: true })
  const inRegular = await ingredients.textContent()
  await portion(/legendary/i)
  await expect
    .poll(() => ingredients.textContent())
    .toContain(words.product.ingredientsOf('Legendary'))
  const shares = (text: string | null) => text?.match(/[\d.]+%/g)
  expect(shares(await ingredients.textContent())).not.toEqual(shares(inRegular))
  await portion(/regular/i)
  await expect.poll(() => ingredients.textContent()).toBe(inRegular)

  // The dish that is pressed now goes into the order as soon as there is a day.
  const dish = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page
    .getByRole('link', { name: words.menu.wantIt(dish) })
    .locator('visible=true')
    .first()
    .click()
  await page.waitForURL('**/plans')
  await page.reload()
  await order.choosePlan(walk, /choose/i)
  await order.giveAddress(walk, kifisias)
  await order.chooseTime(walk)
  const toasts = page.getByRole('region', { name: words.layout.toasts })
  await toasts.getByText(words.cart.wished.putIn(dish)).waitFor()
  await order.fillMenu(walk, 3)
  await order.openDrawer(walk)
  const drawer = page.getByRole('dialog', { name: words.layout.drawer.title })
  expect(await drawer.textContent()).toContain('2 more main meals for free delivery')
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })

  await page
    .getByRole('link', { name: words.menu.day.continue })
    .or(page.getByRole('button', { name: words.menu.day.continue }))
    .first()
    .click()
  await page.waitForURL('**/checkout**')
  await page.getByRole('dialog').waitFor()
  await page.getByRole('dialog').getByLabel(words.login.email).fill(maria.username)
  await page.getByRole('dialog').getByLabel(words.login.password, { exact: true }).fill('wrong-one')
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await expect.poll(() => page.locator('body').textContent()).toContain('Invalid email or password')
  await order.logIn(walk, maria)

  const place = async () => {
    await page.getByRole('button', { name: new RegExp(words.checkout.place) }).click()
  }
  await place()
  await order.pay(page, 'decline')
  await page.getByRole('heading', { name: words.checkout.failedTitle }).waitFor()
  await expect
    .poll(() => page.getByRole('main').textContent())
    .toContain('We were unable to process your payment')
  await checkAccess('payment failed')
  await page
    .getByRole('link', { name: words.checkout.tryAgain })
    .or(page.getByRole('button', { name: words.checkout.tryAgain }))
    .first()
    .click()
  await page.waitForURL('**/checkout')
  await place()
  await order.pay(page, 'approve')
  await page.waitForURL('**/account/orders/**')
  await expect.poll(() => page.getByRole('main').textContent()).toContain(words.order.status.opened)

  await page.goto(`${walks.url}/account/orders`)
  await expect.poll(() => page.getByRole('main').textContent()).toContain(words.order.status.opened)
  await page.getByRole('button', { name: /Your account/ }).click()
  const reloaded = page.waitForEvent('load')
  await page.locator('#account').getByRole('button', { name: words.account.logout }).click()
  await reloaded
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'auth'))
    .toBe(false)
  // A refused password and another's order are told with a status that the console repeats.
  const unexpected = complaints.filter(text => !/status of (401|422)/.test(text))
  expect(unexpected).toEqual([])
})
