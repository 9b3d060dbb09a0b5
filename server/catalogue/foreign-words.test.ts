import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Door } from '../../test/door.ts'
import { openShopOf } from '../../test/other-shop.ts'
import { demoWords } from '../../test/other-words.ts'
import { maria, signUp } from '../../test/people.ts'
import { outboxFolder } from '../outside/mail/outbox.ts'
import { structuredData } from '../pages/structured-data.ts'

let door: Door
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-foreign-'))
  door = await openShopOf('thessaloniki', { DATA_DIR: dataDir })
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true })
})

const lines = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(lines)
    : [String(value)]
const untrue = (value: unknown) =>
  lines(value).filter(line => demoWords.some(word => word.test(line)))

test('1.07 9.02 9.05 no text of a shop elsewhere says what is true of the demo alone', () => {
  const { emails, 'promo-banner': banner, home, faq, ...texts } = door.shop.catalogue().texts
  const shown = banner.items.filter(({ code }) => code !== 'gift' && code !== 'first-order')
  const { register: _, ...sections } = home
  expect(untrue([emails, shown, sections, faq, texts])).toEqual([])
  expect(lines(shown)).toContain('Παραδίδουμε Τρίτη και Παρασκευή, 11:00–14:00 ή 18:00–21:00')
  expect(lines(shown)).toContain(
    'Free delivery, in some areas it differs, Thessaloniki and Kalamaria',
  )
  for (const lang of ['el', 'en'] as const)
    for (const path of ['/', '/menu'])
      expect(untrue(structuredData(path, lang, door.shop))).toEqual([])
})

test('9.08 a new shop gives no gift, and its first mail proves the mailbox all the same', async () => {
  const token = await signUp(door, maria)
  const { data } = await door.ask('customer-coupon-collection', {}, { token })
  expect(data.coupons).toEqual([])
  await door.run('mails')
  const folder = outboxFolder(dataDir)
  const mails = await Promise.all((await readdir(folder)).map(file => readFile(join(folder, file))))
  const [mail, ...more] = await Promise.all(mails.map(file => simpleParser(file)))
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^(Welcome|Καλώς ήρθες)!$/)
  expect(mail?.text).toContain('/plans?verify=')
  expect(untrue([mail?.subject, mail?.text])).toEqual([])
})
