import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { shopOn } from '../../test/shop-on.ts'
import { writeShopData } from '../db/shop/shop-data.ts'

let door: Door
let app: FastifyInstance
beforeAll(async () => {
  door = await openDoor()
  await writeShopData(door.db, 'brand', { name: { el: 'Μπουκιά', en: 'Boukia & <Sons>' } })
  await writeShopData(door.db, 'legal', {
    legalName: { el: 'ΜΠΟΥΚΙΑ ΙΚΕ', en: 'BOUKIA P.C.' },
    vat: '094014201',
    taxOffice: { el: 'Καλαμαριάς', en: 'Kalamaria' },
    gemi: '122754201000',
    address: { el: 'Ερμού 1, 105 63 Αθήνα', en: 'Ermou 1, 105 63 Athens' },
    phone: '210 361 1111',
    email: 'hello@boukia.gr',
    privacyEmail: 'privacy@boukia.gr',
    policyDate: '2026-11-01',
  })
  const other = await shopOn(door.db, () => monday, { PUBLIC_URL: 'https://boukia.gr' })
  app = other.app
})
afterAll(async () => {
  await app.close()
  await door.close()
})

test('a name with a sign of markup is refused, and an older shop’s name stands', async () => {
  const { body } = await app.inject('/llms.txt')
  expect(body).toMatch(/^# Gastra \(Γάστρα\)/)
  await writeShopData(door.db, 'brand', { name: { el: 'Μπουκιά', en: 'Boukia' } })
  await app.close()
  const other = await shopOn(door.db, () => monday, { PUBLIC_URL: 'https://boukia.gr' })
  app = other.app
})

test.each([
  '/llms.txt',
  '/manifest.webmanifest',
  '/robots.txt',
  '/api/openapi.json',
  '/health/live',
  '/login/google',
])('%s of another shop names that shop alone', async path => {
  for (const lang of ['el', 'en']) {
    const { body } = await app.inject({ url: path, cookies: { lang } })
    expect(body).not.toMatch(/Gastra|Γάστρα|ΓΑΣΤΡΑ/)
  }
})

test('its name stands in the manifest and on the page that says no', async () => {
  const manifest = await app.inject({ url: '/manifest.webmanifest', cookies: { lang: 'en' } })
  expect(manifest.json()).toMatchObject({
    short_name: 'Boukia',
    name: 'Boukia · Ready-to-eat meals',
  })
  const headers = { accept: 'text/html' }
  const { body } = await app.inject({ method: 'POST', url: '/nothing', headers })
  expect(body).toContain(' · Μπουκιά</title>')
})
