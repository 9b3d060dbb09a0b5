import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { plainPages } from '../../test/plain-pages.ts'
import { shopOn } from '../../test/shop-on.ts'
import { writeShopData } from '../db/shop/shop-data.ts'

const html =
  '<!doctype html><html lang="el" data-account=""><script>look()</script><title></title><body>desk</body></html>'

let folder: string
let door: Door
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastra-desk-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/main-1.js'), 'export {}')
  await writeFile(join(folder, 'worker.js'), 'skipWaiting()')
  const desk = { folder, html: async () => html }
  const map = { MAP_TILES: 'https://tiles.test/{z}/{x}/{y}.png', MAP_ATTRIBUTION: '© a map' }
  door = await openDoor(map, { ...plainPages().pages, desk })
})
afterAll(async () => {
  await door.close()
  await rm(folder, { recursive: true })
})

test.each(['/desk', '/desk/', '/desk/people', '/desk/deeds?subject=order%201042'])(
  '10.30 one page answers %s: its own script runs, nothing else does, and nobody lists or frames it',
  async url => {
    const { statusCode, headers, body } = await door.app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.test;")
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(body).toContain(
      '<html lang="el" data-account="demo" data-shop-el="Γάστρα" data-shop-en="Gastra" data-languages="el en" data-portions="{&quot;regular&quot;:{&quot;el&quot;:',
    )
  },
)

test('10.25 it comes in the language that was chosen last', async () => {
  const { body } = await door.app.inject({ url: '/desk', cookies: { lang: 'en' } })
  expect(body).toContain('<html lang="en"')
})

test('another shop has its own name there, and a logo that is this name stands alone', async () => {
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 100"/>'
  await writeShopData(door.db, 'brand', { name: { el: 'Μπουκιά $& "1"', en: "Boukia's" } })
  await writeShopData(door.db, 'logo', { svg: wide })
  const desk = { folder, html: async () => html }
  const { app } = await shopOn(door.db, () => monday, {}, { ...plainPages().pages, desk })
  const answers = await Promise.all(
    ['el', 'en'].map(lang => app.inject({ url: '/desk', cookies: { lang } })),
  )
  await app.close()
  const bodies = answers.map(({ body }) => body)
  for (const { body, headers } of answers) {
    expect(body).toContain(
      ' data-shop-el="Μπουκιά $&amp; &quot;1&quot;" data-shop-en="Boukia&#39;s" data-languages="el en" data-portions="{&quot;regular&quot;:{&quot;el&quot;:',
    )
    const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? ''
    expect(style).toContain('clip-path')
    const hash = createHash('sha256').update(style).digest('base64')
    expect(String(headers['content-security-policy'])).toContain(
      `style-src 'self' 'sha256-${hash}'`,
    )
    expect(body).not.toMatch(/Gastra|Γάστρα/)
  }
  expect(bodies[0]).toContain('<title>Μπουκιά $&amp; &quot;1&quot;</title>')
  expect(bodies[1]).toContain('<title>Boukia&#39;s</title>')
})

test('21.09 the worker of the shop’s devices opens all of the room, and a new one is taken at once', async () => {
  const { body, headers } = await door.app.inject('/desk/worker.js')
  expect(body).toBe('skipWaiting()')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/desk',
  })
})

test('10.30 its files never change; one of an older build is gone, and no page comes in its place', async () => {
  const file = await door.app.inject('/desk/assets/main-1.js')
  expect(file.body).toBe('export {}')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await door.app.inject('/desk/assets/main-0.js')).statusCode).toBe(404)
})
