import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import type { Db } from '../db/database.ts'
import { readStored } from '../folder/store.ts'
import { readSoundRows } from './remembered-rows.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const rename = (db: Db, name: string) =>
  db.query(
    `update meal set data = jsonb_set(data, '{name,en}', to_jsonb($1::text)) where slug = 'fasolada'`,
    [name],
  )
const nameIn = async (db: Db, pool = db) =>
  (await readSoundRows(db, pool)).rows.meals.find(({ slug }) => slug === 'fasolada')?.name.en

test('rows that did not change are read once, and what another node changes is read at once', async () => {
  // Two pools on one database, as two nodes have them; the second one only reads.
  const [here, there] = [door.db, door.shop.reports]
  expect(await readSoundRows(here)).toBe(await readSoundRows(here))
  expect(await nameIn(there)).toBe('Fasolada bean soup')
  await rename(here, 'Bean soup')
  expect([await nameIn(there), await nameIn(here)]).toEqual(['Bean soup', 'Bean soup'])
  await rename(here, 'Soup')
  expect([await nameIn(there), await nameIn(here)]).toEqual(['Soup', 'Soup'])
  expect((await readStored(here)).shop.dishes.get('fasolada')?.name.en).toBe('Soup')
})

test('what is never committed is remembered by no pool, although its version comes again', async () => {
  await rename(door.db, 'Soup')
  expect(await nameIn(door.db)).toBe('Soup')
  const tx = await door.db.connect()
  await tx.query('begin')
  await rename(tx, 'Never')
  expect([await nameIn(tx, door.db), await nameIn(door.db)]).toEqual(['Never', 'Soup'])
  const { version } = (await readSoundRows(tx, door.db)).rows
  await tx.query('rollback')
  tx.release()
  await rename(door.db, 'Once')
  expect((await readSoundRows(door.db)).rows.version).toBe(version)
  expect(await nameIn(door.db)).toBe('Once')
})

test('a transaction takes what its pool knows, and sees each of its own changes', async () => {
  const known = await readSoundRows(door.db)
  const tx = await door.db.connect()
  await tx.query('begin')
  expect(await readSoundRows(tx, door.db)).toBe(known)
  await rename(tx, 'One')
  expect(await nameIn(tx, door.db)).toBe('One')
  // The version goes up once in a transaction.
  await rename(tx, 'Two')
  expect(await nameIn(tx, door.db)).toBe('Two')
  await tx.query('rollback')
  tx.release()
})

test('a row that is left out is named by each reading', async () => {
  await door.db.query(`update time_period set data = '[]' where id = 'afternoon'`)
  const told = ['time_period afternoon: is [], not an object']
  expect((await readStored(door.db)).faults).toEqual(told)
  expect((await readStored(door.db)).faults).toEqual(told)
})
