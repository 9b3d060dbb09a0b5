import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TrackWish } from '#shop/delivering/track-wish.ts'
import { foodCode } from '#shop/production/codes.ts'
import { addDays, athensInstant } from '#shop/schedule/schedule.ts'
import { askDesk, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, nikos, proveEmail, signUp } from '../../test/people.ts'
import { showLikings } from '../catalogue/likings.ts'
import { catalogueFrom } from '../catalogue/memory.ts'
import { soundRows } from '../catalogue/sound-rows.ts'
import { readCatalogue } from '../db/meal/catalogue.ts'
import { queueReminders } from '../mails/reminders.ts'

const day = 24 * 60 * 60_000
let door: Door
let customer: string
let other: string
beforeAll(async () => {
  door = await openDoor()
  customer = await signUp(door, maria)
  await proveEmail(door, customer)
  other = await signUp(door, nikos)
  await proveEmail(door, other)
})
afterAll(() => door.close())
beforeEach(() => door.db.query(`delete from contact_message`))

/** A delivery that somebody bought, as it stands at the end of its window. */
async function came(status = 'delivered', of = customer) {
  door.at(monday)
  const { orderId } = await paidOrder(door, of)
  const { data } = await door.ask('customer-order-one', { orderId }, { token: of })
  const [delivery] = data.deliveries
  if (!delivery) throw new Error('an order without deliveries')
  const { id, date, timePeriod, track } = delivery
  await door.db.query(`update order_delivery set status = $2 where id = $1`, [id, status])
  door.at(athensInstant(date, timePeriod.to))
  const [item] = (await door.ask('order-track-one', { token: track })).data.items
  if (!item) throw new Error('an empty bag')
  return { id, date, track, mealId: item.mealId, slug: item.slug }
}

/** The shop as a node that has just read the catalogue. */
async function readAnew() {
  const known = catalogueFrom(soundRows(await readCatalogue(door.db)).rows)
  Object.assign(door.shop, { catalogue: () => known })
}
async function asks(isAsking: boolean) {
  await door.db.query(`update shop_data set data = $1 where name = 'asksAfterMeals'`, [
    JSON.stringify(isAsking),
  ])
  await readAnew()
}
const rate = (track: string, mealId: string, liked: boolean | null) =>
  door.ask('order-track-rate', { token: track, mealId, liked })
const tell = (track: string, wish: TrackWish, message = '') =>
  door.ask('order-track-tell', { token: track, wish, message })
const letters = async () =>
  (await door.db.query(`select name, email, message, wish, delivery_id from contact_message`)).rows

describe('20.13 a customer says whether a dish was liked', () => {
  test('once it came: says it, changes it, takes it back', async () => {
    const { track, mealId } = await came()
    const likedOf = (answer: { data: { items: { mealId: string; liked: unknown }[] } }) =>
      answer.data.items.find(item => item.mealId === mealId)?.liked
    const first = await door.ask('order-track-one', { token: track })
    expect(first.data).toMatchObject({ canRate: true, isAsked: true, told: null })
    expect(likedOf(first)).toBeNull()
    expect(likedOf(await rate(track, mealId, true))).toBe(true)
    expect(likedOf(await rate(track, mealId, false))).toBe(false)
    expect(likedOf(await rate(track, mealId, null))).toBeNull()
  })

  test.each(['planned', 'not-met', 'returned', 'canceled'])(
    'not of one that is %s',
    async status => {
      const { track, mealId } = await came(status)
      expect((await rate(track, mealId, true)).code).toBe('link-expired')
      expect(
        (
          await door.db.query(
            'select from dish_rating where meal_id = $1 and delivery_id in (select id from order_delivery where track = $2)',
            [mealId, track],
          )
        ).rowCount,
      ).toBe(0)
    },
  )

  test('nor of a dish that was not in the bag, by another link, late, or where the shop does not ask', async () => {
    const { track, mealId, date } = await came()
    expect((await rate(track, 'no-such-meal', true)).code).toBe('meal-not-found')
    expect((await rate(randomUUID(), mealId, true)).code).toBe('link-expired')
    await asks(false)
    expect((await rate(track, mealId, true)).code).toBe('link-expired')
    await asks(true)
    door.at(athensInstant(addDays(date, 15), '10:00'))
    expect((await rate(track, mealId, true)).code).toBe('link-expired')
  })
})

