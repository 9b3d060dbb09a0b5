import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDate } from '#shop/format.ts'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { weekdayOf } from '#shop/schedule/weekday.ts'
import { english, greek } from '../desk-words.ts'
import { english as shopWords } from '../words.ts'
import { desktop, phone, type Visitor, visitor } from './browser.ts'
import { enterDesk } from './desk-login.ts'
import { kifisias, openOrder } from './opening.ts'
import * as steps from './order.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
let office: Visitor
let pocket: Visitor
beforeAll(async () => {
  walks = await openWalks()
  office = await visitor(walks.browser, desktop)
  pocket = await visitor(walks.browser, phone)
})
afterAll(() => walks?.close())

test('13.01 a day is closed in a draft, and the limits of the kitchen are lowered beside it', async () => {
  const { page, checkAccess } = office
  const { calendar, frame, catalogue } = greek
  await login(page, greek.login)
  await page.getByRole('navigation').getByRole('link', { name: frame.screens.calendar }).click()
  // Two Wednesdays on: in no draft of the demo, on no day of rest.
  const today = athensDate(Date.now())
  const day = addDays(today, 17 - weekdayOf(today))
  await page.goto(`${walks.url}/desk/calendar?year=${day.slice(0, 4)}`)
  await page
    .getByRole('button', { name: formatDate(day, 'el', 'long') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: calendar.put }).click()
  await dialog.getByText(calendar.required).first().waitFor()
  await checkAccess('a closing without a reason')
  await dialog.getByLabel(calendar.reasons.el).fill('Απογραφή')
  await dialog.getByLabel(calendar.reasons.en).fill('Stocktaking')
  await dialog.getByRole('button', { name: calendar.put }).click()
  await page.getByRole('button', { name: `${calendar.legend.own}: Απογραφή` }).waitFor()
  await checkAccess('the calendar')
  await page.getByRole('button', { name: catalogue.save }).first().click()
  await page.getByText(catalogue.saved).first().waitFor()
  await page.getByLabel(calendar.perMeal).fill('x')
  await page.getByText(calendar.whole).waitFor()
  await page.getByLabel(calendar.perMeal).fill('10')
  await page.getByRole('button', { name: catalogue.save }).last().click()
  await page.getByText(catalogue.saved).nth(1).waitFor()
  await page.getByRole('link', { name: catalogue.open }).last().click()
  await page.getByText(catalogue.kinds['closed-day']).waitFor()
  await page.getByText(catalogue.kinds.capacity).waitFor()
})

test('a dish is carried to another day by keyboard, and said so', async () => {
  const { page, checkAccess } = office
  const { board, catalogue } = greek
  await page.goto(`${walks.url}/desk/board`)
  const grid = page.getByRole('grid')
  await grid.waitFor()
  const { y = 0 } = (await grid.boundingBox()) ?? {}
  expect(y).toBeLessThan(desktop.height / 2)
  const off = grid.locator('button[aria-pressed="false"]').first()
  await off.waitFor()
  const row = grid
    .getByRole('row')
    .filter({ has: page.locator('[aria-pressed="false"]') })
    .first()
  const [first] = await row.locator('button[aria-pressed="true"]').all()
  if (!first) throw new Error('the dish is on no day')
  await first.focus()
  await page.keyboard.press('Enter')
  await checkAccess('a dish that is carried')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await page.locator('[role=status]:has(+ [role=grid])').textContent()).not.toBe('')
  await page.getByRole('button', { name: catalogue.save }).click()
  await page.getByText(catalogue.saved).waitFor()
  await page.getByText(board.none).waitFor()
})

