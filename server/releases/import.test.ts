import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Catalogue, leastMainMealsIn } from '#shop/catalogue.ts'
import { requiredFor } from '#shop/plan/day-state.ts'
import type { Plan } from '#shop/plan/plan.ts'
import { emptyDatabase } from '../../test/database/empty-database.ts'
import { type Door, openDoor, path } from '../../test/door.ts'
import { catalogueCommand, startCatalogueCommand } from '../../test/process/catalogue-command.ts'
import { shopOn } from '../../test/shop-on.ts'
import { rememberCatalogue } from '../catalogue/memory.ts'
import { readCatalogueVersion } from '../db/meal/catalogue.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { stateName, writeStateName } from '../folder/common-state.ts'
import { exportFolder } from '../folder/export.ts'
import { problemLine } from '../folder/problem.ts'
import { newShopFolder } from '../folders.ts'
import { carryOutImport, planImport } from './import.ts'

let door: Door
let home: string
let folder: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'import-'))
})
afterAll(() => rm(home, { recursive: true }))

const data = () => join(home, 'data')
const now = new Date('2026-11-23T08:00:00Z')

/** Each test has the demo shop, and a folder that was exported from it. */
beforeEach(async () => {
  door = await openDoor()
  folder = await mkdtemp(join(home, 'folder-'))
  await exportFolder(door.db, { folder, dataDir: data(), now })
  return () => door.close()
})

async function edit(file: string, piece: string | RegExp, instead: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8')
  const changed = text.replace(piece, instead)
  if (changed === text) throw new Error(`${file} does not hold ${piece}`)
  await writeFile(join(folder, file), changed)
}

async function plan(from = folder, db: Pool = door.db) {
  const found = await planImport(db, data(), from, { now })
  if ('problems' in found) throw new Error(found.problems.map(problemLine).join('\n'))
  return found
}

async function bring(from = folder, db: Pool = door.db): Promise<readonly string[]> {
  const found = await plan(from, db)
  expect(found.refusals).toEqual([])
  expect(await carryOutImport(db, data(), found, now)).toBe(null)
  if (from === folder) await writeStateName(folder, stateName(found.says))
  return found.lines
}

async function textsIn(from: string): Promise<Record<string, string>> {
  const files = await readdir(from, { recursive: true, withFileTypes: true })
  const texts = files
    .filter(file => file.isFile())
    .map(async file => {
      const path = join(file.parentPath, file.name)
      return [path.slice(from.length + 1), await readFile(path, 'latin1')] as const
    })
  return Object.fromEntries((await Promise.all(texts)).sort())
}

async function emptyShop() {
  const empty = await emptyDatabase()
  await migrate(empty.db)
  return empty
}

test('13.44 what is exported, imported into an empty database and exported again is the same, byte for byte', async () => {
  await edit('coupons.yaml', 'usesPerCustomer: 1', 'usesPerCustomer: 2\n  minSubtotal: 12.50')
  await writeFile(join(folder, 'brand.yaml'), 'name: { el: Μπουκιά, en: Boukia }\n')
  await writeFile(join(folder, 'weeks.yaml'), weeksFile)
  await bring()
  const first = join(home, 'first')
  await exportFolder(door.db, { folder: first, dataDir: data(), now })
  const { db, close } = await emptyShop()
  await bring(first, db)
  const second = join(home, 'second')
  await exportFolder(db, { folder: second, dataDir: join(home, 'other-data'), now })
  await close()
  const texts = await textsIn(first)
  expect(Object.keys(texts).length).toBeGreaterThan(70)
  expect(await textsIn(second)).toEqual(texts)
})

const weeksFile = `templates:
  - id: winter
    name: { el: Χειμώνας, en: Winter }
    dishes: { mousakas: [monday, friday], fasolada: [] }
calendar:
  - { week: "2026-12-14", template: winter }
  - { week: "2026-12-07", template: winter }
`

