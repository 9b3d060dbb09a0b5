import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { earlierShop } from '../../test/database/earlier-shop.ts'
import { olderPostgres } from '../../test/database/older-postgres.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder, unpaidOrder } from '../../test/orders/orders.ts'
import { shoppersLike } from '../../test/orders/shoppers.ts'
import { filledCart, maria, nikos, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'
import { copyLimits } from '../db/backup/copying.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { withArchive } from './archive-reader.ts'
import { writeArchive } from './archive-writer.ts'
import { backUp } from './backup.ts'
import type { Contents } from './contents.ts'
import { restore } from './restore.ts'

let folder: string
let dataDir: string
let door: Door
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastra-backup-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'data')
  const meal = join(dataDir, 'pictures', 'meals', 'fakes')
  await mkdir(meal, { recursive: true })
  await writeFile(join(meal, 'source.jpg'), randomBytes(70_000))
  await writeFile(join(meal, '240.webp'), 'made from the source')
  await mkdir(join(dataDir, 'pictures', 'feed', 'post'), { recursive: true })
  await writeFile(join(dataDir, 'pictures', 'feed', 'post', '480.jpg'), 'as it was fetched')
  await writeFile(join(dataDir, 'secret.txt'), 'not a picture')
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
  await paidOrder(door, token, { coupon: 'PROTI20' })
  await unpaidOrder(door, await signUp(door, nikos))
  await door.ask(
    'contact-create',
    { name: 'Ρήγας\t\\N', email: 'rigas@example.gr', phone: '', message: 'Γραμμή\nκαι "άλλη" \\.' },
    { token },
  )
})
afterAll(async () => {
  await dropDatabases()
  await door.close()
  await rm(folder, { recursive: true, force: true })
})

type Server = Parameters<typeof openDatabase>[0]

async function emptyDatabase(server: Server = inject('postgres')): Promise<Pool> {
  const database = `gastra_${randomBytes(6).toString('hex')}`
  const admin = openDatabase({ ...server, max: 1 }, () => {}, copyLimits)
  await admin.query(`create database ${database}`)
  const db = openDatabase({ ...server, database, max: 4 }, () => {}, copyLimits)
  drops.push(async () => {
    await db.end()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
  })
  return db
}

const drops: (() => Promise<void>)[] = []

async function dropDatabases(): Promise<void> {
  for (const drop of drops.splice(0)) await drop()
}

let files = 0
const say = () => {}
const newFile = () => join(folder, `${++files}.zip`)
const from = (db: Pool, file = newFile()) => backUp({ db, dataDir, file, now: monday, say })
const into = (db: Pool, file: string, dir = join(folder, 'elsewhere')) =>
  restore({ db, dataDir: dir, file, say })
const faults = async (db: Pool) => (await audit(db, monday)).filter(({ note }) => !note)

