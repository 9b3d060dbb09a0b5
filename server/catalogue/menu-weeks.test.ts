import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#shop/schedule/schedule.ts'
import { type Door, monday as now, openDoor } from '../../test/door.ts'
import { newCart } from '../../test/people.ts'
import { transaction } from '../db/database.ts'
import { demoShopFolder } from '../demo/catalogue.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { writeStored } from '../folder/store.ts'

/** Sold on every day of the usual week, and on Monday alone of this one. */
const slug = 'mousakas'
const monday = '2026-12-07'
const tuesday = addDays(monday, 1)
const week = [0, 1, 2, 3, 4].map(day => addDays(monday, day))

let door: Door
beforeAll(async () => {
  const name = { el: 'Χειμώνας', en: 'Winter' }
  const weeks: ShopFolder['weeks'] = {
    templates: [{ id: 'winter', name, dishes: { [slug]: ['monday'] } }],
    calendar: [{ week: monday, template: 'winter' }],
  }
  door = await openDoor({}, null, async db => {
    const shop = await demoShopFolder()
    await transaction(db, tx => writeStored(tx, { ...shop, weeks }, new Date(now)))
  })
})
afterAll(() => door.close())

test('the menu of a date has the dishes of that week', async () => {
  const soldOn = async (date: string) =>
    (await door.ask('meal-collection', { date })).data.meals.some(meal => meal.slug === slug)
  expect(await Promise.all(week.map(soldOn))).toEqual([true, false, false, false, false])
  expect(await soldOn(addDays(tuesday, 7))).toBe(true)
  expect(await soldOn(addDays(tuesday, -7))).toBe(true)
})

test('a cart takes a dish on a day of its week alone, and a move of the day drops it by name', async () => {
  const { data: meal } = await door.ask('meal-one', { slug })
  const { id: cartId } = await newCart(door)
  await door.ask('cart-schedule-update', { cartId, dates: [monday], timePeriodId: 'morning' })
  const itemId = meal.builds.find(({ portion }) => portion.code === 'brave')?.id ?? ''
  const item = { cartId, itemId, itemType: 'meal-build', scheduleMenuId: 'd1', amount: 1 } as const
  expect((await door.ask('cart-item-add', item)).code).toBe('ok')
  const onTuesday = { cartId, dates: [tuesday], timePeriodId: 'morning' }
  const moved = await door.ask('cart-schedule-update', onTuesday)
  expect(moved.data.dropped).toEqual([meal.name])
  expect((await door.ask('cart-item-add', item)).code).toBe('item-not-found')
})

test('a dish tells the weeks in which it differs, and those that are over no more', async () => {
  const weeks = async () => (await door.ask('meal-one', { slug })).data.weeks
  expect(await weeks()).toEqual({ [monday]: [1] })
  expect((await door.ask('meal-one', { slug: 'fasolada' })).data.weeks).toBeUndefined()
  door.at(Date.parse('2026-12-13T12:00:00Z'))
  expect(await weeks()).toEqual({ [monday]: [1] })
  door.at(Date.parse('2026-12-14T08:00:00Z'))
  expect(await weeks()).toBeUndefined()
})
