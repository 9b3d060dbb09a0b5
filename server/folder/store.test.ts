import { afterAll, beforeAll, expect, test } from 'vitest'
import { countingStatements } from '../../test/database/statements.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { transaction } from '../db/database.ts'
import { readCatalogueVersion } from '../db/meal/catalogue.ts'
import type { ShopFolder } from './layout.ts'
import { pieceOf, withPieces } from './pieces.ts'
import { rowsOf } from './rows.ts'
import { readStored, writeStored } from './store.ts'
import { readPiece } from './stored-parts.ts'

let door: Door
let shop: ShopFolder
beforeAll(async () => {
  door = await openDoor()
  shop = (await readStored(door.db)).shop
})
afterAll(() => door.close())

const now = new Date('2026-11-23T08:00:00Z')
const hero = { kind: 'dish', piece: 'mousakas' } as const

async function written(wanted: ShopFolder, was: ShopFolder | null): Promise<string[]> {
  const { statements } = await countingStatements(() =>
    transaction(door.db, tx => writeStored(tx, wanted, now, { was: was && rowsOf(was) })),
  )
  return statements.filter(text => /^\s*(insert|update|delete|with)/.test(text))
}

test('a release that changes one price writes the table of meals alone', async () => {
  const value = { ...(await dish()), premium: 0.7 }
  const { shop: wanted, problems } = withPieces(shop, [{ ...hero, value }])
  expect(problems).toEqual([])
  const statements = await written(wanted, shop)
  expect(statements.every(text => / (meal|retired)\b/.test(text))).toBe(true)
  expect(statements.length).toBeLessThanOrEqual(6)
  expect(await dish()).toMatchObject({ premium: 0.7 })
  expect((await readStored(door.db)).shop).toEqual(wanted)
  shop = wanted
})

test('what changes nothing writes nothing, and no node reads the catalogue again', async () => {
  const version = await readCatalogueVersion(door.db)
  expect(await written(shop, shop)).toEqual([])
  expect(await readCatalogueVersion(door.db)).toBe(version)
})

test('an import asks every table, whatever somebody wrote into one by hand', async () => {
  await door.db.query(
    `update meal set data = jsonb_set(data, '{premium}', '9900') where slug = $1`,
    [hero.piece],
  )
  await written(shop, null)
  expect(await dish()).toMatchObject({ premium: 0.7 })
})

test('each kind of thing that a release takes away or brings is there afterwards, and nothing else', async () => {
  const closed = { from: '2027-08-09', to: '2027-08-20', reason: { el: 'Άδεια', en: 'Holiday' } }
  const [coupon] = shop.coupons
  const limit = { date: '2026-11-30', deliveries: 12 }
  const delivery = { fee: 3.5, freeFromMainMeals: 9, freeFromWeeklyMainMeals: 12 }
  const athens = pieceOf(shop, { kind: 'area', piece: 'athens' }) as object
  const { shop: wanted, problems } = withPieces(shop, [
    { kind: 'closed-day', piece: closed.from, value: closed },
    { kind: 'coupon', piece: coupon?.id ?? '', value: null },
    { kind: 'dish', piece: 'gemista', value: null },
    { kind: 'capacity', piece: 'capacity', value: { deliveriesPerWindow: 7, portionsPerMeal: 9 } },
    { kind: 'day-limit', piece: limit.date, value: limit },
    { kind: 'terms', piece: 'delivery', value: delivery },
    { kind: 'area', piece: 'athens', value: { ...athens, fee: 3.5, weekdays: ['tuesday'] } },
  ])
  expect(problems).toEqual([])
  await written(wanted, shop)
  const { shop: stored } = await readStored(door.db)
  expect(stored.dishes.has('gemista')).toBe(false)
  expect(stored.coupons.map(({ id }) => id)).not.toContain(coupon?.id)
  expect(rowsOf(stored)).toEqual(rowsOf(wanted))
})

async function dish(): Promise<object> {
  return (await readPiece(door.db, hero)) as object
}
