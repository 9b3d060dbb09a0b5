import { setTimeout } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { greek } from '../desk-words.ts'
import { callsOf } from '../screens/shop-calls.ts'
import { desktop, phone as small, type Visitor, visitor } from './browser.ts'
import { enterDesk } from './desk-login.ts'
import { pay } from './order.ts'
import { openWalks, type Walks } from './walks.ts'

const { bulk, companies, customers, find, frame, inbox, list, login, mails, orders, phone } = greek
const firm = 'Πλατύφυλλο ΑΕ'
const caller = { name: 'Θανάσης Κούρος', email: 'thanasis@example.gr' }

let walks: Walks
let manager: Visitor
let customer: Visitor
beforeAll(async () => {
  walks = await openWalks()
  manager = await visitor(walks.browser, desktop)
  customer = await visitor(walks.browser, small)
})
afterAll(() => walks?.close())

// A manager's morning: each test goes on where the one before stopped.

test('12.29 a company asks to work together, is answered by mail, and gets an office', async () => {
  const { page } = manager
  await callsOf(walks.url)('partnership-create', {
    ...{ company: firm, name: 'Άννα Λεύκα', email: 'anna@platyfyllo.example' },
    ...{ phone: '6912345678', employees: '21-50', message: 'Τρώμε όλοι στις δύο.' },
  })
  await page.goto(`${walks.url}/desk/inbox`)
  await enterDesk(page, 'manager', login)
  await page.getByText(firm).first().waitFor()
  await checkBoth('the inbox')
  await page.getByRole('link', { name: firm }).first().click()
  await page.getByRole('heading', { level: 1, name: firm }).waitFor()
  await checkBoth('a message')
  await page.getByLabel(inbox.answer).fill('Σας ανοίγουμε γραφείο σήμερα.')
  await page.getByRole('button', { name: inbox.send }).click()
  await page.getByText(inbox.mail.sent, { exact: true }).waitFor({ timeout: 60_000 })

  await page.getByRole('button', { name: inbox.makeCompany }).click()
  await page.getByText(companies.fromRequest(firm)).waitFor()
  const typed = { street: 'Σόλωνος', number: '47', municipality: 'Αθήνα', postcode: '10672' }
  for (const [name, value] of Object.entries(typed))
    await page.getByLabel(companies[name as keyof typeof typed], { exact: true }).fill(value)
  await checkBoth('a new office')
  await page.getByRole('button', { name: companies.create }).click()
  await page.getByRole('heading', { level: 1, name: firm }).waitFor()
  await page.getByText('platyfyllo.example', { exact: true }).waitFor()
})

test('11.17 messages are chosen by keyboard and closed together, and each says what became of it', async () => {
  const { page, checkAccess } = manager
  const dialog = page.getByRole('dialog')
  for (const name of ['Ελένη Μακρή', 'Νίκος Δήμου']) {
    const message = { name, email: 'a@example.com', phone: '', message: 'Ευχαριστώ!' }
    await callsOf(walks.url)('contact-create', message)
  }
  await go(frame.screens.inbox)
  await page.getByText('Νίκος Δήμου').first().waitFor()
  await page.getByRole('checkbox', { name: list.chooseAll }).first().waitFor()
  for (const key of ['j', 'x', 'j', 'Shift+X']) await page.keyboard.press(key)
  await page.getByText(list.chosen(2), { exact: true }).waitFor()
  await checkAccess('chosen messages')
  await page.getByRole('button', { name: inbox.many.close, exact: true }).click()
  await dialog.getByRole('button', { name: bulk.go(inbox.many.close, 2) }).click()
  await dialog.getByText(bulk.ended(2, 0)).waitFor()
  expect(await dialog.getByText(bulk.done, { exact: true }).count()).toBe(2)
  await checkAccess('closed messages')
  await dialog.getByRole('button', { name: frame.close, exact: true }).last().click()
  await page.getByText(list.chosen(2), { exact: true }).waitFor({ state: 'detached' })
})

