import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { projectFolder } from '#server/folders.ts'
import type { Stamp } from '#server/pages/build.ts'
import { freePort } from './e2e/shop.ts'
import { nikos } from './people.ts'

/** The shop as its owner starts it: a process of its own, with nothing but an environment. */
type Started = { readonly child: ChildProcess; readonly code: number | null; readonly said: string }

const url = 'https://mageireio.gr'
const postgres = inject('postgres')
const admin = openDatabase({ ...postgres, max: 1 }, () => {})
const databases: string[] = []
const running: ChildProcess[] = []
let folder: string
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastra-production-'))
  port = await freePort()
  // An empty shop renders no page, so it needs no real build of them.
  for (const part of ['pages/server', 'pages/client', 'desk'])
    await mkdir(join(folder, 'build', part), { recursive: true })
  await writeFile(
    join(folder, 'build', 'pages', 'server', 'index.js'),
    'export const routes = {}\nexport const entry = { module: {} }\n',
  )
  await writeFile(join(folder, 'build', 'desk', 'index.html'), '<!doctype html>')
  const stamp: Stamp = { stamp: 'plain', pages: 'plain', sources: [] }
  await writeFile(join(folder, 'build', 'stamp.json'), JSON.stringify(stamp))
  await writeFile(
    join(folder, 'legal.json'),
    JSON.stringify({
      legalName: { el: 'ΜΑΓΕΙΡΕΙΟ ΑΕ', en: 'MAGEIREIO S.A.' },
      vat: '094014201',
      taxOffice: { el: 'ΚΕΦΟΔΕ Αττικής', en: 'KEFODE Attica' },
      gemi: '122754201000',
      address: { el: 'Ερμού 1, 105 63 Αθήνα', en: 'Ermou 1, 105 63 Athens' },
      phone: '210 361 1111',
      email: 'hello@mageireio.gr',
      privacyEmail: 'privacy@mageireio.gr',
      policyDate: '2026-11-01',
    }),
  )
})
afterEach(async () => {
  for (const child of running.splice(0)) await stop(child)
})
afterAll(async () => {
  // Each drop waits for a checkpoint, which takes its time on a busy disk.
  await admin.query('set statement_timeout = 0')
  for (const database of databases) await admin.query(`drop database ${database} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true, force: true })
})

/** A new database, empty or a copy of the demo shop; answers its address. */
async function newDatabase(template = 'template1'): Promise<string> {
  const name = `gastra_production_${randomBytes(6).toString('hex')}`
  await admin.query(`create database ${name} template ${template}`)
  databases.push(name)
  const { host, port, user, password = '' } = postgres
  return `postgresql://${user}:${encodeURIComponent(password)}@/${name}?host=${encodeURIComponent(host)}&port=${port}`
}

/** Everything that a start in production asks for; the payment provider's address leads nowhere. */
const complete = () => ({
  PUBLIC_URL: url,
  SMTP_URL: 'smtp://127.0.0.1:1',
  API_KEY: 'k-mageireio',
  LEGAL_ENTITY: join(folder, 'legal.json'),
  VIVA_CLIENT_ID: 'id',
  VIVA_CLIENT_SECRET: 'secret',
  VIVA_MERCHANT_ID: 'merchant',
  VIVA_API_KEY: 'key',
  VIVA_ACCOUNTS_URL: 'http://127.0.0.1:1',
  VIVA_API_URL: 'http://127.0.0.1:1',
  VIVA_CHECKOUT_URL: 'http://127.0.0.1:1',
})

/** Waits until the program opened the shop or ended. The test's own environment does not reach it. */
async function run(
  environment: Record<string, string>,
  [program = '', ...args]: readonly string[] = ['server/main.ts'],
): Promise<Started> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const own = { PORT: String(port), DATA_DIR: folder, BUILD_DIR: join(folder, 'build') }
  const child = spawn(process.execPath, [join(projectFolder, program), ...args], {
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  const opened = new Promise<void>(resolve => {
    const hear = (chunk: Buffer) => {
      said += chunk
      if (/is open at .*\n/.test(said)) setTimeout(resolve, 100)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
  })
  await Promise.race([opened, once(child, 'close')])
  return { child, code: child.exitCode, said }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function call(name: string, body: object) {
  const api = `http://127.0.0.1:${port}/api/content/v1/account/demo/repository/shop/hook/call`
  const response = await fetch(`${api}/${name}/1?apiKey=k-mageireio&business=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  })
  const { code } = (await response.json()) as { code: string }
  return { code, headers: response.headers }
}

const page = (path: string, options?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...options })

const demoLogin = { username: 'eleni@lefka.example', password: 'gastra-demo' }

test('a production start without settings ends at once and names all that is missing or unsafe', async () => {
  const DATABASE_URL = await newDatabase()
  const { code, said } = await run({ DATABASE_URL, RATE_LIMIT: 'off', SEED: 'demo', PORT: '0' })
  expect(code).toBe(1)
  expect(said).toContain('Gastra could not start.')
  expect(said.match(/^ {2}[A-Z_]+/gm)?.map(name => name.trim())).toEqual([
    'PORT',
    'PAYMENTS',
    'PUBLIC_URL',
    'SMTP_URL',
    'API_KEY',
    'RATE_LIMIT',
    'SEED',
  ])
}, 60_000)

test('17.01 a rehearsal on this machine opens without TLS and closed, and prints the way in for its owner', async () => {
  const DATABASE_URL = await newDatabase()
  const address = `http://localhost:${port}`
  const rehearsal = { DATABASE_URL, PUBLIC_URL: address, ALLOW_SANDBOX: '1', MAIL: 'files' }
  const environment = { ...rehearsal, API_KEY: 'k-nostimo', SHOP_OWNER: 'eleni@nostimo.gr' }
  const links = new Set<string>()
  // Until somebody has followed it, each start prints another.
  for (const _ of [1, 2]) {
    const { child, said } = await run(environment)
    expect(said).toContain('It is closed: customers read that it opens soon')
    const [link = ''] = said.match(/http:\/\/localhost:\d+\/desk\/welcome\?token=[\w-]{43}/) ?? []
    links.add(link)
    const home = await fetch(address)
    expect([home.status, await home.text()]).toEqual([
      200,
      expect.stringContaining('/desk/opening'),
    ])
    await stop(child)
  }
  expect(links.size).toBe(2)
  expect([...links]).not.toContain('')
}, 60_000)

test('the demo’s legal person is refused, and the company’s own in the database opens the shop', async () => {
  const DATABASE_URL = await newDatabase()
  const { LEGAL_ENTITY: file, ...settings } = complete()
  const { code, said } = await run({ ...settings, DATABASE_URL })
  expect(code).toBe(1)
  expect(said).toContain('these are invented: legalName, vat, gemi, address')
  expect(said).toContain('legal.yaml')

  const db = new pg.Client({ connectionString: DATABASE_URL })
  await db.connect()
  const write = (name: string, data: string) =>
    db.query('insert into shop_data values ($1, $2)', [name, data])
  await write('legal', await readFile(file, 'utf8'))
  await write('brand', '{"name": {"el": "Μαγειρείο", "en": "Mageireio"}}')
  await db.end()
  const open = await run({ ...settings, DATABASE_URL })
  expect(open.said).toContain(`is open at ${url}`)
  const body = await (await page('/')).text()
  expect(body).toContain('ΜΑΓΕΙΡΕΙΟ ΑΕ')
}, 90_000)

test('with everything set it opens empty: no demo, no test pages, only secure cookies', async () => {
  const { said } = await run({ ...complete(), DATABASE_URL: await newDatabase() })
  expect(said).toContain(`Gastra is open at ${url}`)
  expect(said).toContain('the catalogue lacks meals, plans, spots, payments, windows.')
  expect(said).not.toMatch(/Demo login|Payments are tests/)

  expect((await call('auth-login-email', demoLogin)).code).toBe('customer-not-allowed')
  const { code, headers } = await call('auth-register-email', { ...nikos, verify: nikos.password })
  expect(code).toBe('ok')
  const cookies = headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies) expect(cookie).toContain('Secure')
  expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7}/)

  for (const path of ['/', '/menu', '/sandbox/viva', '/sandbox/epay', '/sandbox/analytics']) {
    const body = await (await page(path)).text()
    expect([path, body.includes('Ανοίγουμε σύντομα')]).toEqual([path, true])
    expect(body).toContain('ΜΑΓΕΙΡΕΙΟ ΑΕ')
  }
  expect((await page('/sandbox/mail')).status).toBe(404)
  for (const path of ['viva/api/checkout/v2/orders', 'epay/services/tickets/issuer.asmx'])
    expect([404, 405]).toContain((await page(`/sandbox/${path}`, { method: 'POST' })).status)
  for (const path of ['/health/live', '/health/ready', '/sitemap.xml'])
    expect([path, (await page(path)).status]).toEqual([path, 200])
}, 90_000)

test('a database with orders that test payments paid does not open in production', async () => {
  const DATABASE_URL = await newDatabase(inject('template'))
  const database = openDatabase({ connectionString: DATABASE_URL, max: 1 }, () => {})
  // An order that outlives the demo's people, and that the local card provider knows.
  await database.query(`with kept as (
      update customer_order set customer_id = null
      where id = (select order_id from payment_attempt limit 1) returning id)
    update payment_attempt set provider_ref = '1234567890123456'
    where order_id in (select id from kept)`)
  await database.query(
    `insert into sandbox_viva_order values ('1234567890123456', 4000, '', '', '', '', '', '', 3, now(), now())`,
  )
  await database.end()
  await run({ ...complete(), DATABASE_URL }, ['server/demo/demo-command.ts', 'remove', '--yes'])
  const { code, said } = await run({ ...complete(), DATABASE_URL })
  expect(code).toBe(1)
  expect(said).toContain('holds 1 orders that were placed with test payments')
}, 120_000)

test('a database with the demo’s people opens in production only once they were removed', async () => {
  const environment = { ...complete(), DATABASE_URL: await newDatabase(inject('template')) }
  const refused = await run(environment)
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(/everybody knows their passwords: eleni@lefka\.example, maria/)
  expect(refused.said).toContain('npm run demo -- remove')

  const command = 'server/demo/demo-command.ts'
  const asked = await run(environment, [command, 'remove'])
  expect(asked.code).toBe(1)
  expect(asked.said).toMatch(/This will be removed:\n {2}customer .*[\s\S]*Nothing was removed/)
  const removed = await run(environment, [command, 'remove', '--yes'])
  expect([removed.code, removed.said]).toEqual([0, expect.stringContaining('Removed.')])

  const { said } = await run(environment)
  expect(said).toContain(`Gastra is open at ${url}`)
  expect((await call('auth-login-email', demoLogin)).code).toBe('customer-not-allowed')
}, 120_000)
