import { beforeEach, expect, test } from 'vitest'
import { closedBecause } from '#shop/schedule/schedule.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { rememberCatalogue } from '../catalogue/memory.ts'

let door: Door
let desk: Seat
beforeEach(async () => {
  door = await openDoor()
  desk = await seat(door, 'dietitian')
  return () => door.close()
})

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}, by = desk) =>
  askDesk(door, name, input, { desk: by })

async function draft(kind: string, piece: string, seen: unknown, value: unknown) {
  const { data } = await ask('release-create', { name: 'Plan' })
  return ask('draft-write', { releaseId: data.id, kind, piece, seen, value })
}

test('13.37 a year has its public holidays, and a closed day of a draft beside those that are live', async () => {
  const day = { from: '2026-12-28', reason: { el: 'Ρεβεγιόν', en: 'Feast' } }
  expect((await draft('closed-day', day.from, null, day)).code).toBe('ok')
  const { data } = await ask('calendar-one', { year: '2026' })
  expect(data.holidays).toContainEqual({ date: '2026-04-13', ids: ['easter-monday'] })
  expect(data.holidays.map(({ date }: { date: string }) => date)).not.toContain('2026-11-24')
  expect(data.closures).not.toContainEqual(day)
  expect(data.drafts).toMatchObject([{ piece: day.from, value: day, releaseName: 'Plan' }])
  expect(data.rest).toEqual([6, 7])
})

test('13.53 a holiday is opened and closed again by a draft, which is a term of sale', async () => {
  const opened = { holidays: ['epiphany'] }
  expect((await draft('terms', 'openHolidays', null, opened)).code).toBe('role-not-allowed')
  desk = await seat(door, 'owner')
  const wrong = await draft('terms', 'openHolidays', null, { holidays: ['carnival'] })
  expect(wrong.data.lacks).toHaveLength(1)
  const day = () => closedBecause('2027-01-06', door.shop.catalogue().holidays)
  const node = await rememberCatalogue(door.db, { log() {}, providers: ['viva'] })
  Object.assign(door.shop, { catalogue: node.current })
  for (const [seen, value, closed] of [
    [null, opened, null],
    [opened, null, 'holiday'],
  ] as const) {
    const { data: release } = await ask('release-create', { name: 'Epiphany' })
    const sent = { kind: 'terms', piece: 'openHolidays', seen, value }
    expect((await ask('draft-write', { releaseId: release.id, ...sent })).data.lacks).toEqual([])
    const { gate } = (await ask('release-one', { releaseId: release.id })).data
    const published = { releaseId: release.id, at: null, seen: gate.seen }
    expect((await ask('release-publish', published)).code).toBe('ok')
    await door.run('releases')
    await expect.poll(day).toBe(closed)
    const { data } = await ask('calendar-one', { year: '2027' })
    expect(data.openHolidays).toEqual(value)
  }
  await node.stop()
})

test.each(['', '26', '1999', '2060', "2026' or 1=1"])('“%s” is no year', async year => {
  expect((await ask('calendar-one', { year })).status).toBe(400)
})

test('what is left of a day is told by window and dish, and the limit that a draft lowers', async () => {
  const { mealBySlug, timePeriods, kitchenLimit } = door.shop.catalogue()
  const meal = mealBySlug.get('mousakas')?.id
  const window = timePeriods[0]?.id
  const load =
    'insert into kitchen_load (date, kind, what, most, taken) values ($1, $2, $3, 40, $4)'
  await door.db.query(load, ['2026-11-25', 'window', window, 7])
  await door.db.query(load, ['2026-11-25', 'meal', meal, 12])
  const before = (await ask('calendar-one', { year: '2026' })).data
  const day = before.days.find(({ date }: { date: string }) => date === '2026-11-25')
  expect(day.windows[0]).toMatchObject({ taken: 7, most: 40 })
  expect(day.windows[1]).toMatchObject({ taken: 0, most: kitchenLimit.deliveriesPerWindow })
  expect(day.dishes).toMatchObject([{ taken: 12, most: 40 }])
  const lower = { ...before.kitchen, portionsPerMeal: 10 }
  expect((await draft('capacity', 'capacity', before.kitchen, lower)).code).toBe('ok')
  const { data } = await ask('calendar-one', { year: '2026' })
  expect(data.kitchen).toEqual(before.kitchen)
  expect(data.kitchenDrafts).toMatchObject([{ value: lower }])
  const board = (await ask('board-one')).data
  const mousakas = board.dishes.find(({ slug }: { slug: string }) => slug === 'mousakas')
  expect(mousakas.sold).toEqual([{ date: '2026-11-25', amount: 12 }])
})

test('13.13 a coupon of a draft is shown, and its money to those who see takings alone', async () => {
  const value = { id: 'winter', code: 'WINTER', benefit: { percent: 10 } }
  const written = await draft('coupon', 'winter', null, value)
  // It has no name yet: a draft may lack it, and says so.
  expect(written.data.lacks.map(({ field }: { field: string }) => field)).toContain('name')
  const find = async (by: Seat) => {
    const { data } = await ask('coupon-collection', {}, by)
    return data.coupons.find(({ id }: { id: string }) => id === 'winter')
  }
  expect(await find(desk)).toMatchObject({ live: null, uses: 0, result: null })
  const owner = await seat(door, 'owner')
  const none = { orders: 0, paid: 0, discount: 0, weeks: [] }
  expect(await find(owner)).toMatchObject({ drafts: [{ value }], result: none })
})

test('the board has templates and weeks as they are live and as drafts make them', async () => {
  await door.db.query(`delete from shop_data where name = 'menuWeeks'`)
  const template = { id: 'winter', name: { el: 'Χειμώνας', en: 'Winter' } }
  const week = { week: '2026-12-07', template: 'winter' }
  const drafts = [
    { kind: 'template-week', piece: template.id, seen: null, value: template },
    { kind: 'calendar-week', piece: week.week, seen: null, value: week },
  ]
  expect((await ask('board-one')).data).toMatchObject({
    ...{ today: '2026-11-23', templates: [], calendar: [] },
  })
  const { data } = await ask('drafts-write', { into: { name: 'Winter' }, drafts })
  expect((await ask('board-one')).data).toMatchObject({
    templates: [{ id: 'winter', live: null, drafts: [{ value: template, releaseName: 'Winter' }] }],
    calendar: [{ id: week.week, live: null, drafts: [{ value: week }] }],
  })
  expect((await ask('release-publish', { releaseId: data.releaseId, at: null })).code).toBe('ok')
  expect(await door.run('releases')).toBe(1)
  expect((await ask('board-one')).data).toMatchObject({
    templates: [{ id: 'winter', live: template, drafts: [] }],
    calendar: [{ id: week.week, live: week, drafts: [] }],
  })
})
