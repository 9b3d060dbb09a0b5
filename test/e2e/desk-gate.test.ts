import { join } from 'node:path'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { avoid } from '../../app/text/el/avoid.ts'
import { consent } from '../../app/text/el/order-consent.ts'
import { product } from '../../app/text/el/product.ts'
import { consent as consentInEnglish } from '../../app/text/en/order-consent.ts'
import { english, greek } from '../desk-words.ts'
import { desktop, phone, type Visitor, visitor } from './browser.ts'
import { enterDesk } from './desk-login.ts'
import { linkInMail } from './mail-link.ts'
import { openWalks, type Walks } from './walks.ts'

const { gate, login, catalogue } = greek

let walks: Walks
let office: Visitor
let customer: Visitor
beforeAll(async () => {
  walks = await openWalks()
  office = await visitor(walks.browser, desktop)
  customer = await visitor(walks.browser, phone)
})
afterAll(() => walks?.close())

// One dish gains sesame: each test goes on where the one before stopped.

test('a recipe gains an allergen, its sold line is listed, and its customer is asked', async () => {
  const slug = await oneSoldLine()
  const { page, checkAccess } = office
  await enter(page, 'dietitian')
  const releaseId = await draftWithSesame(page, slug)
  await page.goto(`${walks.url}/desk/releases/${releaseId}`)
  await page.getByText(catalogue.gate, { exact: true }).first().waitFor()
  await checkAccess('a draft that touches what is sold')
  await page.getByRole('button', { name: catalogue.gateSeen }).click()
  await page.getByRole('heading', { name: gate.title }).waitFor()
  await page.getByText(gate.states.waiting).waitFor()
  await checkAccess('a release whose line waits')
  await page.getByRole('button', { name: gate.ask }).click()
  await page.getByText(gate.states.asked).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText(english.gate.states.asked).waitFor()
  await checkAccess('a release whose customers were asked, in English')
  await page.getByRole('button', { name: 'Ελληνικά' }).click()
})

test('13.24 the customer chooses another dish by the link of the mail, without a login, and the release goes live', async () => {
  const link = await linkInMail(walks, /εσύ διαλέγεις|you choose/, 'token')
  const { page, checkAccess, complaints } = customer
  const address = new URL(link)
  address.searchParams.set('lang', 'en')
  await page.goto(address.href)
  await page.getByRole('heading', { level: 1, name: consentInEnglish.title }).waitFor()
  await page.getByText(consentInEnglish.what).waitFor()
  await checkAccess('the choice in English')
  address.searchParams.set('lang', 'el')
  await page.goto(address.href)
  await page.getByRole('heading', { level: 1, name: consent.title }).waitFor()
  await page.getByRole('button', { name: consent.send }).click()
  await page.getByText(consent.choose).waitFor()
  expect(await page.getByText(consent.keep, { exact: true }).count()).toBe(0)
  await page.getByText(consent.swap).click()
  const dishes = page.getByRole('group', { name: consent.which })
  await dishes.waitFor()
  await checkAccess('the dishes to choose from')
  await dishes.locator('label').first().click()
  await page.getByRole('button', { name: consent.send }).click()
  await page.getByRole('heading', { name: consent.doneTitle }).waitFor()
  await checkAccess('thanks')
  await page.goto(link)
  await page.getByRole('heading', { name: consent.brokenTitle }).waitFor()
  await checkAccess('a link that has served')

  // Who asked sees it without a reload.
  await office.page.getByText(gate.states.swapped).waitFor()
  await office.page.getByText(catalogue.states.live).waitFor({ timeout: 60_000 })
  await office.checkAccess('a release that went live after its customer chose')
  // The browser says of a link that has served that it is not found.
  expect(complaints.filter(one => !one.includes('404'))).toEqual([])
  expect(office.complaints).toEqual([])
  complaints.length = 0
})

