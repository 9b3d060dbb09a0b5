import { afterAll, beforeAll, expect, test } from 'vitest'
import { termNames } from '#shop/publishing/release.ts'
import { countingStatements } from '../../test/database/statements.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import type { ShopFolder } from './layout.ts'
import { partsOf } from './parts.ts'
import { pieceOf } from './pieces.ts'
import { readStored } from './store.ts'
import { readParts, readPiece } from './stored-parts.ts'

let door: Door
let desk: Seat
let shop: ShopFolder
beforeAll(async () => {
  door = await openDoor()
  desk = await seat(door, 'owner')
  shop = (await readStored(door.db)).shop
})
afterAll(() => door.close())

const ask = async (name: Parameters<typeof askDesk>[1], input: object = {}) => {
  const heard = await askDesk(door, name, input, { desk })
  expect(heard.code).toBe('ok')
  return heard.data
}

test('a thing that is read alone is what the whole folder has under its name', async () => {
  const { said, plans: _, placed: __, ...own } = shop
  const things = [
    ...[...own.dishes.keys(), 'no-such-dish'].map(piece => ({ kind: 'dish', piece }) as const),
    ...own.ingredients.map(({ id }) => ({ kind: 'ingredient', piece: id }) as const),
    ...own.coupons.map(({ id }) => ({ kind: 'coupon', piece: id }) as const),
    ...own.weeks.templates.map(({ id }) => ({ kind: 'template-week', piece: id }) as const),
    ...own.shop.windows.map(({ id }) => ({ kind: 'window', piece: id }) as const),
    ...own.places.places.map(({ id }) => ({ kind: 'spot', piece: id }) as const),
    ...[...Object.keys(said), 'faq'].map(piece => ({ kind: 'text', piece }) as const),
    ...own.areas.map(({ id }) => ({ kind: 'area', piece: id }) as const),
    ...termNames.map(piece => ({ kind: 'terms', piece }) as const),
    { kind: 'capacity', piece: 'capacity' } as const,
  ]
  for (const thing of things)
    expect(await readPiece(door.db, thing), thing.piece).toEqual(pieceOf(shop, thing))
  expect(things.length).toBeGreaterThan(64 + 100)
})

test('parts that are read alone are those of the whole folder', async () => {
  const parts = await readParts(door.db, Object.values(partsOf).flat())
  const { menu: _, ...fields } = shop.shop
  expect(parts.shop).toEqual(fields)
  for (const name of [
    'dishes',
    'ingredients',
    'coupons',
    'weeks',
    'plans',
    'places',
    'areas',
  ] as const)
    expect(parts[name], name).toEqual(shop[name])
  expect(parts.said).toEqual(shop.said)
})

/** The whole shop has some 340: parts of recipes, ingredients and coupons, each a row. */
test.each([
  ['dish-one', { slug: 'mousakas' }, 40],
  ['ingredient-one', { id: 'beef-mince' }, 60],
  ['words-one', { name: 'faq' }, 10],
  ['coupon-collection', {}, 10],
  ['kitchen-day-one', { date: '2026-11-26' }, 30],
  ['calendar-one', { year: '2026' }, 60],
  ['terms-one', {}, 10],
  ['places-one', {}, 20],
  ['area-collection', {}, 20],
] as const)('%s reads what it shows, and not the whole shop', async (name, input, most) => {
  await ask(name, input)
  const { rows } = await countingStatements(() => ask(name, input))
  expect(rows).toBeLessThan(most)
})

test('the list of deeds of releases reads the names that it shows, and not the whole shop', async () => {
  const { id: releaseId } = await ask('release-create', { name: 'Dearer' })
  const seen = (await ask('dish-one', { slug: 'mousakas' })).live
  const value = { ...seen, premium: 0.3 }
  await ask('draft-write', { releaseId, kind: 'dish', piece: 'mousakas', seen, value })
  let deeds: { subject: string; names: object }[] = []
  const { rows } = await countingStatements(async () => {
    deeds = await ask('deed-collection', { subject: `release ${releaseId}` })
  })
  expect(deeds[0]?.names).toMatchObject({ mousakas: shop.dishes.get('mousakas')?.name })
  expect(rows).toBeLessThan(20)
})

test('approving one recipe reads that dish alone', async () => {
  const { id: releaseId } = await ask('release-create', { name: 'Meatier' })
  const seen = (await ask('dish-one', { slug: 'gemista' })).live
  const [first = ''] = Object.keys(seen.recipe)
  const value = { ...seen, recipe: { ...seen.recipe, [first]: dearer(seen.recipe[first]) } }
  const piece = { releaseId, kind: 'dish', piece: 'gemista' }
  await ask('draft-write', { ...piece, seen, value })
  const { rows } = await countingStatements(() => ask('recipe-approve', piece))
  expect(rows).toBeLessThan(40)
})

function dearer(grams: number | Record<string, number>) {
  if (typeof grams === 'number') return grams + 1
  return Object.fromEntries(Object.entries(grams).map(([portion, own]) => [portion, own + 1]))
}
