import { afterAll, beforeAll, expect, test } from 'vitest'
import { windowNames } from '#shop/schedule/window.ts'
import { english as words } from '../words.ts'
import { desktop, visitor } from './browser.ts'
import { tabAndPress, tabAndType, tabTo } from './keyboard.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

/** A desktop's window at 200 %: half as many pixels of CSS each way (WCAG 1.4.4, 1.4.10). */
const zoomed = { width: 720, height: 450 }

test('1.06 1.09 1.16 2.04 a whole order by keyboard alone, at 200 % zoom', async () => {
  const { page, context, complaints } = await visitor(walks.browser, zoomed)
  await context.addCookies([{ name: 'lang', value: 'en', url: walks.url }])
  // Asked about cookies, as on a first visit.
  await context.clearCookies({ name: 'consent' })
  const narrowEnough = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)

  await page.goto(walks.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const told = await page.getByRole('main').textContent()
  expect(told).toContain('Meals designed by nutritionists and cooked by chefs')
  await page.getByRole('heading', { name: 'How it works' }).waitFor()
  await narrowEnough()
  await page.getByRole('button', { name: /^Reject all$/ }).waitFor()
  await tabAndPress(page, /^Reject all$/)
  await tabAndPress(page, new RegExp(`^${words.layout.startNow}$`))
  await page.waitForURL('**/plans')

  await page.getByRole('radio').first().waitFor()
  await tabTo(page, /Fewer calories|Balance|energy|choose/i)
  await page.keyboard.press('ArrowDown')
  await narrowEnough()
  await tabAndPress(page, new RegExp(`^${words.plans.continue}`))
  await page.waitForURL('**/address')

  const search = page.getByRole('combobox', { name: words.address.search })
  await search.waitFor()
  // 5.22: a street that nobody knows is taken as it was typed, by the last option.
  await tabAndType(page, new RegExp(words.address.search), 'Chelidonion 7')
  await page.getByRole('option', { name: words.address.useTyped('Chelidonion 7') }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  // What is empty is next.
  const municipality = page.getByRole('combobox', { name: words.address.municipality })
  await expect
    .poll(() => municipality.evaluate(field => field === document.activeElement).catch(() => false))
    .toBe(true)
  await page.keyboard.type('xala')
  await page.getByRole('option', { name: 'Chalandri' }).waitFor()
  await page.keyboard.press('Enter')
  expect(await municipality.inputValue()).toBe('Chalandri')
  await tabAndType(page, new RegExp(`^${words.address.postcode}`), '15231')
  expect(await page.getByLabel(words.address.street).inputValue()).toBe('Chelidonion')
  await narrowEnough()
  await page.getByRole('button', { name: words.address.searchAgain }).focus()
  await page.keyboard.press('Enter')
  await search.waitFor()
  await tabAndType(page, new RegExp(words.address.search), 'Stadiou 10')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  // What is empty is next.
  await page.keyboard.type('3')
  expect(await page.getByLabel(words.address.floor).inputValue()).toBe('3')
  await tabAndType(page, new RegExp(words.address.bell), 'Papadaki')
  await tabAndType(page, new RegExp(words.address.phone), '6912345678')
  await narrowEnough()

  await page.getByRole('radio', { name: windowNames.afternoon.en }).waitFor()
  await tabTo(page, new RegExp(`${windowNames.morning.en}|${windowNames.afternoon.en}`))
  await page.keyboard.press('ArrowDown')
  await narrowEnough()
  await tabAndPress(page, new RegExp(`^${words.address.continue}`))
  await page.waitForURL('**/menu')

  const [add] = words.menu.addOne('\u0000').split('\u0000')
  await page.getByRole('button', { name: add?.trim() }).first().waitFor()
  for (let dish = 0; dish < 4; dish++) {
    await tabAndPress(page, new RegExp(`^${add?.trim()}`))
    await page
      .getByRole('group', { name: words.layout.quantity.of('').trim() })
      .nth(dish)
      .waitFor()
  }
  await narrowEnough()
  await page.goto(`${walks.url}/checkout`)

  // No customer is logged in: the dialog takes the focus and keeps it.
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.login.email).waitFor()
  await expect
    .poll(() => dialog.evaluate(shown => shown.contains(document.activeElement)))
    .toBe(true)
  await tabTo(page, new RegExp(`^${words.login.login} \\(tab\\)$`))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await dialog.getByLabel(words.login.name).waitFor()
  await tabAndType(page, new RegExp(words.login.name), 'Eleni Keyboard')
  await tabAndType(page, new RegExp(words.login.email), 'eleni.keyboard@example.com')
  await tabAndType(page, new RegExp(`^${words.login.password}`), 'only-with-keys')
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await reloaded

  await page.getByRole('button', { name: new RegExp(words.checkout.place) }).waitFor()
  await narrowEnough()
  await tabAndPress(page, new RegExp(words.checkout.place))
  await page.waitForURL('**/sandbox/pay/**')
  await tabAndPress(page, /approve/i)
  await page.waitForURL('**/account/orders/**')
  await expect.poll(() => page.getByRole('main').textContent()).toContain(words.order.status.opened)
  await narrowEnough()
  expect(complaints.filter(text => !/status of (401|422)/.test(text))).toEqual([])
})