test('a template week is made, loses a dish, and a week ahead follows it', async () => {
  const { page, checkAccess } = office
  const { board, catalogue } = greek
  await page.goto(`${walks.url}/desk/board`)
  await page.getByText(board.menus, { exact: true }).click()
  await page.getByRole('button', { name: board.newTemplate }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: board.putName }).click()
  await dialog.getByText(board.needed).first().waitFor()
  await checkAccess('a template without a name')
  await dialog.getByLabel(board.nameIn.el).fill('Χειμώνας')
  await dialog.getByLabel(board.nameIn.en).fill('Winter')
  await dialog.getByRole('button', { name: board.putName }).click()
  const cell = page.getByRole('grid').locator('button[aria-pressed="true"]').first()
  await cell.focus()
  await page.keyboard.press('Space')
  // By keyboard its handle is lifted, let go, lifted again and put on the seventh week.
  const handle = page.getByRole('button', { name: board.lift('Χειμώνας') })
  const said = page.getByRole('status').first()
  await handle.focus()
  await page.keyboard.press('Space')
  expect(await said.textContent()).toBe(board.liftedMenu('Χειμώνας'))
  await checkAccess('a template that is carried')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  expect(await said.textContent()).toBe(board.stays)
  await page.keyboard.press('Enter')
  for (let week = 1; week < 7; week++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  expect(await page.locator('ol select').nth(6).inputValue()).toBe('winter')
  await page.getByRole('button', { name: board.remove }).waitFor()
  expect(await page.getByRole('button', { name: board.remove }).isDisabled()).toBe(true)
  await page.locator('ol').getByRole('button').nth(6).click()
  await page.getByText(board.weekText).waitFor()
  await page.getByRole('grid').locator('button').first().focus()
  await page.keyboard.press('Space')
  await page.getByText(board.locked).waitFor()
  await checkAccess('a week that follows a template')
  await page.getByRole('button', { name: catalogue.save }).click()
  await page.getByText(catalogue.saved).waitFor()
  await page.getByRole('link', { name: catalogue.open }).click()
  await page.getByText(`${catalogue.kinds['template-week']} ·`).waitFor()
  await page.getByText(`${catalogue.kinds['calendar-week']} ·`).waitFor()
})

/** Fish that is not on every day of the usual week; of any weekday one is not. */
const fish = ['lavraki-chorta-ladolemono', 'mpakaliaros-plaki', 'garides-kritharaki-feta']
const keptOut = 'choirino-prasoselino'