test('weeks that are not the usual one are told line by line, and sold by', async () => {
  await rm(join(folder, 'weeks.yaml'))
  await bring()
  await writeFile(join(folder, 'weeks.yaml'), weeksFile)
  expect(await bring()).toEqual([
    'weeks.yaml',
    '  templates[winter] is new',
    '  calendar[2026-12-07] is new',
    '  calendar[2026-12-14] is new',
  ])
  const memory = await rememberCatalogue(door.db, { log: () => {}, providers: ['viva'] })
  const meal = memory.current().mealBySlug.get('mousakas')
  await memory.stop()
  expect(meal?.weeks).toEqual({ '2026-12-07': [1, 5], '2026-12-14': [1, 5] })
  await edit('weeks.yaml', 'mousakas: [monday, friday]', 'mousakas: [tuesday]')
  await edit('weeks.yaml', '  - { week: "2026-12-14", template: winter }\n', '')
  expect((await plan()).lines).toEqual([
    'weeks.yaml',
    '  templates[winter].dishes.mousakas[tuesday] is new',
    '  templates[winter].dishes.mousakas[monday] goes',
    '  templates[winter].dishes.mousakas[friday] goes',
    '  calendar[2026-12-14] goes',
  ])
})

test('a folder that says what the shop is changes nothing', async () => {
  const before = await readCatalogueVersion(door.db)
  expect((await plan()).lines).toEqual([])
  expect(await readCatalogueVersion(door.db)).toBe(before)
})

test('a shop says how many main meals a single order needs, and its texts follow', async () => {
  await edit('plans.yaml', 'minTotal: 25.00', 'minTotal: 25.00\n  mainMeals: 6')
  await bring()
  const memory = await rememberCatalogue(door.db, { log: () => {}, providers: ['viva'] })
  const catalogue = memory.current()
  await memory.stop()
  expect(leastMainMealsIn(catalogue.plans)).toBe(6)
  const single = catalogue.plans.get('single-bal') as Plan
  expect(requiredFor(single, { days: 1 })['main-meal']).toBe(6)
  // A plan is compared with single orders of that size.
  expect([...catalogue.plans.values()].every(plan => plan.leastMainMeals === 6)).toBe(true)
  expect(JSON.stringify(catalogue.texts.faq)).toContain('needs at least 6 main meals')
})

test('a change is told field by field, raises the version once, and reaches a running shop', async () => {
  await edit('dishes/mousakas.yaml', 'hero: 9.40', 'hero: 10.20')
  await edit('dishes/mousakas.yaml', 'en: Moussaka with', 'en: Our moussaka with')
  await edit(
    'ingredients.yaml',
    '- id: honey\n',
    '- id: sand\n  name: { el: Άμμος, en: Sand }\n  vegan: true\n  vegetarian: true\n  group: spices\n  per100g: { fat: 0, saturates: 0, carbs: 0, sugars: 0, fibre: 0, protein: 0, salt: 0 }\n- id: honey\n',
  )
  const before = await readCatalogueVersion(door.db)
  const memory = await rememberCatalogue(door.db, { log: () => {}, providers: ['viva'] })
  const lines = await bring()
  expect(lines).toContain('dishes/mousakas.yaml')
  expect(lines).toContain('  prices.hero: 9.40 → 10.20')
  expect(lines).toContain('  [sand] is new')
  expect(lines.filter(line => /name\.en/.test(line))).toHaveLength(1)
  expect(await readCatalogueVersion(door.db)).toBe(before + 1)
  await expect.poll(() => heroPrice(memory.current()), { timeout: 5000 }).toBe(1020)
  await memory.stop()
})

function heroPrice({ mealBySlug }: Catalogue) {
  const builds = mealBySlug.get('mousakas')?.builds
  return builds?.find(({ portion }) => portion === 'hero')?.price
}