describe('20.14 what a customer tells by the link', () => {
  test('of the food stands in the inbox, with its order and the batches of its trays', async () => {
    const { id, date, track } = await came()
    const tray = foodCode({ kind: 'tray', date, number: 7, build: 2 })
    await door.db.query(
      `insert into closed_bag (delivery_id, number, date, bag, food, trays, closed_at, staff_id)
        values ($1, 1, $2, 1, 'x', $3, now(), 'x')`,
      [id, date, JSON.stringify([{ buildId: 'M01-regular', trays: 1, codes: [tray] }])],
    )
    expect((await tell(track, 'food')).code).toBe('invalid-input')
    expect((await tell(track, 'fetch')).code).toBe('link-expired')
    expect(await letters()).toEqual([])
    const { data } = await tell(track, 'food', ' Η σούπα είχε χυθεί. ')
    expect(data.told).toMatchObject({ wish: 'food' })
    expect(await letters()).toEqual([
      {
        ...{ name: maria.name, email: maria.username, message: 'Η σούπα είχε χυθεί.' },
        ...{ wish: 'food', delivery_id: id },
      },
    ])
    const desk = await seat(door, 'owner')
    const [listed] = (await askDesk(door, 'message-collection', {}, { desk })).data
    const seen = await askDesk(door, 'message-one', { messageId: listed.id }, { desk })
    expect(seen.data.about).toMatchObject({ date, batches: [7] })
  })

  test('of a bag that nobody took is written once, as long as it waits', async () => {
    const { track } = await came('not-met')
    expect((await tell(track, 'food', 'Κρύο')).code).toBe('link-expired')
    const both = await Promise.all([tell(track, 'again-today'), tell(track, 'again-today')])
    expect(both.map(({ code }) => code)).toEqual(['ok', 'ok'])
    expect((await letters()).map(({ wish }) => wish)).toEqual(['again-today'])
    expect((await tell(track, 'fetch')).code).toBe('ok')
    expect((await letters()).map(({ wish }) => wish)).toEqual(['again-today', 'fetch'])
    for (const wish of ['again-tomorrow', '', 'refund'])
      expect((await tell(track, wish as TrackWish)).code).toBe('invalid-input')
  })
})

describe('20.15 what was said is shown', () => {
  test('the next day, a voice a customer, to the chef at once and to customers from twenty on', async () => {
    await door.db.query('delete from dish_rating')
    const [one, again] = [await came(), await came()]
    await rate(one.track, one.mealId, true)
    door.at(door.shop.now() + 1000)
    await rate(again.track, again.mealId, false)
    expect(one.mealId).toBe(again.mealId)
    const third = await came('delivered', other)
    door.at(door.shop.now() + 2000)
    await rate(third.track, third.mealId, true)
    expect(await showLikings(door.shop)).toBe(0)
    const desk = await seat(door, 'owner')
    const seen = await askDesk(door, 'dish-one', { slug: one.slug }, { desk })
    expect(seen.data.ratings).toEqual({ liked: 1, rated: 2 })
    door.at(athensInstant(addDays(one.date, 1), '00:05'))
    expect(await showLikings(door.shop)).toBe(1)
    expect(await showLikings(door.shop)).toBe(0)
    const { rows } = await door.db.query('select * from dish_liking')
    expect(rows).toEqual([{ meal_id: one.mealId, liked: 1, rated: 2 }])
    expect((await door.ask('meal-one', { slug: one.slug })).data.liking).toBeNull()
    await door.db.query('update dish_liking set liked = 19, rated = 20')
    await readAnew()
    const { data } = await door.ask('meal-one', { slug: one.slug })
    expect(data.liking).toEqual({ percent: 95, rated: 20 })
    await door.db.query('delete from dish_liking')
  })
})

describe('20.16 the question by mail', () => {
  const asked = async () =>
    (await door.db.query(`select count(*)::integer as n from mail where code = 'meal-question'`))
      .rows[0].n

  test('comes the next morning, once in six days, and ends by one press', async () => {
    await door.db.query(`delete from mail; update order_delivery set status = 'canceled';
      update customer set asked_at = null`)
    const { date, track, id } = await came()
    const morning = athensInstant(addDays(date, 1), '10:00')
    door.at(morning - 1)
    await queueReminders(door.shop)
    expect(await asked()).toBe(0)
    door.at(morning)
    await queueReminders(door.shop)
    await queueReminders(door.shop)
    expect(await asked()).toBe(1)
    // The next day something came again: six days have not passed.
    await door.db.query('update order_delivery set date = date + 1 where id = $1', [id])
    await door.db.query(`delete from mail`)
    door.at(morning + day)
    await queueReminders(door.shop)
    expect(await asked()).toBe(0)
    await door.db.query(`update customer set asked_at = asked_at - interval '6 days'`)
    const { data } = await door.ask('meal-question-stop', { token: track })
    expect(data.isAsked).toBe(false)
    await queueReminders(door.shop)
    expect(await asked()).toBe(0)
    await door.db.query(`update customer set is_asked = true`)
    await queueReminders(door.shop)
    expect(await asked()).toBe(1)
    const post = (token: string) =>
      door.app.inject({
        method: 'POST',
        url: `/api/meal-question/unsubscribe?token=${token}`,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    for (const token of ['', 'x', randomUUID(), track])
      expect((await post(token)).statusCode).toBe(200)
    const { rows } = await door.db.query(
      `select count(*)::integer as n from customer where not is_asked`,
    )
    expect(rows[0].n).toBe(1)
  })
})
