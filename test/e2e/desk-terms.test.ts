import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from '#shop/money.ts'
import { english, greek } from '../desk-words.ts'
import { greek as words } from '../words.ts'
import { desktop, phone, type Visitor, visitor } from './browser.ts'
import { enterDesk } from './desk-login.ts'
import { choosePlan } from './order.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
let office: Visitor
let customer: Visitor
beforeAll(async () => {
  walks = await openWalks()
  office = await visitor(walks.browser, desktop)
  customer = await visitor(walks.browser, phone)
})
afterAll(() => walks?.close())

/** What bringing costs from now on, in cents, and from so many meals on nothing. */
const fee = 350
const freeFrom = 9

test('13.43 a fee is changed and an area struck with the keyboard, and a customer sees both', async () => {
  const { page, context, checkAccess } = office
  const { login, catalogue, terms } = greek
  await page.goto(`${walks.url}/desk/login`)
  await enterDesk(page, 'owner', login)
  await page.waitForURL(url => !url.pathname.includes('login'))

  await page.goto(`${walks.url}/desk/terms`)
  const example = page.getByRole('region', { name: terms.example })
  const shipping = example.getByRole('row', { name: terms.rows.shipping }).getByRole('cell')
  await example.getByText(terms.same).waitFor()
  const before = await shipping.first().textContent()
  await page.getByLabel(terms.fee).fill('3,5')
  await page.getByLabel(terms.freeFromMainMeals).fill(String(freeFrom))
  await example.getByText(terms.same).waitFor({ state: 'detached' })
  expect(await shipping.allTextContents()).toEqual([before, formatMoney(fee)])
  await checkAccess('the terms')
  await page.getByRole('button', { name: catalogue.save }).click()
  await page.getByText(catalogue.saved).waitFor()

  await page.getByRole('link', { name: terms.tabs.areas }).click()
  const tiles = page.getByRole('group', { name: terms.map }).getByRole('checkbox')
  await tiles.first().waitFor()
  await page.locator('[role="checkbox"][tabindex="0"]').focus()
  const focused = page.locator('[role="checkbox"]:focus')
  // The nearest to the north where nothing is sold: its release waits for nobody.
  const isFree = async () =>
    !/\d/.test((await focused.getAttribute('aria-label')) ?? '') &&
    (await focused.getAttribute('aria-checked')) === 'true'
  for (let steps = 0; steps < 20 && !(await isFree()); steps++)
    await page.keyboard.press(steps % 5 < 4 ? 'ArrowUp' : 'ArrowRight')
  const struck = ((await focused.getAttribute('aria-label')) ?? '').split(',')[0] ?? ''
  await page.keyboard.press(' ')
  await expect.poll(() => focused.getAttribute('aria-checked')).toBe('false')
  await page.getByText(terms.leaves, { exact: true }).waitFor()
  await checkAccess('the map')
  await page.getByRole('button', { name: catalogue.save }).click()
  await page.getByText(catalogue.saved).waitFor()

  await page.getByRole('link', { name: catalogue.open }).click()
  await page.getByRole('link', { name: catalogue.called.delivery, exact: true }).waitFor()
  await page.getByRole('link', { name: struck, exact: true }).waitFor()
  await checkAccess('the release')
  await context.addCookies([{ name: 'lang', value: 'en', url: walks.url }])
  await page.reload()
  await page.getByText(`${english.catalogue.kinds.area} ·`).waitFor()
  await checkAccess('the release in English')
  await page.getByRole('button', { name: english.catalogue.publish }).click()
  await page.getByText(new RegExp(`^${english.catalogue.states.live} · `)).waitFor()

  const store = customer.page
  await customer.context.addCookies([{ name: 'lang', value: 'el', url: walks.url }])
  await store.goto(walks.url)
  await store.getByText(new RegExp(`Από ${freeFrom} και πάνω`)).waitFor()
  await store.goto(`${walks.url}/plans`)
  await choosePlan({ visitor: customer, words }, /Ισορροπία/)
  await store.getByRole('combobox', { name: words.address.search }).fill('Χελιδονιών 7')
  await store.getByRole('option', { name: words.address.useTyped('Χελιδονιών 7') }).click()
  await store.getByRole('combobox', { name: words.address.municipality }).fill(struck)
  await store.getByRole('option', { name: struck, exact: true }).click()
  await store.getByText(words.address.notServed).waitFor()
  await customer.checkAccess('an area that was struck')
  expect([...office.complaints, ...customer.complaints]).toEqual([])
})
