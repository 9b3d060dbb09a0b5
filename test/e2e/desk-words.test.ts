import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskRefusalText } from '#shop/people/refusal-text.ts'
import faq from '../../content/faq.json' with { type: 'json' }
import { english, greek } from '../desk-words.ts'
import { desktop, phone, type Visitor, visitor } from './browser.ts'
import { enterDesk } from './desk-login.ts'
import { openWalks, type Walks } from './walks.ts'

const { frame, login, catalogue, words } = greek
const [first] = faq.items
const answer = 'Μαγειρεύουμε κάθε πρωί και τίποτα δεν μένει για αύριο.'
const photo = join(import.meta.dirname, '../../demo/pictures/hero.jpg')

let walks: Walks
let manager: Visitor
let customer: Visitor
beforeAll(async () => {
  walks = await openWalks()
  manager = await visitor(walks.browser, desktop)
  customer = await visitor(walks.browser, phone)
})
afterAll(() => walks?.close())

// One change of the words and one of a picture, from the draft to the storefront.

test('13.01 13.40 an answer is changed, seen as customers will see it, and goes live', async () => {
  const { page, checkAccess } = manager
  await enter(page, 'manager')
  await page.getByRole('navigation').getByRole('link', { name: frame.screens.words }).click()
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
  await checkAccess('all texts')
  await page.getByRole('link', { name: words.names.faq }).click()
  await page.getByLabel(words.part).selectOption({ label: first?.question.el ?? '' })
  const field = page.getByLabel(`${words.fields.answer} · ${catalogue.languages.el}`)
  await field.fill('{{nobody}}')
  await page.getByText(words.wrong).waitFor()
  await field.fill(answer)
  await page.getByText(words.wrong).waitFor({ state: 'detached' })
  await page.getByText(words.preview, { exact: true }).click()
  const frames = page.frameLocator(`iframe[title="${words.preview}, ${catalogue.languages.el}"]`)
  await frames.getByText(answer).first().waitFor({ state: 'attached' })
  await checkAccess('a text with its preview')
  await page.getByRole('button', { name: catalogue.save }).click()
  await page.getByRole('link', { name: catalogue.open }).click()
  const publish = page.getByRole('button', { name: catalogue.publish })
  // The text's own page shows the answer too, for as long as the release is on its way.
  await publish.waitFor()
  await page.getByText(answer).waitFor()
  await checkAccess('a release of words')
  await publish.click()
  await page.getByText(catalogue.states.live).waitFor()
  await customer.page.goto(`${walks.url}/contact-us`)
  await customer.page.getByText(answer).first().waitFor({ state: 'attached' })
})

test('the history names who did it, in both languages, and has the words before', async () => {
  const { page, checkAccess } = manager
  await page.goto(`${walks.url}/desk/words/faq`)
  await page.getByRole('button', { name: words.restore }).click()
  await page.getByText(words.taken).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: english.words.history }).waitFor()
  await checkAccess('a text in English')
  await page.getByRole('button', { name: 'Ελληνικά' }).click()
  await page.getByRole('heading', { name: words.history }).waitFor()
})

test('13.41 a file that is no photo is refused, and a photo is cut by keyboard and goes live', async () => {
  const { page, checkAccess } = manager
  await page.goto(`${walks.url}/desk/dishes/mousakas`)
  await page.getByRole('button', { name: catalogue.tabs.picture, exact: true }).click()
  const file = page.locator('input[type=file]')
  const gif = { name: 'dish.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a, a lie') }
  await file.setInputFiles(gif)
  await page.getByRole('button', { name: words.usePhoto }).click()
  await page.getByText(deskRefusalText['picture-format'].el).waitFor()
  await file.setInputFiles(photo)
  const aside = page.getByLabel(words.cut.x)
  await aside.focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowLeft')
  expect(await aside.inputValue()).toBe('0.4')
  await checkAccess('a photo being cut')
  await page.getByRole('button', { name: words.usePhoto }).click()
  await aside.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: catalogue.save }).click()
  await page.getByRole('link', { name: catalogue.open }).click()
  await page.getByRole('button', { name: catalogue.publish }).click()
  await page.getByText(catalogue.states.live).waitFor()
})

async function enter(page: Page, name: string): Promise<void> {
  await page.goto(`${walks.url}/desk`)
  await enterDesk(page, name, login)
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: login.title }).waitFor()
}
