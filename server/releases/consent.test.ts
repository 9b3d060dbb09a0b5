import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { beforeEach, expect, test } from 'vitest'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { type Bought, paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { outboxFolder } from '../outside/mail/outbox.ts'

let door: Door
let dataDir: string
let desk: Seat
let token: string
let order: Bought
let date: string
let slug: string
let buildId: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-consent-'))
  door = await openDoor({ DATA_DIR: dataDir })
  await door.db.query(`update order_delivery set status = 'canceled'`)
  await door.db.query('delete from kitchen_load')
  desk = await seat(door, 'manager', 'dietitian')
  token = await signUp(door, maria)
  order = await paidOrder(door, token, { mains: 5 })
  const [delivery] = order.order.deliveries
  date = delivery?.date ?? ''
  const { builds } = door.shop.catalogue()
  const found = delivery?.items
    .map(({ id }) => builds.get(id))
    .find(one => one && ![...one.meal.allergens, ...one.meal.traces].includes('sesame'))
  slug = found?.meal.slug ?? ''
  buildId = found?.build.id ?? ''
  return async () => {
    await door.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}) =>
  askDesk(door, name, input, { desk })
type Dish = { recipe: Record<string, unknown>; prices: object; weekdays?: string[] }

/** A release that is published; answers its id. */
async function published(change: (dish: Dish) => object | null): Promise<string> {
  const releaseId = (await ask('release-create', { name: 'Change' })).data.id
  const seen = (await ask('dish-one', { slug })).data.live
  const draft = { releaseId, kind: 'dish', piece: slug, seen, value: change(seen) }
  expect((await ask('draft-write', draft)).code).toBe('ok')
  const { gate } = (await ask('release-one', { releaseId })).data
  expect((await ask('release-publish', { releaseId, at: null, seen: gate.seen })).code).toBe('ok')
  return releaseId
}

const withSesame = (dish: Dish) => ({
  ...dish,
  recipe: {
    ...dish.recipe,
    tahini: Object.fromEntries(Object.keys(dish.prices).map(portion => [portion, 5])),
  },
})
const offThatDay = (dish: Dish) => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
  const weekday = days[(new Date(date).getUTCDay() + 6) % 7]
  return { ...dish, weekdays: (dish.weekdays ?? days).filter(day => day !== weekday) }
}

async function linksSent(): Promise<string[]> {
  await door.run('mails')
  const folder = outboxFolder(dataDir)
  const mails = await Promise.all(
    (await readdir(folder)).map(async file => simpleParser(await readFile(join(folder, file)))),
  )
  return mails.flatMap(({ text }) => /order-change\?token=([\w-]{43})/.exec(text ?? '')?.[1] ?? [])
}

const lines = async (releaseId: string) => (await ask('release-one', { releaseId })).data.lines
const one = (link: string) => door.ask('order-consent-one', { token: link })
const chosen = (link: string, choice: object) =>
  door.ask('order-consent-create', {
    token: link,
    choices: [
      { deliveryId: order.order.deliveries[0]?.id ?? '', itemId: buildId, ...choice } as never,
    ],
  })
const items = async () =>
  (
    await door.ask('customer-order-one', { orderId: order.orderId }, { token })
  ).data.deliveries[0]?.items.map(({ id }) => id)

test('13.24 13.25 13.26 a customer is asked by mail, chooses another dish by its link, which serves once, and the release goes live', async () => {
  const releaseId = await published(withSesame)
  expect(await lines(releaseId)).toEqual([
    expect.objectContaining({ number: order.number, buildId, state: 'waiting', why: null }),
  ])
  expect((await ask('release-ask', { releaseId })).data).toEqual({ asked: 1, reminded: 0 })
  expect((await ask('release-ask', { releaseId })).code).toBe('nobody-to-ask')
  const [link = ''] = await linksSent()
  expect((await lines(releaseId))[0].state).toBe('asked')
  const { data } = await one(link)
  const [line] = data.lines
  expect(line).toMatchObject({ itemId: buildId, choices: ['swap', 'refund'], reason: 'allergen' })
  expect(line?.gains).toContainEqual({ code: 'sesame', name: expect.any(String) })
  expect(line?.offers.length).toBeGreaterThan(0)
  const [offer] = line?.offers ?? []
  const no = [
    await chosen(link, { choice: 'keep' }),
    await chosen(link, { choice: 'swap' }),
    await chosen(link, { choice: 'swap', byId: buildId }),
    await chosen('x'.repeat(43), { choice: 'refund' }),
  ]
  expect(no.map(({ code }) => code)).toEqual([
    'change-not-possible',
    'item-not-found',
    'item-not-found',
    'link-expired',
  ])
  const yes = await chosen(link, { choice: 'swap', byId: offer?.itemId })
  expect(yes).toMatchObject({ code: 'ok', data: { number: order.number } })
  expect(await items()).toEqual(expect.arrayContaining([offer?.itemId]))
  expect(await items()).not.toContain(buildId)
  const asked = { orderId: order.orderId }
  const { totals } = (await door.ask('customer-order-one', asked, { token })).data
  expect(totals.grandtotal).toBeLessThanOrEqual(order.grandtotal)
  expect((await one(link)).code).toBe('link-expired')
  expect((await chosen(link, { choice: 'refund' })).code).toBe('link-expired')
  expect(await door.run('releases')).toBe(1)
  expect((await lines(releaseId))[0]).toMatchObject({ state: 'swapped', by: null })
  const { rows } = await door.db.query(`select said::text from mail where code = 'order-consent'`)
  expect(rows).toEqual([{ said: expect.any(String) }])
  expect(rows[0].said).not.toContain(link)
})

