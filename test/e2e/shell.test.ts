import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { english, greek } from '../words.ts'
import { desktop, phone, visitor } from './browser.ts'
import { openWalks, type Walks } from './walks.ts'

const { account, layout, login, order, plans } = greek

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

test('2.01 2.02 2.44 2.46 2.47 2.52 2.55 2.60 9.14 what stands around every page', async () => {
  const { page, complaints } = await visitor(walks.browser, desktop)
  await page.goto(walks.url)
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: layout.startNow }).waitFor()
  expect((await header.boundingBox())?.height).toBe(64)
  expect(await header.getByRole('link', { name: layout.mealPacks }).getAttribute('href')).toBe(
    '/meal-packs',
  )
  expect(await header.getByRole('link', { name: layout.startNow }).getAttribute('href')).toBe(
    '/plans',
  )
  await header.getByRole('button', { name: layout.account.loginLong }).waitFor()

  const footer = page.getByRole('contentinfo')
  for (const name of [
    layout.footer.calculator,
    layout.footer.partnerships,
    layout.footer.contactUs,
    layout.footer.terms,
  ])
    expect(await footer.getByRole('link', { name }).count()).toBe(1)
  expect(await footer.getByRole('link', { name: /^\d{3}/ }).getAttribute('href')).toMatch(/^tel:/)

  // The header becomes fixed past 125 px, and the next page starts at its top.
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.locator('header [data-fixed]').waitFor()
  await header.getByRole('button', { name: layout.menu.open }).click()
  await page
    .getByRole('navigation', { name: layout.main })
    .getByRole('link', { name: layout.menu.menu })
    .click()
  await page.waitForURL('**/menu')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL(url => url.pathname === '/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
  expect(complaints).toEqual([])
})

test('back from a dish its picture goes to its card again, and no other has its name', async () => {
  const { page } = await visitor(walks.browser, desktop)
  await page.addInitScript("addEventListener('alive', () => { window.isAlive = true })")
  await page.goto(`${walks.url}/menu`)
  // A link that is pressed before leads to a whole new page.
  await page.waitForFunction('window.isAlive')
  await page.locator('article :is(h3, h4) a').nth(7).click()
  await page.waitForURL('**/product/*')
  const { pathname } = new URL(page.url())
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await page.waitForURL('**/menu')
  const named = page.locator('article:has(img[style*="view-transition-name"])')
  await expect.poll(() => named.locator(':is(h3, h4) a').getAttribute('href')).toBe(pathname)
})

test('2.61 the footer is hidden where one is ordering', async () => {
  const { page } = await visitor(walks.browser, desktop)
  for (const [path, shown] of [
    ['/', true],
    ['/terms-and-conditions/terms-of-use', true],
    ['/plans', false],
    ['/plans/weekly', false],
    ['/menu', false],
    ['/product/gemista', false],
  ] as const) {
    await page.goto(walks.url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('contentinfo').count(), path).toBe(shown ? 1 : 0)
  }
})

test('2.03 2.61 4.17 another spelling of a path is that page, and an unknown path leads home and says so', async () => {
  const { page, complaints } = await visitor(walks.browser, desktop)
  const path = () => page.evaluate(() => location.pathname + location.search)
  // The guard of the order knows the page by its route: without a cart there is nothing to pay.
  for (const typed of ['/checkout/', '/CHECKOUT?from=mail', '//checkout']) {
    await page.goto(walks.url + typed)
    await expect.poll(path, { message: typed }).toBe('/plans')
  }
  await page.goto(`${walks.url}/Plans/Weekly/?goal=bal`)
  expect(await path()).toBe('/plans/weekly?goal=bal')
  expect(await page.getByRole('contentinfo').count()).toBe(0)

  // Within the open page, as from an entry of its history.
  await page.evaluate(() => {
    history.pushState(null, '', '/PLANS/?goal=wl')
    history.pushState(null, '', '/plans')
    history.back()
  })
  await expect.poll(path).toBe('/plans?goal=wl')
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0)

  for (const [lang, words] of [
    ['el', layout],
    ['en', english.layout],
  ] as const) {
    await page.goto(`${walks.url}/nothing/here?lang=${lang}`)
    await toast(page, words.notFound, words.toasts)
    await expect.poll(path).toBe('/')
  }
  await page.evaluate(() => {
    history.pushState(null, '', '/nothing')
    history.pushState(null, '', '/')
    history.back()
  })
  await toast(page, english.layout.notFound, english.layout.toasts)
  await expect.poll(path).toBe('/')
  expect(complaints).toEqual([])

  const plain = await walks.browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(`${walks.url}/nothing`)
  await toast(still, layout.notFound)
  expect(await still.locator('link[rel=canonical]').getAttribute('href')).toMatch(/[^?]\/$/)
  await plain.close()
})