test('2.57 2.71 2.79 4.43 5.18 dialogs are entries of the history, and a new one’s fields wait to be meant', async () => {
  const { page, context, complaints } = await visitor(walks.browser, desktop)
  await context.addCookies([{ name: 'lang', value: 'en', url: walks.url }])
  await page.goto(walks.url)
  await page.waitForLoadState('networkidle')
  const dialog = page.getByRole('dialog')

  await page
    .getByRole('banner')
    .getByRole('button', { name: words.layout.account.loginLong })
    .click()
  await dialog.getByRole('tab', { name: words.login.signUp }).click()
  const email = dialog.getByLabel(words.login.email)
  await expect.poll(() => email.count()).toBe(1)
  await email.focus()
  expect(await email.isEditable()).toBe(true)

  await dialog.getByRole('tab', { name: words.login.login }).click()
  await dialog
    .getByRole('button', { name: words.login.forgotPassword })
    .or(dialog.getByRole('link', { name: words.login.forgotPassword }))
    .click()
  const forgot = page.getByRole('dialog', { name: words.login.titles.forgot })
  await forgot.waitFor()
  await forgot.getByPlaceholder('Fill in your email').waitFor()
  await forgot.locator('button[type=submit]').click()
  await forgot.getByText('Required field').waitFor()
  await page.goBack()
  await forgot.waitFor({ state: 'hidden' })
  await page.goForward()
  await forgot.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await page.getByRole('contentinfo').getByText('Cookie settings').click()
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).search).toBe('')

  // The tab that was chosen before is forgotten.
  const isChosen = (name: string) =>
    expect.poll(() => dialog.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true')
  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: words.layout.account.loginLong })
  await opener.click()
  await isChosen(words.login.login)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.locator('.promo-guests a').first().dispatchEvent('click')
  await isChosen(words.login.signUp)
  await dialog.getByRole('tab', { name: words.login.login }).click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.locator('.promo-guests a').first().dispatchEvent('click')
  await isChosen(words.login.signUp)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  // However quick a double press is, it is one entry of the history and leaves the dialog open.
  for (const delay of [20, 80, 150]) {
    const entries = await page.evaluate(() => history.length)
    const { x, y, width, height } = (await opener.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.waitForTimeout(delay)
    await page.mouse.click(x + width / 2, y + height / 2)
    await isChosen(words.login.login)
    await page.waitForTimeout(400)
    expect(await dialog.count(), `${delay} ms`).toBe(1)
    expect(await page.evaluate(() => history.length), `${delay} ms`).toBeLessThanOrEqual(
      entries + 1,
    )
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).search).toBe('')
  }
  expect(complaints).toEqual([])
})
