import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roleText } from '#shop/people/staff.ts'
import { english, greek } from '../desk-words.ts'
import { desktop, phone, type Visitor, visitor } from './browser.ts'
import { enterDesk } from './desk-login.ts'
import { openWalks, type Walks } from './walks.ts'

const { deeds, frame, limits, login, money, orders, today } = greek
const refused = 'the tax office is closed'

let walks: Walks
let accountant: Visitor
let care: Visitor
let owner: Visitor
beforeAll(async () => {
  walks = await openWalks()
  accountant = await visitor(walks.browser, desktop)
  care = await visitor(walks.browser, desktop)
  owner = await visitor(walks.browser, phone)
})
afterAll(() => walks?.close())

test('15.05 15.07 15.09 the accountant looks at a period, issues a document again, and takes the file along', async () => {
  // The job has issued it before, so that nobody else writes it meanwhile.
  await expect
    .poll(() =>
      byHand(
        `update fiscal_document set status = 'due', mark = null, issued_at = null, error = $1, tries = 3,
            next_try_at = now() + interval '1 year' where status = 'issued'
          and id = (select id from fiscal_document where attempt_id is not null
            order by created_at desc limit 1)`,
        [refused],
      ),
    )
    .toBe(1)
  const { page, checkAccess } = accountant
  await enter(page, 'accountant')
  await page.getByRole('heading', { level: 1, name: money.title }).waitFor()
  await page.getByRole('button', { name: money.periods.year }).click()
  await page.waitForURL(/from=\d{4}-01-01/)
  // A day is typed as people here write it, whatever the browser's own language.
  const from = page.getByLabel(money.from, { exact: true })
  await expect.poll(() => from.inputValue()).toMatch(/^01\/01\/\d{4}$/)
  const before = Number((await from.inputValue()).slice(-4)) - 1
  await from.fill(`31.12.${before}`)
  await page.waitForURL(`**/*from=${before}-12-31*`)
  await from.fill('31/11')
  await page.getByRole('button', { name: frame.pickDay(money.from) }).focus()
  await expect.poll(() => from.inputValue()).toBe(`31/12/${before}`)
  await page.getByText(money.prepaid).waitFor()
  await page.getByRole('heading', { name: money.table }).waitFor()
  await checkAccess('the takings of a year')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: english.money.table }).waitFor()
  await checkAccess('the takings in English')
  await page.getByRole('button', { name: 'Ελληνικά' }).click()
  await page.getByRole('button', { name: money.periods.month }).click()
  await page.getByRole('button', { name: money.earlier }).click()

  await page.getByRole('button', { name: money.parts.documents }).click()
  await page.getByText(refused).waitFor()
  await checkAccess('the documents')
  await page.getByRole('button', { name: new RegExp(`^${money.again}`) }).click()
  await page.getByText(refused).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: money.periods.month }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: money.export }).click(),
  ])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toContain('"number";"date"')
  expect(file.suggestedFilename()).toMatch(/^documents-\d{4}-\d\d-01-/)
})

test('12.05 the owner sets a limit, and care asks for more than it', async () => {
  await enter(owner.page, 'owner')
  await owner.page.goto(`${walks.url}/desk/limits`)
  await owner.page.getByRole('button', { name: limits.changeOf(roleText.care.el) }).click()
  const setting = owner.page.getByRole('dialog')
  await setting.getByLabel(limits.amount).fill('5')
  await owner.checkAccess('a limit')
  await setting.getByRole('button', { name: limits.save }).click()
  await setting.waitFor({ state: 'detached' })
  await owner.page.getByText('5,00€', { exact: true }).waitFor()
  await owner.checkAccess('the limits')

  const { page, checkAccess } = care
  await enter(page, 'care')
  await page.goto(`${walks.url}/desk/orders/1002`)
  await page.getByRole('button', { name: orders.act.refund }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(orders.amount).fill('7,50')
  await dialog.getByLabel(orders.reason, { exact: true }).fill('Ήρθε κρύο')
  await dialog.getByText(orders.effects.waits('7,50€')).waitFor()
  await checkAccess('what asking will do')
  await dialog.getByRole('button', { name: orders.ask }).click()
  await page.getByText(orders.asked.title('7,50€')).waitFor()
  // Whoever asked can take it back, and no more.
  await page.getByRole('button', { name: orders.asked.withdraw }).waitFor()
  expect(await page.getByRole('button', { name: orders.asked.approve }).count()).toBe(0)
  await checkAccess('an order whose refund waits')
})

test('12.08 the owner finds it on Today, sees what it does, and approves it', async () => {
  const { page, checkAccess } = owner
  await page.goto(`${walks.url}/desk`)
  await page.getByText(today.asked('7,50€', false)).waitFor()
  await page.getByRole('img', { name: /€/ }).waitFor()
  await checkAccess('Today with a refund that waits')
  await page.getByRole('link', { name: today.decide }).click()
  await page.getByRole('button', { name: orders.asked.approve }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(orders.effects.back('7,50€')).waitFor()
  await checkAccess('what approving will do')
  await dialog.getByRole('button', { name: orders.giveBack('7,50€') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByText(
      deeds.sentences['order-refund-approve'](orders.thisOne('order')).replace(/:\s*$/, ''),
    )
    .waitFor()
  // Who asked sees it without a reload.
  await care.page.getByText(orders.asked.title('7,50€')).waitFor({ state: 'detached' })
})

test('15.10 what goes back by hand is said to be sent, and waits for nobody any more', async () => {
  // No other provider of the demo has refunds that only a bank can send. The job has sent this one before.
  await expect
    .poll(() =>
      byHand(
        `update refund set status = 'by-hand', done_at = null where status = 'done'
          and id = (select id from refund order by created_at desc limit 1)`,
        [],
      ),
    )
    .toBe(1)
  const { page, checkAccess } = accountant
  await page.getByRole('button', { name: money.parts.refunds }).click()
  await page.getByText(money.refundStates['by-hand']).waitFor()
  await checkAccess('what is to give back')
  await page.getByRole('button', { name: orders.act.done }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(orders.reason, { exact: true }).fill('Έμβασμα σήμερα')
  await checkAccess('a refund that was sent by hand')
  await dialog.getByRole('button', { name: orders.act.done }).click()
  await page.getByText(money.noRefunds).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText(english.money.noRefunds).waitFor()
  await checkAccess('nothing to give back, in English')
  await page.getByRole('button', { name: 'Ελληνικά' }).click()
})

test('15.06 Today checks the books and names what it finds', async () => {
  const { page, checkAccess, complaints } = owner
  await page.goto(`${walks.url}/desk`)
  await page.getByRole('button', { name: today.check }).click()
  await page.getByText(today.notChecked).waitFor({ state: 'detached' })
  await page
    .getByRole('status')
    .filter({ hasText: /βιβλία (είναι|ελέγχθηκαν)/ })
    .waitFor()
  await checkAccess('Today after the books were checked')
  expect([...complaints, ...accountant.complaints, ...care.complaints]).toEqual([])
})

async function enter(page: Page, role: string): Promise<void> {
  await page.goto(`${walks.url}/desk`)
  await enterDesk(page, role, login)
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: login.title }).waitFor()
  if (role === 'accountant')
    await page.getByRole('link', { name: frame.screens.money }).first().click()
}

/** What no screen can bring about: a provider that refused. */
async function byHand(text: string, values: unknown[]): Promise<number | null> {
  const host = join(walks.folder, 'postgres')
  const db = new pg.Client({ host, user: 'gastra', database: 'gastra' })
  await db.connect()
  const { rowCount } = await db.query(text, values)
  await db.end()
  return rowCount
}
