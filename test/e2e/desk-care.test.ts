import { afterAll, beforeAll, expect, test } from 'vitest'
import { english, greek } from '../desk-words.ts'
import { desktop, phone as small, type Visitor, visitor } from './browser.ts'
import { pay } from './order.ts'
import { openWalks, type Walks } from './walks.ts'

const { companies, customers, find, frame, login, phone } = greek

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

test('a company shows what it owes, and pays more from a day on', async () => {
  const { page, checkAccess } = manager
  await page.goto(`${walks.url}/desk/companies`)
  await page.getByLabel(login.email, { exact: true }).fill('manager@gastra.example')
  await page.getByLabel(login.password, { exact: true }).fill('gastra-demo')
  await page.getByRole('button', { name: login.submit }).click()
  await page.getByRole('heading', { level: 1, name: companies.title }).waitFor()
  await checkAccess('the companies')
  await page.getByRole('link', { name: 'Λεύκα Αρχιτέκτονες' }).first().click()
  await page.getByRole('heading', { name: companies.months }).waitFor()
  await checkAccess('a company')
  await page.getByRole('button', { name: companies.changeAllowance }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(companies.amount).fill('25')
  await dialog.getByText(companies.changes('20,00€', '25,00€')).waitFor()
  await dialog.getByLabel(companies.reason).fill('Νέα συμφωνία')
  await checkAccess('the new allowance')
  await dialog.getByRole('button', { name: companies.save }).click()
  await page.getByText(/25,00€ από/).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: english.companies.months }).waitFor()
  await checkAccess('a company in English')
  await page.getByRole('button', { name: 'Ελληνικά' }).click()
})

test('a caller orders by phone, and pays by the link without an account', async () => {
  const { page, checkAccess } = manager
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('thanasis@example.gr')
  await page.getByRole('link', { name: find.newCaller }).click()
  await page.getByLabel(phone.name).fill('Θανάσης Κούρος')
  await page.getByLabel(phone.email).fill('thanasis@example.gr')
  await checkAccess('a new caller')
  await page.getByRole('button', { name: phone.begin }).click()
  await page.getByRole('heading', { level: 1, name: phone.title('Θανάσης Κούρος') }).waitFor()
  await page.getByLabel(phone.saved).selectOption('other')
  const typed = { street: 'Σόλωνος', number: '47', municipality: 'Αθήνα', postcode: '10672' }
  const door = { floor: '2', bell: 'Κούρος', phone: '6912345678' }
  for (const [name, value] of Object.entries({ ...typed, ...door }))
    await page.getByLabel(phone[name as keyof typeof typed], { exact: true }).fill(value)
  await page.getByRole('button', { name: phone.keep }).click()
  const day = page.getByLabel(phone.day, { exact: true })
  await day.locator('option:not([disabled])').nth(3).waitFor({ state: 'attached' })
  await day.selectOption({ index: 4 })
  const dishes = page.getByRole('listbox', { name: phone.find }).getByRole('option')
  for (const [at, dish] of ['κοτόπουλο', 'σολομός', 'μοσχάρι', 'κοτόπουλο'].entries()) {
    await page.getByLabel(phone.find, { exact: true }).first().fill(dish)
    await dishes.first().waitFor()
    if (at === 0) await checkAccess('a phone order')
    await page.keyboard.press('Enter')
    await dishes.first().waitFor({ state: 'detached' })
    await page.waitForTimeout(500)
  }
  await page.getByRole('button', { name: /^Δώσε την παραγγελία/ }).click()
  await page.getByRole('heading', { level: 1, name: /περιμένει πληρωμή/ }).waitFor()
  await checkAccess('a placed phone order')
  const link = await page.getByLabel(phone.link).inputValue()
  await customer.page.goto(link)
  await customer.checkAccess('the page of a link')
  await customer.page.getByRole('link', { name: 'Πλήρωσε' }).click()
  await pay(customer.page, 'approve')
  await customer.page.getByText('Πληρώθηκε').waitFor()
  expect(customer.page.url()).toBe(link)
})

test('a customer is noted, logged out, and erased where nothing is open', async () => {
  const { page, checkAccess } = manager
  await page.goto(`${walks.url}/desk/companies`)
  await page.getByRole('heading', { level: 1, name: companies.title }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('thanasis@example.gr')
  await page
    .getByRole('option', { name: /thanasis/ })
    .first()
    .click()
  await page.getByLabel(customers.note).fill('Πληρώνει πάντα με σύνδεσμο.')
  await page.getByRole('button', { name: customers.addNote }).click()
  await page.getByText('Πληρώνει πάντα με σύνδεσμο.').last().waitFor()
  await page.getByRole('button', { name: customers.endSessions }).click()
  await page.getByRole('dialog').getByRole('button', { name: customers.endSessions }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await checkAccess('a customer')
  await page.getByRole('button', { name: customers.erase, exact: true }).click()
  await page.getByRole('dialog').getByText(customers.openOrders).waitFor()
  await checkAccess('an erasure that waits')
  await page.getByRole('dialog').getByRole('button', { name: frame.cancel }).click()
})
