import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import { withPageHead } from './head.ts'
import { isPersonal, publicPaths } from './public-paths.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'https://gastra.example', ALLOW_SANDBOX: '1' })
})
afterAll(() => door.close())

const page =
  '<html><head><title>A &amp; B</title><meta name="description" content="Told"/></head></html>'

describe('what search engines are told', () => {
  test('the sitemap lists every public page in both languages, and nothing personal', async () => {
    const { body, headers } = await door.app.inject('/sitemap.xml')
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)
    const paths = publicPaths(door.shop.catalogue())
    expect(headers['content-type']).toContain('application/xml')
    expect(listed).toHaveLength(paths.length * 2)
    expect(listed).toContain('https://gastra.example/product/gemista?lang=en')
    expect(listed).toContain('https://gastra.example/terms-and-conditions/refunds')
    expect(listed.some(loc => isPersonal(new URL(loc ?? '').pathname))).toBe(false)
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(listed.length)
  })

  test('robots names the sitemap', async () => {
    const { body } = await door.app.inject('/robots.txt')
    expect(body).toContain('Sitemap: https://gastra.example/sitemap.xml')
  })

  test('assistants find the shop in words, and no page where they look for a file', async () => {
    const { body } = await door.app.inject('/llms.txt')
    expect(body).toMatch(/^# Gastra/)
    for (const [, path] of body.matchAll(/\]\(https:\/\/gastra\.example([^)]*)\)/g))
      expect([
        ...publicPaths(door.shop.catalogue()),
        '/api/openapi.json',
        '/sitemap.xml',
      ]).toContain(path)
    expect((await door.app.inject('/.well-known/anything.json')).statusCode).toBe(404)
  })

  test('an order under way and an account are nothing to list; the shop is', () => {
    for (const path of ['/account/orders/1', '/checkout', '/address', '/addresses', '/menu/weekly'])
      expect(isPersonal(path), path).toBe(true)
    for (const path of ['/', '/menu', '/business', '/product/address-book'])
      expect(isPersonal(path), path).toBe(false)
  })

  test.each(['el', 'en'] as const)(
    '9.10 the home page tells who we are in %s, and when we answer',
    lang => {
      const [data] = graphsIn(
        withPageHead(page, { path: '/', lang: lang, built: true, nonce: '' }, door.shop),
      )
      expect(data).toMatchObject({
        '@type': 'FoodEstablishment',
        areaServed: { '@type': 'AdministrativeArea' },
      })
      expect(data.contactPoint.hoursAvailable).toMatchObject({ opens: '10:00', closes: '18:00' })
      expect(data.department).toHaveLength(2)
    },
  )

  test('the menu tells every dish once a category, with price and energy', () => {
    const [data] = graphsIn(
      withPageHead(page, { path: '/menu', lang: 'el', built: true, nonce: '' }, door.shop),
    )
    const dishes = data.hasMenuSection.flatMap(
      (section: { hasMenuItem: object[] }) => section.hasMenuItem,
    )
    const names = new Set(dishes.map((dish: { name: string }) => dish.name))
    expect(names.size).toBe(door.shop.catalogue().meals.length)
    for (const dish of dishes) {
      expect(Number(dish.offers.price)).toBeGreaterThan(0)
      expect(dish.nutrition.calories).toMatch(/^\d+ calories$/)
    }
  })
})

describe('a shared page', () => {
  test('shows its own title and words, or those that it says for sharing', () => {
    const plain = withPageHead(
      page,
      { path: '/plans', lang: 'en', built: true, nonce: '' },
      door.shop,
    )
    expect(plain).toContain('<meta property="og:title" content="A &amp; B"/>')
    expect(plain).toContain(
      '<meta property="og:url" content="https://gastra.example/plans?lang=en"/>',
    )
    const own = withPageHead(
      page.replace('</head>', '<meta property="og:title" content="Own"/></head>'),
      { path: '/plans', lang: 'en', built: true, nonce: '' },
      door.shop,
    )
    expect(own.match(/property="og:title"/g)).toHaveLength(1)
  })

  test('of an account shows nothing', () => {
    expect(
      withPageHead(
        page,
        { path: '/account/orders', lang: 'el', built: true, nonce: '' },
        door.shop,
      ),
    ).not.toContain('og:')
  })
})

test('the picture of a shared page is kept by nobody while there is none', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gastra-no-pictures-'))
  const bare = await openDoor({ DATA_DIR: dataDir })
  const { statusCode, headers } = await bare.app.inject('/icons/share.jpg')
  expect(statusCode).toBe(500)
  expect(headers['cache-control'] ?? '').not.toContain('public')
  await bare.close()
  await rm(dataDir, { recursive: true })
})

test('the mark is there for mails, which other hosts may show', async () => {
  const { statusCode, headers } = await door.app.inject('/icons/apple-touch-icon.png')
  expect(statusCode).toBe(200)
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
})

describe('a home screen', () => {
  test('has icons of the sizes that the manifest names, in the language of the visitor', async () => {
    const { body } = await door.app.inject({
      url: '/manifest.webmanifest',
      cookies: { lang: 'en' },
    })
    const manifest = JSON.parse(body)
    expect(manifest).toMatchObject({ lang: 'en', short_name: 'Gastra', display: 'standalone' })
    for (const { src, sizes } of manifest.icons.slice(1)) {
      const { width, height } = await sharp((await door.app.inject(src)).rawPayload).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  test('in Greek unless the visitor chose English', async () => {
    const { body } = await door.app.inject('/manifest.webmanifest')
    expect(JSON.parse(body)).toMatchObject({ lang: 'el', short_name: 'Γάστρα' })
  })
})

// biome-ignore lint/suspicious/noExplicitAny: the test looks into what was written
function graphsIn(html: string): any[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? ''),
  )
}
