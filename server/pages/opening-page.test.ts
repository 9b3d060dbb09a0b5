import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor, sharedPath } from '../../test/door.ts'
import { catalogueFrom } from '../catalogue/memory.ts'
import { soundRows } from '../catalogue/sound-rows.ts'
import { readCatalogue } from '../db/meal/catalogue.ts'
import { planRemoval, removeDemo } from '../demo/remove.ts'
import { httpServer } from '../http.ts'

let door: Door
let app: FastifyInstance
beforeAll(async () => {
  door = await openDoor()
  await removeDemo(door.db, await planRemoval(door.db, false), monday)
  const empty = catalogueFrom(soundRows(await readCatalogue(door.db)).rows)
  const build = () => Promise.reject(new Error('a page was rendered'))
  app = await httpServer(
    { ...door.shop, catalogue: () => empty },
    { build, clientFolder: null, keep: false },
  )
})
afterAll(async () => {
  await app.close()
  await door.close()
})

describe('a shop with an empty catalogue', () => {
  test.each([['/'], ['/menu'], ['/plans/weekly'], ['/product/pastitsio'], ['/account/orders/1']])(
    'says at %s that it opens soon, in both languages, and what it lacks',
    async url => {
      const greek = await app.inject(url)
      expect(greek.statusCode).toBe(200)
      expect(greek.headers['x-robots-tag']).toBe('noindex')
      expect(greek.body).toMatch(/<html lang="el">[\s\S]*Ανοίγουμε σύντομα[\s\S]*<li>γεύματα<\/li>/)
      for (const options of [{ query: { lang: 'en' } }, { cookies: { lang: 'en' } }]) {
        const english = await app.inject({ url, ...options })
        expect(english.body).toMatch(
          /<html lang="en">[\s\S]*Opening soon[\s\S]*<li>delivery hours<\/li>/,
        )
      }
    },
  )

  test('is alive and ready, and can be read by search engines', async () => {
    for (const url of ['/health/live', '/health/ready', '/sitemap.xml', '/robots.txt', '/llms.txt'])
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
    expect((await app.inject('/sitemap.xml')).body).not.toContain('/product/')
  })

  test.each([
    ['repository-values', {}, 'ok'],
    ['plan-collection', { type: 'weekly' }, 'ok'],
    ['meal-collection', {}, 'ok'],
    ['meal-one', { slug: 'pastitsio' }, 'meal-not-found'],
    ['spot-collection', {}, 'ok'],
    ['spot-one', { spot: 'lefka' }, 'spot-not-found'],
    ['faq-collection', {}, 'ok'],
  ])('answers %s', async (name, input, code) => {
    const query = { apiKey: 'demo', business: 'demo', cver: '1', lang: 'el', ...input }
    expect((await app.inject({ url: sharedPath(name), query })).json().code).toBe(code)
  })
})

test('a shop with a catalogue renders its pages', async () => {
  const full = await httpServer(door.shop, {
    build: () => Promise.reject(new Error('a page was rendered')),
    clientFolder: null,
    keep: false,
  })
  expect((await full.inject('/menu')).statusCode).toBe(500)
  await full.close()
})
