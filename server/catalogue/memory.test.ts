import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freshDays } from '#shop/plan/plan-deliveries.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { lineThatFallsSilent } from '../../test/outside/silent-line.ts'
import { openDatabase } from '../db/database.ts'
import { readCatalogue } from '../db/meal/catalogue.ts'
import { demoCatalogue } from '../demo/catalogue.ts'
import { greekHolidaysOn } from './holidays.ts'
import { type CatalogueMemory, catalogueFrom, rememberCatalogue } from './memory.ts'

let door: Door
let memory: CatalogueMemory
const logged: string[] = []
const log = (_: unknown, message: string) => logged.push(message)
beforeAll(async () => {
  door = await openDoor()
  memory = await rememberCatalogue(door.db, { log, providers: ['viva'] })
})
afterAll(async () => {
  await memory.stop()
  await door.close()
})

const premiumOf = (slug: string) => memory.current().mealBySlug.get(slug)?.premium
const charge = (cents: number) =>
  door.db.query(
    `update meal set data = jsonb_set(data, '{premium}', to_jsonb($1::int)) where slug = 'mousakas'`,
    [cents],
  )

/** Waits until it is so, at most ten seconds. */
async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 10_000; waited += 20) await pause(20)
}

describe('9.25 what a plan brings keeps until it is eaten', () => {
  const freshOf = async (days: number) => {
    const rows = { version: 1, ...(await demoCatalogue()) }
    const meals = rows.meals.map(meal => ({
      ...meal,
      shelfDays: meal.type === 'main-meal' ? days : 9,
    }))
    const { plans } = catalogueFrom({ ...rows, meals })
    return new Set([...plans.values()].map(freshDays))
  }

  test('so no delivery covers more days than any main dish keeps, whatever the plan says', async () => {
    expect(await freshOf(2)).toEqual(new Set([2]))
    expect(await freshOf(3)).toEqual(new Set([3]))
  })

  test('and dishes that keep longer change nothing where the plan does not say so', async () => {
    expect(await freshOf(6)).toEqual(new Set([4]))
  })
})

