import { beforeEach, expect, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { readStored } from '../folder/store.ts'

let door: Door
let desk: Seat
beforeEach(async () => {
  door = await openDoor()
  await door.db.query(`update order_delivery set status = 'canceled'`)
  desk = await seat(door, 'dietitian')
  return () => door.close()
})

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}, as = desk) =>
  askDesk(door, name, input, { desk: as })
const begin = async () => (await ask('release-create', { name: 'Change' })).data.id as string
const write = (releaseId: string, kind: string, piece: string, seen: unknown, value: unknown) =>
  ask('draft-write', { releaseId, kind, piece, seen, value })

const slug = 'kotopoulo-lemonato'
const sauce = {
  id: 'lemon-sauce',
  name: { el: 'Σάλτσα λεμονιού', en: 'Lemon sauce' },
  storage: 'fridge',
  recipe: { 'lemon-juice': 60, 'olive-oil': 30, mustard: 10 },
}
type Recipe = Record<string, Record<string, number>>
type Dish = { recipe: Recipe; prices: object; making?: object }

/** With so many grams of it in each portion. */
const withRow = (dish: Dish, id: string, grams: number): Dish => ({
  ...dish,
  recipe: {
    ...dish.recipe,
    [id]: Object.fromEntries(Object.keys(dish.prices).map(portion => [portion, grams])),
  },
})
const dishNow = async () => (await ask('dish-one', { slug })).data

test('a component and how a row is made go live with a release, and stand in the folder as they were written', async () => {
  const releaseId = await begin()
  expect((await write(releaseId, 'ingredient', sauce.id, null, sauce)).data.lacks).toEqual([])
  const { live } = await dishNow()
  const making = {
    'lemon-sauce': { preparation: { el: 'Χλιαρή', en: 'Warm' }, station: 'stove' },
    'chicken-thigh': { yield: 0.65 },
  }
  const wanted = { ...withRow(live, sauce.id, 20), making, shelfDays: 4 }
  await write(releaseId, 'dish', slug, live, wanted)
  const { code } = await ask('release-publish', { releaseId, at: null })
  expect(code).toBe('ok')
  expect(await door.run('releases')).toBe(1)
  const after = await dishNow()
  expect(after.live).toEqual(wanted)
  const build = door.shop.catalogue().mealBySlug.get(slug)?.builds[0]
  expect(build?.allergens).toContain('mustard')
  expect(build?.ingredients.map(({ name }) => name.en)).not.toContain('Lemon sauce')
  const { shop } = await readStored(door.db)
  expect(shop.ingredients.find(({ id }) => id === sauce.id)).toMatchObject(sauce)
  // The dietitian who published approved it.
  expect(after.versions).toMatchObject([{ version: 1, hash: after.recipeHash }])
  const held = (await ask('ingredient-one', { id: 'mustard' })).data
  expect(held.partOf).toEqual([sauce.id])
  expect(held.dishes.map((dish: { slug: string }) => dish.slug)).toContain(slug)
})

test('13.12 a circle of components cannot be published', async () => {
  const releaseId = await begin()
  await write(releaseId, 'ingredient', sauce.id, null, sauce)
  const other = { ...sauce, id: 'lemon-base', recipe: { 'lemon-sauce': 10 } }
  await write(releaseId, 'ingredient', other.id, null, other)
  const round = { ...sauce, recipe: { ...sauce.recipe, 'lemon-base': 5 } }
  await write(releaseId, 'ingredient', sauce.id, sauce, round)
  const { lacks } = (await ask('release-one', { releaseId })).data
  expect(lacks).toContainEqual({
    ...{ code: 'holds-in-turn', args: { part: 'lemon-base', name: 'lemon-sauce' } },
    ...{ piece: { kind: 'ingredient', piece: 'lemon-sauce' }, file: null },
    field: 'recipe.lemon-base',
  })
  expect((await ask('release-publish', { releaseId, at: null })).code).toBe('release-lacks')
})

test('13.12 an ingredient in use is not removed', async () => {
  const releaseId = await begin()
  const { live } = (await ask('ingredient-one', { id: 'mustard' })).data
  const { lacks } = (await write(releaseId, 'ingredient', 'mustard', live, null)).data
  expect(lacks[0]).toMatchObject({ code: 'no-ingredient', args: { name: 'mustard' } })
  expect((await ask('release-publish', { releaseId, at: null })).code).toBe('release-lacks')
})

