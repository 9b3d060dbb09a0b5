import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { soundRows } from '../catalogue/sound-rows.ts'
import { demoCatalogue } from '../demo/catalogue.ts'
import { readCatalogue } from './catalogue.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

const database = `gastra_${randomBytes(6).toString('hex')}`
const demo = await demoCatalogue()
let admin: Pool
let db: Pool
beforeAll(async () => {
  const postgres = inject('postgres')
  admin = openDatabase({ ...postgres, max: 1 }, () => {})
  await admin.query(`create database ${database}`)
  db = openDatabase({ ...postgres, database, max: 1 }, () => {})
})
afterAll(async () => {
  await db.end()
  await admin.query(`drop database ${database} with (force)`)
  await admin.end()
})

/** As a version before 0070 wrote it: one list and one set of allergens for the whole meal. */
function olderMeal(id: string) {
  const meal = demo.meals.find(each => each.id === id)
  if (!meal) throw new Error(`the demo has no ${id}`)
  const builds = meal.builds.map(
    ({ ingredients: _, allergens: __, traces: ___, ...build }) => build,
  )
  return { ...meal, ingredients: meal.builds[0]?.ingredients, builds }
}

const put = (id: string, data: object) =>
  db.query(
    `insert into meal (id, slug, position, data) values ($1, $1, 1, $2)
      on conflict (id) do update set data = excluded.data`,
    [id, JSON.stringify({ ...data, id, slug: id })],
  )

test('meals of an older shop are sold with the list that they had, before and after the migration', async () => {
  const earlier = (await readMigrations()).filter(({ name }) => name < '0070')
  await db.query(
    'create table migration (name text primary key, applied_at timestamptz default now())',
  )
  for (const { name, text } of earlier) {
    await db.query(text)
    await db.query('insert into migration (name) values ($1)', [name])
  }
  await put('old', olderMeal('M03'))
  await put('bare', { name: { el: 'Α', en: 'A' } })
  await put('odd', { builds: 'none' })
  await put('mixed', { builds: [7, {}] })
  await migrate(db)
  const { rows } = await db.query(`select data from meal where id = 'old'`)
  for (const build of rows[0].data.builds)
    expect(build).toMatchObject({
      ingredients: demo.meals.find(({ id }) => id === 'M03')?.builds[0]?.ingredients,
      allergens: olderMeal('M03').allergens,
    })
  // A node of the version before still writes what it knows.
  await put('written-since', olderMeal('M01'))
  const { rows: sound, faults } = soundRows(await readCatalogue(db))
  expect(sound.meals.map(({ id }) => id).sort()).toEqual(['old', 'written-since'])
  for (const meal of sound.meals)
    for (const build of meal.builds) {
      expect(build.allergens).toEqual(meal.allergens)
      expect(build.ingredients.length).toBeGreaterThan(5)
    }
  expect(new Set(faults.map(({ id }) => id))).toEqual(new Set(['bare', 'odd', 'mixed']))
})
