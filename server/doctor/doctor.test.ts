import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import { noteBackup } from '../db/backup/backups.ts'
import { examineDatabase } from './database.ts'
import { examineShop } from './examine.ts'
import { type Finding, pageOf } from './finding.ts'

const day = 86_400_000

let door: Door
let folder: string
beforeAll(async () => {
  door = await openDoor()
  await door.run('documents')
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
})
afterAll(async () => {
  await door.close()
  await rm(folder, { recursive: true })
})

function databaseUrl(): string {
  const { host, port, user, database, password } = door.db.options
  const url = new URL(`postgresql://shop/${database}`)
  url.username = String(user)
  url.password = String(password ?? '')
  url.searchParams.set('host', String(host))
  url.searchParams.set('port', String(port))
  return url.href
}

/** Nothing listens at port 1. */
const environment = () => ({
  ...{ DATABASE_URL: databaseUrl(), DATA_DIR: folder, PUBLIC_URL: 'http://127.0.0.1:1' },
})

const about = (findings: readonly Finding[], name: string) =>
  findings.filter(finding => finding.about === name)

const inDatabase = (now?: () => number) =>
  examineDatabase(door.db, { databaseUrl: 'postgresql://', production: true }, now)

test('a sound shop that is not open lacks nothing but its address', async () => {
  const findings = await examineShop(environment())
  const wrong = findings.filter(({ state }) => state === 'wrong')
  expect(wrong.map(finding => finding.about)).toEqual(['address'])
  expect(about(findings, 'database')[0]?.says).toMatch(/^PostgreSQL \d+\.\d+, .* takes a row/)
  expect(about(findings, 'catalogue')[0]).toMatchObject({
    state: 'fine',
    says: expect.stringMatching(/64 dishes/),
  })
  expect(about(findings, 'viva')[0]?.says).toContain('tests')
})

test('17.02 a closed shop is no fault, and the page says what it lacks to open', async () => {
  await door.db.query(`insert into shop_closed (pass, since) values ('pass', now())`)
  const findings = await examineShop(environment())
  await door.db.query('delete from shop_closed')
  expect(about(findings, 'opening')).toMatchObject([
    { state: 'look', says: 'the shop is closed; it lacks: name, legal' },
  ])
  expect([...about(findings, 'legal'), ...about(findings, 'catalogue')]).toEqual([])
})

test('wrong settings are the whole page: nothing can be looked at with them', async () => {
  const findings = await examineShop({ ...environment(), PORT: 'tree', TOKEN_EXPIRES: '0' })
  expect(findings).toMatchObject([{ about: 'settings', state: 'wrong' }])
  expect(findings[0]?.says).toMatch(/PORT.*\n.*TOKEN_EXPIRES/)
})

test('a database that is not there is named, and a folder without a shop gets none', async () => {
  const away = 'postgresql://gastra@127.0.0.1:1/gastra'
  const [database] = about(await examineShop({ ...environment(), DATABASE_URL: away }), 'database')
  expect(database).toMatchObject({ state: 'wrong', todo: 'DATABASE_URL in .env names it' })
  const nowhere = join(folder, 'nowhere')
  const [none] = about(
    await examineShop({ ...environment(), DATABASE_URL: '', DATA_DIR: nowhere }),
    'database',
  )
  expect(none).toMatchObject({ state: 'look', todo: 'npm start makes it' })
})

test('a clock that is apart, by little and by much', async () => {
  const clock = async (off: number) => about(await inDatabase(() => Date.now() + off), 'clock')
  expect(await clock(0)).toMatchObject([{ state: 'fine' }])
  expect(await clock(10_000)).toMatchObject([
    { state: 'look', says: expect.stringMatching(/10\.\d s behind/) },
  ])
  expect(await clock(-30 * 60_000)).toMatchObject([
    { state: 'wrong', says: expect.stringMatching(/ahead/) },
  ])
})

test('a backup is missing, fresh, old and too old', async () => {
  const backup = async (days: number) =>
    about(await inDatabase(() => Date.now() + days * day), 'backup')
  expect(await backup(0)).toMatchObject([{ state: 'look', says: expect.stringMatching(/never/) }])
  await noteBackup(door.db, new Date().toISOString(), 12_000_000)
  expect(await backup(0)).toMatchObject([
    { state: 'fine', says: expect.stringMatching(/11\.4 MB/) },
  ])
  expect(await backup(2)).toMatchObject([{ state: 'look' }])
  expect(await backup(8)).toMatchObject([{ state: 'wrong' }])
})

test('npm run backup notes its date, and is done where it cannot', async () => {
  const backUp = async (name: string) =>
    promisify(execFile)(
      process.execPath,
      ['server/commands/backup-command.ts', join(folder, name)],
      { env: { ...process.env, ...environment() } },
    )
  await door.db.query('delete from backup_made')
  expect((await backUp('one.zip')).stdout).not.toContain('could not note')
  expect((await door.db.query('select from backup_made')).rowCount).toBe(1)
  await door.db.query('alter table backup_made rename to backup_gone')
  expect((await backUp('two.zip')).stdout).toMatch(
    /holds the shop as it was(?:.|\n)*could not note/,
  )
  await door.db.query('alter table backup_gone rename to backup_made')
}, 60_000)

test('jobs that nobody ran, a mail that is stuck and a table of a newer program are told', async () => {
  await door.db.query(
    `insert into job_run values ('mails', now() - interval '1 hour') on conflict do nothing`,
  )
  await door.db.query(`insert into mail (id, key, code, customer_id, next_try_at, created_at)
    select gen_random_uuid(), 'stuck', 'welcome', id, now() - interval '1 hour', now() - interval '1 hour'
    from customer limit 1`)
  await door.db.query(`insert into migration (name) values ('9999-to-come')`)
  const findings = await examineShop(environment())
  expect(about(findings, 'jobs')).toMatchObject([
    { state: 'look', says: expect.stringMatching(/mails/) },
  ])
  expect(about(findings, 'mails')).toMatchObject([
    { state: 'wrong', says: expect.stringMatching(/the first for 60 min/) },
  ])
  expect(about(findings, 'tables')).toMatchObject([
    { state: 'wrong', says: expect.stringMatching(/newer program/) },
  ])
  expect(about(findings, 'backup')).toEqual([])
})

test('the page says each thing by a word, and long ones in lines that fit', () => {
  const page = pageOf(
    [
      { about: 'mail', state: 'fine', says: 'goes' },
      { about: 'clock', state: 'wrong', says: 'late '.repeat(40), todo: 'wind it up' },
    ],
    false,
  )
  expect(page[0]).toBe(' ok    mail   goes')
  expect(page[1]).toMatch(/^WRONG {2}clock {2}late/)
  expect(page).toContain('              → wind it up')
  expect(page.every(line => line.length <= 110)).toBe(true)
  expect(page.at(-1)).toBe('1 wrong; 1 fine.')
})