test('what a customer must not eat warns on the menu and the product page, and is gone with one press', async () => {
  const { page, checkAccess, complaints } = customer
  await page.goto(walks.url)
  const entered = await page.evaluate(async () => {
    const path =
      '/api/content/v1/account/demo/repository/shop/hook/call/auth-login-email/1?apiKey=demo&business=demo'
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'maria@gastra.example', password: 'gastra-demo' }),
    })
    return (await answer.json()).code
  })
  expect(entered).toBe('ok')
  await page.goto(`${walks.url}/account/profile`)
  await page.getByRole('heading', { name: avoid.title }).waitFor()
  await page.getByText(product.allergenNames.milk, { exact: true }).click()
  const save = page.locator('section[aria-labelledby=avoid]').getByRole('button', {
    name: avoid.save,
  })
  await save.click()
  await page.getByText(avoid.consentRule).waitFor()
  await page.getByText(avoid.consent).click()
  await save.click()
  await page.getByRole('button', { name: avoid.remove }).waitFor()
  await checkAccess('the profile with allergens')

  await page.goto(`${walks.url}/menu`)
  const warnings = page.locator('[data-avoided=held]')
  await warnings.first().waitFor()
  await checkAccess('the menu with warnings')
  await page.goto(`${walks.url}/product/mousakas`)
  await warnings.first().waitFor()
  await checkAccess('a product page with a warning')
  const orders = page.getByRole('link', { name: /\d{4}/ })
  await page.goto(`${walks.url}/account/orders`)
  await orders.first().waitFor()

  await page.goto(`${walks.url}/account/profile`)
  await page.getByRole('button', { name: avoid.remove }).click()
  await page.getByRole('button', { name: avoid.remove }).waitFor({ state: 'detached' })
  await page.goto(`${walks.url}/product/mousakas`)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('[data-avoided]').count()).toBe(0)
  expect(complaints).toEqual([])
})

async function enter(page: Page, role: string): Promise<void> {
  await page.goto(`${walks.url}/desk`)
  await enterDesk(page, role, login)
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: login.title }).waitFor()
}

/** Leaves one paid delivery some days ahead with a dish without sesame; answers that dish. */
async function oneSoldLine(): Promise<string> {
  const db = new pg.Client({
    host: join(walks.folder, 'postgres'),
    user: 'gastra',
    database: 'gastra',
  })
  await db.connect()
  const { rows } = await db.query<{ delivery: string; slug: string }>(
    `select d.id as delivery, i.slug from order_item i join order_delivery d on d.id = i.delivery_id
        join customer_order o on o.id = d.order_id join meal m on m.id = i.meal_id
      where d.status = 'planned' and o.status = 'opened' and o.customer_id is not null
        and d.date > current_date + 2 and i.type = 'main-meal'
        and m.data::text not like '%"sesame"%'
        and (select count(*) from order_item other where other.delivery_id = d.id) > 1
      order by d.date, i.position limit 1`,
  )
  const [found] = rows
  await db.query(
    `update order_delivery set status = 'canceled' where status = 'planned' and id <> $1`,
    [found?.delivery],
  )
  await db.end()
  expect(found).toBeDefined()
  return found?.slug ?? ''
}

/** What the recipe's screen writes, by its calls. */
async function draftWithSesame(page: Page, slug: string): Promise<string> {
  return page.evaluate(async slug => {
    const secret = Object.values(sessionStorage)
      .map(text => String(text))
      .flatMap(text => /"secret":"([^"]+)"/.exec(text)?.[1] ?? [])[0]
    const ask = async (name: string, method: string, input: Record<string, unknown>) => {
      const path = `/api/content/v1/account/demo/repository/desk/hook/call/${name}/1`
      const query = new URLSearchParams(input as Record<string, string>)
      const requestId = `walk-${Math.random()}-${Math.random()}`.replaceAll('.', '')
      const answer = await fetch(method === 'GET' ? `${path}?${query}` : path, {
        method,
        headers: { 'desk-secret': secret ?? '', 'content-type': 'application/json' },
        ...(method === 'POST' && { body: JSON.stringify({ requestId, ...input }) }),
      })
      return (await answer.json()).data
    }
    const { id: releaseId } = await ask('release-create', 'POST', { name: 'Με ταχίνι' })
    const { live } = await ask('dish-one', 'GET', { slug })
    const tahini = Object.fromEntries(Object.keys(live.prices).map(portion => [portion, 5]))
    const value = { ...live, recipe: { ...live.recipe, tahini } }
    await ask('draft-write', 'POST', { releaseId, kind: 'dish', piece: slug, seen: live, value })
    return releaseId as string
  }, slug)
}
