import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { outboxFolder } from '../outside/mail/outbox.ts'
import { tellRegions } from './region-interest.ts'

const patra = { email: 'Eleni@example.gr', postcode: '262 21' }

let door: Door
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-regions-'))
  door = await openDoor({ DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.test' })
})
beforeEach(async () => {
  door.at(monday)
  await door.db.query('delete from mail')
  await door.db.query('delete from region_interest')
  await rm(outboxFolder(dataDir), { recursive: true, force: true })
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function mailsSent(): Promise<ParsedMail[]> {
  await door.run('mails')
  const folder = outboxFolder(dataDir)
  const files = await readdir(folder).catch(() => [])
  return Promise.all(files.map(async file => simpleParser(await readFile(join(folder, file)))))
}
const interests = async () =>
  (await door.db.query('select email, postcode, lang, confirmed_at from region_interest')).rows
const tokenIn = (mail: ParsedMail | undefined, name: string) =>
  new RegExp(`region-updates\\?${name}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
const headerOf = (mail: ParsedMail | undefined, name: string) =>
  mail?.headerLines.find(({ key }) => key === name)?.line.replace(/\r\n\s+/g, ' ')

test('8.17 asks back by mail, and only a press of the button confirms', async () => {
  const asked = await door.ask('region-interest-create', patra, { lang: 'el' })
  expect(asked).toMatchObject({ status: 200, code: 'ok', data: null })
  const [mail, ...others] = await mailsSent()
  expect(others).toEqual([])
  expect(mail?.text).toContain('262 21')
  expect(mail?.to).toMatchObject({ value: [{ address: patra.email }] })
  expect(mail?.html).toContain('Δεν θέλω τέτοια μηνύματα')
  expect((await interests())[0]).toMatchObject({
    confirmed_at: null,
    postcode: '26221',
    lang: 'el',
  })

  const token = tokenIn(mail, 'confirm')
  expect(await door.ask('region-interest-confirm', { token })).toMatchObject({
    code: 'ok',
    data: { postcode: '26221' },
  })
  expect((await door.ask('region-interest-confirm', { token })).code).toBe('ok')
  expect((await door.ask('region-interest-confirm', { token: 'another' })).code).toBe(
    'link-expired',
  )
  const { rows } = await door.db.query('select data from mail')
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('the answer never tells who is known, and nobody fills a mailbox', async () => {
  const first = await door.ask('region-interest-create', patra)
  const [mail] = await mailsSent()
  await door.ask('region-interest-confirm', { token: tokenIn(mail, 'confirm') })
  expect(await door.ask('region-interest-create', patra)).toMatchObject({
    status: first.status,
    data: first.data,
    message: first.message,
  })
  for (const postcode of ['26222', '26223', '26224', '26225', '26226'])
    await door.ask('region-interest-create', { ...patra, postcode })
  expect(await mailsSent()).toHaveLength(3)
})

test('a burst of questions fills no mailbox either', async () => {
  const postcodes = Array.from({ length: 12 }, (_, index) => String(26300 + index))
  await Promise.all(
    postcodes.map(postcode => door.ask('region-interest-create', { ...patra, postcode })),
  )
  expect(await mailsSent()).toHaveLength(3)
})

test.each([
  ['email', 'eleni@example', 'invalid-email'],
  ['postcode', '2622', 'invalid-postcode'],
  ['postcode', '', 'required-field'],
])('a wrong %s "%s" is told at its field', async (field, value, slug) => {
  expect(await door.ask('region-interest-create', { ...patra, [field]: value })).toMatchObject({
    code: 'invalid-input',
    data: { errors: [{ field, slug }] },
  })
})

test('a mail program ends it with one POST, a GET of the same link does nothing', async () => {
  await door.ask('region-interest-create', patra)
  const [mail] = await mailsSent()
  const header = headerOf(mail, 'list-unsubscribe') ?? ''
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  )
  const url = new URL(/<(.*)>/.exec(header)?.[1] ?? '')
  expect(url.origin).toBe('https://shop.test')
  await door.app.inject({ method: 'GET', url: url.pathname + url.search })
  expect(await interests()).toHaveLength(1)
  const posted = await door.app.inject({
    method: 'POST',
    url: url.pathname + url.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(posted.statusCode).toBe(200)
  expect(await interests()).toEqual([])
  const again = await door.app.inject({ method: 'POST', url: `${url.pathname}?token=x` })
  expect(again.body).toBe(posted.body)
})

test('the link in the mail leaves too, and a mail that was not sent yet is not sent', async () => {
  await door.ask('region-interest-create', patra)
  const [mail] = await mailsSent()
  const token = tokenIn(mail, 'leave')
  expect((await door.ask('region-interest-delete', { token })).code).toBe('ok')
  expect(await interests()).toEqual([])
  expect((await door.ask('region-interest-delete', { token })).code).toBe('ok')
})

test('tells who confirmed, once, when the shop comes; nobody else', async () => {
  for (const email of ['one@example.gr', 'two@example.gr', 'three@example.gr'])
    await door.ask('region-interest-create', { email, postcode: '26221' })
  const sent = await mailsSent()
  const tokens = sent.filter(({ to }) => !JSON.stringify(to).includes('three'))
  for (const mail of tokens)
    await door.ask('region-interest-confirm', { token: tokenIn(mail, 'confirm') })
  expect(await tellRegions(door.shop)).toBe(0)

  const catalogue = door.shop.catalogue()
  const name = { el: 'Πάτρα', en: 'Patras' }
  const come = {
    id: 'patra',
    name,
    postcodes: ['26221'],
    served: true,
    center: { lat: 38, lng: 21 },
  }
  const shop = {
    ...door.shop,
    catalogue: () => ({ ...catalogue, areas: [...catalogue.areas, come] }),
  }
  expect(await tellRegions(shop)).toBe(2)
  expect(await tellRegions(shop)).toBe(0)
  const told = (await mailsSent()).slice(3)
  expect(told.map(({ to }) => JSON.stringify(to)).join()).not.toContain('three')
  expect(told).toHaveLength(2)
  expect(told[0]?.text).toContain('262 21')
})