test('13.25 the money of a line goes back although the delivery holds less than its plan asks for', async () => {
  await published(withSesame).then(releaseId => ask('release-ask', { releaseId }))
  const [link = ''] = await linksSent()
  const refund = (await one(link)).data.lines[0]?.refund
  const { data } = await chosen(link, { choice: 'refund' })
  expect(refund).toBeGreaterThan(4)
  expect(data.refunded).toBe(refund)
  expect(await items()).toHaveLength(4)
  const { rows } = await door.db.query(
    'select amount_cents as amount from refund where order_id = $1',
    [order.orderId],
  )
  expect(rows.map(({ amount }) => amount / 100)).toEqual([refund])
  expect(await door.run('releases')).toBe(1)
})

test('13.25 a dish that leaves a day may be kept, and is delivered as it was bought', async () => {
  const releaseId = await published(offThatDay)
  await ask('release-ask', { releaseId })
  const [link = ''] = await linksSent()
  expect((await one(link)).data.lines[0]?.choices).toEqual(['swap', 'refund', 'keep'])
  expect(await door.run('releases')).toBe(0)
  expect((await chosen(link, { choice: 'keep' })).code).toBe('ok')
  expect(await door.run('releases')).toBe(1)
  expect(await items()).toContain(buildId)
  expect((await lines(releaseId))[0].state).toBe('kept')
})

test('13.25 a kept line is asked again where the release has become another since', async () => {
  const releaseId = await published(offThatDay)
  await ask('release-ask', { releaseId })
  const [link = ''] = await linksSent()
  expect((await chosen(link, { choice: 'keep' })).code).toBe('ok')
  expect((await ask('release-undo', { releaseId })).code).toBe('ok')
  const seen = (await ask('dish-one', { slug })).data.drafts[0].value
  const draft = { releaseId, kind: 'dish', piece: slug, seen, value: withSesame(seen) }
  expect((await ask('draft-write', draft)).code).toBe('ok')
  const { gate } = (await ask('release-one', { releaseId })).data
  await ask('release-publish', { releaseId, at: null, seen: gate.seen })
  expect(await door.run('releases')).toBe(0)
  expect((await lines(releaseId))[0]).toMatchObject({ state: 'waiting', reason: 'allergen' })
  expect((await ask('release-ask', { releaseId })).data).toEqual({ asked: 1, reminded: 0 })
})

test('13.27 after a day customers are reminded, and any of their links serves', async () => {
  const releaseId = await published(withSesame)
  await ask('release-ask', { releaseId })
  const [first = ''] = await linksSent()
  await door.db.query(`update release_line set asked_at = asked_at - interval '21 hours'`)
  expect((await ask('release-ask', { releaseId })).data).toEqual({ asked: 0, reminded: 1 })
  const links = await linksSent()
  expect(new Set(links).size).toBe(2)
  expect((await chosen(first, { choice: 'refund' })).code).toBe('ok')
  for (const link of links) expect((await one(link)).code).toBe('link-expired')
})

test('13.28 a day before the delivery it is too late to choose, and the dish comes as it was bought', async () => {
  await published(withSesame).then(releaseId => ask('release-ask', { releaseId }))
  const [link = ''] = await linksSent()
  door.at(athensInstant(date, '08:00') - 86_400_000 + 3_600_000 * 9)
  expect((await one(link)).data.lines[0]).toMatchObject({ choices: [], offers: [] })
  expect((await chosen(link, { choice: 'refund' })).code).toBe('change-too-late')
  expect(await door.run('releases')).toBe(0)
})

test('13.30 a release that is undone asks nobody any more', async () => {
  const releaseId = await published(withSesame)
  await ask('release-ask', { releaseId })
  const [link = ''] = await linksSent()
  await ask('release-undo', { releaseId })
  expect((await one(link)).code).toBe('link-expired')
  expect(await lines(releaseId)).toEqual([])
  expect((await ask('release-ask', { releaseId })).code).toBe('release-not-planned')
})

test('13.29 what a customer said on the phone is written down with a note, once, and never that they keep an allergen', async () => {
  const releaseId = await published(withSesame)
  await ask('release-ask', { releaseId })
  const line = { releaseId, deliveryId: order.order.deliveries[0]?.id, itemId: buildId }
  const offers = (await ask('release-line-one', line)).data
  expect(offers.refund).toBeGreaterThan(0)
  const note = 'Maria, on the phone at 10:12'
  const keeps = await ask('release-line-settle', { ...line, choice: 'keep', note })
  expect(keeps.code).toBe('change-not-possible')
  const silent = await ask('release-line-settle', { ...line, choice: 'refund', note: ' ' })
  expect(silent.code).toBe('invalid-input')
  const byId = offers.offers[0].itemId
  const both = await Promise.all(
    [1, 2].map(() => ask('release-line-settle', { ...line, choice: 'swap', byId, note })),
  )
  expect(both.map(({ code }) => code).sort()).toEqual(['line-not-open', 'ok'])
  expect((await lines(releaseId))[0]).toMatchObject({ state: 'swapped', by: expect.any(String) })
  const { rows } = await door.db.query(`select reason from deed where call = 'release-line-settle'`)
  expect(rows).toEqual([{ reason: note }])
  const other = await seat(door, 'dietitian')
  expect((await askDesk(door, 'release-line-one', line, { desk: other })).code).toBe(
    'role-not-allowed',
  )
})

test('13.24 two presses of the same link at once choose once', async () => {
  await published(withSesame).then(releaseId => ask('release-ask', { releaseId }))
  const [link = ''] = await linksSent()
  const both = await Promise.all([1, 2, 3].map(() => chosen(link, { choice: 'refund' })))
  expect(both.map(({ code }) => code).sort()).toEqual(['link-expired', 'link-expired', 'ok'])
})
