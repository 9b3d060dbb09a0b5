import type { Pool } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/database/empty-database.ts'
import { soundRows } from '../../catalogue/sound-rows.ts'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { readCatalogue } from '../meal/catalogue.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

const demo = await demoCatalogue()
let db: Pool
beforeAll(async () => {
  const empty = await emptyDatabase(1)
  db = empty.db
  return empty.close
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
