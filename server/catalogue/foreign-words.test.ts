import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Door } from '../../test/door.ts'
import { payFor, placeCart } from '../../test/orders/orders.ts'
import { openShopOf } from '../../test/other-shop.ts'
import { demoWords } from '../../test/other-words.ts'
import { maria, nikos, signUp } from '../../test/people.ts'
import { outboxFolder } from '../outside/mail/outbox.ts'
import { structuredData } from '../pages/structured-data.ts'

let door: Door
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-foreign-'))
  door = await openShopOf('thessaloniki', { DATA_DIR: dataDir })
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true })
})

const texts = () => door.shop.catalogue().texts

async function mailsTo(address: string) {
  const folder = outboxFolder(dataDir)
  const files = await Promise.all((await readdir(folder)).map(file => readFile(join(folder, file))))
  const mails = await Promise.all(files.map(file => simpleParser(file)))
  return mails.filter(({ to }) => to && !Array.isArray(to) && to.text.includes(address))
}

const lines = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(lines)
    : [String(value)]
const untrue = (value: unknown) =>
  lines(value).filter(line => demoWords.some(word => word.test(line)))

test('1.07 9.02 9.05 no text of a shop elsewhere says what is true of the demo alone', () => {
  const { emails, 'promo-banner': banner, home, faq, ...texts } = door.shop.catalogue().texts
  const shown = banner.items.filter(({ code }) => code !== 'gift' && code !== 'first-order')
  const { register: _, ...sections } = home
  expect(untrue([emails, shown, sections, faq, texts])).toEqual([])
  expect(lines(shown)).toContain('Παραδίδουμε Τρίτη και Παρασκευή, 11:00–14:00 ή 18:00–21:00')
  expect(lines(shown)).toContain(
    'Free delivery (in some areas it differs), in Thessaloniki and Kalamaria',
  )
  for (const lang of ['el', 'en'] as const)
    for (const path of ['/', '/menu'])
      expect(untrue(structuredData(path, lang, door.shop))).toEqual([])
  const [page] = structuredData('/', 'en', door.shop)
  expect(page).not.toHaveProperty('contactPoint.hoursAvailable')
  expect(page).not.toHaveProperty('servesCuisine')
})

test('9.27 asks and promises nothing that the shop does not have', () => {
  const { faq, home, policies } = texts()
  const answer = (slug: string) => faq.items.find(item => item.slug === slug)?.answer.en
  expect(answer('takeaway')).toBeUndefined()
  expect(answer('plan-goal')).toContain('“Balance” means Brave and with “I’ll choose” you pick')
  expect(answer('plan-kinds')).toContain('5 days a week, one main meal a day')
  expect(answer('portion-sizes')).toContain('from Regular to Legendary')
  expect(home.why.items).toHaveLength(4)
  const delivery = policies.items.find(({ slug }) => slug === 'delivery-methods')
  expect(delivery?.sections.map(({ heading }) => heading.en)).not.toContain('Pick-up and offices')
})

test('9.10 a shop that gives no hours of its phone says none, and no bracket or blank stays of them', () => {
  const { 'promo-banner': promo, policies } = texts()
  expect(lines(promo)).toContain('Need help? Call us on 2310 361 111')
  expect(lines(policies).find(line => line.includes('Reach us on'))).toContain(
    'Reach us on 2310 361 111 and at hello@nostimo.gr.',
  )
})

test('9.07 its dishes keep as long as its files say', async () => {
  expect(lines(texts().home.why)).toContain(
    'We cook for the day you choose. Meals stay fresh in the fridge for up to 3 days.',
  )
  expect((await door.ask('meal-one', { slug: 'fakes' })).data.shelfDays).toBe(3)
})

test.each(['/manifest.webmanifest', '/llms.txt', '/robots.txt', '/sitemap.xml'])(
  '1.07 %s of a shop elsewhere says nothing of the demo',
  async url => {
    const { statusCode, body } = await door.app.inject({ url })
    expect([statusCode, untrue(body)]).toEqual([200, []])
  },
)

test.each(['el', 'en'] as const)(
  '1.07 9.02 mails, document and calendar of an order elsewhere say nothing of the demo (%s)',
  async lang => {
    const person = { ...nikos, username: `order-${lang}@example.com` }
    const token = await signUp(door, person)
    const asked = { token, lang }
    const { data: cart } = await door.ask('cart-create', { type: 'daily', dietCode: 'ic' }, asked)
    const at = {
      number: '8',
      floor: '2',
      bell: 'Νίκος',
      phone: `69441234${lang === 'el' ? 1 : 2}0`,
    }
    const address = { cartId: cart.id, street: 'Τσιμισκή', postcode: '54622', ...at }
    await door.ask('cart-address-update', address, asked)
    const choice = { cartId: cart.id, dates: ['2026-11-27'], timePeriodId: 'lunch' }
    const { data: chosen } = await door.ask('cart-schedule-update', choice, asked)
    const scheduleMenuId = chosen.scheduleMenus[0]?.id ?? ''
    const line = { itemId: 'kotopoulo-me-ryzi-regular', itemType: 'meal-build' as const, amount: 3 }
    await door.ask('cart-item-add', { cartId: cart.id, scheduleMenuId, ...line }, asked)
    const { orderId } = await payFor(door, token, await placeCart(door, token, cart.id))
    await door.run('documents')
    await door.run('mails')
    const { rows } = await door.db.query(
      'select status, content from fiscal_document where order_id = $1',
      [orderId],
    )
    expect(rows).toMatchObject([{ status: 'issued' }])
    const mails = (await mailsTo(person.username)).map(({ subject, text }) => ({ subject, text }))
    expect(mails.length).toBeGreaterThan(1)
    const calendar = await door.app.inject({
      url: `/account/orders/${orderId}/calendar.ics`,
      headers: { lang, cookie: `auth=${encodeURIComponent(JSON.stringify({ token }))}` },
    })
    expect(calendar.statusCode).toBe(200)
    expect(untrue([rows, mails, calendar.body])).toEqual([])
  },
)

test('13.51 13.52 its days have its own windows, by their names, and its own cut-offs', async () => {
  for (const [lang, lunch, evening] of [
    ['el', 'Μεσημέρι', 'Βράδυ'],
    ['en', 'Lunch', 'Evening'],
  ] as const) {
    const { data: cart } = await door.ask('cart-create', { type: 'daily', dietCode: 'bal' })
    const { data } = await door.ask('time-period-collection', { cartId: cart.id }, { lang })
    const windows = data.days.flatMap(({ timePeriods }) => timePeriods)
    expect(new Set(windows.map(({ name }) => name))).toEqual(new Set([lunch, evening]))
    expect(untrue(windows)).toEqual([])
    // Monday at noon: 36 hours before the Tuesday's windows is over.
    const open = data.days.filter(day => day.timePeriods.some(({ available }) => available))
    expect(open[0]?.date).toBe('2026-11-27')
    expect(windows.every(({ orderHours }) => orderHours === 36)).toBe(true)
  }
})

test('9.08 a new shop gives no gift, and its first mail proves the mailbox all the same', async () => {
  const token = await signUp(door, maria)
  const { data } = await door.ask('customer-coupon-collection', {}, { token })
  expect(data.coupons).toEqual([])
  await door.run('mails')
  const [mail, ...more] = await mailsTo(maria.username)
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^(Welcome|Καλώς ήρθες)!$/)
  expect(mail?.text).toContain('/plans?verify=')
  expect(untrue([mail?.subject, mail?.text])).toEqual([])
})
