import { beforeEach, expect, test, vi } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { goLive, publishDue } from './going-live.ts'

let door: Door
let desk: Seat
beforeEach(async () => {
  door = await openDoor()
  // Nothing that is sold already keeps a release.
  await door.db.query(`update order_delivery set status = 'canceled'`)
  desk = await seat(door, 'dietitian')
  return () => door.close()
})

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}) =>
  askDesk(door, name, input, { desk })
const slug = 'mousakas'
const dish = async () => (await ask('dish-one', { slug })).data.live
const viewOf = async (releaseId: string) => (await ask('release-one', { releaseId })).data

type Amounts = { readonly [portion: string]: number }
type Dish = { prices: Amounts; recipe: { readonly [ingredient: string]: Amounts } }
const dearer = ({ prices }: Dish) => ({
  prices: Object.fromEntries(Object.entries(prices).map(([key, euros]) => [key, euros + 1])),
})
/** A gram more of one of its ingredients. */
const withMore =
  (which: number) =>
  ({ recipe }: Dish) => {
    const [name = '', amounts = {}] = Object.entries(recipe)[which] ?? []
    const more = Object.entries(amounts).map(([portion, grams]) => [portion, grams + 1])
    return { recipe: { ...recipe, [name]: Object.fromEntries(more) } }
  }

async function planned(name: string, at: string | null, change: (dish: Dish) => object) {
  const releaseId = (await ask('release-create', { name })).data.id
  const seen = await dish()
  const value = { ...seen, ...change(seen) }
  await ask('draft-write', { releaseId, kind: 'dish', piece: slug, seen, value })
  const { code, data } = await ask('release-publish', { releaseId, at })
  expect([code, name]).toEqual(['ok', name])
  return { releaseId, instant: Date.parse(data.goesLiveAt) }
}

test('a release that breaks is logged and tried again, and keeps no other from going live', async () => {
  await door.db.query(
    `create function breaks() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger breaks before update on release for each row
      when (new.status = 'live' and new.name = 'Broken') execute function breaks()`,
  )
  const broken = await planned('Broken', null, dearer)
  const day = { from: '2026-12-28', to: '2026-12-29', reason: { el: 'Ρεβεγιόν', en: 'Feast' } }
  const good = (await ask('release-create', { name: 'Good' })).data.id
  const closing = { releaseId: good, kind: 'closed-day', piece: day.from, seen: null, value: day }
  await ask('draft-write', closing)
  expect((await ask('release-publish', { releaseId: good, at: null })).code).toBe('ok')
  const logged: string[] = []
  const shop = { ...door.shop, log: (_: unknown, line: string) => logged.push(line) }
  expect(await publishDue(shop)).toBe(1)
  expect(logged).toEqual([`the release ${broken.releaseId} did not go live and is tried again`])
  expect((await viewOf(broken.releaseId)).status).toBe('planned')
  expect((await viewOf(good)).status).toBe('live')
  await door.db.query('drop trigger breaks on release')
  expect(await publishDue(shop)).toBe(1)
  expect((await viewOf(broken.releaseId)).status).toBe('live')
})

test('the job wakes itself for what is due within fifteen seconds, and for nothing later', async () => {
  const { instant } = await planned('Soon', '2026-11-23T12:00', dearer)
  const woken: string[] = []
  const shop = { ...door.shop, jobs: { soon: (name: string) => woken.push(name) } }
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const wakes = async (before: number) => {
    timers.mockClear()
    door.at(instant - before)
    expect(await publishDue(shop)).toBe(0)
    return timers.mock.calls.filter(([, wait]) => wait === before)
  }
  expect(await wakes(15_000)).toEqual([])
  const [call] = await wakes(14_999)
  call?.[0]()
  timers.mockRestore()
  expect(woken).toEqual(['releases'])
})

test('nothing goes live before its instant, without one, or that is no release', async () => {
  const { releaseId, instant } = await planned('Planned', '2026-11-23T12:00', dearer)
  const draft = (await ask('release-create', { name: 'Draft' })).data.id
  const at = (now: number, id = releaseId) => goLive(door.db, id, new Date(now))
  expect(await at(instant - 1)).toBe(false)
  expect(await at(instant, draft)).toBe(false)
  expect(await at(instant, 'nobody')).toBe(false)
  expect((await viewOf(releaseId)).status).toBe('planned')
  expect(await at(instant)).toBe(true)
  expect(await at(instant)).toBe(false)
})

test('a recipe of two halves, of which nobody approved the whole, waits and says so', async () => {
  const later = await planned('Later', '2026-11-23T12:00', withMore(0))
  const first = await planned('First', null, withMore(1))
  expect(await publishDue(door.shop)).toBe(1)
  expect((await viewOf(first.releaseId)).status).toBe('live')
  const before = await dish()
  door.at(later.instant)
  expect(await publishDue(door.shop)).toBe(0)
  const { status, waits } = await viewOf(later.releaseId)
  expect(status).toBe('planned')
  const lacks = [{ code: 'recipe-changed', piece: { kind: 'dish', piece: slug } }]
  expect(waits).toMatchObject({ lacks, conflicts: [], sold: 0 })
  expect(await dish()).toEqual(before)
})

test('13.03 while a row is broken that no folder can hold nothing goes live, and the row is not lost', async () => {
  const { releaseId } = await planned('Dearer', null, dearer)
  const before = await dish()
  const rowOf = async () =>
    (await door.db.query(`select data from meal where data ->> 'slug' = 'pastitsio'`)).rows[0]?.data
  const { name, ...nameless } = await rowOf()
  const write = (data: object) =>
    door.db.query(`update meal set data = $1 where data ->> 'slug' = 'pastitsio'`, [data])
  await write(nameless)
  expect(await publishDue(door.shop)).toBe(0)
  const { status, waits } = await viewOf(releaseId)
  expect(status).toBe('planned')
  expect(waits).toMatchObject({ conflicts: [], sold: 0 })
  expect(waits.lacks).toContainEqual(expect.objectContaining({ code: 'broken-row', piece: null }))
  expect(await rowOf()).toEqual(nameless)
  await write({ ...nameless, name })
  expect(await publishDue(door.shop)).toBe(1)
  expect((await dish()).prices).toEqual(dearer(before).prices)
})