/** A dish that an open order of the demo holds. */
async function heldDish(): Promise<{ slug: string; id: string; number: number }> {
  const { rows } = await door.db.query(
    `select i.slug, i.meal_id as id, min(o.number)::int as number from customer_order o
      join order_delivery d on d.order_id = o.id join order_item i on i.delivery_id = d.id
      where o.status = 'opened' and d.status = 'planned' group by 1, 2 order by 1 limit 1`,
  )
  return rows[0]
}

test('a dish that an open order holds leaves the menu, the order stays, and it comes back as it was', async () => {
  const { slug, id, number } = await heldDish()
  const kept = await readFile(join(folder, `dishes/${slug}.yaml`), 'utf8')
  await rm(join(folder, `dishes/${slug}.yaml`))
  await edit('shop.yaml', `  - ${slug}\n`, '')
  await rm(join(folder, 'weeks.yaml'))
  const lines = await bring()
  expect(lines.join('\n')).toMatch(
    new RegExp(`is sold no longer; orders? .*${number}.* delivered as sold`),
  )
  const { rows } = await door.db.query('select id from retired where kind = $1', ['meal'])
  expect(rows).toEqual([{ id }])
  expect((await door.db.query('select from meal where id = $1', [id])).rowCount).toBe(0)
  await writeFile(join(folder, `dishes/${slug}.yaml`), kept)
  await bring()
  expect((await door.db.query('select id from meal where slug = $1', [slug])).rows).toEqual([
    { id },
  ])
  expect((await door.db.query('select from retired')).rowCount).toBe(0)
})

test('a company with members and a place with open orders cannot go', async () => {
  await edit('companies.yaml', /- id: lefka[\s\S]*?(?=- id: tavros-hub)/, '')
  const { refusals, lines } = await plan()
  expect(lines).toContain('  [lefka] goes')
  expect(refusals).toEqual([
    expect.stringMatching(/^Lefka Architects \(lefka\) cannot go: .*2 people belong to it\.$/),
  ])
})

test('a plan that is gone is not offered, and a cart that has it still works', async () => {
  const plan = { type: 'weekly', dietCode: 'bal', daysPerWeek: 5, mainMeals: 5, weeks: 4 } as const
  const { data: cart } = await door.ask('cart-create', plan)
  await edit('plans.yaml', /\n {4}- weeks: 4[\s\S]*?Monthly plan/, '')
  await bring()
  const memory = await rememberCatalogue(door.db, { log: () => {}, providers: ['viva'] })
  const { plans } = memory.current()
  expect(plans.get('weekly-bal-5-5-4')).toMatchObject({ retired: true })
  expect(plans.get('weekly-bal-5-5-2')).not.toHaveProperty('retired')
  await memory.stop()
  const { app } = await shopOn(door.db, () => now.getTime())
  const query = { apiKey: 'demo', business: 'demo' }
  const asked = await app.inject({ url: path('cart-one'), query: { ...query, cartId: cart.id } })
  expect(asked.json()).toMatchObject({
    code: 'ok',
    data: { spotPlan: { plan: { id: 'weekly-bal-5-5-4' } } },
  })
  const offered = await app.inject({ url: path('plan-collection'), query })
  expect(offered.body).not.toContain('weekly-bal-5-5-4')
  await app.close()
  // An export writes what is sold alone.
  const again = join(home, 'without-months')
  await exportFolder(door.db, { folder: again, dataDir: data(), now })
  expect(await readFile(join(again, 'plans.yaml'), 'utf8')).not.toContain('weeks: 4')
})

test('a coupon that is gone serves nobody, and comes back with its uses', async () => {
  const kept = await readFile(join(folder, 'coupons.yaml'), 'utf8')
  await rm(join(folder, 'coupons.yaml'))
  await bring()
  const row = () => door.db.query(`select code_key, data from coupon where id = 'proti20'`)
  expect((await row()).rows[0]).toMatchObject({ data: { until: '2000-01-01', offered: false } })
  await writeFile(join(folder, 'coupons.yaml'), kept)
  await bring()
  expect((await row()).rows[0]).toMatchObject({ code_key: 'PROTI20', data: { until: null } })
})

