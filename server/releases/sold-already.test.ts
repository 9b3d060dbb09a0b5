import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Meal } from '#shop/meal.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import { mondayOf } from '#shop/schedule/weekday.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, nikos, signUp } from '../../test/people.ts'
import { catalogueCommand } from '../../test/process/catalogue-command.ts'
import { readLoadsOf } from '../db/load/capacity.ts'
import { nextOpenDay } from '../demo/day/story.ts'
import { exportFolder } from '../folder/export.ts'
import { problemLine } from '../folder/problem.ts'
import { carryOutImport, planImport } from './import.ts'

const now = new Date('2026-11-23T08:00:00Z')

let door: Door
let home: string
let folder: string
let number: number
let date: string
let meal: Meal
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'sold-'))
})
afterAll(() => rm(home, { recursive: true }))

/** Each test has the demo shop with one order of its own, and a folder that was exported from it. */
beforeEach(async () => {
  door = await openDoor()
  await door.db.query(`update order_delivery set status = 'canceled'`)
  await door.db.query('delete from kitchen_load')
  const sold = await paidOrder(door, await signUp(door, maria))
  const [delivery] = sold.order.deliveries
  const found = door.shop.catalogue().builds.get(delivery?.items[0]?.id ?? '')?.meal
  if (!delivery || !found) throw new Error('nothing was sold')
  number = sold.number
  date = delivery.date
  meal = found
  folder = await mkdtemp(join(home, 'folder-'))
  await exportFolder(door.db, { folder, dataDir: home, now })
  return () => door.close()
})

async function edit(file: string, piece: string | RegExp, instead: string): Promise<void> {
  const before = await readFile(join(folder, file), 'utf8')
  const after = before.replace(piece, instead)
  if (after === before) throw new Error(`${file} does not hold ${piece}`)
  await writeFile(join(folder, file), after)
}

async function plan() {
  const found = await planImport(door.db, home, folder, { now })
  if ('problems' in found) throw new Error(found.problems.map(problemLine).join('\n'))
  return found
}

const carryOut = async (found: Awaited<ReturnType<typeof plan>>) =>
  carryOutImport(door.db, home, found, now)

const loadOf = async (kind: string, what: string) =>
  (await readLoadsOf(door.db, date)).find(load => load.kind === kind && load.what === what)?.most

test('what hurts nobody who bought is imported at once', async () => {
  await edit('shop.yaml', 'portionsPerMeal: 80', 'portionsPerMeal: 70')
  const found = await plan()
  expect(found.sold.lines).toEqual([])
  expect(await carryOut(found)).toBe(null)
})

test('13.23 a closed day names the orders of that day', async () => {
  const reason = '{ el: Απογραφή, en: Stocktaking }'
  await edit('shop.yaml', /^/, `closed: { days: [ { from: ${date}, reason: ${reason} } ] }\n`)
  expect((await plan()).sold.lines).toEqual([`${date}: the day is closed; order ${number}`])
})

test('a limit below what is sold names the latest orders and what is taken', async () => {
  const other = await paidOrder(door, await signUp(door, nikos))
  await edit('shop.yaml', /^/, `dayLimits: [ { date: "${date}", deliveries: 1 } ]\n`)
  expect((await plan()).sold.lines).toEqual([
    `${date}: the day has no room for what is sold; order ${other.number}`,
    `${date}: 2 deliveries are taken, and the limit becomes 1`,
  ])
})

test('a week that keeps a sold dish out, and an allergen that a sold dish gains, are named', async () => {
  const name = '{ el: Χειμώνας, en: Winter }'
  const template = `{ id: winter, name: ${name}, dishes: { ${meal.slug}: [] } }`
  const follows = `{ week: "${mondayOf(date)}", template: winter }`
  await writeFile(
    join(folder, 'weeks.yaml'),
    `templates: [ ${template} ]\ncalendar: [ ${follows} ]\n`,
  )
  const { lines } = (await plan()).sold
  expect(lines).toEqual([`${date}: ${meal.name.en} leaves the day; order ${number}`])
  const [gained] = ['sesame', 'fish', 'celery'].filter(code => !meal.allergens.includes(code))
  const recipe = await readFile(join(folder, `dishes/${meal.slug}.yaml`), 'utf8')
  const [, held] = /^recipe:\n {2}([\w-]+):/m.exec(recipe) ?? []
  await edit(
    'ingredients.yaml',
    new RegExp(`- id: ${held}\n`),
    `- id: ${held}\n  traces: [ ${gained} ]\n`,
  )
  expect((await plan()).sold.lines.join('\n')).toContain(
    `${date}: ${meal.name.en} gains ${gained}, which was not declared when it was sold; order ${number}`,
  )
})

test('13.23 what is sold after it was shown is not hurt: the import is shown again', async () => {
  await edit('shop.yaml', /^/, `dayLimits: [ { date: "${date}", deliveries: 1 } ]\n`)
  const found = await plan()
  expect(found.sold.lines).toEqual([])
  await paidOrder(door, await signUp(door, nikos))
  expect(await carryOut(found)).toMatch(/More was sold meanwhile/)
  expect((await plan()).sold.lines).toHaveLength(2)
})

test('another usual limit holds on days that have sold something, too', async () => {
  await edit('shop.yaml', 'portionsPerMeal: 80', 'portionsPerMeal: 30')
  expect(await loadOf('meal', meal.id)).toBe(80)
  expect(await carryOut(await plan())).toBe(null)
  expect(await loadOf('meal', meal.id)).toBe(30)
})

test('13.23 npm run catalogue names what is sold, and imports only where it is wanted all the same', async () => {
  // A command looks at the machine's own clock, to which this test's Tuesday may be over.
  const coming = nextOpenDay(athensDate(Date.now()), door.shop.catalogue().holidays)
  await door.db.query('update order_delivery set date = $1 where date = $2', [coming, date])
  const reason = '{ el: Απογραφή, en: Stocktaking }'
  await edit('shop.yaml', /^/, `closed: { days: [ { from: ${coming}, reason: ${reason} } ] }\n`)
  const refused = await command('import', folder, '--yes')
  expect(refused.code).toBe(1)
  expect(refused.says).toContain(`  ${coming}: the day is closed; order ${number}`)
  expect(refused.says).toContain('Nothing was changed.')
  expect((await plan()).lines).not.toEqual([])
  expect((await command('import', folder, '--yes', '--although-sold')).code).toBe(0)
  expect((await plan()).lines).toEqual([])
})

const command = (...given: string[]) => catalogueCommand(door.db, home, given)