test('13.13 what a kilogram costs is for who sees money, and nobody else takes it away', async () => {
  const owner = await seat(door, 'owner')
  const costOf = async (as: Seat) =>
    (await ask('ingredient-one', { id: 'feta' }, as)).data.live.costPerKg
  expect([await costOf(desk), await costOf(owner)]).toEqual([undefined, 9.2])
  const releaseId = await begin()
  const { live } = (await ask('ingredient-one', { id: 'feta' })).data
  const written = await write(releaseId, 'ingredient', 'feta', live, {
    ...live,
    ...{ yield: 0.9, costPerKg: 1 },
  })
  expect(written.data.value).not.toHaveProperty('costPerKg')
  const fields = async (as: Seat) =>
    (await ask('release-one', { releaseId }, as)).data.changes[0].fields
  expect(await fields(desk)).toEqual([{ field: 'yield', from: 1, to: 0.9 }])
  expect(await fields(owner)).toEqual([{ field: 'yield', from: 1, to: 0.9 }])
  const seenByOwner = (await ask('ingredient-one', { id: 'feta' }, owner)).data.drafts[0].value
  const dearer = { ...seenByOwner, costPerKg: 10 }
  await ask(
    'draft-write',
    { releaseId, kind: 'ingredient', piece: 'feta', seen: seenByOwner, value: dearer },
    owner,
  )
  expect(await fields(desk)).toEqual([{ field: 'yield', from: 1, to: 0.9 }])
  expect(await fields(owner)).toHaveLength(2)
  await ask('release-publish', { releaseId, at: null })
  await door.run('releases')
  expect([await costOf(desk), await costOf(owner)]).toEqual([undefined, 10])
})

test('13.11 a manager publishes no recipe that nobody approved, and an edited one is another version', async () => {
  const manager = await seat(door, 'manager')
  const releaseId = await begin()
  const { live } = await dishNow()
  const more = withRow(live, 'olive-oil', 12)
  await write(releaseId, 'dish', slug, live, more)
  const lacks = async () => (await ask('release-one', { releaseId }, manager)).data.lacks
  expect(await lacks()).toEqual([
    {
      ...{ code: 'recipe-not-approved', args: {}, file: null, field: 'recipe' },
      piece: { kind: 'dish', piece: slug },
    },
  ])
  expect((await ask('release-publish', { releaseId, at: null }, manager)).code).toBe(
    'release-lacks',
  )
  const piece = { releaseId, kind: 'dish', piece: slug }
  expect((await ask('recipe-approve', piece, manager)).code).toBe('role-not-allowed')
  expect((await ask('recipe-approve', piece)).code).toBe('ok')
  expect((await ask('recipe-approve', piece)).code).toBe('ok')
  expect(await lacks()).toEqual([])
  await write(releaseId, 'dish', slug, more, withRow(live, 'olive-oil', 13))
  expect(await lacks()).toHaveLength(1)
  await ask('recipe-approve', piece)
  const { versions, drafts } = await dishNow()
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
  expect(versions[0].hash).toBe(drafts[0].recipeHash)
  await expect(door.db.query(`update recipe_version set recipe = '{}'`)).rejects.toThrow('never')
  const published = await ask('release-publish', { releaseId, at: null }, manager)
  expect(published.code).toBe('ok')
  expect(await door.run('releases')).toBe(1)
})

test('an ingredient tells how many portions of its dishes wait to be delivered', async () => {
  const { builds } = door.shop.catalogue()
  const sold = async () => (await ask('ingredient-one', { id: 'olive-oil' })).data.sold
  expect(await sold()).toEqual({})
  await paidOrder(door, await signUp(door, maria))
  const { rows } = await door.db.query<{ build_id: string; amount: number }>(
    `select i.build_id, sum(i.amount)::integer as amount
      from order_item i join order_delivery d on d.id = i.delivery_id
      where d.status = 'planned' group by i.build_id`,
  )
  const { dishes } = (await ask('ingredient-one', { id: 'olive-oil' })).data
  const holds = new Set(dishes.map(({ slug: held }: { slug: string }) => held))
  const of = rows.filter(({ build_id }) => holds.has(builds.get(build_id)?.meal.slug))
  expect(of.length).toBeGreaterThan(0)
  expect(await sold()).toEqual(Object.fromEntries(of.map(row => [row.build_id, row.amount])))
})

test('13.22 an order remembers what was declared of its portions when they were sold', async () => {
  const care = await seat(door, 'care')
  const { order } = await paidOrder(door, await signUp(door, maria))
  const told = async () => (await ask('order-food-one', { order: String(order.number) }, care)).data
  const [line] = (await told()).lines
  const build = door.shop.catalogue().builds.get(line.buildId)?.build
  expect(line).toMatchObject({ isStill: true, info: { allergens: build?.allergens } })
  const meal = door.shop.catalogue().builds.get(line.buildId)?.meal
  const { live } = (await ask('dish-one', { slug: meal?.slug })).data
  const releaseId = await begin()
  await write(releaseId, 'dish', meal?.slug ?? '', live, withRow(live, 'olive-oil', 9.5))
  expect((await ask('release-publish', { releaseId, at: null })).code).toBe('ok')
  await door.run('releases')
  const [after] = (await told()).lines
  expect(after).toEqual({ ...line, isStill: false })
})