test('12.36 12.37 a company shows what it owes, pays it, and gives more from a day on', async () => {
  const { page, checkAccess } = manager
  const dialog = page.getByRole('dialog')
  await go(frame.screens.companies)
  await page.getByRole('heading', { level: 1, name: companies.title }).waitFor()
  await checkBoth('the companies')
  await page.getByRole('link', { name: 'Λεύκα Αρχιτέκτονες' }).first().click()
  await page.getByRole('heading', { name: companies.months }).waitFor()
  await checkBoth('a company')
  for (const [act, what] of [
    [companies.changeDomains, 'the domains'],
    [companies.rename, 'another name'],
    [companies.close, 'an office to close'],
  ] as const) {
    await page.getByRole('button', { name: act, exact: true }).click()
    await dialog.waitFor()
    await checkAccess(what)
    await dialog.getByRole('button', { name: frame.cancel }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: companies.changeAllowance }).click()
  await dialog.getByLabel(companies.amount).fill('25')
  await dialog.getByText(companies.changes('20,00€', '25,00€')).waitFor()
  await dialog.getByLabel(companies.reason).fill('Νέα συμφωνία')
  await checkAccess('the new allowance')
  await dialog.getByRole('button', { name: companies.save }).click()
  await page.getByText(/25,00€ από/).waitFor()

  await page.locator('main').getByRole('link', { name: companies.owes }).first().click()
  await page.getByRole('heading', { name: companies.byPerson }).waitFor()
  await checkBoth('a statement')
  await page.getByRole('button', { name: companies.notePayment }).click()
  await dialog.getByLabel(companies.reason).fill('Κατάθεση')
  await checkAccess('a payment to note')
  await dialog.getByRole('button', { name: companies.save }).click()
  await page.getByText(companies.noPayments).waitFor({ state: 'detached' })
})

