import { spawnSync } from 'node:child_process'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPin } from '#server/demo/staff.ts'
import { formatMoney } from '#shop/money.ts'
import { deskRefusalText } from '#shop/people/refusal-text.ts'
import { roleText } from '#shop/people/staff.ts'
import { codeAt } from '../desk.ts'
import { english, greek } from '../desk-words.ts'
import { desktop, phone, type Visitor, visitor } from './browser.ts'
import { enterDesk } from './desk-login.ts'
import { openWalks, type Walks } from './walks.ts'

const { account, day, deeds, device, devices, find, frame, login } = greek
const { mails, orders, people } = greek
const password = 'pithari-me-elies-7'
const owner = 'lina@gastra.example'
const chef = { name: 'Θανάσης Κούρος', email: 'thanasis@gastra.example' }

let walks: Walks
let office: Visitor
let kitchen: Visitor
beforeAll(async () => {
  walks = await openWalks()
  office = await visitor(walks.browser, desktop)
  kitchen = await visitor(walks.browser, phone)
})
afterAll(() => walks?.close())

// One shop's first day: each test goes on where the one before stopped.

test('10.13 10.14 a command invites the first owner, whose link sets password and authenticator and leads in', async () => {
  const { page, checkAccess } = office
  const link = invitedByCommand()
  await page.goto(link)
  await welcome(page)
  await page.getByLabel(login.code, { exact: true }).fill('000000')
  await page.getByRole('button', { name: login.enter }).click()
  await page.getByRole('alert').waitFor()
  await checkAccess('the welcome page')
  await page.getByLabel(login.code, { exact: true }).fill(await codeOn(page))
  await page.getByRole('button', { name: login.enter }).click()
  await page.getByRole('link', { name: frame.about.people }).waitFor()
  await page.getByRole('heading', { level: 1, name: frame.hello('lina') }).waitFor()
  // The link has served, and its secret has left the address.
  expect(new URL(page.url()).search).toBe('')
  await checkAccess('the first page')
})

