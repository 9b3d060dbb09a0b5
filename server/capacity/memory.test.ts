import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { type KitchenMemory, rememberKitchen } from './memory.ts'

let door: Door
let memory: KitchenMemory
const logged: string[] = []
beforeAll(async () => {
  door = await openDoor()
})
beforeEach(async () => {
  await door.db.query('delete from kitchen_load')
  const now = () => monday
  const { catalogue } = door.shop
  memory = await rememberKitchen(door.db, catalogue, now, (_, message) => logged.push(message))
})
afterAll(() => door.close())

const date = '2026-12-01'
const left = () => memory.current().left(date, 'M01')
const take = (taken: number) =>
  door.db.query(
    `insert into kitchen_load (date, kind, what, most, taken) values ($1, 'meal', 'M01', 50, $2)
      on conflict (date, kind, what) do update set taken = $2`,
    [date, taken],
  )

/** Waits until it is so, at most ten seconds. */
async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 10_000; waited += 20) await pause(20)
}

describe('what the kitchen has left, in memory', () => {
  test('is the usual limit where nothing is taken, the day’s own where something is', async () => {
    expect(left()).toBe(80)
    await take(20)
    await memory.refresh()
    expect(left()).toBe(30)
  })

  test('is read anew by itself, and never makes anyone wait', async () => {
    await take(20)
    expect(left()).toBe(80)
    await until(() => left() === 30)
    expect(left()).toBe(30)
  })

  test('is read anew after a change of this process', async () => {
    await take(21)
    memory.changed()
    await until(() => left() === 29)
    expect(left()).toBe(29)
  })

  test('holds whatever was committed before it was asked, though a reading is under way', async () => {
    for (let taken = 1; taken <= 20; taken++) {
      const reading = memory.refresh()
      await take(taken)
      await memory.refresh()
      expect(left()).toBe(50 - taken)
      await reading
    }
  })

  test('stays as it was while the database is away', async () => {
    await take(10)
    await memory.refresh()
    await door.db.query('alter table kitchen_load rename to away')
    await expect(memory.refresh()).rejects.toThrow()
    expect(left()).toBe(40)
    memory.changed()
    await until(() => left() === 40 && logged.length > 0)
    expect(logged[0]).toContain('could not be read')
    await door.db.query('alter table away rename to kitchen_load')
    await memory.refresh()
    expect(left()).toBe(40)
  })
})
