import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/books/audit.ts'
import { seedDemoStaff } from '#server/demo/staff.ts'
import { builtPages } from '#server/pages/build.ts'
import { formatHours } from '#shop/format.ts'
import { foodCode } from '#shop/production/codes.ts'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { track as trackWords } from '../../app/text/en/order-track.ts'
import { askDesk, seat } from '../desk.ts'
import { english, greek } from '../desk-words.ts'
import { type Door, openDoor } from '../door.ts'
import { type Bought, payFor, placeCart } from '../orders/orders.ts'
import { maria, newCart, onFirstDay, proveEmail, signUp } from '../people.ts'
import { openBrowser, phone, type Visitor, visitor } from './browser.ts'
import { enterDesk } from './desk-login.ts'
import { freePort } from './shop.ts'

const minute = 60_000
const doors = ['Ερμού 12', 'Σόλωνος 45', 'Σκουφά 28', 'Δαβάκη 70', 'Εφέσου 19', 'Διονύσου 32']
const tablet = { width: 820, height: 1180 }

type Browser = Awaited<ReturnType<typeof openBrowser>>
let door: Door
let url: string
let browser: Browser
let bought: Bought[]
let token: string
let date: string
let bags: number[]
let leaves: number
const visitors: Visitor[] = []

// The shop is in this process, since a day has to be walked through in two minutes: its clock is the walk's.
beforeAll(async () => {
  const port = await freePort()
  const { pages } = await builtPages()
  door = await openDoor({ PORT: String(port) }, pages)
  url = `http://localhost:${port}`
  await door.app.listen({ port, host: 'localhost' })
  await seedDemoStaff(door.db)
  token = await signUp(door, maria)
  await proveEmail(door, token)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await door?.close()
})

/** An order for the first free morning, with the same dishes as all others. */
async function orderTo(street: string): Promise<Bought> {
  const { id: cartId } = await newCart(door, { token })
  const { suggestions } = (await door.ask('address-suggestion-collection', { q: street })).data
  const details = { floor: '3', bell: 'Παπαδάκη', phone: '6944123456', deliveryNotes: '' }
  const place = { suggestionId: suggestions[0]?.id ?? '', ...details }
  await door.ask('cart-address-update', { cartId, ...place }, { token })
  const cart = await onFirstDay(door, cartId, token)
  const scheduleMenuId = cart.scheduleMenus[0]?.id ?? ''
  const { meals } = (await door.ask('menu-collection', { cartId, scheduleMenuId }, { token })).data
  const mains = meals.filter(({ type }) => type === 'main-meal').slice(0, 2)
  const items = mains.map(({ builds: [build] }) => ({ itemId: build?.id ?? '', amount: 2 }))
  await door.ask('cart-schedule-menu-update', { cartId, scheduleMenuId, items }, { token })
  return payFor(door, token, await placeCart(door, token, cartId))
}

/** Sets the clock of the shop and of everybody's browser. */
async function at(now: number): Promise<void> {
  door.at(now)
  for (const { page } of visitors) await page.clock.setSystemTime(now)
}

async function come(role: string, lang: 'el' | 'en', size = tablet): Promise<Visitor> {
  const who = await visitor(browser, size)
  await who.context.addCookies([{ name: 'lang', value: lang, url }])
  await who.page.clock.install({ time: door.shop.now() })
  visitors.push(who)
  await who.page.goto(`${url}/desk/login`)
  await enterDesk(who.page, role, (lang === 'el' ? greek : english).login)
  await who.page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
  return who
}

const bagOf = ({ bag }: { bag: number }) => bag
const track = async (one: Bought | undefined) =>
  (await door.ask('customer-order-one', { orderId: one?.orderId ?? '' }, { token })).data
    .deliveries[0]?.track
const scan = async (page: Page, label: string, code: string) => {
  await page.getByLabel(label).fill(code)
  await page.keyboard.press('Enter')
}

