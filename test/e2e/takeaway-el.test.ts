import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCatalogue } from '../../server/demo/catalogue.ts'
import { refusalText } from '../../shop/refusal/refusal-text.ts'
import { callsOf } from '../screens/shop-calls.ts'
import { greek as words } from '../words.ts'
import { phone, visitor } from './browser.ts'
import * as order from './order.ts'
import { openWalks, type Walks } from './walks.ts'

const { menu, order: ordered } = words

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

const nikos = { name: 'Νίκος Αγγέλου', username: 'nikos@example.gr', password: 'φασολάδα!' }
const counter = 'Γάστρα Παγκράτι'

test('1.08 2.10 2.13 2.15 2.31 3.04 3.07 4.02 on a phone, in Greek: an order to pick up is paid, and made again, while a dish is sold out', async () => {
  const nikosHere = await visitor(walks.browser, phone)
  const walk = { visitor: nikosHere, words }
  const { page, checkAccess, complaints } = nikosHere
  const main = page.getByRole('main')

  await page.goto(`${walks.url}/plans`)
  await order.choosePlan(walk, /Ισορροπία/)
  await takeCounter(walk)
  await page.getByRole('heading', { level: 2, name: words.dateTime.titleTakeaway }).waitFor()
  await order.chooseLaterTime(walk)

  const dish = await sellOut(await page.evaluate(() => localStorage.getItem('cart') ?? ''))
  await page.reload()
  const soldOut = page.getByRole('button', { name: menu.soldOutOf(dish) })
  await soldOut.waitFor()
  expect(await soldOut.isDisabled()).toBe(true)
  await chooseFast(walk)
  await chooseForMe(walk)

  await page.goto(`${walks.url}/checkout`)
  await page.getByRole('dialog').waitFor()
  await order.signUp(walk, nikos)
  await main.getByText(counter).waitFor()
  await checkAccess('checkout of an order to pick up')
  await page.getByRole('button', { name: new RegExp(words.checkout.place) }).click()
  await order.pay(page, 'approve')

  await page.waitForURL('**/account/orders/**')
  await main.getByRole('heading', { name: ordered.thanksTitle }).waitFor()
  await main.getByRole('heading', { name: new RegExp(`^${ordered.takeaway('')}`) }).waitFor()
  const told = await main.textContent()
  for (const text of [counter, ordered.counter, 'Θα περάσει ο Γιάννης', ordered.status.opened])
    expect(told).toContain(text)
  expect(told).not.toContain(ordered.address)
  await checkAccess('order to pick up')

  await main.getByRole('button', { name: words.orderChange.repeat }).click()
  await page.waitForURL('**/checkout')
  await main.getByText(counter).waitFor()
  await checkAccess('order made again')
  expect(complaints).toEqual([])
})

async function takeCounter({ visitor: { page, checkAccess } }: order.Walk): Promise<void> {
  const { address } = words
  await page
    .locator('label', { has: page.getByRole('radio', { name: new RegExp(address.takeaway) }) })
    .click()
  await page.getByRole('button', { name: address.continue }).click()
  await page.getByText(address.counterMissing).waitFor()
  await page.locator('label', { has: page.getByRole('radio', { name: counter }) }).click()
  await page.getByLabel(address.takeawayNotes).fill('Θα περάσει ο Γιάννης')
  await page.getByRole('button', { name: address.continue }).click()
  await page.getByText(refusalText['missing-phone'].el).waitFor()
  await page.getByLabel(address.phone).fill('694 412 3456')
  await checkAccess('counter')
}

/** The four mains are chosen in one press, taken back in another, and chosen again. */
async function chooseForMe({ visitor: { page, checkAccess } }: order.Walk): Promise<void> {
  const fill = page.getByRole('button', { name: menu.chooseForMe(4) })
  const chosen = page.getByRole('main').getByRole('group', { name: /Ποσότητα/ })
  await fill.click()
  await page.getByRole('button', { name: words.fill.changePreferences }).waitFor()
  await fill.waitFor({ state: 'hidden' })
  await checkAccess('menu, chosen by the shop')
  await page.getByRole('button', { name: words.weekly.undo }).click()
  await fill.waitFor()
  expect(await chosen.count()).toBe(0)
  await fill.click()
  await page.getByRole('button', { name: words.weekly.undo }).waitFor()
}

/** Typing and pressing faster than the menu draws still chooses. */
async function chooseFast({ visitor: { page } }: order.Walk): Promise<void> {
  const { filters } = menu
  const sheet = page.getByRole('dialog', { name: filters.title })
  await page.getByRole('searchbox').fill('κοτόπουλο')
  await page.getByRole('button', { name: filters.open }).click()
  await sheet.waitFor()
  await sheet.evaluate(dialog => {
    for (const box of [...dialog.querySelectorAll('input')].slice(0, 2)) box.click()
  })
  const chosen = () => Object.fromEntries(new URL(page.url()).searchParams)
  await expect.poll(chosen).toEqual({ q: 'κοτόπουλο', filters: '1', tag: 'new,best-seller' })
  await sheet.getByRole('button', { name: filters.clear }).click()
  await sheet.getByRole('button', { name: filters.close }).click()
  await sheet.waitFor({ state: 'hidden' })
}

/** Another customer orders all portions of a dish on the cart's day; answers the dish's name. */
async function sellOut(cartId: string): Promise<string> {
  const ask = callsOf(walks.url)
  const { scheduleMenus, timePeriod } = await ask('cart-one', { cartId })
  const [{ id: scheduleMenuId = '', date = '' } = {}] = scheduleMenus
  const offered = async () => (await ask('menu-collection', { cartId, scheduleMenuId })).meals
  const [dish] = (await offered()).filter(({ type }) => type === 'main-meal')
  const itemId = dish?.builds[0]?.id ?? ''
  const maria = { username: 'maria@gastra.example', password: 'gastra-demo' }
  const { token } = await ask('auth-login-email', maria)
  const hers = await ask('cart-create', { type: 'daily', dietCode: 'bal' }, token)
  const id = { cartId: hers.id }
  await ask('cart-address-update', { ...id, spotId: 'marousi', phone: '6955123456' }, token)
  const when = { dates: [date], timePeriodId: timePeriod?.id ?? '' }
  const [day] = (await ask('cart-schedule-update', { ...id, ...when }, token)).scheduleMenus
  const { portionsPerMeal: amount } = (await demoCatalogue()).kitchenLimit
  const items = [{ itemId, amount }]
  await ask('cart-schedule-menu-update', { ...id, scheduleMenuId: day?.id ?? '', items }, token)
  await ask('cart-place', { ...id, acceptTerms: true }, token)
  const left = async () =>
    (await offered()).flatMap(({ builds }) => builds).find(build => build.id === itemId)?.left
  await expect.poll(left).toBe(0)
  return dish?.name ?? ''
}