test('2.68 2.70 2.71 2.76 dialogs open on every page; login comes first', async () => {
  const { page, checkAccess } = await visitor(walks.browser, desktop)
  for (const path of ['/', '/menu', '/product/gemista', '/terms-and-conditions/cookies']) {
    await page.goto(`${walks.url}${path}?login=1`)
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.getByRole('tab').allTextContents()).toEqual([login.login, login.signUp])
    expect(await dialog.getByRole('tab', { name: login.login }).getAttribute('aria-selected')).toBe(
      'true',
    )
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.goto(`${walks.url}/?rules=1`)
  const rules = page.getByRole('dialog')
  await rules.waitFor()
  for (const fill of ['0 / 4', '1 / 4', '4 / 4', '4 / 4 + 1'])
    expect(await rules.textContent()).toContain(fill)
  await checkAccess('plan rules')
})

test('5.08 5.09 5.10 8.06 8.07 forms speak of what was touched, refusals in a toast', async () => {
  const { page } = await visitor(walks.browser, phone)
  await page.goto(`${walks.url}/?login=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: login.signUp }).click()
  // The other tab's fields leave a moment later.
  await expect.poll(() => dialog.getByLabel(login.email).count()).toBe(1)
  const message = (text: string) => dialog.getByText(text, { exact: true }).count()
  const email = dialog.getByLabel(login.email)
  // Nothing is told of fields that nobody has touched.
  expect(await message('Υποχρεωτικό πεδίο')).toBe(0)
  await email.focus()
  await email.blur()
  await expect.poll(() => message('Υποχρεωτικό πεδίο')).toBe(1)
  await email.fill('maria@gastra')
  await expect.poll(() => message('Μη έγκυρο email')).toBe(1)
  await email.fill('maria@gastra.example')
  await expect.poll(() => message('Μη έγκυρο email')).toBe(0)
  await dialog.getByLabel(login.name).fill('Μαρία')
  await dialog.getByLabel(login.password, { exact: true }).fill('κοντός')
  await dialog.getByLabel(login.password, { exact: true }).blur()
  await expect.poll(() => message('Ο κωδικός πρέπει να έχει τουλάχιστον 8 χαρακτήρες')).toBe(1)
  await dialog.getByLabel(login.password, { exact: true }).fill('αρκετά μακρύς')
  await dialog.locator('button[type=submit]').click()
  await toast(page, 'Φαίνεται ότι υπάρχει ήδη λογαριασμός με αυτό το email')
  await dialog.getByRole('tab', { name: login.login }).click()
  // The other tab's fields leave a moment later.
  await expect.poll(() => dialog.getByLabel(login.email).count()).toBe(1)
  await dialog.getByLabel(login.email).fill('nobody@gastra.example')
  await dialog.getByLabel(login.password, { exact: true }).fill('not the one')
  await dialog.locator('button[type=submit]').click()
  await toast(page, 'Λάθος email ή κωδικός πρόσβασης')
})

test('what is chosen and pressed before a page is alive counts once it is', async () => {
  const { page, complaints } = await visitor(walks.browser, phone)
  const { promise: pressed, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client*.js', route => pressed.then(() => route.continue()))
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.goto(`${walks.url}/plans`)
  await page
    .locator('label', { has: page.locator('input[name=goal]') })
    .nth(1)
    .click()
  await page.getByRole('button', { name: plans.continue }).click()
  resolve()
  await page.waitForURL('**/address')
  expect([loads.length, complaints]).toEqual([1, []])
})

test('4.28 4.29 4.30 4.31 an expired order is forgotten, and the page says so', async () => {
  for (const [path, leadsTo] of [
    ['/address', '/'],
    ['/date-time', '/'],
    ['/checkout', '/'],
    ['/menu/weekly', '/menu'],
  ] as const) {
    const { page, context } = await visitor(walks.browser, phone)
    await context.addInitScript(() => {
      if (!sessionStorage.getItem('seen')) localStorage.setItem('cart', 'AAAAAAAAAAAAAAAAAAAAAA')
      sessionStorage.setItem('seen', 'yes')
    })
    await page.goto(walks.url + path)
    await toast(page, layout.orderExpired)
    await expect.poll(() => new URL(page.url()).pathname).toBe(leadsTo)
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
    await context.close()
  }
})

test('9.15 9.16 9.18 a drawer slides for 500 ms, closes once, and goes before the next page comes', async () => {
  const { page, complaints } = await visitor(walks.browser, desktop)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`${walks.url}/menu`)
  await page.goto(`${walks.url}/calorie-calculator`)
  await page.getByRole('button', { name: layout.menu.open }).click()
  await page.getByRole('button', { name: layout.menu.settings }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.evaluate(popup => getComputedStyle(popup).transitionDuration)).toBe('0.5s')
  // Pressed twice it goes back once: the page beneath stays.
  const close = dialog.getByRole('button', { name: layout.close, exact: true })
  await close.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForTimeout(300)
  expect(new URL(page.url()).pathname).toBe('/calorie-calculator')

  await page.goto(`${walks.url}/calorie-calculator?order=1`)
  const link = dialog.getByRole('link', { name: layout.startNow })
  await link.waitFor()
  const left = page.evaluate(async () => {
    const pressed = await new Promise<number>(press =>
      addEventListener('click', () => press(performance.now()), { capture: true, once: true }),
    )
    while (location.pathname !== '/plans') await new Promise(resolve => setTimeout(resolve, 5))
    return performance.now() - pressed
  })
  await link.click()
  // No sooner than the drawer has left.
  expect(await left).toBeGreaterThan(490)
  expect(complaints).toEqual([])
})

test('offline the menu and one’s orders can be read, with their age; after a session’s end the orders are gone', async () => {
  const { page, context } = await visitor(walks.browser, phone)
  await page.goto(`${walks.url}/?login=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(login.email).fill('maria@gastra.example')
  await dialog.getByLabel(login.password, { exact: true }).fill('gastra-demo')
  await dialog.locator('button[type=submit]').click()
  // After the login the page is loaded anew.
  await page.waitForEvent('load')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${walks.url}/account/orders`)
  await page.locator('main li h2 a').first().click()
  await page.waitForURL('**/account/orders/*')
  const orderPath = new URL(page.url()).pathname
  await expect
    .poll(() => page.evaluate(async path => (await caches.match(path)) !== undefined, orderPath), {
      timeout: 10_000,
    })
    .toBe(true)

  await context.setOffline(true)
  const bar = page.getByRole('region', { name: layout.toasts })
  await page.goto(`${walks.url}/menu`)
  await page.locator('article :is(h3, h4)').first().waitFor()
  await bar.getByText(layout.offline).waitFor()
  await page.goto(`${walks.url}/account/orders`)
  await page.locator('main li h2 a').first().waitFor()
  const [asOf = ''] = layout.offlineSince('').split(':')
  await bar.getByText(asOf).waitFor()
  await page.goto(walks.url + orderPath)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText(order.retry).count()).toBe(0)

  await context.setOffline(false)
  // A session that ended elsewhere has taken the cookie.
  const cookies = await context.cookies()
  await context.clearCookies({ name: 'user' })
  await page.goto(`${walks.url}/menu`)
  const keepsMine = () => page.evaluate(() => caches.has('mine-1'))
  await expect.poll(keepsMine).toBe(false)
  await context.addCookies(cookies)
  await page.goto(`${walks.url}/account/orders`)
  await expect.poll(keepsMine).toBe(true)

  await page.goto(`${walks.url}/menu`)
  await page.locator('header button[popovertarget=account]').click()
  await page.locator('#account').getByRole('button', { name: account.logout }).click()
  await page.getByRole('button', { name: layout.account.login }).first().waitFor()
  await context.setOffline(true)
  await page.goto(`${walks.url}/account/orders`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('main li h2 a').count()).toBe(0)
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async name => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => url)
  })
  expect(kept.filter(url => /customer-order|auth-session/.test(url))).toEqual([])
  await context.close()
})

async function toast(page: Page, text: string, region = layout.toasts): Promise<void> {
  await page.getByRole('region', { name: region }).getByText(text).first().waitFor()
}
