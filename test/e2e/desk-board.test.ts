import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDate } from '#shop/format.ts'
import { addDays, athensDate } from '#shop/schedule.ts'
import { weekdayOf } from '#shop/weekday.ts'
import { english, greek } from '../desk-words.ts'
import { desktop, phone, type Visitor, visitor } from './browser.ts'
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

test('a day is closed in a draft, and the limits of the kitchen are lowered beside it', async () => {
  const { page, checkAccess } = office
  const { calendar, frame, offer } = greek
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
  await page.getByRole('button', { name: offer.save }).first().click()
  await page.getByText(offer.saved).first().waitFor()
  await page.getByLabel(calendar.perMeal).fill('x')
  await page.getByText(calendar.whole).waitFor()
  await page.getByLabel(calendar.perMeal).fill('10')
  await page.getByRole('button', { name: offer.save }).last().click()
  await page.getByText(offer.saved).nth(1).waitFor()
  await page.getByRole('link', { name: offer.open }).last().click()
  await page.getByText(offer.kinds['closed-day']).waitFor()
  await page.getByText(offer.kinds.capacity).waitFor()
})

test('a dish is carried to another day by keyboard, and said so', async () => {
  const { page, checkAccess } = office
  const { board, offer } = greek
  await page.goto(`${walks.url}/desk/board`)
  const grid = page.getByRole('grid')
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
  expect(await page.getByRole('status').first().textContent()).not.toBe('')
  await page.getByRole('button', { name: offer.save }).click()
  await page.getByText(offer.saved).waitFor()
  await page.getByText(board.none).waitFor()
})

test('a template week is made, loses a dish, and a week ahead follows it', async () => {
  const { page, checkAccess } = office
  const { board, offer } = greek
  await page.goto(`${walks.url}/desk/board`)
  await page.getByRole('button', { name: board.newTemplate }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: board.putName }).click()
  await dialog.getByText(board.needed).first().waitFor()
  await checkAccess('a template without a name')
  await dialog.getByLabel(board.nameEl).fill('Χειμώνας')
  await dialog.getByLabel(board.nameEn).fill('Winter')
  await dialog.getByRole('button', { name: board.putName }).click()
  const cell = page.getByRole('grid').locator('button[aria-pressed="true"]').first()
  await cell.focus()
  await page.keyboard.press('Space')
  await page.locator('ol select').nth(6).selectOption('Χειμώνας')
  await page.getByRole('button', { name: board.remove }).waitFor()
  expect(await page.getByRole('button', { name: board.remove }).isDisabled()).toBe(true)
  await page.locator('ol').getByRole('button').nth(6).click()
  await page.getByText(board.weekText).waitFor()
  await page.getByRole('grid').locator('button').first().focus()
  await page.keyboard.press('Space')
  expect(await page.getByRole('status').first().textContent()).toBe(board.locked)
  await checkAccess('a week that follows a template')
  await page.getByRole('button', { name: offer.save }).click()
  await page.getByText(offer.saved).waitFor()
  await page.getByRole('link', { name: offer.open }).click()
  await page.getByText(offer.kinds['template-week']).waitFor()
  await page.getByText(offer.kinds['calendar-week']).waitFor()
})

test('a coupon is begun on a phone in English, and what is wrong with it is said at once', async () => {
  const { page, context, checkAccess } = pocket
  const { coupons, offer } = english
  await context.addCookies([{ name: 'lang', value: 'en', url: walks.url }])
  await login(page, english.login)
  await page.goto(`${walks.url}/desk/coupons/new`)
  await page.getByLabel(coupons.code).fill('WINTER15')
  await page.getByText(coupons.wrong.benefit).waitFor()
  await checkAccess('a coupon that lacks much')
  await page.getByLabel(coupons.names.el).fill('Χειμώνας')
  await page.getByLabel(coupons.names.en).fill('Winter')
  await page.getByLabel(coupons.benefits.percent).fill('15')
  await page.getByLabel(coupons.limit).fill('200')
  await page.getByRole('button', { name: offer.save }).click()
  await page.getByRole('heading', { level: 1, name: 'WINTER15' }).waitFor()
  await page.goto(`${walks.url}/desk/coupons`)
  await page.getByRole('link', { name: 'WINTER15' }).waitFor()
  await checkAccess('the coupons')
  await page.goto(`${walks.url}/desk/board`)
  await page.getByRole('grid').waitFor()
  await checkAccess('the board on a phone')
})

async function login(page: Page, words: typeof english.login): Promise<void> {
  await page.goto(`${walks.url}/desk/login`)
  await page.getByLabel(words.email).fill('owner@gastra.example')
  await page.getByLabel(words.password, { exact: true }).fill('gastra-demo')
  await page.getByRole('button', { name: words.submit }).click()
  await page.waitForURL(url => !url.pathname.includes('login'))
}
