import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, openDoor } from '../../../test/door.ts'
import { maria, signUp } from '../../../test/people.ts'
import { sendMails } from '../../mails/sending.ts'

let door: Door
let dataDir: string
let id: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-sandbox-mail-'))
  door = await openDoor({ DATA_DIR: dataDir })
  await signUp(door, { ...maria, name: 'Μαρία <b>Παπαδάκη</b>' })
  id = (await door.db.query(`select id from mail where code = 'welcome'`)).rows[0]?.id
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true, force: true })
})

const page = (url: string) => door.app.inject({ method: 'GET', url })

test('a mail that waits is listed without a text', async () => {
  const list = await page('/sandbox/mail')
  expect(list.statusCode).toBe(200)
  expect(list.body).toContain('TEST')
  expect(list.body).toContain(`<a href="/sandbox/mail/${id}">welcome</a>`)
  expect(list.body).toContain('queued')
  expect((await page(`/sandbox/mail/${id}`)).body).toContain('Nothing was sent so far')
  expect((await page(`/sandbox/mail/${id}/html`)).statusCode).toBe(404)
})

test('a mail that was sent is shown as it looks, as text, and with its headers', async () => {
  await sendMails(door.shop)
  const list = await page('/sandbox/mail')
  expect(list.body).toContain(`<a href="/sandbox/mail/${id}">Welcome! You have a 20€ gift</a>`)
  expect(list.body).toContain('Μαρία &lt;b&gt;Παπαδάκη&lt;/b&gt; &lt;maria@example.gr&gt;')
  const one = await page(`/sandbox/mail/${id}`)
  expect(one.body).toMatch(/<iframe [^>]*sandbox="allow-top-navigation-by-user-activation"/)
  expect(one.body).toContain('<pre>Hi Μαρία,')
  expect(one.body).toMatch(/Message-ID<\/th><td>&lt;[0-9a-f-]{36}@gastra\.example&gt;/)
  const frame = await page(`/sandbox/mail/${id}/html`)
  expect(frame.body).toContain('Welcome! You have a 20€ gift</h1>')
})

test('its pages run no script and load nothing from elsewhere', async () => {
  for (const url of ['/sandbox/mail', `/sandbox/mail/${id}`, `/sandbox/mail/${id}/html`]) {
    const { headers } = await page(url)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; (img-src http:\/\/[\w.:]+ http:\/\/[\w.:]+; )?style-src /,
    )
    expect(headers['cache-control']).toBe('no-store')
  }
  const { headers } = await page(`/sandbox/mail/${id}/html`)
  expect(headers['content-security-policy']).toMatch(/; sandbox /)
})

test.each(['/sandbox/mail/none', '/sandbox/mail/00000000-0000-0000-0000-000000000000'])(
  '%s is not there',
  async url => {
    expect((await page(url)).statusCode).toBe(404)
  },
)

test.each([
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
  [
    'where payments are real',
    { VIVA_CLIENT_ID: 'a', VIVA_CLIENT_SECRET: 'b', VIVA_MERCHANT_ID: 'c', VIVA_API_KEY: 'd' },
  ],
])('%s nobody reads the mails of others', async (_, environment) => {
  const closed = await openDoor(environment)
  const { rows } = await closed.db.query('select id from mail limit 1')
  for (const url of ['/sandbox/mail', `/sandbox/mail/${rows[0]?.id ?? id}`]) {
    const { statusCode, body } = await closed.app.inject({ method: 'GET', url })
    expect(statusCode).toBe(404)
    expect(body).toContain('There is no such mail')
  }
  await closed.close()
})
