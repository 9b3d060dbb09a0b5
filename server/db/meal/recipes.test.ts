import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, openDoor } from '../../../test/door.ts'
import { demoRows } from '../../demo/catalogue.ts'
import { readCatalogueVersion } from './catalogue.ts'
import {
  deleteUnusedIngredients,
  readIngredients,
  readRecipes,
  writeIngredients,
  writeRecipes,
} from './recipes.ts'

const { ingredients, recipes: demoRecipes } = await demoRows()

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

test('the database keeps every gram and every ingredient of the demo', async () => {
  expect(await readIngredients(door.db)).toEqual(ingredients)
  expect(await readRecipes(door.db)).toEqual(demoRecipes)
  expect(ingredients.length).toBe(170)
})

test('a recipe is replaced as a whole, and pages know nothing of it', async () => {
  const before = await readCatalogueVersion(door.db)
  const [salt, garlic] = ['salt', 'garlic'].map(ingredient => ({ ingredient, grams: 0.5 }))
  if (!salt || !garlic) throw new Error('nothing to cook')
  await writeRecipes(
    door.db,
    new Map([['M01', { portions: { hero: [garlic, salt] }, dip: [salt] }]]),
  )
  const recipes = await readRecipes(door.db)
  expect(recipes.get('M01')).toEqual({ portions: { hero: [garlic, salt] }, dip: [salt] })
  expect(recipes.get('M02')).toEqual(demoRecipes.get('M02'))
  expect(await readCatalogueVersion(door.db)).toBe(before)
})

test('an ingredient is written anew under its id, and goes only where no recipe needs it', async () => {
  const [first, second] = ingredients
  if (!first || !second) throw new Error('the pantry is empty')
  await writeIngredients(door.db, [{ ...first, traces: ['celery'] }, second])
  const read = await readIngredients(door.db)
  expect(read.find(({ id }) => id === first.id)?.traces).toEqual(['celery'])
  expect(read).toHaveLength(170)
  await deleteUnusedIngredients(door.db, [first.id, 'couscous'])
  const left = (await readIngredients(door.db)).map(({ id }) => id)
  expect([left.includes(first.id), left.includes('couscous')]).toEqual([true, false])
})

test('a meal that goes takes its recipe along', async () => {
  await door.db.query(`delete from meal where id = 'M03'`)
  expect((await readRecipes(door.db)).has('M03')).toBe(false)
})

test('the version before this one finds a list at every meal', async () => {
  const { rows } = await door.db.query(
    `select data -> 'ingredients' = data -> 'builds' -> 0 -> 'ingredients' as same from meal`,
  )
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.every(({ same }) => same)).toBe(true)
})
