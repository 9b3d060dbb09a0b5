import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import { greek as words } from '../words.ts'
import { phone, type Visitor, visitor } from './browser.ts'
import { linkInMail } from './mail-link.ts'
import * as order from './order.ts'
import { atDialog, chooser, logInSocially, socialButton, withoutEmail } from './social-window.ts'
import { openWalks, type Walks } from './walks.ts'

const { account, address, login, privacy } = words
const speaking = { lang: 'el', words } as const
const anna = { name: 'Άννα Ρήγα', username: 'anna@example.gr', password: 'αρχικός κωδικός' }
const moved = 'anna@παράδειγμα.ελ'
const second = 'kainourios-1'

let walks: Walks
let here: Visitor
beforeAll(async () => {
  walks = await openWalks()
  here = await visitor(walks.browser, phone)
})
afterAll(() => walks?.close())

const cookies = async () => (await here.context.cookies()).map(({ name }) => name)
const dialog = () => here.page.getByRole('dialog')

// One person's account from its beginning to its end: each test goes on where the one before stopped.

test('3.30 4.39 7.17 a new account; the button of the welcome mail confirms the e-mail', async () => {
  const { page } = here
  await page.goto(`${walks.url}/?login=1`)
  await order.signUp({ visitor: here, words }, anna)
  expect(await cookies()).toContain('auth')
  await page.goto(await linkInMail(walks, /Καλώς ήρθες/, 'verify'))
  await page.getByText(login.emailVerified).waitFor()
  // The secret has left the address.
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('4.44 4.45 logging out from the avatar menu', async () => {
  const { page, checkAccess } = here
  await page.getByRole('button', { name: account.open(anna.name) }).click()
  await page.locator('#account').getByRole('button', { name: account.logout }).waitFor()
  await checkAccess('the avatar menu')
  const reloaded = page.waitForEvent('load')
  await page.locator('#account').getByRole('button', { name: account.logout }).click()
  await reloaded
  await expect.poll(cookies).not.toContain('auth')
})

test('2.74 2.75 4.41 4.42 4.49 8.08 8.21 a forgotten password, from the dialog to the mail and back', async () => {
  const { page, checkAccess } = here
  await page.goto(`${walks.url}/?login=1`)
  await dialog().getByLabel(login.email).fill(anna.username)
  const asked = Date.now()
  await dialog().getByRole('button', { name: login.forgotPassword }).click()
  await page.waitForURL('**/?forgot=1')
  expect(Date.now() - asked).toBeGreaterThanOrEqual(500)
  await dialog().getByRole('heading', { name: login.titles.forgot }).waitFor()
  expect(await dialog().getByLabel(login.email).inputValue()).toBe(anna.username)
  await checkAccess('the forgot dialog')
  // Refused: told in a toast, and the form stays.
  await page.route('**/call/auth-password-request/**', route =>
    route.fulfill({
      status: 429,
      json: { code: 'too-many-requests', data: null, message: refusalText['too-many-requests'].el },
    }),
  )
  await dialog().getByRole('button', { name: login.sendLink }).click()
  await page
    .getByRole('region', { name: words.layout.toasts })
    .getByText(refusalText['too-many-requests'].el)
    .waitFor()
  await page.unroute('**/call/auth-password-request/**')
  await dialog().getByRole('button', { name: login.sendLink }).click()
  await dialog().getByText(login.emailSubmitSuccess(anna.username)).waitFor()
  await checkAccess('the forgot dialog, sent')
  await dialog().getByRole('button', { name: login.continue }).click()
  await dialog().waitFor({ state: 'hidden' })
  expect(new URL(page.url()).search).toBe('')
  // Opened again it is the form, and clear.
  await page.waitForTimeout(1000)
  await page.goForward()
  await dialog().getByRole('heading', { name: login.titles.forgot }).waitFor()
  expect(await dialog().getByLabel(login.email).inputValue()).toBe('')
  // Asked again it says that a link was sent before.
  await dialog().getByLabel(login.email).fill(anna.username)
  await dialog().getByRole('button', { name: login.sendLink }).click()
  await dialog()
    .getByText(/έχουμε ήδη στείλει σύνδεσμο στις \d\d:\d\d/)
    .waitFor()
  await checkAccess('the forgot dialog, sent before')
  await dialog().getByRole('button', { name: login.continue }).click()

  const link = await linkInMail(walks, /κωδικός για τον λογαριασμό/i, 'reset')
  const token = new URL(link).searchParams.get('reset') ?? ''
  const secrets: string[] = []
  page.on('request', async request => {
    const { referer } = await request.allHeaders().catch(() => ({ referer: '' }))
    if (referer?.includes(token)) secrets.push(request.url())
  })
  await page.goto(link)
  await page.waitForURL('**/?reset=1')
  await checkAccess('the reset dialog')
  await dialog().getByLabel(login.newPassword).fill(second)
  const reloaded = page.waitForEvent('load')
  await dialog().getByRole('button', { name: login.savePassword }).click()
  await reloaded
  expect(page.url()).toBe(`${walks.url}/`)
  expect(await cookies()).toContain('auth')
  expect(secrets).toEqual([])

  // The link has served.
  await page.goto(link)
  await dialog().getByLabel(login.newPassword).fill('kainourios-2')
  await dialog().getByRole('button', { name: login.savePassword }).click()
  await dialog().getByRole('heading', { name: login.titles.expired }).waitFor()
  await checkAccess('the reset dialog, expired')
  await dialog().getByRole('button', { name: login.newLink }).click()
  await page.waitForURL('**/?forgot=1')
  await page.goBack()
  await dialog().waitFor({ state: 'hidden' })
})

test('2.32 an address that is kept', async () => {
  const { page, checkAccess } = here
  await page.goto(`${walks.url}/account/addresses`)
  await page.getByRole('button', { name: account.addressesPage.add }).click()
  await dialog().getByRole('combobox', { name: address.search }).fill('ermou 12')
  await dialog()
    .getByRole('option', { name: /Ερμού 12/ })
    .first()
    .click()
  await dialog().getByLabel(address.floor).fill('3ος')
  await dialog().getByLabel(address.bell).fill('Ρήγα')
  await dialog().getByLabel(address.phone).fill('694 412 3456')
  await checkAccess('the address dialog')
  await dialog().getByRole('button', { name: account.addressesPage.save }).click()
  await page.getByText(account.addressesPage.saved).waitFor()
  await expect.poll(() => page.getByRole('main').textContent()).toContain('Ερμού 12')
  await dialog().waitFor({ state: 'hidden' })
  await checkAccess('addresses')
})

test('2.33 3.26 9.08 the gift of signing up, and a code that is added stays', async () => {
  const { page, checkAccess } = here
  await page.goto(`${walks.url}/account/coupons`)
  await page.getByText(/DORO-/).first().waitFor()
  await page.getByLabel(account.couponsPage.code).fill('proti20')
  await page.getByRole('button', { name: account.couponsPage.check }).click()
  await page.getByText(account.couponsPage.found('PROTI20')).waitFor()
  await page.reload()
  await page.getByText('PROTI20').first().waitFor()
  await checkAccess('coupons')
})

test('5.01 7.25 another e-mail under a Greek domain, proved; and one that is called off', async () => {
  const { page, checkAccess } = here
  const words = account.profilePage
  await page.goto(`${walks.url}/account/profile`)
  const card = page.getByRole('region', { name: words.email, exact: true })
  const askFor = async (email: string) => {
    await card.getByRole('button', { name: words.changeEmail }).press('Enter')
    // The form has the focus.
    await page.keyboard.type(email)
    expect(await card.getByLabel(words.newEmail).inputValue()).toBe(email)
    await card.getByLabel(words.current).fill(second)
    await checkAccess('the form of the e-mail')
    await page.keyboard.press('Enter')
    await card.getByText(new RegExp(email)).waitFor()
  }
  await askFor(moved)
  await checkAccess('an e-mail that waits for its link')

  await page.goto(await linkInMail(walks, /νέο σου email/, 'email'))
  await page.getByText(words.emailChanged(moved)).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await card.textContent()).toContain(moved)
  await page.getByRole('button', { name: account.open(anna.name) }).click()
  await page.locator('#account').getByText(moved).waitFor()
  await page.keyboard.press('Escape')

  await askFor('allo@example.gr')
  await card.getByRole('button', { name: words.callOffEmail }).press('Enter')
  await page.getByText(words.emailCalledOff).waitFor()
  await card.getByText(/allo@/).waitFor({ state: 'detached' })
})

test('one’s data to take along, and to have gone', async () => {
  const { page, checkAccess } = here
  await page.goto(`${walks.url}/account/profile`)
  await page.getByRole('button', { name: privacy.download }).waitFor()
  await checkAccess('profile')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: privacy.download }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.account).toMatchObject({ name: anna.name, email: moved })
  expect(data.account.emailVerifiedAt).not.toBeNull()
  expect(data.addresses).toHaveLength(1)
  expect(data.addedCoupons).toMatchObject([{ code: 'PROTI20' }])

  await page.getByRole('button', { name: privacy.remove }).click()
  await dialog().getByLabel(privacy.password).fill(anna.password)
  await checkAccess('the dialog to delete the account')
  await dialog().getByRole('button', { name: privacy.removeButton }).click()
  await dialog().getByText(privacy.passwordWrong).waitFor()
  await dialog().getByLabel(privacy.password).fill(second)
  await dialog().getByRole('button', { name: privacy.removeButton }).click()
  await page.getByText(privacy.removed).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(await cookies()).not.toContain('auth')
  expect(await cookies()).not.toContain('user')
  await page.goto(`${walks.url}/?login=1`)
  await dialog().getByLabel(login.email).fill(anna.username)
  await dialog().getByLabel(login.password, { exact: true }).fill(second)
  await dialog().locator('button[type=submit]').click()
  await page.getByText('Λάθος email ή κωδικός πρόσβασης').first().waitFor()
  // What is refused is told with a status that the console repeats.
  expect(here.complaints.filter(text => !/status of (404|422|429)/.test(text))).toEqual([])
})