test('13.31 a template week goes live, and a customer orders in it what no other week sells on that day', async () => {
  const { page } = office
  const { board, catalogue } = greek
  await page.goto(`${walks.url}/desk/board`)
  const usual = new Map(
    await Promise.all(
      fish.map(async slug => {
        await page.locator(`[id^=cell-${slug}]`).first().waitFor()
        const on = page.locator(`[id^=cell-${slug}-][aria-pressed=true]`)
        const ids = await on.evaluateAll(cells => cells.map(({ id }) => id))
        return [slug, ids.map(id => id.split('-').at(-1))] as const
      }),
    ),
  )
  await page.getByText(board.menus, { exact: true }).click()
  await page.getByRole('button', { name: board.newTemplate }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(board.nameIn.el).fill('Θαλασσινή')
  await dialog.getByLabel(board.nameIn.en).fill('Seafood')
  await dialog.getByRole('button', { name: board.putName }).click()
  await page.getByRole('heading', { level: 2, name: 'Θαλασσινή' }).waitFor()
  for (const slug of fish) {
    const off = page.locator(`[id^=cell-${slug}-][aria-pressed=false]`)
    while ((await off.count()) > 0) await off.first().click()
  }
  const on = page.locator(`[id^=cell-${keptOut}-][aria-pressed=true]`)
  while ((await on.count()) > 0) await on.first().click()
  // The last days on which a customer may order lie in one of these.
  for (const week of [3, 4]) {
    await page.getByRole('button', { name: board.lift('Θαλασσινή') }).click()
    await page.getByRole('button', { name: board.putHere }).nth(week).click()
  }
  await page.getByRole('button', { name: catalogue.save }).click()
  await page.getByText(catalogue.saved).waitFor()
  await page.getByRole('link', { name: catalogue.open }).click()
  await page.getByRole('button', { name: catalogue.publish }).click()
  await page.getByText(catalogue.states.live).waitFor({ timeout: 20_000 })

  const customer = await visitor(walks.browser, desktop)
  const walk = { visitor: customer, words: shopWords }
  await customer.context.addCookies([{ name: 'lang', value: 'en', url: walks.url }])
  await customer.page.goto(`${walks.url}/plans`)
  await openOrder(walk, { goal: /choose/i, address: kifisias, mains: 3, later: true })
  await customer.page.goto(`${walks.url}/product/${keptOut}`)
  const [, weekday = ''] =
    /^Not on (\w+)/.exec(
      (await customer.page
        .getByText(/^Not on \w+/)
        .locator('visible=true')
        .first()
        .textContent()) ?? '',
    ) ?? []
  const only = fish.find(slug => !usual.get(slug)?.includes(weekday.toLowerCase()))
  await customer.page.goto(`${walks.url}/product/${only}`)
  const name = (await customer.page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await customer.page
    // A name may hold brackets.
    .getByRole('button', {
      name: new RegExp(`^${shopWords.menu.add}.*${name.replace(/[()]/g, '\\$&')}$`),
    })
    .locator('visible=true')
    .first()
    .click()
  const amount = customer.page.getByRole('group', { name: shopWords.layout.quantity.of(name) })
  await amount.locator('visible=true').first().waitFor()
  await customer.page.goto(`${walks.url}/checkout`)
  await steps.logIn(walk, { username: 'maria@gastra.example', password: 'gastra-demo' })
  await customer.page.getByRole('button', { name: new RegExp(shopWords.checkout.place) }).click()
  await steps.pay(customer.page, 'approve')
  await customer.page.waitForURL('**/account/orders/**')
  await expect.poll(() => customer.page.getByRole('main').textContent()).toContain(name)
  expect(customer.complaints).toEqual([])
})

test('a coupon is begun on a phone in English, and what is wrong with it is said once its field is passed', async () => {
  const { page, context, checkAccess } = pocket
  const { coupons, catalogue } = english
  await context.addCookies([{ name: 'lang', value: 'en', url: walks.url }])
  await login(page, english.login)
  await page.goto(`${walks.url}/desk/coupons/new`)
  await page.getByLabel(coupons.code).fill('WINTER15')
  expect(await page.getByText(coupons.wrong.benefit).count()).toBe(0)
  await page.getByLabel(coupons.limit).focus()
  await page.getByText(coupons.wrong.benefit).waitFor()
  await checkAccess('a coupon that lacks much')
  await page.getByLabel(coupons.names.el).fill('Χειμώνας')
  await page.getByLabel(coupons.names.en).fill('Winter')
  await page.getByLabel(coupons.benefits.percent).fill('15')
  await page.getByLabel(coupons.limit).fill('200')
  await page.getByRole('button', { name: catalogue.save }).click()
  await page.getByRole('heading', { level: 1, name: 'WINTER15' }).waitFor()
  await page.goto(`${walks.url}/desk/coupons`)
  await page.getByRole('link', { name: 'WINTER15' }).waitFor()
  await checkAccess('the coupons')
  const { bulk, list } = english
  const dialog = page.getByRole('dialog')
  await page.getByRole('checkbox', { name: list.chooseAll }).first().check()
  await page.getByRole('button', { name: coupons.stop, exact: true }).click()
  await dialog
    .getByLabel(catalogue.into)
    .selectOption({ label: `${catalogue.begin}: ${coupons.ending}` })
  await checkAccess('coupons to end')
  await dialog.getByRole('button', { name: bulk.go(coupons.stop, 1) }).click()
  await dialog.getByText(bulk.ended(1, 0)).waitFor()
  // That of a draft has not begun, so there is nothing to end.
  await dialog.getByText(`${bulk.stays}: ${coupons.states.draft}`).waitFor()
  await page.goto(`${walks.url}/desk/board`)
  await page.getByRole('grid').waitFor()
  await checkAccess('the board on a phone')
  // A finger presses the handle and then the second week, which leaves the week as it was.
  const { board } = english
  await page.getByText(board.menus, { exact: true }).tap()
  await page.getByRole('button', { name: board.lift(board.usual) }).tap()
  await page.getByRole('button', { name: board.putHere }).nth(1).tap()
  await page.getByText(board.weekNow('', board.usual)).first().waitFor()
  await page.getByText(board.none).waitFor()
})

async function login(page: Page, words: typeof english.login): Promise<void> {
  await page.goto(`${walks.url}/desk/login`)
  await enterDesk(page, 'owner', words)
  await page.waitForURL(url => !url.pathname.includes('login'))
}