async function tablesOf(db: Pool): Promise<string[]> {
  const { rows } = await db.query(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** How many rows each table has, and a checksum over all that they say. */
async function booksOf(db: Pool): Promise<Record<string, string>> {
  const books: Record<string, string> = {}
  for (const table of await tablesOf(db)) {
    if (table === 'migration') continue
    const { rows } = await db.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), ''))
        as sum from "${table}" t`,
    )
    books[table] = rows[0].sum
  }
  return books
}

describe('A backup', () => {
  test('restored into an empty database is the same shop, with its pictures, and numbers go on', async () => {
    const file = newFile()
    const contents = await from(door.db, file)
    const db = await emptyDatabase()
    const moved = join(folder, 'moved')
    await into(db, file, moved)

    expect(await booksOf(db)).toEqual(await booksOf(door.db))
    expect(await faults(db)).toEqual([])
    expect(contents.tables.map(({ name }) => name).sort()).toEqual(
      // What was counted in the last minutes is not worth keeping.
      (await tablesOf(db)).filter(
        name => !['migration', 'counted', 'desk_presence'].includes(name),
      ),
    )
    expect(contents.pictures.map(({ path }) => path)).toEqual([
      'pictures/feed/post/480.jpg',
      'pictures/meals/fakes/source.jpg',
    ])
    for (const { path } of contents.pictures)
      expect(readFileSync(join(moved, path))).toEqual(readFileSync(join(dataDir, path)))
    expect(readdirSync(moved)).toEqual(['pictures'])
    const next = `select nextval(pg_get_serial_sequence('customer_order', 'number')) as number`
    const numbers = await Promise.all([db, door.db].map(each => each.query(next)))
    expect(numbers[0]?.rows).toEqual(numbers[1]?.rows)
    await migrate(db)
  })

  test.skipIf(process.platform === 'win32')('may be read by its owner alone', async () => {
    const file = newFile()
    await from(door.db, file)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([])
  })

  test('does not overwrite a file, and leaves none behind where it fails', async () => {
    const file = newFile()
    await writeFile(file, 'precious')
    await expect(from(door.db, file)).rejects.toThrow(`${file} is there already`)
    expect(await readFile(file, 'utf8')).toBe('precious')
    const db = await emptyDatabase()
    await migrate(db)
    await db.query(`insert into migration (name) values ('9999-later.sql')`)
    const other = newFile()
    await expect(from(db, other)).rejects.toThrow(/newer Gastra: it has 9999-later.sql/)
    expect(readdirSync(folder).filter(name => name.startsWith(`${files}.zip`))).toEqual([])
  })

  test('that is stopped in the middle of a table leaves no file, and its connection is let go', async () => {
    const db = await emptyDatabase()
    await migrate(db)
    await db.query(`insert into seeded (name) select repeat('long name ', 100) || n
      from generate_series(1, 100000) n`)
    const file = newFile()
    const stopper = new AbortController()
    const { signal: stopping } = stopper
    const stopped = backUp({ db, dataDir, file, now: monday, say, stopping })
    for (let size = 0; size < 10_000; await pause(5)) {
      const part = readdirSync(folder).find(name => name.startsWith(`${files}.zip.`))
      size = part ? (await stat(join(folder, part)).catch(() => ({ size: 0 }))).size : 0
    }
    stopper.abort(new Error('stopped by hand'))
    await expect(stopped).rejects.toThrow('stopped by hand')
    expect(readdirSync(folder).filter(name => name.startsWith(`${files}.zip`))).toEqual([])
    await db.query('truncate seeded')
    await from(db, file)
  })

  test('whose connections break after the file got its name says that it is done, since the file is whole', async () => {
    const file = newFile()
    const contents = await from(
      cutAt(door.db, ({ asked }) => asked === 'commit'),
      file,
    )
    expect(await withArchive(file, say, async archive => archive.contents)).toEqual(contents)
  })

  test('whose hold on the migrations breaks in the middle leaves no file: its snapshot may lack rows', async () => {
    const file = newFile()
    const db = cutAt(door.db, ({ asked, isFirst }) => isFirst && asked === 'select')
    await expect(from(db, file)).rejects.toThrow(/terminated|not queryable/)
    expect(readdirSync(folder).filter(name => name.startsWith(`${files}.zip`))).toEqual([])
  })

  test('takes what is the shop’s own, and leaves what others keep in the same database', async () => {
    await door.db.query('create table diary as select 1 as page')
    const { tables } = await from(door.db)
    await door.db.query('drop table diary')
    expect(tables.map(({ name }) => name)).not.toContain('diary')
  })

  test('under load holds one moment: whole orders, and books in order', async () => {
    const taken = 'select id, number, grandtotal from customer_order order by number'
    const before = (await door.db.query(taken)).rows.length
    const cart = await filledCart(door, 4, { token })
    // Her gift is nobody else's.
    await door.ask('cart-coupon-redeem', { cartId: cart.id, code: '' }, { token })
    const shoppers = await shoppersLike(door, cart, 40)
    const place = async ({ cartId, ...who }: (typeof shoppers)[number]) =>
      (await door.ask('cart-place', { cartId, acceptTerms: true }, who)).code
    const early = await Promise.all(shoppers.slice(0, 4).map(place))
    expect(early).toEqual(['ok', 'ok', 'ok', 'ok'])
    const file = newFile()
    const late = shoppers.slice(4).map(place)
    const [contents, codes] = await Promise.all([
      late[0]?.then(() => from(door.db, file)),
      Promise.all(late),
    ])
    const db = await emptyDatabase()
    await into(db, file)

    expect(await faults(db)).toEqual([])
    const restored = await booksOf(db)
    for (const { name, rows } of contents?.tables ?? [])
      expect(restored[name]).toMatch(new RegExp(`^${rows} `))
    const then = (await db.query(taken)).rows
    const now = (await door.db.query(taken)).rows
    expect(now).toHaveLength(before + 4 + codes.filter(code => code === 'ok').length)
    expect(then.length).toBeGreaterThanOrEqual(before + 4 + 1)
    expect(now).toEqual(expect.arrayContaining(then))
  })
})

type Asked = { asked: unknown; isFirst: boolean }

/** The same database, with connections that break just before a statement. `isFirst`: of the first one taken. */
function cutAt(db: Pool, breaks: (statement: Asked) => boolean): Pool {
  let first: PoolClient | undefined
  const connect = async () => {
    const client = await db.connect()
    first ??= client
    const isFirst = client === first
    const { query } = client
    const { connection } = client as PoolClient & { connection: { stream: Duplex } }
    const cut = (asked: unknown, ...more: unknown[]) => {
      if (breaks({ asked, isFirst })) connection.stream.destroy()
      return (query as (...given: unknown[]) => unknown).call(client, asked, ...more)
    }
    return Object.assign(client, { query: cut })
  }
  return Object.assign(Object.create(db), { connect })
}

describe('A restore', () => {
  let file: string
  let contents: Contents
  beforeAll(async () => {
    file = newFile()
    contents = await from(door.db, file)
  })

  test('of a torn, shortened or strange file is refused by name before anything is written', async () => {
    const db = await emptyDatabase()
    const whole = await readFile(file)
    const others = {
      empty: Buffer.alloc(0),
      strange: Buffer.from('a letter to the kitchen'),
      half: whole.subarray(0, whole.length / 2),
      short: whole.subarray(0, whole.length - 1),
      beheaded: whole.subarray(1000),
      joined: Buffer.concat([whole, whole]).subarray(0, whole.length + 1000),
    }
    for (const [name, bytes] of Object.entries(others)) {
      const torn = join(folder, `${name}.zip`)
      await writeFile(torn, bytes)
      await expect(into(db, torn)).rejects.toThrow(
        `${torn} is not a whole backup of a Gastra shop:`,
      )
    }
    await expect(into(db, join(folder, 'nowhere'))).rejects.toThrow('There is no file')
    expect(await tablesOf(db)).toEqual([])
  })

  test('of a file with one altered byte is refused, unless nothing that is read has changed', async () => {
    const whole = await readFile(file)
    const altered = join(folder, 'altered.zip')
    let refused = 0
    for (let at = 0; at < whole.length; at += Math.floor(whole.length / 80)) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 0x40
      await writeFile(altered, bytes)
      const read = await withArchive(altered, say, async archive => archive.contents).catch(
        ({ message }: Error) => message,
      )
      if (typeof read === 'string') refused++
      else expect(read).toEqual(contents)
      if (typeof read === 'string') expect(read).toContain(altered)
    }
    expect(refused).toBeGreaterThan(60)
  })

  test('into a database with a shop in it is refused by name, and changes nothing', async () => {
    const before = await booksOf(door.db)
    await expect(into(door.db, file)).rejects.toThrow(
      /was not restored: the database is not empty: rows are in .*customer/,
    )
    expect(await booksOf(door.db)).toEqual(before)
  })

  test('into a shop that was opened, but holds nothing yet, works', async () => {
    const db = await emptyDatabase()
    await migrate(db)
    await db.query(`insert into job_run values ('mails', now())`)
    await into(db, file)
    expect(await booksOf(db)).toEqual(await booksOf(door.db))
  })

  test('of another version is refused by name where it is newer, or where a file has changed', async () => {
    const db = await emptyDatabase()
    const first = contents.migrations[0]?.name
    const other = async (changes: object) => {
      const made = newFile()
      const nothing = { ...contents, tables: [], pictures: [] }
      await writeArchive(made, async archive => archive.finish({ ...nothing, ...changes }))
      return into(db, made)
    }
    const checksum = '0'.repeat(64)
    const newer = [...contents.migrations, { name: '9999-later.sql', checksum }]
    await expect(other({ migrations: newer })).rejects.toThrow(
      /cannot be restored: it was made by a newer Gastra .* which has 9999-later.sql/,
    )
    await expect(other({ migrations: [{ name: first, checksum }] })).rejects.toThrow(
      `${first} in server/db/migrations is another file`,
    )
    await expect(other({ format: 2 })).rejects.toThrow(/made by a newer Gastra/)
    expect(await tablesOf(db)).toEqual([])
  })

  test('that fails in the middle leaves the database and the pictures as they were', async () => {
    const source = await emptyDatabase()
    await into(source, file)
    await source.query('alter table order_item drop constraint order_item_amount_check')
    await source.query('update order_item set amount = 0')
    const broken = newFile()
    await from(source, broken)
    const db = await emptyDatabase()
    const untouched = join(folder, 'untouched')
    await expect(into(db, broken, untouched)).rejects.toThrow(
      /was not restored: tables\/order_item.copy: .*check constraint.*Nothing was written/,
    )
    expect(await tablesOf(db)).toEqual([])
    expect(existsSync(untouched)).toBe(false)
    await into(db, file, untouched)
    expect(await faults(db)).toEqual([])
  })

  test('of an older version is the same as an upgrade of its database', async () => {
    const older = await emptyDatabase()
    const migrations = new URL('../db/migrations/', import.meta.url)
    await older.query(
      'create table migration (name text primary key, applied_at timestamptz default now())',
    )
    for (const name of readdirSync(migrations).sort()) {
      if (name > '0019') break
      await older.query(readFileSync(new URL(name, migrations), 'utf8'))
      await older.query('insert into migration (name) values ($1)', [name])
    }
    await older.query(earlierShop)
    const old = newFile()
    await from(older, old)
    const db = await emptyDatabase()
    await into(db, old)

    await migrate(older)
    const [restored, upgraded] = [await booksOf(db), await booksOf(older)]
    // Both drew keys and codes of their own, and the version counts transactions.
    for (const drawn of ['payer_secret', 'customer_order', 'order_delivery', 'catalogue_version']) {
      expect(restored[drawn]?.split(' ')[0]).toBe(upgraded[drawn]?.split(' ')[0])
      delete restored[drawn]
      delete upgraded[drawn]
    }
    expect(restored).toEqual(upgraded)
    await expect(into(await migrated(), old)).rejects.toThrow(/the backup is older than the tables/)
  })
})

async function migrated(): Promise<Pool> {
  const db = await emptyDatabase()
  await migrate(db)
  return db
}

describe.skipIf(!olderPostgres.isThere)('PostgreSQL 15', () => {
  let older: Awaited<ReturnType<typeof olderPostgres.start>>
  beforeAll(async () => {
    older = await olderPostgres.start(join(folder, 'postgres-15'))
  })
  afterAll(async () => {
    await dropDatabases().finally(() => older.stop())
  })

  test('takes the shop of a newer PostgreSQL, and gives it back', async () => {
    const there = newFile()
    await from(door.db, there)
    const moved = await emptyDatabase(older.connection)
    await into(moved, there)
    expect(await booksOf(moved)).toEqual(await booksOf(door.db))
    expect(await faults(moved)).toEqual([])

    const back = newFile()
    const { postgres } = await from(moved, back)
    expect(postgres).toMatch(/^15\./)
    const again = await emptyDatabase()
    await into(again, back)
    expect(await booksOf(again)).toEqual(await booksOf(door.db))
    expect(await faults(again)).toEqual([])
  })
})
