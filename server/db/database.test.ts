import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { lineThatFallsSilent } from '../../test/outside/silent-line.ts'
import { seedDemo } from '../demo/seed.ts'
import { openDatabase, openReports, transaction } from './database.ts'
import { readCatalogue } from './meal/catalogue.ts'
import { migrate } from './migrating/migrate.ts'

const database = `gastra_${randomBytes(6).toString('hex')}`
const files = readdirSync(new URL('./migrations/', import.meta.url)).sort()
let admin: Pool
/** Two pools stand for two processes of the shop. */
let one: Pool
let other: Pool
beforeAll(async () => {
  const postgres = inject('postgres')
  admin = openDatabase({ ...postgres, max: 1 }, () => {})
  await admin.query(`create database ${database}`)
  one = openDatabase({ ...postgres, database, max: 4 }, () => {})
  other = openDatabase({ ...postgres, database, max: 4 }, () => {})
})
afterAll(async () => {
  await one.end()
  await other.end()
  await admin.query(`drop database ${database} with (force)`)
  await admin.end()
})

const applied = async () => (await one.query('select * from migration order by name')).rows

describe('migrations', () => {
  test('that fail leave nothing behind', async () => {
    await one.query('create table meal ()')
    await expect(migrate(one)).rejects.toThrow(/already exists/)
    await one.query('drop table meal')
    const { rows } = await one.query(`select tablename from pg_tables where schemaname = 'public'`)
    expect(rows).toEqual([])
  })

  test('run once each when two processes start on an empty database at once', async () => {
    await Promise.all([migrate(one), migrate(other), migrate(one)])
    expect((await applied()).map(({ name }) => name)).toEqual(files)
  })

  test('are repeatable: a second start changes nothing', async () => {
    const before = await applied()
    await migrate(other)
    expect(await applied()).toEqual(before)
  })

  test('are refused by name where a newer shop made the database, before anything is touched', async () => {
    await one.query(
      `update migration set name = '9999-later.sql' where name = '0018-mails-to-nobody.sql'`,
    )
    const before = await applied()
    await expect(migrate(other)).rejects.toThrow(/newer Gastra: it has 9999-later.sql/)
    expect(await applied()).toEqual(before)
    await one.query(
      `update migration set name = '0018-mails-to-nobody.sql' where name = '9999-later.sql'`,
    )
  })

  test('are refused by name where a file was changed after it was applied', async () => {
    const name = '0018-mails-to-nobody.sql'
    const before = await applied()
    const set = (checksum: string) =>
      one.query('update migration set checksum = $2 where name = $1', [name, checksum])
    await set('of another text')
    await expect(migrate(other)).rejects.toThrow(/^0018-mails-to-nobody.sql .* was changed after/)
    await set(before.find(row => row.name === name).checksum)
    expect(await applied()).toEqual(before)
  })

  test('get their checksums where an older shop applied them', async () => {
    const before = await applied()
    expect(before.every(({ checksum }) => /^[0-9a-f]{64}$/.test(checksum))).toBe(true)
    await one.query(`update migration set checksum = null where name < '0010'`)
    await migrate(other)
    expect(await applied()).toEqual(before)
    await one.query('alter table migration drop column checksum')
    await migrate(other)
    expect(await applied()).toEqual(before)
  })

  test('say for whom they wait, and go on when it lets go', async () => {
    await one.query(`update migration set name = '9999' where name = '0018-mails-to-nobody.sql'`)
    await one.query(`delete from migration where name = '9999'`)
    const holder = await one.connect()
    await holder.query('begin')
    await holder.query('lock table mail in access share mode')
    const said: string[] = []
    const heard = Promise.withResolvers<void>()
    const migrated = migrate(other, line => {
      said.push(line)
      heard.resolve()
    })
    await heard.promise
    // What others do with the table meanwhile is held up for two seconds at most.
    expect((await one.query('select from mail')).rowCount).toBe(0)
    await holder.query('commit')
    holder.release()
    await migrated
    expect(said[0]).toMatch(
      /^0018-mails-to-nobody.sql waits for process \d+ \(gastra: lock table mail/,
    )
    expect((await applied()).map(({ name }) => name)).toEqual(files)
  })
})

describe('a plan that a migration made wrong', () => {
  const change = (type: string) => other.query(`alter table planned alter column n type ${type}`)
  const named = { name: 'planned', text: 'select n from planned' }
  beforeAll(() => one.query('create table planned as select 1 as n'))
  afterAll(() => one.query('drop table planned'))

  test('is made anew, on whatever connection', async () => {
    await Promise.all([1, 2, 3, 4].map(() => one.query(named)))
    await change('bigint')
    const answers = await Promise.all([1, 2, 3, 4].map(() => one.query(named)))
    expect(answers.map(({ rows }) => rows)).toEqual(Array(4).fill([{ n: 1 }]))
  })

  test('is made anew in a transaction, which runs again', async () => {
    await Promise.all([1, 2, 3, 4].map(() => one.query(named)))
    await change('integer')
    expect((await transaction(one, tx => tx.query(named))).rows).toEqual([{ n: 1 }])
  })
})

describe('a database that does not answer', () => {
  const limits = { lock: 200, statement: 4000, answer: 2000 }

  test('because a row is locked is waited for no longer than the limit', async () => {
    const hasty = openDatabase({ ...inject('postgres'), database, max: 1 }, () => {}, limits)
    const holder = await one.connect()
    await holder.query('begin')
    await holder.query('lock table seeded')
    await expect(hasty.query('select * from seeded')).rejects.toMatchObject({ code: '55P03' })
    await expect(hasty.query('select pg_sleep(5)')).rejects.toThrow(/timeout/)
    expect((await hasty.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await holder.query('rollback')
    holder.release()
    await hasty.end()
  })

  test('because its line went silent is given up, and found again', async () => {
    const line = await lineThatFallsSilent(inject('postgres'))
    const hasty = openDatabase(
      { ...inject('postgres'), ...line.address, database, max: 2 },
      () => {},
      limits,
    )
    const ask = () => hasty.query('select 1 as one')
    await Promise.all([ask(), ask()])
    line.fallSilent()
    const inTransaction = transaction(hasty, tx => tx.query('select 1'))
    const answers = await Promise.allSettled([ask(), inTransaction])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    // Lines that are made from now on are forwarded again.
    expect((await ask()).rows).toEqual([{ one: 1 }])
    await hasty.end()
    await line.close()
  })

  test('because it recovers is not stormed by every call', async () => {
    let tried = 0
    const closing = createServer(socket => {
      tried++
      socket.destroy()
    })
    await once(closing.listen(0, '127.0.0.1'), 'listening')
    const { port } = closing.address() as AddressInfo
    const pool = openDatabase({ host: '127.0.0.1', port, user: 'gastra', database }, () => {})
    for (let round = 0; round < 20; round++) {
      const calls = await Promise.allSettled(
        Array.from({ length: 50 }, () => pool.query('select 1')),
      )
      expect(calls.every(({ status }) => status === 'rejected')).toBe(true)
      await pause(20)
    }
    expect(tried).toBeLessThan(60)
    await pool.end()
    closing.close()
  })
})

test('the demo shop is put in once, by one of the processes that start at once', async () => {
  const seeded = await Promise.all([seedDemo(one), seedDemo(other), seedDemo(one)])
  expect(seeded.filter(Boolean)).toHaveLength(1)
  expect((await readCatalogue(one)).meals).toHaveLength(64)
  expect(await seedDemo(other)).toBe(false)
})

describe('a transaction', () => {
  const names = async () => (await one.query('select name from seeded order by name')).rows
  const insert = `insert into seeded (name) values ('test')`

  test('that throws is undone, and its connection serves on', async () => {
    const broken = transaction(one, async tx => {
      await tx.query(insert)
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    expect(await names()).toEqual([{ name: 'demo' }])
    expect(one.idleCount).toBe(one.totalCount)
  })

  test('whose connection breaks is undone too, and the pool gets over it', async () => {
    const broken = transaction(one, async tx => {
      await tx.query(insert)
      await tx.query('select pg_terminate_backend(pg_backend_pid())')
    })
    await expect(broken).rejects.toThrow()
    expect(await names()).toEqual([{ name: 'demo' }])
  })

  test('that waits for another in a circle is run again', async () => {
    const rows = ['first', 'second']
    await one.query(`insert into seeded (name) select unnest($1::text[])`, [rows])
    const touch = (tx: PoolClient, name: string | undefined) =>
      tx.query('update seeded set name = name where name = $1', [name])
    let runs = 0
    const meeting = Promise.withResolvers<void>()
    const both = (db: Pool, [mine, others]: string[]) =>
      transaction(db, async tx => {
        await touch(tx, mine)
        // Both have their first row before either asks for its second.
        if (++runs === 2) meeting.resolve()
        await meeting.promise
        await touch(tx, others)
        return mine
      })
    expect(await Promise.all([both(one, rows), both(other, rows.toReversed())])).toEqual(rows)
    // A victim that is back before the other wakes up meets it once more.
    expect(runs).toBeGreaterThanOrEqual(3)
    await one.query('delete from seeded where name = any($1)', [rows])
  })

  test('that ends well is kept', async () => {
    const inserted = await transaction(one, async tx => (await tx.query(insert)).rowCount)
    expect(inserted).toBe(1)
    expect(await names()).toHaveLength(2)
  })
})

test('sums and versions are numbers, a date stays the text that it is', async () => {
  const { rows } = await one.query(`select 5000000000::bigint as big, date '2026-03-29' as day`)
  expect(rows).toEqual([{ big: 5_000_000_000, day: '2026-03-29' }])
})

test('a connection gets its settings after it was made, so that a pooler lets it in', async () => {
  const { rows } = await one.query(
    `select name, setting, source from pg_settings
     where name in ('enable_seqscan', 'statement_timeout', 'plan_cache_mode') order by name`,
  )
  expect(rows).toEqual([
    { name: 'enable_seqscan', setting: 'off', source: 'session' },
    { name: 'plan_cache_mode', setting: 'force_generic_plan', source: 'session' },
    { name: 'statement_timeout', setting: '8000', source: 'session' },
  ])
})

describe('the pool for reports', () => {
  test('plans for what is asked, reads whole tables, gives up in time, and cannot write', async () => {
    const reports = openReports({ ...inject('postgres'), database }, () => {})
    const said = async (name: string) =>
      Object.values((await reports.query(`show ${name}`)).rows[0])
    expect(await said('enable_seqscan')).toEqual(['on'])
    expect(await said('plan_cache_mode')).toEqual(['force_custom_plan'])
    expect(await said('statement_timeout')).toEqual(['5s'])
    expect(reports.options.max).toBe(3)
    await expect(reports.query('delete from meal')).rejects.toThrow('read-only')
    await reports.end()
  })
})
