import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCatalogue } from '#server/db/meal/catalogue.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { catalogueFrom } from './memory.ts'
import { soundRows } from './sound-rows.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
  await door.db.query(
    `update meal set data = data || '{"newUntil": "2026-11-24"}' where id = 'M03'`,
  )
})
afterAll(() => door.close())

const day = 24 * 60 * 60_000
const read = async () => catalogueFrom(soundRows(await readCatalogue(door.db)).rows)

/** Runs the job as a node does that has read the catalogue. */
async function tagOn(now: number) {
  Object.assign(door.shop, {
    catalogue: (
      (known: unknown) => () =>
        known
    )(await read()),
  })
  door.at(now)
  await door.run('releases')
  const { meals, version } = await read()
  const withTag = (tag: string) => meals.flatMap(meal => (meal.tags.includes(tag) ? meal.id : []))
  return { fresh: withTag('new'), best: withTag('best-seller'), version }
}

test('a dish is new until its date, without anybody’s hand, and nothing is told anew meanwhile', async () => {
  const first = await tagOn(monday)
  expect(first.fresh).toContain('M03')
  expect((await tagOn(monday + day)).version).toBe(first.version)
  const after = await tagOn(monday + 2 * day)
  expect(after.fresh).not.toContain('M03')
  expect(after.version).toBeGreaterThan(first.version)
})

test('what sold most in four weeks is a best seller, beside what the owner calls so', async () => {
  const { best: written } = await tagOn(monday)
  expect(written).not.toContain('M05')
  await door.db.query(
    `update shop_data set data = '{"dishes": 1, "portions": 20}' where name = 'bestSellers'`,
  )
  const sell = (meal: string, date: string, portions: number) =>
    door.db.query(
      `insert into kitchen_load (date, kind, what, most, taken) values ($2, 'meal', $1, 1000, $3)`,
      [meal, date, portions],
    )
  await sell('M05', '2026-11-02', 40)
  await sell('M03', '2026-10-26', 500)
  expect((await tagOn(monday)).best).toEqual(expect.arrayContaining([...written, 'M05']))
  expect((await tagOn(monday + 28 * day)).best).toEqual(written)
})