test('12.32 a caller orders by phone, and pays by the link without an account', async () => {
  const { page } = manager
  await search(caller.email)
  await page.getByRole('link', { name: find.newCaller }).click()
  await page.getByLabel(phone.name).fill(caller.name)
  await page.getByLabel(phone.email).fill(caller.email)
  await checkBoth('a new caller')
  await page.getByRole('button', { name: phone.begin }).click()
  await page.getByRole('heading', { level: 1, name: phone.title(caller.name) }).waitFor()
  await page.getByLabel(phone.saved).selectOption('other')
  const typed = { street: 'Σόλωνος', number: '47', municipality: 'Αθήνα', postcode: '10672' }
  const door = { floor: '2', bell: 'Κούρος', phone: '6912345678' }
  const say = async (fields: object) => {
    for (const [name, value] of Object.entries(fields))
      await page.getByLabel(phone[name as keyof typeof typed], { exact: true }).fill(value)
    await page.getByRole('button', { name: phone.keep }).click()
  }
  // What the caller has not said yet is still asked for.
  await say(typed)
  await page.getByText('Συμπλήρωσε τον όροφο').waitFor()
  await say({ ...door, phone: '69' })
  await page.locator('input[name=phone][aria-invalid=true]').waitFor()
  await say(door)
  await page.getByRole('button', { name: phone.keep }).waitFor({ state: 'detached' })
  expect(await page.evaluate('document.activeElement.tagName')).toBe('SELECT')
  // A slow way to the shop: Greek answers come behind the English ones that were asked for later.
  await page.route(/phone-cart/, async route => {
    if (route.request().headers().lang === 'el') await setTimeout(800)
    await route.continue()
  })
  const day = page.getByLabel(phone.day, { exact: true })
  await day.locator('option:not([disabled])').nth(3).waitFor({ state: 'attached' })
  await day.selectOption({ index: 4 })
  const place = new RegExp(`^${phone.place('')}`)
  const dish = page.getByRole('combobox', { name: phone.find })
  const offered = page.getByRole('listbox', { name: phone.find }).getByRole('option')
  // The names of dishes are in the language of the room as soon as it changes.
  for (const [language, letters] of [
    ['English', 'with'],
    ['Ελληνικά', 'με'],
  ] as const) {
    await page.getByRole('button', { name: language, exact: true }).click()
    await page.locator('#phone-dish').fill(letters)
    await page.locator('#phone-dishes [role=option]').first().waitFor()
  }
  // As fast as somebody types: no press waits for the answer to the one before.
  for (let count = 0; count < 4; count++) {
    await dish.fill('με')
    if (count === 0) await checkBoth('a phone order')
    // Behind the check the dishes may still be English, and none of them is found.
    await offered.first().waitFor()
    await dish.press('ArrowDown')
    await dish.press('Enter')
    expect(await dish.inputValue(), 'a dish was taken').toBe('')
  }
  await page.locator('output', { hasText: /^4$/ }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByLabel(phone.coupon, { exact: true }).fill('ΑΛΛΟΣ')
  await page.keyboard.press('Enter')
  await page.locator('input[name=coupon][aria-invalid=true]').waitFor()
  // Nothing waits in silence for a network that is lost.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^\+ / }).first().click()
  await page.getByText(frame['network-error']).waitFor()
  await page.context().setOffline(false)
  await page.locator('output', { hasText: /^4$/ }).waitFor()
  await page.getByLabel(phone.document).selectOption('invoice')
  await page.getByRole('button', { name: phone.keepInvoice }).waitFor()
  await manager.checkAccess('an invoice by phone')
  expect(await page.getByRole('button', { name: place }).isEnabled()).toBe(false)
  await page.getByLabel(phone.document).selectOption('receipt')
  await page.getByRole('button', { name: place }).click()
  const waits = page.getByRole('heading', { level: 1, name: /περιμένει πληρωμή/ })
  await waits.waitFor()
  const link = await page.getByLabel(phone.link).inputValue()
  await page.reload()
  await waits.waitFor()
  await page.getByRole('button', { name: phone.newLink }).click()
  expect(await page.getByLabel(phone.link).inputValue()).not.toBe(link)
  await checkBoth('a placed phone order')

  await customer.page.goto(link)
  await customer.checkAccess('the page of a link')
  await customer.page.getByRole('link', { name: 'Πλήρωσε' }).click()
  await pay(customer.page, 'approve')
  await customer.page.getByText('Πληρώθηκε').waitFor()
  expect(customer.page.url()).toBe(link)
  await customer.checkAccess('a link that was paid')
  await page.getByRole('heading', { level: 1, name: /καταχωρίστηκε/ }).waitFor()
})

test('12.24 12.27 a customer is noted and seen whole, and not erased while something is open', async () => {
  const { page, checkAccess, complaints } = manager
  const dialog = page.getByRole('dialog')
  await search(caller.email)
  await page
    .getByRole('option', { name: /thanasis/ })
    .first()
    .click()
  await page.getByLabel(customers.note).fill('Πληρώνει πάντα με σύνδεσμο.')
  await page.getByRole('button', { name: customers.addNote }).click()
  await page.getByText('Πληρώνει πάντα με σύνδεσμο.').last().waitFor()
  await page.getByRole('button', { name: customers.endSessions }).click()
  await dialog.getByRole('button', { name: customers.endSessions }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: customers.showHistory }).click()
  const { groups } = customers.timeline
  await page.getByRole('button', { name: new RegExp(`^${groups.mails} \\d`) }).click()
  await page.getByRole('button', { name: orders.mailOf(mails.names['payment-link']) }).waitFor()
  await page.getByRole('button', { name: new RegExp(`^${groups.money} \\d`) }).click()
  await page.getByText(orders.payment.paid).first().waitFor()
  await checkBoth('a customer with everything')
  await page.getByRole('button', { name: customers.erase, exact: true }).click()
  await dialog.getByText(customers.openOrders).waitFor()
  await checkAccess('an erasure that waits')
  await dialog.getByRole('button', { name: frame.cancel }).click()
  expect([...complaints, ...customer.complaints].filter(isNoRefusal)).toEqual([])
})

/** What was refused on purpose is all that the browser complains of. */
const isNoRefusal = (text: string) => !text.includes('Failed to load resource')

/** A screen in both languages; it is Greek before and after. */
async function checkBoth(what: string): Promise<void> {
  const { page, checkAccess } = manager
  const languageOf = (name: string): Locator => page.getByRole('button', { name, exact: true })
  await checkAccess(what)
  await languageOf('English').click()
  await page.locator('html[lang=en]').waitFor({ state: 'attached' })
  await checkAccess(`${what}, in English`)
  await languageOf('Ελληνικά').click()
  await page.locator('html[lang=el]').waitFor({ state: 'attached' })
}

async function go(to: string): Promise<void> {
  const menu = manager.page.getByRole('navigation')
  await menu.getByRole('link', { name: to, exact: true }).click()
}

async function search(typed: string): Promise<void> {
  await manager.page.keyboard.press('Control+k')
  await manager.page.getByRole('combobox', { name: find.label }).fill(typed)
}