test('two dishes may change their addresses with each other and keep their ids', async () => {
  const [one, other] = ['dishes/fasolada.yaml', 'dishes/gemista.yaml']
  const [first, second] = [
    await readFile(join(folder, one), 'utf8'),
    await readFile(join(folder, other), 'utf8'),
  ]
  await writeFile(join(folder, one), second)
  await writeFile(join(folder, other), first)
  const ids = async () =>
    (
      await door.db.query(
        `select slug, id from meal where slug in ('fasolada', 'gemista') order by slug`,
      )
    ).rows.map(({ id }) => id)
  const before = await ids()
  const lines = await bring()
  expect(lines).toContain('  was dishes/gemista.yaml: its address changes')
  expect(await ids()).toEqual(before.toReversed())
})

test('of two imports at once the second is told to look again', async () => {
  await edit('dishes/mousakas.yaml', 'en: Moussaka', 'en: First')
  const one = await plan()
  await edit('dishes/mousakas.yaml', 'en: First', 'en: Second')
  const other = await plan()
  const told = await Promise.all(
    [one, other].map(each => carryOutImport(door.db, data(), each, now)),
  )
  expect(told.filter(says => says === null)).toHaveLength(1)
  expect(told.filter(says => says?.includes('changed meanwhile'))).toHaveLength(1)
})

