import { beforeEach, expect, test } from 'vitest'
import { lackText } from '#shop/lack/lack-text.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { mondayOf, weekdayOf } from '#shop/schedule/weekday.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { readStored } from '../folder/store.ts'

let door: Door
let desk: Seat
beforeEach(async () => {
  door = await openDoor()
  // Only the weeks of a test are there.
  await door.db.query(`delete from shop_data where name = 'menuWeeks'`)
  desk = await seat(door, 'dietitian')
  return () => door.close()
})

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}) =>
  askDesk(door, name, input, { desk })

const slug = 'mousakas'
const week = '2026-12-07'
const tuesday = addDays(week, 1)
const winter = (days: readonly string[]) => ({
  ...{ id: 'winter', name: { el: 'Χειμώνας', en: 'Winter' }, dishes: { [slug]: days } },
})
const template = (value: object | null, seen: object | null = null) => ({
  ...{ kind: 'template-week', piece: 'winter', seen, value },
})
const follows = (date = week, id = 'winter') => ({
  ...{ kind: 'calendar-week', piece: date, seen: null, value: { week: date, template: id } },
})

async function draft(...drafts: object[]): Promise<{ code: string; releaseId: string; lacks: [] }> {
  const { code, data } = await ask('drafts-write', { into: { name: 'Weeks' }, drafts })
  return { code, ...data }
}
async function live(...drafts: object[]): Promise<string> {
  const { releaseId } = await draft(...drafts)
  const { code } = await ask('release-publish', { releaseId, at: null })
  expect(code).toBe('ok')
  await goesLive()
  return releaseId
}
async function goesLive(): Promise<void> {
  expect(await door.run('releases')).toBe(1)
}
const weeksNow = async () => (await readStored(door.db)).shop.weeks

test('13.05 a release brings a template and its week, and takes both back', async () => {
  const releaseId = await live(template(winter(['monday'])), follows())
  const calendar = [{ week, template: 'winter' }]
  expect(await weeksNow()).toEqual({ templates: [winter(['monday'])], calendar })
  const { data } = await ask('release-revert', { releaseId })
  await ask('release-publish', { releaseId: data.id, at: null })
  await goesLive()
  expect(await weeksNow()).toEqual({ templates: [], calendar: [] })
})

test('13.16 a week that takes a sold dish off its day lists it and waits, and sells no more of it', async () => {
  await door.db.query(`update order_delivery set status = 'canceled'`)
  await door.db.query('delete from kitchen_load')
  const token = await signUp(door, maria)
  const order = await paidOrder(door, token)
  const [delivery] = order.order.deliveries
  const date = delivery?.date ?? ''
  const { builds } = door.shop.catalogue()
  const meal = builds.get(delivery?.items[0]?.id ?? '')?.meal
  if (!meal) throw new Error('nothing was sold')
  const value = { ...winter([]), dishes: { [meal.slug]: [] } }
  const { releaseId } = await draft(template(value), follows(mondayOf(date)))
  const { gate } = (await ask('release-one', { releaseId })).data
  expect(gate.touched).toMatchObject([
    { number: order.number, date, mealId: meal.id, reason: 'off-day' },
  ])
  await ask('release-publish', { releaseId, at: null, seen: gate.seen })
  expect(await door.run('releases')).toBe(0)
  const load = `select most from kitchen_load where kind = 'meal' and what = $1 and date = $2`
  expect((await door.db.query(load, [meal.id, date])).rows).toEqual([{ most: 1 }])
  await door.ask('customer-order-cancel', { orderId: order.orderId }, { token })
  expect(await door.run('releases')).toBe(1)
})

test('13.32 a template goes only when no week follows it', async () => {
  await live(template(winter(['monday'])), follows())
  const [stored = null] = (await weeksNow()).templates
  const { lacks, releaseId } = await draft(template(null, stored))
  expect(lacks).toEqual([
    {
      ...{ code: 'no-template', args: { name: 'winter', week } },
      ...{ piece: { kind: 'calendar-week', piece: week }, file: null, field: 'template' },
    },
  ])
  expect((await ask('release-publish', { releaseId, at: null })).code).toBe('release-lacks')
})