test('10.13 the owner adds a chef and gets the link, once, to copy', async () => {
  const { page, context, checkAccess } = office
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page
    .getByRole('navigation')
    .getByRole('link', { name: frame.screens.people, exact: true })
    .click()
  await page.getByRole('button', { name: people.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(people.fullName).fill(chef.name)
  // Somebody of the demo has this one.
  await dialog.getByLabel(people.email).fill('chef@gastra.example')
  await dialog.getByRole('button', { name: people.create }).click()
  await dialog.getByText(people.rolesNeeded).waitFor()
  await dialog.getByLabel(roleText.chef.el).check()
  await dialog.getByRole('button', { name: people.create }).click()
  await dialog.getByRole('alert').waitFor()
  await checkAccess('the refused form')
  await dialog.getByLabel(people.email).fill(chef.email)
  await dialog.getByRole('button', { name: people.create }).click()
  await dialog.getByRole('button', { name: frame.copy }).click()
  await dialog.getByText(frame.copied).waitFor()
  await checkAccess('the link of an invitation')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`${walks.url}/desk/welcome?token=`)
  await dialog.getByRole('button', { name: people.done }).click()
  await page.getByRole('row', { name: chef.name }).getByText(people.waits).waitFor()
  await kitchen.page.goto(link)
})

test('10.26 the chef comes in by phone, stands before what to cook, and sees neither people nor deeds', async () => {
  const { page, context, checkAccess } = kitchen
  await welcome(page)
  await page.getByLabel(login.code, { exact: true }).fill(await codeOn(page))
  await page.getByRole('button', { name: login.enter }).click()
  await page.getByRole('heading', { level: 1, name: day.lists.cook }).waitFor()
  await page.getByRole('button', { name: day.tomorrow }).click()
  await page.waitForURL(/list=cook&date=/)
  await checkAccess('what to cook')
  await page.getByRole('button', { name: frame.menu }).click()
  const menu = page.locator('#menu')
  // The screen of the kitchen is called like the role.
  await menu.getByText(roleText.chef.el).last().waitFor()
  expect(await menu.getByRole('link').allInnerTexts()).not.toContain(frame.screens.people)
  await checkAccess('the menu of a phone')
  await menu.getByRole('button', { name: frame.close }).click()
  for (const path of ['people', 'deeds']) {
    await page.goto(`${walks.url}/desk/${path}`)
    await page.getByRole('heading', { level: 1, name: frame.notYours }).waitFor()
  }
  await checkAccess('a page of another role')
  // The cookie alone is no session: another tab of the same browser logs in for itself.
  await expectLogin(context, '/desk')
})

test('10.25 11.10 the owner reads the deeds, in both languages, and those of one person', async () => {
  const { page, checkAccess } = office
  await page.getByRole('navigation').getByRole('link', { name: frame.screens.deeds }).click()
  const added = page.getByRole('listitem').filter({
    hasText: `lina ${deeds.sentences['staff-create'](chef.name)}`,
  })
  await added.getByText(roleText.chef.el).waitFor()
  await checkAccess('the deeds')
  await added.getByRole('link').click()
  await page.getByText(deeds.only(chef.name), { exact: true }).waitFor()
  expect(await page.locator('main').getByRole('listitem').count()).toBe(1)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText(english.deeds.sentences['staff-create'](chef.name)).waitFor()
  await page.getByRole('button', { name: 'Ελληνικά' }).click()
  await page.getByRole('link', { name: deeds.all }).click()
  await page.getByText(deeds.command).waitFor()
})

test('10.18 whoever is sent away is out, and cannot come back', async () => {
  const { page, checkAccess, complaints } = office
  await page
    .getByRole('navigation')
    .getByRole('link', { name: frame.screens.people, exact: true })
    .click()
  await page.getByRole('button', { name: people.sendAwayOf(chef.name) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(people.sendAwayText(chef.name)).waitFor()
  await checkAccess('the question before somebody is sent away')
  await dialog.getByRole('button', { name: people.sendAwayNow }).click()
  await page.getByRole('row', { name: chef.name }).waitFor({ state: 'detached' })

  // Told by the open line: nobody pressed anything there.
  await kitchen.page.getByText(login.over).waitFor({ timeout: 12_000 })
  await kitchen.checkAccess('the login after a session')
  await kitchen.page.getByLabel(login.email).fill(chef.email)
  await kitchen.page.getByLabel(login.password, { exact: true }).fill(password)
  await kitchen.page.getByRole('button', { name: login.submit }).click()
  await kitchen.page.getByRole('alert').filter({ hasText: 'Λάθος email' }).waitFor()
  // What was refused is all that the browser complains of.
  expect(complaints.filter(text => !text.includes('Failed to load resource'))).toEqual([])
})

test('10.17 10.27 10.28 logging out leaves nothing behind, and a login leads back to where one was', async () => {
  const { page } = office
  await page.getByRole('button', { name: frame.logout, exact: true }).click()
  await page.getByText(login.byChoice).waitFor()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.goto(`${walks.url}/desk/deeds`)
  await enterDesk(page, 'manager', login)
  await page.getByRole('heading', { level: 1, name: deeds.title }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/desk/deeds')
  // A manager reads who works here and changes nothing.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: frame.screens.people, exact: true })
    .click()
  await page.getByText(people.readOnly).waitFor()
  expect(await page.getByRole('button', { name: people.add }).count()).toBe(0)
})

test('10.21 a passkey is added, opens the room instead of password and code, and is removed', async () => {
  const { page, context, checkAccess } = office
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasUserVerification: true, isUserVerified: true },
  })
  await page.getByRole('link', { name: 'Νίκος Ιωάννου' }).click()
  await page.getByText(account.none).waitFor()
  await checkAccess('one’s own account')
  await page.getByRole('button', { name: account.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(account.name).fill('Γραφείο')
  await dialog.getByLabel(login.password, { exact: true }).fill('something-else-7')
  await dialog.getByRole('button', { name: account.addNow }).click()
  await dialog.getByText(deskRefusalText['wrong-password'].el).waitFor()
  await dialog.getByLabel(login.password, { exact: true }).fill('gastra-demo')
  await checkAccess('a passkey to add')
  await dialog.getByRole('button', { name: account.addNow }).click()
  await page.getByRole('row', { name: 'Γραφείο' }).getByText(account.never).waitFor()

  await page.getByRole('button', { name: account.everywhere }).click()
  await page.getByText(login.byChoice).waitFor()
  // A finger that the device does not know opens nothing.
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.getByRole('button', { name: login.passkey }).click()
  await page.getByText(login.passkeyStopped).waitFor()
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.getByRole('button', { name: login.passkey }).click()
  await page.getByRole('link', { name: 'Νίκος Ιωάννου' }).waitFor()
  await page.getByRole('link', { name: 'Νίκος Ιωάννου' }).click()
  await page.getByRole('button', { name: account.dropOf('Γραφείο') }).click()
  await dialog.getByRole('button', { name: account.drop }).click()
  await page.getByText(account.none).waitFor()
})

test('21.01 21.05 21.08 21.09 a tablet of the kitchen: let in, a PIN, no network, half an hour alone, sent away', async () => {
  const { page, checkAccess } = office
  await page.goto(`${walks.url}/desk/devices`)
  await page.getByRole('button', { name: devices.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(devices.name).fill('Τάμπλετ')
  await dialog.getByRole('button', { name: devices.make }).click()
  await dialog.getByText(devices.facesNeeded).waitFor()
  await dialog.getByLabel(frame.screens.kitchen).check()
  await dialog.getByRole('button', { name: devices.make }).click()
  const code = await dialog.getByText(/^\d{4}\s?\d{4}$/).innerText()
  await checkAccess('the code of a device')
  await dialog.getByRole('button', { name: devices.done }).click()

  const wall = await visitor(walks.browser, { width: 820, height: 1180 })
  const tablet = wall.page
  await tablet.clock.install()
  await tablet.goto(`${walks.url}/desk/device`)
  await tablet.getByLabel(device.code).fill(code)
  await tablet.getByRole('button', { name: device.enterNow }).click()
  await tablet.getByRole('button', { name: 'Στέλιος Καρράς' }).click()
  await wall.checkAccess('the keys of a PIN')
  await tablet.keyboard.type('2581')
  await tablet.getByText(deskRefusalText['pin-not-right'].el).waitFor()
  for (const digit of demoPin)
    await tablet.getByRole('button', { name: digit, exact: true }).click()
  const kitchen = tablet.getByRole('heading', { level: 1, name: frame.screens.kitchen })
  await kitchen.waitFor()
  await wall.checkAccess('a face of a device')
  // What it keeps is written a moment later.
  await tablet.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect
    .poll(async () => {
      await tablet.clock.runFor(2500)
      return tablet.evaluate(() => localStorage.getItem('desk-answers')?.includes('kitchen-one'))
    })
    .toBe(true)

  // A browser that was closed opens in a cellar.
  await wall.context.setOffline(true)
  await tablet.reload()
  await kitchen.waitFor()
  await tablet.clock.fastForward('31:00')
  await tablet.getByRole('button', { name: device.quiet }).click()
  await tablet.getByText(device.noChange).waitFor()
  await wall.context.setOffline(false)
  await tablet.clock.fastForward('31:00')
  await tablet.getByRole('button', { name: device.quiet }).click()
  await tablet.getByRole('heading', { level: 1, name: device.who }).waitFor()
  expect(await tablet.evaluate(() => Object.keys(localStorage))).toEqual(['desk-device'])
  await wall.checkAccess('a device at which nobody is')

  await page.getByRole('button', { name: devices.sendAwayOf('Τάμπλετ') }).click()
  await dialog.getByRole('button', { name: devices.sendAwayNow }).click()
  await page.getByRole('row', { name: 'Τάμπλετ' }).waitFor({ state: 'detached' })
  await tablet.getByRole('button', { name: 'Στέλιος Καρράς' }).click()
  await tablet.keyboard.type(demoPin)
  await tablet.getByRole('heading', { level: 1, name: device.gone }).waitFor()
  await wall.context.close()
})

test('12.01 care finds an order by the end of a phone, gives 3 € back, and reads mail and document', async () => {
  const { page, checkAccess } = office
  await page.getByRole('button', { name: frame.logout, exact: true }).click()
  await enterDesk(page, 'care', login)
  await page.getByRole('button', { name: find.open }).waitFor()
  const box = page.getByRole('combobox', { name: find.label })
  // Where the menu is behind a button the keys open the box as well.
  await page.setViewportSize({ width: 820, height: 900 })
  await page.keyboard.press('Control+k')
  await box.waitFor()
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await page.setViewportSize(desktop)
  await page.keyboard.press('Control+k')
  // The end of the phone of the demo's address.
  await box.fill('0000')
  await page.getByRole('option').first().waitFor()
  await checkAccess('the box that finds')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: orders.timeline }).waitFor()
  await checkAccess('an order')
  await page.getByRole('button', { name: orders.act.refund }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(orders.amount).fill('3')
  await dialog.getByLabel(orders.reason).fill('Χύθηκε η σάλτσα')
  await dialog.getByText(orders.effects.mail(mails.names['refund-sent'])).waitFor()
  await checkAccess('what a refund will do')
  await dialog.getByRole('button', { name: orders.giveBack(formatMoney(300)) }).click()
  await page.getByText('Χύθηκε η σάλτσα').waitFor()
  const mail = page.getByRole('button', { name: orders.mailOf(mails.names['refund-sent']) })
  await mail.waitFor({ timeout: 60_000 })
  await page.getByText('-3,00€').or(page.getByText('−3,00€')).last().waitFor()
  await mail.click()
  await dialog.getByRole('button', { name: orders.sendAgain }).waitFor()
  await checkAccess('a mail as it left')
  await dialog.getByRole('button', { name: frame.close }).click()
})

function invitedByCommand(): string {
  const { stdout } = spawnSync(
    process.execPath,
    ['run.js', 'commands/staff-command', 'add', owner, 'owner'],
    {
      env: { ...process.env, DATA_DIR: walks.folder, PUBLIC_URL: walks.url },
      encoding: 'utf8',
    },
  )
  const link = /https?:\S+\/desk\/welcome\S+/.exec(stdout)?.[0]
  if (!link) throw new Error(`the command printed no link:\n${stdout}`)
  return link
}

/** The form of an invitation, filled in up to the code. */
async function welcome(page: Page): Promise<void> {
  await page.getByRole('img', { name: login.qrCode }).waitFor()
  await page.getByLabel(login.password, { exact: true }).fill(password)
}

/** What the authenticator shows that was told the key of this page. */
async function codeOn(page: Page): Promise<string> {
  return codeAt(await page.getByLabel(login.secret).inputValue(), Date.now())
}

async function expectLogin(context: BrowserContext, path: string): Promise<void> {
  const other = await context.newPage()
  await other.goto(walks.url + path)
  await other.getByRole('heading', { level: 1, name: login.title }).waitFor()
  await other.close()
}