test('an import that dies midway has changed nothing', async () => {
  await edit('dishes/mousakas.yaml', 'hero: 9.40', 'hero: 10.20')
  await edit('shop.yaml', 'portionsPerMeal: 80', 'portionsPerMeal: 70')
  const found = await plan()
  const before = (await exported()).texts
  // The last table but a few that it writes is held, so that it waits there with all else written.
  const holder = await door.db.connect()
  await holder.query('begin')
  await holder.query('select from kitchen_limit for update')
  const dying = carryOutImport(door.db, data(), found, now).catch((error: Error) => error.message)
  await expect
    .poll(
      async () =>
        (
          await door.db.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'update kitchen_limit%'`)
        ).rowCount,
      { timeout: 10_000 },
    )
    .toBe(1)
  expect(await dying).toEqual(expect.any(String))
  await holder.query('rollback')
  holder.release()
  expect((await exported()).texts).toEqual(before)
})

test('npm run catalogue, killed at any moment, leaves the shop as it was or as it shall be', async () => {
  const before = (await exported()).texts
  await edit('dishes/mousakas.yaml', 'hero: 9.40', 'hero: 10.20')
  await edit('shop.yaml', 'portionsPerMeal: 80', 'portionsPerMeal: 70')
  const { 'state.txt': _, ...wanted } = await textsIn(folder)
  // The locks for which it waits: at the first table that it reads, at the last that it writes.
  for (const [held, waits] of [
    ['lock table meal', '%meal%'],
    ['select from kitchen_limit for update', 'update kitchen_limit%'],
  ] as const) {
    const holder = await door.db.connect()
    await holder.query('begin')
    await holder.query(held)
    const { child, ended } = importing()
    await expect
      .poll(async () => (await door.db.query(waitingFor, [waits])).rowCount, { timeout: 60_000 })
      .toBe(1)
    child.kill('SIGKILL')
    await ended
    await holder.query('rollback')
    holder.release()
    expect((await exported()).texts).toEqual(before)
  }
  // After its transaction, while it goes on to the pictures.
  const { child, ended } = importing()
  const price = `select 1 from meal where slug = 'mousakas' and data::text like '%1020%'`
  await expect
    .poll(async () => (await door.db.query(price)).rowCount, { timeout: 60_000, interval: 5 })
    .toBe(1)
  child.kill('SIGKILL')
  await ended
  expect((await exported()).texts).toMatchObject(wanted)
}, 180_000)

const waitingFor = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like $1`

test('over a pipe an import says that it wants --yes, and changes nothing', async () => {
  await edit('dishes/mousakas.yaml', 'hero: 9.40', 'hero: 10.20')
  const { code, out, errors } = await commanded(['import', folder])
  expect(out).toContain('prices.hero: 9.40 → 10.20')
  expect(errors).toContain(
    'There is no terminal to ask at. With --yes it is done without a question.',
  )
  expect(errors).toContain('Nothing was changed.')
  expect(code).toBe(1)
  expect((await plan()).lines).not.toEqual([])
})

test('asked how it is used, the command says it; what is not whole or not right fails with the same', async () => {
  const said = (line: string) => commanded(line.split(' '))
  for (const { code, out, errors } of await Promise.all(
    ['import --help', '--help', '-h'].map(said),
  )) {
    expect([code, errors]).toEqual([0, ''])
    expect(out).toContain('--yes: does not ask')
  }
  for (const { code, out, errors } of await Promise.all(
    ['import', 'import a b', 'check a --yes', 'chekc a'].map(said),
  )) {
    expect([code, out]).toEqual([1, ''])
    expect(errors).toMatch(/^npm run catalogue -- new FOLDER/)
  }
})

const commanded = (args: readonly string[]) => catalogueCommand(door.db, data(), args)

const importing = () => startCatalogueCommand(door.db, data(), ['import', folder, '--yes'])

let exports = 0
async function exported() {
  exports += 1
  const to = join(home, `export-${exports}`)
  await exportFolder(door.db, { folder: to, dataDir: data(), now })
  return { texts: await textsIn(to) }
}

test('pictures are copied in, and one that replaces a newer one says so', async () => {
  const picture = (colour: string) =>
    sharp({ create: { width: 1000, height: 750, channels: 3, background: colour } })
      .jpeg()
      .toBuffer()
  const file = join(folder, 'pictures', 'meals', 'mousakas.jpg')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await picture('red'))
  expect(await bring()).toEqual(['pictures/meals/mousakas.jpg is new'])
  const own = join(data(), 'pictures', 'meals', 'mousakas', 'source.jpg')
  expect(await readFile(own)).toEqual(await picture('red'))
  expect((await plan()).lines).toEqual([])
  await new Promise(resolve => setTimeout(resolve, 20))
  await writeFile(own, await picture('blue'))
  expect((await plan()).lines).toEqual([
    expect.stringMatching(
      /^pictures\/meals\/mousakas\.jpg replaces the shop’s, which is newer \(\d{4}-/,
    ),
  ])
  await rm(join(data(), 'pictures'), { recursive: true })
})

test('a folder with a problem is not imported, and an export does not mix with another folder', async () => {
  await edit('dishes/mousakas.yaml', 'hero: 9.40', 'hero: many')
  const found = await planImport(door.db, data(), folder, { now })
  expect('problems' in found && found.problems.map(problemLine)).toEqual([
    expect.stringMatching(/^dishes\/mousakas\.yaml:\d+:\d+ prices\.hero: should be a number/),
  ])
  await expect(exportFolder(door.db, { folder, dataDir: data(), now })).rejects.toThrow(
    'is not empty',
  )
})

test('the new folder opens a shop that sells', async () => {
  const { db, close } = await emptyShop()
  await bring(fileURLToPath(newShopFolder), db)
  const memory = await rememberCatalogue(db, { log: () => {}, providers: ['viva'] })
  const { meals, plans } = memory.current()
  expect(meals.map(({ slug }) => slug)).toEqual([
    'kotopoulo-me-ryzi',
    'fakes',
    'giaourti-me-karydia',
  ])
  expect(meals[1]?.diet).toContain('vegan')
  expect([...plans.keys()]).toContain('single-ic')
  await memory.stop()
  await close()
})
