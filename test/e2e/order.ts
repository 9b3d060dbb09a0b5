import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Words } from '../../app/text/words.ts'
import type { Visitor } from './browser.ts'

/** The steps of a single order as a visitor takes them, in the words of the screen. */
export type Walk = { visitor: Visitor; words: Words }

export async function choosePlan({ visitor, words }: Walk, goal: RegExp): Promise<void> {
  const { page } = visitor
  // The card is the label of its radio button.
  await page.locator('label', { has: page.getByRole('radio', { name: goal }) }).click()
  await visitor.checkAccess('plans')
  await page.getByRole('button', { name: words.plans.continue }).click()
  await page.waitForURL('**/address')
}

export async function giveAddress(
  { visitor, words }: Walk,
  address: { typed: string; picked: RegExp; floor: string; bell: string; phone: string },
): Promise<void> {
  const { page } = visitor
  const { address: text } = words
  const search = page.getByRole('combobox', { name: text.search })
  await search.fill(address.typed)
  await page.getByRole('option', { name: address.picked }).first().waitFor()
  await visitor.checkAccess('address, suggestions')
  await page.getByRole('option', { name: address.picked }).first().click()
  await page.getByLabel(text.floor).fill(address.floor)
  await page.getByLabel(text.bell).fill(address.bell)
  await page.getByLabel(text.phone).fill(address.phone)
  await visitor.checkAccess('address, filled')
  await page.getByRole('button', { name: text.continue }).click()
  await page.waitForURL('**/date-time')
}

export async function chooseTime({ visitor, words }: Walk): Promise<void> {
  const { page } = visitor
  await page.getByRole('radio', { name: words.dateTime.afternoon }).waitFor()
  await visitor.checkAccess('date and time')
  await page.getByRole('button', { name: words.dateTime.continue }).click()
  await page.waitForURL('**/menu')
}

/** Adds so many different dishes, one piece each. */
export async function fillMenu({ visitor, words }: Walk, count: number): Promise<void> {
  const { page } = visitor
  const [before] = words.menu.addOne('\u0000').split('\u0000')
  for (let added = 0; added < count; added++) {
    await page.getByRole('button', { name: before?.trim() }).first().click()
    await page
      .getByRole('group', { name: words.layout.quantity.of('').trim() })
      .nth(added)
      .waitFor()
  }
  await visitor.checkAccess('menu')
}

export async function openDrawer({ visitor, words }: Walk): Promise<void> {
  const { page } = visitor
  const { width = 0 } = page.viewportSize() ?? {}
  await page.getByRole('button', { name: /€/ }).locator('visible=true').first().click()
  const drawer = page.getByRole('dialog', { name: words.layout.drawer.title })
  await drawer.waitFor()
  if (width >= 600) await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(500)
  await visitor.checkAccess('order drawer')
}

export async function signUp(
  { visitor, words }: Walk,
  person: { name: string; username: string; password: string },
): Promise<void> {
  const { page } = visitor
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: words.login.signUp }).click()
  await visitor.checkAccess('sign-up dialog')
  await dialog.getByLabel(words.login.name).fill(person.name)
  await dialog.getByLabel(words.login.email).fill(person.username)
  await dialog.getByLabel(words.login.password, { exact: true }).fill(person.password)
  const reloaded = page.waitForEvent('load')
  await dialog.locator('button[type=submit]').click()
  await reloaded
}

export async function logIn(
  { visitor, words }: Walk,
  person: { username: string; password: string },
): Promise<void> {
  const { page } = visitor
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.login.email).fill(person.username)
  await dialog.getByLabel(words.login.password, { exact: true }).fill(person.password)
  await visitor.checkAccess('login dialog')
  const reloaded = page.waitForEvent('load')
  await dialog.locator('button[type=submit]').click()
  await reloaded
}

export async function pay(page: Page, outcome: 'approve' | 'decline' | 'abandon'): Promise<void> {
  await page.waitForURL('**/sandbox/pay/**')
  await page.locator(`button[value=${outcome}]`).click()
}
