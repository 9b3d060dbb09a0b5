import { afterAll, beforeAll, expect, test } from 'vitest'
import { greek } from '../desk-words.ts'
import { phone, type Visitor, visitor } from './browser.ts'
import { enterDesk } from './desk-login.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
let office: Visitor
beforeAll(async () => {
  walks = await openWalks()
  office = await visitor(walks.browser, phone)
})
afterAll(() => walks?.close())

test('13.45 an area gets a fee and a minimum of its own by keyboard, and hears what is wrong', async () => {
  const { page, checkAccess } = office
  const { login, catalogue, terms } = greek
  await page.goto(`${walks.url}/desk/login`)
  await enterDesk(page, 'owner', login)
  await page.waitForURL(url => !url.pathname.includes('login'))
  await page.goto(`${walks.url}/desk/terms/areas`)
  const edit = page.getByRole('button', { name: terms.editOf('Χαλάνδρι') })
  await edit.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const fee = dialog.getByLabel(terms.areaFields.fee)
  await fee.fill('πολλά')
  await dialog.getByLabel(terms.areaFields.postcodes).fill('1523')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: terms.put }).press('Enter')
  await dialog.getByText(terms.areaWrong.figure).waitFor()
  await dialog.getByText(terms.areaWrong.postcodes).waitFor()
  await checkAccess('the dialog of an area')
  await fee.fill('3,50')
  await dialog.getByLabel(terms.areaFields.postcodes).fill('15231 15232 15233 15234 15238')
  await dialog.getByLabel(terms.areaFields.minTotal).fill('30')
  await dialog.getByRole('button', { name: terms.put }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(`${terms.feeOf('3,50€')} · ${terms.leastOf('30,00€')}`).waitFor()
  await page.getByRole('button', { name: catalogue.save }).click()
  await page.getByText(catalogue.saved).waitFor()
  expect(office.complaints).toEqual([])
})
