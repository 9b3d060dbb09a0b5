import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { windowNames } from '#shop/schedule/window.ts'
import type { Words } from '../../app/text/words.ts'
import type { Visitor } from './browser.ts'

const afternoon = new RegExp(Object.values(windowNames.afternoon).join('|'))

/** The steps of an order as a visitor takes them, in the words of the screen. */
export type Walk = { visitor: Visitor; words: Words }

export async function choosePlan({ visitor, words }: Walk, goal: RegExp): Promise<void> {
  const { page } = visitor
  // The card is the label of its radio button.
  await page.locator('label', { has: page.getByRole('radio', { name: goal }) }).click()
  await visitor.checkAccess('plans')
  await page.getByRole('button', { name: words.plans.continue }).click()
  await page.waitForURL('**/address')
}

/** A plan by what its tiles say: so many weeks, with breakfast or without. */
export async function chooseWeeklyPlan(
  { visitor, words }: Walk,
  plan: { goal: RegExp; weeks: number; breakfast: boolean },
): Promise<void> {
  const { page } = visitor
  const { weekly, continue: onwards } = words.plans
  const tile = (question: string, answer: string | RegExp) =>
    page
      .getByRole('group', { name: question })
      .locator('label', { has: page.getByRole('radio', { name: answer }) })
  await page.locator('label', { has: page.getByRole('radio', { name: plan.goal }) }).click()
  // Quicker than any finger: the second answer must not take back the first.
  const answers = await Promise.all([
    tile(weekly.weeks, new RegExp(`^${plan.weeks}`)).elementHandle(),
    tile(
      weekly.breakfast,
      plan.breakfast ? weekly.withBreakfast : weekly.noBreakfast,
    ).elementHandle(),
  ])
  await page.evaluate(async tiles => {
    for (const each of tiles) {
      ;(each as HTMLElement).click()
      await null
    }
  }, answers)
  await visitor.checkAccess('weekly plans')
  await page.getByRole('button', { name: onwards }).locator('visible=true').click()
  await page.waitForURL('**/address')
}

/** Has the shop fill every delivery of the plan, in one press. */
export async function fillPlan({ visitor, words }: Walk): Promise<void> {
  const { page } = visitor
  await page
    .getByRole('button', { name: words.weekly.fillForMe })
    .locator('visible=true')
    .first()
    .click()
  await page.getByText(words.weekly.allComplete).waitFor()
  await page.getByRole('button', { name: words.weekly.undo }).waitFor()
  await visitor.checkAccess('weekly menu, filled')
}

export async function redeemCoupon(
  { visitor, words }: Walk,
  place: Locator,
  code: string,
): Promise<void> {
  const fold = place.getByRole('button', { name: words.coupon.haveCode })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await place.getByRole('textbox', { name: words.coupon.label }).fill(code)
  await place.getByRole('button', { name: words.coupon.redeem }).click()
  await place.getByRole('button', { name: words.coupon.removeOf(code.toUpperCase()) }).waitFor()
  await visitor.checkAccess('coupon redeemed')
}

/** An address with what the courier needs; the days stand beneath once it is picked. */
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
  // What is empty is next.
  await expect
    .poll(() => page.getByLabel(text.floor).evaluate(field => field === document.activeElement))
    .toBe(true)
  await page.getByLabel(text.floor).fill(address.floor)
  await page.getByLabel(text.bell).fill(address.bell)
  await page.getByLabel(text.phone).fill(address.phone)
}

/** Takes the days that are proposed beneath the place, and goes on to the menu with both. */
export async function chooseTime({ visitor, words }: Walk): Promise<void> {
  const { page } = visitor
  await page
    .getByRole('radio', { name: afternoon })
    .or(page.getByRole('button', { name: words.dateTime.weekly.otherDays }))
    .first()
    .waitFor()
  await visitor.checkAccess('place and time')
  await page.getByRole('button', { name: words.address.continue }).click()
  await page.waitForURL('**/menu**')
}

/** The last day that is offered, in the afternoon. */
export async function chooseLaterTime(walk: Walk): Promise<void> {
  const { page } = walk.visitor
  const { day } = walk.words.dateTime
  await page.getByRole('button', { name: walk.words.dateTime.otherDay }).click()
  const free = page.getByRole('group', { name: day }).locator('label:has(input:not(:disabled))')
  await free.last().click()
  await page.locator('label', { has: page.getByRole('radio', { name: afternoon }) }).click()
  await chooseTime(walk)
}

/** Adds this many different dishes, one piece each. */
export async function fillMenu({ visitor, words }: Walk, count: number): Promise<void> {
  const { page } = visitor
  const [before] = words.menu.addOne('\u0000').split('\u0000')
  const taken = page.getByRole('group', { name: words.layout.quantity.of('').trim() })
  for (let added = 0; added < count; added++) {
    await page.getByRole('button', { name: before?.trim() }).first().click()
    // A menu that is drawn anew under a press, on a slow machine, takes the next one.
    if (await isMissing(taken.nth(added)))
      await page.getByRole('button', { name: before?.trim() }).first().click()
    await taken.nth(added).waitFor()
  }
  await visitor.checkAccess('menu')
}

/** Whether it does not come within some seconds. */
function isMissing(what: Locator): Promise<boolean> {
  return what.waitFor({ timeout: 8000 }).then(
    () => false,
    () => true,
  )
}

export async function openDrawer({ visitor, words }: Walk): Promise<void> {
  const { page } = visitor
  const { width = 0 } = page.viewportSize() ?? {}
  await page
    .getByRole('button', { name: words.layout.drawer.title })
    .locator('visible=true')
    .click()
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
  // The other tab's fields leave a moment later.
  await expect.poll(() => dialog.getByLabel(words.login.email).count()).toBe(1)
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
