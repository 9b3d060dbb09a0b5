import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seedDemo } from '../demo/seed.ts'
import { readCatalogue } from './catalogue.ts'
import { migrate, openDatabase, transaction } from './database.ts'

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
    expect(runs).toBe(3)
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