describe('the catalogue in memory', () => {
  test('1.11 offers no way to pay whose provider has no keys', () => {
    const codes = memory.current().paymentTypes.map(({ code }) => code)
    // What a company pays on account needs no provider.
    expect([...new Set(codes)]).toEqual(['card', 'iris', 'account'])
  })

  test('has the demo shop, each build with its meal', () => {
    const { meals, builds, mealBySlug } = memory.current()
    expect(meals).toHaveLength(64)
    expect(mealBySlug.get('pastitsio')?.id).toBe('M10')
    expect(builds.get('M10-hero')).toMatchObject({
      meal: { id: 'M10' },
      build: { portion: 'hero' },
    })
  })

  test('is read again when the tables change, with a new version', async () => {
    const { version } = memory.current()
    expect(premiumOf('mousakas')).toBe(0)
    await charge(250)
    await until(() => premiumOf('mousakas') === 250)
    expect(premiumOf('mousakas')).toBe(250)
    expect(memory.current().version).toBeGreaterThan(version)
    expect(memory.current().builds.get('M11-hero')?.meal.premium).toBe(250)
  })

  test('loses a meal that is taken off', async () => {
    await door.db.query(`delete from meal where slug = 'pasteli-meli-fistiki'`)
    await until(() => memory.current().meals.length === 63)
    expect(memory.current().meals).toHaveLength(63)
    expect(memory.current().builds.has('S09-regular')).toBe(false)
  })

  test('is unchanged, the same object, while nothing of it changes', async () => {
    const before = memory.current()
    await door.db.query('notify catalogue')
    await door.db.query(`update customer set name = name`)
    await pause(200)
    expect(memory.current()).toBe(before)
  })

  test('does not change before the change is committed', async () => {
    const client = await door.db.connect()
    try {
      await client.query('begin')
      await client.query(`delete from meal where slug = 'mousakas'`)
      await pause(200)
      expect(premiumOf('mousakas')).toBe(250)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('finds out what changed while the database was away', async () => {
    await door.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`,
    )
    await charge(300)
    await until(() => premiumOf('mousakas') === 300)
    expect(premiumOf('mousakas')).toBe(300)
    await charge(350)
    await until(() => premiumOf('mousakas') === 350)
    expect(premiumOf('mousakas')).toBe(350)
  })
})

describe('a row that cannot be sold', () => {
  const sabotaged = `update meal set data = data - 'builds' where slug = 'fasolada'`
  const line = 'A row of the catalogue is left out: meal M26: builds is missing'
  const told = () => logged.filter(each => each === line).length

  test('is named and left out while the shop runs, which goes on with the others', async () => {
    const { rows } = await door.db.query(`select id, data from meal where slug = 'fasolada'`)
    expect(rows[0].id).toBe('M26')
    const before = memory.current().meals.length
    await door.db.query(sabotaged)
    await until(() => !memory.current().mealBySlug.has('fasolada'))
    expect([memory.current().meals.length, told()]).toEqual([before - 1, 1])
    expect(memory.current().builds.has('M26-hero')).toBe(false)
    // Another change tells it no second time.
    await charge(444)
    await until(() => premiumOf('mousakas') === 444)
    expect([premiumOf('mousakas'), told()]).toEqual([444, 1])
    await door.db.query(`update meal set data = $1 where slug = 'fasolada'`, [rows[0].data])
    await until(() => memory.current().mealBySlug.has('fasolada'))
    expect(memory.current().meals).toHaveLength(before)
  })

  test('does not keep a shop from opening', async () => {
    await door.db.query(sabotaged)
    await door.db.query(
      `update plan set data = data || '{"dietCode": "keto"}' where id = 'single-ic'`,
    )
    await door.db.query(`update time_period set data = '[]' where id = 'afternoon'`)
    const lines: string[] = []
    const options = {
      log: (_: unknown, message: string) => lines.push(message),
      providers: ['viva'],
    }
    const opened = await rememberCatalogue(door.db, options)
    const { mealBySlug, plans, timePeriods } = opened.current()
    expect([mealBySlug.has('fasolada'), mealBySlug.has('mousakas')]).toEqual([false, true])
    expect([plans.has('single-ic'), plans.has('single-bal')]).toEqual([false, true])
    expect(timePeriods.map(({ id }) => id)).toEqual(['morning'])
    expect(lines.sort()).toEqual([
      line,
      'A row of the catalogue is left out: plan single-ic: dietCode is "keto", not one of wl, bal, mg, ic',
      'A row of the catalogue is left out: time_period afternoon: is [], not an object',
    ])
    await opened.stop()
  })
})

test('a change whose notice was lost is found by the check of the version', async () => {
  const unheard = await rememberCatalogue(door.db, { log, providers: [], checkMilliseconds: 50 })
  const { version } = unheard.current()
  await door.db.query('update catalogue_version set version = version + 1')
  await until(() => unheard.current().version > version)
  expect(unheard.current().version).toBe(version + 1)
  await unheard.stop()
})

test('an answer that is older than the last one puts no old price back', async () => {
  const [newer, older] = [await readCatalogue(door.db), await readCatalogue(door.db)]
  const version = newer.version + 10
  const answers: unknown[] = [{ ...newer, version }, { version: version + 1 }, older]
  const query = async () => ({ rows: [answers.shift() ?? { version }] })
  const slow = { query, connect: () => door.db.connect() } as unknown as Pool
  const kept = await rememberCatalogue(slow, { log, providers: [] })
  expect(kept.current().version).toBe(version)
  expect(answers).toEqual([])
  await kept.stop()
})

test('a change is seen although every line fell silent without a word', async () => {
  const line = await lineThatFallsSilent(inject('postgres'))
  const limits = { lock: 200, statement: 2000, answer: 2000 }
  const { database } = door.db.options
  const connection = { ...inject('postgres'), ...line.address, database, max: 2 }
  const far = openDatabase(connection, () => {}, limits)
  const options = { log: () => {}, providers: [], checkMilliseconds: 100 }
  const distant = await rememberCatalogue(far, options)
  line.fallSilent()
  await charge(400)
  const isSeen = () => distant.current().mealBySlug.get('mousakas')?.premium === 400
  await until(isSeen)
  expect(isSeen()).toBe(true)
  await distant.stop()
  await far.end()
  await line.close()
})

test('the public holidays of Greece follow its own Easter', () => {
  for (const date of ['2026-02-23', '2026-04-10', '2026-04-13', '2026-06-01', '2027-05-03'])
    expect([date, greekHolidaysOn(date)?.length]).toEqual([date, 1])
  for (const date of ['2026-04-03', '2026-04-06', '2026-11-17'])
    expect([date, greekHolidaysOn(date)]).toEqual([date, []])
})

test('the holidays of later years are known too, however long ago the catalogue was read', () => {
  const { holidays } = memory.current()
  for (const date of ['2028-04-14', '2028-12-25', '2031-01-06', '2036-03-25'])
    expect([date, holidays.has(date)]).toEqual([date, true])
  expect(holidays.has('2031-01-07')).toBe(false)
})
