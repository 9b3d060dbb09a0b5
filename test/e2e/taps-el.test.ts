import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { windowNames } from '#shop/schedule/window.ts'
import { greek as words } from '../words.ts'
import { phone, visitor } from './browser.ts'
import { countTaps, type Taps } from './taps.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
const told: string[] = []
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(async () => {
  process.stdout.write(`From the home page to the provider's page:\n${told.join('\n')}\n`)
  await walks?.close()
})

// From the home page to the provider's page, for a newcomer with a phone who has answered about
// cookies, and who takes what is chosen ahead wherever something is.
const most = {
  single: { presses: 15, fields: 7 },
  plan: { presses: 14, fields: 7 },
}

test('1.09 a newcomer’s lunch takes few presses and few fields', async () => {
  const { page, context } = await visitor(walks.browser, phone)
  const taps = await countTaps(context)
  await start(page)
  await tapButton(page, words.plans.continue)
  await giveAddress(page)
  const add = page.getByRole('button', { name: new RegExp(`^${words.menu.addOne('')}`) })
  for (let dish = 0; dish < 4; dish++) {
    await add.first().tap()
    await page
      .getByRole('group', { name: words.layout.quantity.of('').trim() })
      .nth(dish)
      .waitFor()
  }
  await tapButton(page, words.menu.day.continue)
  await signUpAndPay(page, { name: 'Ελένη', email: 'eleni.taps@example.gr' })
  tell('a single order', taps)
  expect(taps.presses).toBeLessThanOrEqual(most.single.presses)
  expect(taps.fields.size).toBeLessThanOrEqual(most.single.fields)
  await context.close()
})

test('1.09 a newcomer’s plan of two weeks takes no more', async () => {
  const { page, context } = await visitor(walks.browser, phone)
  const taps = await countTaps(context)
  await start(page)
  await page.getByRole('link', { name: words.plans.tabs.weekly }).last().tap()
  await page.waitForURL('**/plans/weekly**')
  await page
    .getByRole('group', { name: words.plans.weekly.weeks })
    .locator('label', { has: page.getByRole('radio', { name: /^2/ }) })
    .tap()
  await tapButton(page, words.plans.continue)
  await giveAddress(page)
  await tapButton(page, words.weekly.fillForMe)
  await page.getByText(words.weekly.allComplete).waitFor()
  await tapButton(page, words.weekly.checkout)
  await signUpAndPay(page, { name: 'Νίκος', email: 'nikos.taps@example.gr' })
  tell('a plan of two weeks', taps)
  expect(taps.presses).toBeLessThanOrEqual(most.plan.presses)
  expect(taps.fields.size).toBeLessThanOrEqual(most.plan.fields)
  await context.close()
})

function tell(what: string, { presses, fields }: Taps): void {
  told.push(`  ${what}: ${presses} presses, ${fields.size} fields`)
}

async function start(page: Page): Promise<void> {
  await page.goto(walks.url)
  await page.getByRole('main').getByRole('link', { name: words.layout.startNow }).first().tap()
  await page.waitForURL('**/plans**')
}

async function tapButton(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .locator('visible=true')
    .first()
    .tap()
}

async function giveAddress(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: words.address.search }).tap()
  await page.keyboard.type('ermou 12')
  await page
    .getByRole('option', { name: /Ερμού 12/ })
    .first()
    .tap()
  await typeOn(page, words.address.floor, ['3ος', 'Δημητρίου', '6944123456'])
  await page
    .getByRole('radio', { name: windowNames.morning.el })
    .or(page.getByRole('button', { name: words.dateTime.weekly.otherDays }))
    .first()
    .waitFor()
  await tapButton(page, words.address.continue)
  await page.waitForURL('**/menu**')
}

async function signUpAndPay(page: Page, { name, email }: { name: string; email: string }) {
  await page.waitForURL('**/checkout**')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: words.login.signUp }).tap()
  await dialog.getByLabel(words.login.name).tap()
  await typeOn(page, words.login.name, [name, email, 'λουκουμάς!'])
  const reloaded = page.waitForEvent('load')
  await dialog.locator('button[type=submit]').tap()
  await reloaded
  await tapButton(page, words.checkout.place)
  await page.waitForURL('**/sandbox/pay/**')
}

/** Types into the focused field and the next ones, by the keyboard's own key. */
async function typeOn(page: Page, label: string, texts: readonly string[]): Promise<void> {
  await expect
    .poll(() => page.getByLabel(label).evaluate(field => field === document.activeElement))
    .toBe(true)
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
}