test('1.13 1.14 2.69 4.38 7.18 7.21 7.22 9.01 9.24 with Google: chosen there, logged in here', () =>
  logInSocially(walks, speaking, phone, {
    platform: 'google',
    language: 'hl=el',
    name: 'Άννα Δημοπούλου',
  }))

test('5.11 without an e-mail Google is told "Permissions Error", and why', () =>
  withoutEmail(walks, speaking, phone, 'google', 'Λείπουν δικαιώματα'))

test('where Facebook’s script is blocked the dialog says so, and the rest works', async () => {
  const blocked = await visitor(walks.browser, phone)
  await blocked.page.route('**/sdk.js', route => route.abort())
  await blocked.page.goto(`${walks.url}/plans?login=1`)
  await socialButton(blocked, speaking, 'facebook').click()
  const notice = blocked.page.getByRole('dialog').getByRole('alert')
  await expect.poll(() => notice.textContent()).toBe(words.social.missed['script-blocked'])
  await blocked.context.close()
})

test('what a stranger’s link says at the end of Google’s window changes nothing', async () => {
  const waiting = await atDialog(walks, speaking, phone)
  const window = await chooser(waiting, speaking, 'google')
  const stray = await waiting.context.newPage()
  await stray.goto(`${walks.url}/login/google#state=guessed&id_token=stolen`)
  await expect.poll(() => stray.evaluate(() => location.hash)).toBe('')
  const busy = () => socialButton(waiting, speaking, 'google').getAttribute('aria-busy')
  expect(await busy()).toBe('true')
  await window.getByRole('button', { name: 'Ακύρωση' }).click()
  await expect.poll(busy).toBeNull()
  expect(await waiting.page.getByRole('dialog').getByRole('alert').count()).toBe(0)
  await waiting.context.close()
})