test('a dish that goes leaves the templates that name it', async () => {
  await live(template(winter(['monday'])), follows())
  const { live: dish } = (await ask('dish-one', { slug })).data
  await door.db.query('delete from kitchen_load')
  await door.db.query(`update order_delivery set status = 'canceled'`)
  await live({ kind: 'dish', piece: slug, seen: dish, value: null })
  expect((await weeksNow()).templates).toMatchObject([{ id: 'winter', dishes: {} }])
})

test('13.06 two people change one template in one release, dish by dish, and neither loses anything', async () => {
  const bare = { id: 'winter', name: winter([]).name }
  const { releaseId } = await draft(template(bare))
  const other = await seat(door, 'manager')
  const write = async (by: Seat, seen: object | null, value: object | null) =>
    await askDesk(
      ...([door, 'drafts-write'] as const),
      { into: { releaseId }, drafts: [template(value, seen)] },
      { desk: by },
    )
  const first = { ...bare, dishes: { [slug]: ['monday'] } }
  expect((await write(desk, bare, first)).code).toBe('ok')
  const { code, data } = await write(other, bare, { ...bare, dishes: { fasolada: [] } })
  expect(code).toBe('ok')
  const both = { ...bare, dishes: { fasolada: [], [slug]: ['monday'] } }
  expect(data.drafts).toEqual([{ value: both, others: ['dishes'] }])
  // The same dish in two ways is refused with both, and nothing is written.
  const clash = await write(desk, first, { ...first, dishes: { fasolada: ['friday'] } })
  expect(clash).toMatchObject({
    code: 'draft-changed',
    data: { fields: ['dishes.fasolada'], theirs: both },
  })
  expect((await write(desk, first, null)).code).toBe('draft-changed')
  const { templates } = (await ask('board-one')).data
  expect(templates).toMatchObject([{ id: 'winter', drafts: [{ releaseId, value: both }] }])
})

test('13.06 two people put one week on two templates: the second sees the first, and decides', async () => {
  const { releaseId } = await draft(
    template(winter([])),
    ...[{ ...template({ ...winter([]), id: 'summer' }), piece: 'summer' }],
  )
  const other = await seat(door, 'manager')
  const put = async (by: Seat, id: string, seen: object | null = null) =>
    await askDesk(
      ...([door, 'drafts-write'] as const),
      { into: { releaseId }, drafts: [{ ...follows(week, id), seen }] },
      { desk: by },
    )
  expect((await put(desk, 'winter')).code).toBe('ok')
  expect((await put(other, 'winter')).code).toBe('ok')
  const theirs = { week, template: 'winter' }
  const clash = await put(other, 'summer')
  expect(clash).toMatchObject({ code: 'draft-changed', data: { theirs } })
  expect((await put(other, 'summer', theirs)).code).toBe('ok')
  const { calendar } = (await ask('board-one')).data
  expect(calendar).toMatchObject([{ id: week, drafts: [{ value: { week, template: 'summer' } }] }])
})

test.each([
  ['a week that begins on a Tuesday', follows(tuesday)],
  ['a week of another name', { ...follows(), piece: addDays(week, 7) }],
  ['a template of another name', { ...template(winter([])), piece: 'summer' }],
])('%s is no piece', async (_, piece) => {
  expect((await draft(piece)).code).toBe('piece-not-found')
})

test.each([
  ['a dish that nobody knows', { ...winter([]), dishes: { 'no-dish': ['monday'] } }, /no-dish/],
  ['a day of no week', winter(['someday']), /monday, tuesday/],
  ['a day twice', winter(['monday', 'monday']), /twice/],
  ['no name', { id: 'winter', dishes: {} }, /missing/],
])('13.08 a template with %s is drafted and says what lacks', async (_, value, says) => {
  const { code, lacks } = await draft(template(value))
  expect(code).toBe('ok')
  expect(lacks.map(lack => lackText(lack, 'en')).join()).toMatch(says)
})

test('the week of a date begins on its Monday', () => {
  for (const date of ['2026-12-07', '2026-12-13', '2027-01-03', '2024-02-29'])
    expect([weekdayOf(mondayOf(date)), mondayOf(date) <= date]).toEqual([1, true])
})