test('14.16 14.19 14.24 14.38 a window until its bags are closed: frozen, a late cancellation seen, cooked, a wrong tray refused', async () => {
  bought = []
  for (const street of doors) bought.push(await orderTo(street))
  await door.run('mails')
  const [delivery] = bought[0]?.order.deliveries ?? []
  date = delivery?.date ?? ''
  const { from = '', to = '' } = delivery?.timePeriod ?? {}
  leaves = athensInstant(date, from)

  await at(leaves - 4 * 60 * minute)
  await door.run('orders')
  const chef = await come('chef', 'el')
  const { kitchen: words, day } = greek
  await chef.page.goto(`${url}/desk/kitchen?date=${date}`)
  await chef.page.getByText(words.progress(0, 24)).waitFor()
  const care = await seat(door, 'care')
  const last = bought.at(-1)
  const { data } = await askDesk(door, 'order-one', { order: last?.orderId }, { desk: care })
  const cancelling = { order: last?.orderId, seen: data.seen, reason: 'Τηλεφώνησε' }
  expect((await askDesk(door, 'order-cancel', cancelling, { desk: care })).code).toBe('ok')
  await door.run('refunds')
  await chef.page.reload()
  await chef.page.getByText(day.changedSinceFrozen(formatHours(from, to))).waitFor()
  await chef.checkAccess('a kitchen with a late change')
  // Nothing is begun before what changed is seen.
  await chef.page
    .getByRole('button', { name: words.begin(10) })
    .first()
    .click()
  await chef.page.getByRole('alert').first().waitFor()
  await chef.page.getByRole('button', { name: day.seen.kitchen }).click()
  for (const _ of [1, 2]) {
    await chef.page
      .getByRole('button', { name: words.begin(10) })
      .first()
      .click()
    await chef.page.getByRole('button', { name: words.end(10) }).click()
    await chef.page.getByLabel(words.core).fill('76,5')
    await chef.page.getByRole('button', { name: words.endNow }).click()
    await chef.page.getByRole('button', { name: words.end(10) }).waitFor({ state: 'detached' })
  }
  await chef.page.getByText(words.progress(20, 20)).waitFor()

  await at(leaves - 2 * 60 * minute)
  const packer = await come('packer', 'en')
  const { packing } = english
  await packer.page.goto(`${url}/desk/packing?date=${date}`)
  await packer.page.getByRole('button', { name: english.day.seen.packing }).click()
  await packer.page.getByText(packing.progress(0, 5)).waitFor()
  // The cancelled bag leaves a hole, since a number is given once.
  bags = (await askDesk(door, 'day-one', { date }, { desk: care })).data.bags.map(bagOf)
  const scanTray = (number: number) =>
    scan(packer.page, english.scan.label, foodCode({ kind: 'tray', date, number, build: 1 }))
  await packer.page.getByRole('button', { name: new RegExp(`^${bags[0]}\\b`) }).click()
  for (const bag of bags) {
    // After the first bag the next opens by itself.
    await packer.page.getByText(packing.lacks(4)).waitFor()
    await scanTray(9)
    await packer.page.getByText(packing.faults['unknown-batch']).waitFor()
    for (const number of [1, 1, 1]) await scanTray(number)
    await packer.page.getByText(packing.faults['line-full']).waitFor()
    await packer.page.getByText(packing.lacks(2)).waitFor()
    if (bag === bags[0]) await packer.checkAccess('a tray that is one too many')
    for (const number of [2, 2]) await scanTray(number)
    await packer.page.getByRole('button', { name: `${packing.close} ${bag}` }).click()
  }
  await packer.page.getByText(packing.progress(5, 5)).waitFor()
})

test('19.04 20.12 20.11 the same window at its doors: shared out, loaded, told without a network, and shown to its customers', async () => {
  const manager = await come('manager', 'el', { width: 1440, height: 900 })
  const { routes } = greek
  await manager.page.goto(`${url}/desk/routes?date=${date}`)
  await manager.page.getByRole('button', { name: routes.share }).click()
  await manager.page.getByText(routes.shared).waitFor()
  await manager.page.getByRole('button', { name: routes.save }).click()
  await manager.page
    .locator('main')
    .getByText(/Νίκος Ιωάννου/)
    .waitFor()

  await at(leaves + minute)
  const driver = await come('driver', 'el', phone)
  const { handover: words, outbox, scan: scanning } = greek
  await driver.page.goto(`${url}/desk/drive?date=${date}`)
  for (const number of bags)
    await scan(driver.page, scanning.label, foodCode({ kind: 'bag', date, number }))
  await driver.page.getByText(words.allIn).waitFor()

  const customer = await visitor(browser, phone)
  visitors.push(customer)
  await customer.context.addCookies([{ name: 'lang', value: 'en', url }])
  await customer.page.clock.install({ time: door.shop.now() })
  await customer.page.goto(`${url}/order/track/${await track(bought[0])}`)
  const onTheWay = trackWords.titles['on-the-way']()
  await customer.page.getByRole('heading', { level: 1, name: onTheWay }).waitFor()
  await customer.checkAccess('a delivery on its way')
  const stops = driver.page.getByRole('button', {
    name: new RegExp(`^${words.outcomes['handed-over']}: `),
  })
  expect(await stops.count()).toBe(5)
  await driver.context.setOffline(true)
  for (const left of [5, 4, 3]) {
    await at(leaves + (6 - left) * 10 * minute)
    await stops.first().click()
    await expect.poll(() => stops.count()).toBe(left - 1)
  }
  await driver.page
    .getByRole('button', { name: new RegExp(`^${words.else}: `) })
    .first()
    .click()
  await driver.page.getByRole('button', { name: words.outcomes['nobody-there'] }).click()
  await stops.first().click()
  await driver.page.getByText(outbox.unsent(5)).waitFor()
  await driver.checkAccess('five doors that wait to be sent')
  await driver.context.setOffline(false)
  await driver.page.clock.runFor(60_000)
  const outcomes = async () =>
    (
      await door.db.query<{ id: string; outcome: string }>(
        'select delivery_id as id, outcome from delivery_outcome order by outcome',
      )
    ).rows
  await expect.poll(async () => (await outcomes()).length).toBe(5)
  const rows = await outcomes()
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    ...Array(4).fill('handed-over'),
    'nobody-there',
  ])
  const missed = rows.find(({ outcome }) => outcome === 'nobody-there')?.id
  for (const one of bought.slice(0, 5)) {
    await customer.page.goto(`${url}/order/track/${await track(one)}`)
    const isMissed = one.order.deliveries[0]?.id === missed
    const title = trackWords.titles[isMissed ? 'not-met' : 'delivered']()
    await customer.page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
  await customer.page.goto(`${url}/order/track/${await track(bought[5])}`)
  await customer.page
    .getByRole('heading', { level: 1, name: trackWords.titles.canceled() })
    .waitFor()
  await customer.checkAccess('a delivery that was cancelled')
  // Each customer hears once.
  await door.run('mails')
  await door.run('mails')
  const mails = await door.db.query(
    `select key, status from mail where key like 'delivery-missed %' order by key`,
  )
  expect(mails.rows).toEqual([
    { key: `delivery-missed ${missed}`, status: 'sent' },
    { key: `delivery-missed ${missed} sms`, status: 'sent' },
  ])
  const found = await audit(door.db, door.shop.now())
  expect(found.filter(({ note }) => !note)).toEqual([])
})
