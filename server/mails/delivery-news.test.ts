import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { VanRoute } from '#shop/route/window-routes.ts'
import { addDays, athensInstant } from '#shop/schedule/schedule.ts'
import { askDesk, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { closeBag } from '../../test/orders/closed-bag.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { MailError, type MailMessage } from '../outside/mail/mail-transport.ts'
import { queueDeliveryNews } from './delivery-news.ts'
import { sendMails } from './sending.ts'

const minute = 60_000
let door: Door
let token: string
let deliveries: { id: string; date: string; begin: number; timePeriodId: string; track: string }[]
beforeAll(async () => {
  door = await openDoor()
  token = await signUp(door, maria)
})
afterAll(() => door.close())

let rung: { phone: string; text: string }[]
let mailed: MailMessage[]
let failure: Error | null
beforeEach(async () => {
  rung = []
  mailed = []
  failure = null
  door.at(monday)
  await door.db.query(`delete from window_routes; update order_delivery set status = 'canceled'`)
  deliveries = []
  for (let count = 0; count < 5; count++) {
    const { orderId } = await paidOrder(door, token)
    const { data } = await door.ask('customer-order-one', { orderId }, { token })
    const [bought] = data.deliveries
    if (!bought) throw new Error('an order without deliveries')
    const { id, date, timePeriod, track } = bought
    const begin = athensInstant(date, timePeriod.from)
    deliveries.push({ id, date, begin, timePeriodId: timePeriod.id, track })
  }
  await door.db.query('delete from mail')
})

const shop = (canText: boolean) => ({
  ...door.shop,
  log: () => {},
  outside: {
    ...door.shop.outside,
    mails: {
      ...door.shop.outside.mails,
      send: async (message: MailMessage) => void mailed.push(message),
    },
    sms: canText
      ? {
          send: async ({ phone, text }: { phone: string; text: string }) => {
            if (failure) throw failure
            rung.push({ phone, text })
          },
        }
      : null,
  },
})
/** What the minute does; answers how many texts and mails went out. */
async function pass(canText = true) {
  await queueDeliveryNews(shop(canText))
  await sendMails(shop(canText))
  return [rung.length, mailed.length]
}
const first = () => {
  const [delivery] = deliveries
  if (!delivery) throw new Error('no delivery')
  return delivery
}
/** One van brings the five, each to a house of its own. */
async function route() {
  const vans = [{ driver: null, bags: 9, minutes: 240, stops: stops() }]
  await saveRoute(first().timePeriodId, vans)
}
async function saveRoute(timePeriodId: string, vans: readonly VanRoute[]) {
  await door.db.query(
    `insert into window_routes (date, time_period_id, version, start, vans, staff_id, saved_at)
      values ($1, $2, 1, $3, $4, $5, now())`,
    [first().date, timePeriodId, 'x', JSON.stringify(vans), 'x'],
  )
}
const stops = () =>
  deliveries.map(({ id }, stop) => ({ minutes: 10 * (stop + 1), deliveries: [id] }))
async function say(at: number, outcome: string) {
  const { id, begin } = deliveries[at] ?? first()
  const now = begin + 10 * (at + 1) * minute
  door.at(now)
  const said = { delivery: id, outcome, at: new Date(now).toISOString(), took: null }
  const desk = await seat(door, 'driver')
  expect((await askDesk(door, 'delivery-outcome', said, { desk })).code).toBe('ok')
}

test('20.19 the next doors of a van that left are told once, with their half hour and the link', async () => {
  await route()
  door.at(first().begin - minute)
  expect(await pass()).toEqual([0, 0])
  await say(0, 'handed-over')
  expect(await pass()).toEqual([3, 0])
  expect(new Set(rung.map(({ phone }) => phone)).size).toBe(1)
  const [next] = deliveries.slice(1)
  expect(rung.find(({ text }) => text.includes(next?.track ?? '-'))?.text).toMatch(
    /^Your meals come soon, \d\d:\d\d – \d\d:\d\d\nhttps?:\/\/\S+\/order\/track\/[0-9a-f-]{36}\?lang=en$/,
  )
  expect(await pass()).toEqual([3, 0])
  await say(1, 'handed-over')
  expect(await pass()).toEqual([4, 0])
})

test('20.19 where there is no text message it is a mail', async () => {
  await route()
  await say(0, 'handed-over')
  expect(await pass(false)).toEqual([0, 3])
  expect(mailed[0]?.subject).toMatch(/soon/)
  expect(mailed[0]?.html).toContain('/order/track/')
})

test('20.19 a first door is told when its window begins, if its bag is closed', async () => {
  await route()
  const { id, date, begin } = first()
  door.at(begin)
  expect(await pass()).toEqual([0, 0])
  await closeBag(door, { delivery: id, date, trays: [] })
  expect(await pass()).toEqual([1, 0])
})

test('14.41 20.19 a first door is not told while its bag waits to be closed with other food', async () => {
  await route()
  const { id, date, begin } = first()
  door.at(begin)
  await closeBag(door, { delivery: id, date, trays: [] })
  await door.db.query(
    `update order_item set amount = amount + 1 where delivery_id = $1 and position = 0`,
    [id],
  )
  expect(await pass()).toEqual([0, 0])
  await closeBag(door, { delivery: id, date, trays: [] })
  expect(await pass()).toEqual([1, 0])
})

test('20.10 20.19 the next doors are those of bags that were not cancelled, paused or moved', async () => {
  await route()
  const [, second, third] = deliveries.map(({ id }) => id)
  const set = (sets: string, id = '') =>
    door.db.query(`update order_delivery set ${sets} where id = $1`, [id])
  await set(`status = 'canceled'`, second)
  await set(`date = date + 1`, third)
  await say(0, 'handed-over')
  expect(await pass()).toEqual([2, 0])
  for (const { track } of deliveries.slice(3))
    expect(rung.some(({ text }) => text.includes(track))).toBe(true)
})

test('20.19 a bag that was moved to another window of its day is told by the van of that window alone', async () => {
  await route()
  const { id, date, timePeriodId, track } = deliveries[1] ?? first()
  const other = door.shop.catalogue().timePeriods.find(one => one.id !== timePeriodId)
  if (!other) throw new Error('no other window')
  await door.db.query(
    'update order_delivery set time_period_id = $2, time_from = $3, time_to = $4 where id = $1',
    [id, other.id, other.from, other.to],
  )
  const isRung = () => rung.some(({ text }) => text.includes(track))
  await say(0, 'handed-over')
  expect(await pass()).toEqual([3, 0])
  expect(isRung()).toBe(false)
  const vans = [{ driver: null, bags: 9, minutes: 240, stops: [{ minutes: 10, deliveries: [id] }] }]
  await saveRoute(other.id, vans)
  await closeBag(door, { delivery: id, date, trays: [] })
  door.at(athensInstant(date, other.from))
  await pass()
  expect(isRung()).toBe(true)
})

test('20.19 nothing of a window that is over, and of a half hour that passed on the way', async () => {
  await route()
  await say(0, 'handed-over')
  await queueDeliveryNews(shop(true))
  door.at(first().begin + 3 * 60 * minute)
  await sendMails(shop(true))
  expect(rung).toEqual([])
  await door.db.query('delete from mail')
  door.at(athensInstant(addDays(first().date, 1), '09:00'))
  expect(await pass()).toEqual([0, 0])
})

test('20.19 of a bag that nobody took the phone is told beside the mail, once', async () => {
  await say(0, 'nobody-there')
  expect(await pass()).toEqual([1, 1])
  expect(rung[0]?.text).toContain(`/order/track/${first().track}`)
  expect(await pass()).toEqual([1, 1])
})

test('20.20 a phone that cannot be reached in time rings in the morning, if it is still true', async () => {
  await say(0, 'nobody-there')
  await queueDeliveryNews(shop(true))
  await door.db.query(`delete from mail where not data ? 'phone'`)
  door.at(athensInstant(first().date, '22:00'))
  await sendMails(shop(true))
  expect(rung).toEqual([])
  const morning = athensInstant(addDays(first().date, 1), '08:00')
  door.at(morning - 1)
  await sendMails(shop(true))
  expect(rung).toEqual([])
  door.at(morning)
  await sendMails(shop(true))
  expect(rung).toHaveLength(1)
})

test('20.20 a number that is refused is given up, a provider that is away is asked again', async () => {
  await say(0, 'nobody-there')
  await queueDeliveryNews(shop(true))
  await door.db.query(`delete from mail where not data ? 'phone'`)
  const state = async () => (await door.db.query('select status, tries from mail')).rows
  failure = new MailError('Twilio answers 503', false)
  await sendMails(shop(true))
  expect(await state()).toEqual([{ status: 'queued', tries: 1 }])
  failure = new MailError('Twilio answers 400, 21211', true)
  door.at(door.shop.now() + 2 * minute)
  await sendMails(shop(true))
  expect(await state()).toEqual([{ status: 'failed', tries: 2 }])
  expect(rung).toEqual([])
})
