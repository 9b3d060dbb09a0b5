import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { first } from '../../app/text/el/index.ts'
import { more } from '../../app/text/el/more.ts'
import { desktop, openBrowser, phone, visitor } from './browser.ts'
import * as order from './order.ts'
import { type RunningShop, startShop } from './shop.ts'

const words = { ...first, ...more }

let browser: Browser
let shop: RunningShop
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastra-walk-'))
  await chmod(folder, 0o755)
  shop = await startShop({ DATA_DIR: folder })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
})

const eleni = { name: 'Ελένη Δημητρίου', username: 'eleni@example.gr', password: 'λουκουμάς!' }

test('1.01 1.02 1.03 1.09 1.10 2.35 2.53 2.62 2.73 4.35 4.36 on a phone, in Greek: from the home page to a paid order', async () => {
  const eleniHere = await visitor(browser, phone)
  const walk = { visitor: eleniHere, words }
  const { page, checkAccess, complaints } = eleniHere

  await page.goto(shop.url)
  expect(await page.getAttribute('html', 'lang')).toBe('el')
  await checkAccess('home')
  await page.getByRole('main').getByRole('link', { name: words.layout.startNow }).first().click()
  await page.waitForURL('**/plans')
  // 2.54: nothing in the way of choosing a plan while there is no order.
  await expect.poll(() => page.getByRole('link', { name: words.layout.startNow }).count()).toBe(0)

  await order.choosePlan(walk, /Ισορροπία/)
  await order.giveAddress(walk, {
    typed: 'ermou 12',
    picked: /Ερμού 12/,
    floor: '3ος',
    bell: 'Δημητρίου',
    phone: '694 412 3456',
  })
  await order.chooseTime(walk)
  await order.fillMenu(walk, 6)
  await order.openDrawer(walk)
  const drawer = page.getByRole('dialog', { name: words.layout.drawer.title })
  await expect.poll(() => drawer.textContent()).toContain('Ερμού 12')
  // Six mains: delivery is free, and the two euros it would cost are struck through.
  expect(await drawer.locator('s, del').first().textContent()).toContain('2,00€')
  await drawer
    .getByRole('button', { name: /Συνέχεια/ })
    .or(drawer.getByRole('link', { name: /Συνέχεια/ }))
    .first()
    .click()
  await page.waitForURL('**/checkout**')

  // Nobody is logged in: the dialog opens by itself, full screen on a phone.
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect
    .poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0))
    .toBe(phone.width)
  await order.signUp(walk, eleni)
  await page.waitForURL('**/checkout**')
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe(words.checkout.title)

  await page.getByLabel(words.checkout.notes).fill('Χτυπήστε το δεύτερο κουδούνι')
  await page.getByRole('checkbox', { name: words.checkout.wantsInvoice }).check()
  await page.getByLabel(words.checkout.companyName).fill('Ελιά ΑΕ')
  await page.getByLabel(words.checkout.profession).fill('Εμπόριο ελαιολάδου')
  await page.getByLabel(words.checkout.vatNumber).fill('094014201')
  await page.getByLabel(words.checkout.taxOffice).fill('ΚΕΦΟΔΕ Αττικής')
  await page.getByLabel(words.checkout.invoiceAddress).fill('Σταδίου 5, 105 62 Αθήνα')
  await page.getByRole('checkbox', { name: new RegExp(words.checkout.acceptTerms) }).check()
  await checkAccess('checkout')
  await page.getByRole('button', { name: new RegExp(words.checkout.place) }).click()
  await order.pay(page, 'approve')

  await page.waitForURL('**/account/orders/**')
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe(words.order.thanksTitle)
  await expect.poll(() => page.getByRole('main').textContent()).toContain(words.order.status.opened)
  const told = await page.getByRole('main').textContent()
  for (const text of ['Ερμού 12', 'Ελιά ΑΕ', 'Χτυπήστε το δεύτερο κουδούνι'])
    expect(told).toContain(text)
  await checkAccess('order')
  // The order has taken the cart with it.
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  await page.goto(`${shop.url}/account/orders`)
  await page.getByRole('main').getByRole('link').first().waitFor()
  await checkAccess('orders')
  expect(complaints).toEqual([])
})

test('2.03 2.07 2.24 paths that lead elsewhere', async () => {
  const { page, complaints } = await visitor(browser, desktop)
  for (const [from, to] of [
    ['/nowhere/at-all', '/'],
    ['/meal-packs', '/plans'],
    ['/meal/gemista', '/product/gemista'],
    ['/checkout', '/plans'],
    ['/date-time', '/plans'],
  ]) {
    await page.goto(shop.url + from)
    await expect.poll(() => new URL(page.url()).pathname).toBe(to)
  }
  expect(complaints).toEqual([])
})
