import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Demand, noLimit } from '#shop/capacity/capacity.ts'
import { type Door, openDoor } from '../../../test/door.ts'
import { transaction } from '../database.ts'
import { holdKitchen, KitchenIsShort, readLoads, releaseKitchen } from './capacity.ts'
import { writeLimits } from './capacity-limits.ts'

const date = '2026-12-01'
const limit = { deliveriesPerWindow: 2, portionsPerMeal: 10 }
const window = (amount: number): Demand => ({ date, kind: 'window', what: 'morning', amount })
const meal = (what: string, amount: number): Demand => ({ date, kind: 'meal', what, amount })

let door: Door
let db: Pool
beforeAll(async () => {
  door = await openDoor()
  db = door.db
})
beforeEach(() => db.query('delete from kitchen_load'))
afterAll(() => door.close())

/** Held whole or not at all: answers what did not fit. */
async function hold(...demand: Demand[]): Promise<readonly Demand[]> {
  try {
    await transaction(db, tx => holdKitchen(tx, demand, limit))
    return []
  } catch (error) {
    if (error instanceof KitchenIsShort) return error.short
    throw error
  }
}

async function taken(): Promise<Record<string, number>> {
  const loads = await readLoads(db, date)
  return Object.fromEntries(loads.map(load => [load.what, load.taken]))
}

describe('Holding', () => {
  test('what fits, on days that are new and days that are known', async () => {
    expect(await hold(window(1), meal('a', 4), meal('b', 10))).toEqual([])
    expect(await hold(window(1), meal('a', 6))).toEqual([])
    expect(await taken()).toEqual({ morning: 2, a: 10, b: 10 })
  })

  test('tells all that does not fit, and nothing of it stays', async () => {
    await hold(window(2), meal('a', 9))
    expect(await hold(window(1), meal('a', 2), meal('b', 1), meal('c', 11))).toEqual([
      meal('a', 2),
      meal('c', 11),
      window(1),
    ])
    expect(await taken()).toEqual({ morning: 2, a: 9 })
  })

  test('less always fits, also where the kitchen can no longer do what it holds', async () => {
    await hold(meal('a', 10), meal('b', 2))
    await db.query(`update kitchen_load set most = 2 where what = 'b'`)
    expect(await hold(meal('a', -4), meal('b', -1), meal('c', 4))).toEqual([])
    expect(await taken()).toEqual({ a: 6, b: 1, c: 4 })
    expect(await hold(meal('b', 2))).toEqual([meal('b', 2)])
  })

  test('nothing is below zero, and nothing is made that nobody held', async () => {
    await hold(meal('a', 1))
    await transaction(db, tx => releaseKitchen(tx, [meal('a', 3), meal('z', 3)]))
    expect(await taken()).toEqual({ a: 0 })
  })
})

test('Many at once, in any order, neither wait in a circle nor take too much', async () => {
  const both = [meal('a', 1), meal('b', 1)]
  const tries = Array.from({ length: 60 }, (_, index) =>
    hold(...(index % 2 ? both : both.toReversed()), window(0)),
  )
  const short = await Promise.all(tries)
  expect(short.filter(({ length }) => length === 0)).toHaveLength(10)
  expect(await taken()).toMatchObject({ a: 10, b: 10 })
  const given = Array.from({ length: 10 }, (_, index) =>
    transaction(db, tx => releaseKitchen(tx, index % 2 ? both : both.toReversed())),
  )
  await Promise.all(given)
  expect(await taken()).toMatchObject({ a: 0, b: 0 })
})

describe('A day with a limit of its own', () => {
  const day = (most: number) => writeLimits(db, [{ date, kind: 'day', what: 'day', most }])
  const afternoon = (amount: number): Demand => ({ ...window(amount), what: 'afternoon' })
  const dayLoad = async () => (await readLoads(db, date)).find(({ kind }) => kind === 'day')

  test('counts what its windows hold already, and takes no more than it says over all of them', async () => {
    await hold(window(1), meal('a', 2))
    await day(2)
    expect(await dayLoad()).toMatchObject({ most: 2, taken: 1 })
    expect(await hold(afternoon(1))).toEqual([])
    expect(await hold(window(1), meal('a', 1))).toEqual([window(1)])
    expect(await taken()).toEqual({ morning: 1, afternoon: 1, a: 2, day: 2 })
    await transaction(db, tx => releaseKitchen(tx, [window(1)]))
    expect(await hold(afternoon(1))).toEqual([])
    expect(await dayLoad()).toMatchObject({ taken: 2 })
  })

  test('a delivery goes to another window of a full day, also to one that nobody took before', async () => {
    await day(1)
    expect(await hold(afternoon(1))).toEqual([])
    expect(await hold(afternoon(-1), window(1))).toEqual([])
    expect(await hold({ ...window(1), what: 'noon' }, window(-1))).toEqual([])
    expect(await dayLoad()).toMatchObject({ taken: 1 })
  })

  test('keeps what is sold beyond it, and has none again where it is taken away', async () => {
    await hold(window(2))
    await day(1)
    expect(await dayLoad()).toMatchObject({ most: 2, taken: 2 })
    expect(await hold(afternoon(1))).toEqual([afternoon(1)])
    await day(noLimit)
    expect(await hold(afternoon(2))).toEqual([])
  })

  test('is taken exactly up to it by many at once, also while it is written', async () => {
    const tries = Array.from({ length: 30 }, (_, index) =>
      hold(index % 2 ? window(1) : afternoon(1)),
    )
    const [, ...short] = await Promise.all([day(3), ...tries])
    const { most = 0, taken = 0 } = (await dayLoad()) ?? {}
    expect(short.filter(({ length }) => length === 0)).toHaveLength(taken)
    expect(taken).toBe(most)
    expect(most).toBeGreaterThanOrEqual(3)
    expect(most).toBeLessThanOrEqual(4)
  })

  test('is not counted twice where a copy of the shop brings it with its windows', async () => {
    await db.query(`insert into kitchen_load (date, kind, what, most, taken)
      values ('${date}', 'day', 'day', 5, 2), ('${date}', 'window', 'morning', 9, 2)`)
    expect(await dayLoad()).toMatchObject({ taken: 2 })
  })
})
