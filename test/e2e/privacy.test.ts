import { createHash } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { phone, visitor } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

const patience = { timeout: 20_000 }
const told = async () =>
  (await (await fetch(`${walks.url}/sandbox/analytics/events`)).json()) as {
    event: { name: string; params: object }
  }[]

test('nothing is measured before consent, after a refusal, or after it was taken back', async () => {
  const { page, context, checkAccess, complaints } = await visitor(walks.browser, phone)
  await context.clearCookies()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(walks.url)
  const banner = page.getByRole('region', { name: 'Ρυθμίσεις cookies' })
  await banner.waitFor()
  await checkAccess('the banner')
  const buttons = [banner.getByText('Απόρριψη όλων'), banner.getByText('Αποδοχή όλων')]
  const [refuse, accept] = await Promise.all(buttons.map(button => button.boundingBox()))
  expect(refuse).toMatchObject({ width: accept?.width, height: accept?.height, y: accept?.y })
  await buttons[0]?.click()
  await banner.waitFor({ state: 'detached' })
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await banner.count()).toBe(0)
  expect(asked.filter(url => url.includes('/sandbox/analytics'))).toEqual([])

  await page.goto(`${walks.url}/?cookies=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Αποδοχή όλων' }).click()
  await expect
    .poll(async () => (await told()).map(({ event }) => event.name), patience)
    .toEqual(['page_view'])
  await page.goto(`${walks.url}/menu?withoutAllergens=gluten&diet=vegan`)
  await expect.poll(async () => (await told()).length, patience).toBe(2)
  expect(JSON.stringify(await told())).not.toMatch(/gluten|vegan/)

  await page.goto(`${walks.url}/?cookies=1`)
  await expect.poll(async () => (await told()).length, patience).toBe(3)
  await dialog.getByRole('button', { name: 'Απόρριψη όλων' }).click()
  await page.goto(`${walks.url}/contact-us`)
  await page.waitForLoadState('networkidle')
  expect(await told()).toHaveLength(3)
  expect(complaints).toEqual([])
  await context.close()
})

test('diets, allergies and what the calculator is told stay in the browser', async () => {
  const { page, context } = await visitor(walks.browser, phone)
  const sent: string[] = []
  page.on('request', request => {
    if (!request.isNavigationRequest()) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await page.goto(`${walks.url}/calorie-calculator`)
  await page.waitForLoadState('networkidle')
  const figures = page.locator('input[inputmode=numeric], input[inputmode=decimal]')
  for (const [index, value] of ['47', '183', '91'].entries()) await figures.nth(index).fill(value)
  for (const label of await page.locator('label:has(input[type=radio])').all()) await label.click()
  expect(await page.locator('input[type=radio]:checked').count()).toBeGreaterThan(2)
  await page.waitForLoadState('networkidle')
  expect(sent.filter(line => /\b(47|183|91)\b/.test(line))).toEqual([])

  // A link with a filter in it can be shared; the page does not report the filter.
  await page.goto(`${walks.url}/menu?withoutAllergens=gluten&diet=vegan`)
  await page.waitForLoadState('networkidle')
  expect(sent.filter(line => /gluten|vegan/.test(line))).toEqual([])
  await context.close()
})

describe('The headers of every page, where real money is taken', () => {
  const secrets = ['viva-geheim', 'viva-kleidi', 'smtp-geheim', 'facebook-geheim']
  let shop: RunningShop
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gastra-headers-'))
    await chmod(folder, 0o755)
    shop = await startShop({
      DATA_DIR: folder,
      JOBS: 'off',
      // Without meals every page would say that the shop opens soon.
      SEED: 'demo',
      PUBLIC_URL: 'https://shop.example',
      GA_MEASUREMENT_ID: 'G-ABCD1234',
      VIVA_CLIENT_ID: 'viva-client',
      VIVA_CLIENT_SECRET: secrets[0] ?? '',
      VIVA_MERCHANT_ID: 'viva-merchant',
      VIVA_API_KEY: secrets[1] ?? '',
      SMTP_URL: `smtp://shop:${secrets[2]}@127.0.0.1:2525`,
      FACEBOOK_APP_ID: '1234567890',
      FACEBOOK_APP_SECRET: secrets[3] ?? '',
    })
  })
  afterAll(async () => {
    await shop?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const paths = [
    '/',
    '/plans',
    '/plans/weekly',
    '/address',
    '/date-time',
    '/date-time/weekly',
    '/menu',
    '/menu/weekly',
    '/checkout',
    '/checkout/viva?t=1&s=2',
    '/epay-success?id=1',
    '/epay-failure?id=1',
    '/calorie-calculator',
    '/contact-us',
    '/business',
    '/account/profile',
    '/account/orders',
    '/account/orders/nobody',
    '/account/addresses',
    '/account/coupons',
    '/terms-and-conditions/privacy',
    '/terms-and-conditions/cookies',
    '/region-updates?leave=abc',
  ]

  test.each(paths)('%s runs only its own scripts, and holds no secret', async path => {
    const response = await fetch(shop.url + path, { redirect: 'manual' })
    const html = await response.text()
    expect(response.status).toBe(200)
    const { headers } = response
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split('; ').map(part => {
        const [name = '', ...sources] = part.split(' ')
        return [name, sources.filter(Boolean)] as const
      }),
    )
    expect(policy['default-src']).toEqual(["'self'"])
    expect(policy['object-src']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'self'"])
    expect(policy['form-action']).toEqual(["'self'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe|\*|data:|http:/)
    // What a page tells search engines is data, which the browser does not run.
    const runs =
      /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g
    const inline = [...html.matchAll(runs)]
    expect(inline.length).toBeGreaterThan(0)
    for (const [, code] of inline)
      if (code)
        expect(policy['script-src']).toContain(
          `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
        )
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/i)
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(
      /^(strict-origin-when-cross-origin|no-referrer)$/,
    )
    expect(headers.get('permissions-policy')).toContain('camera=()')
    for (const secret of secrets) expect(html).not.toContain(secret)
  })

  test('what everybody may ask for holds no secret either', async () => {
    const api =
      '/api/content/v1/account/demo/repository/shop/hook/call/repository-values/1?apiKey=demo&business=demo'
    for (const path of [api, '/api/openapi.json', '/robots.txt']) {
      const text = await (await fetch(shop.url + path)).text()
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })

  test.each([
    '//evil.example',
    '//evil.example/account/orders',
    '/\\evil.example',
    '/%2F%2Fevil.example',
    '/?next=https://evil.example',
    '/meal/%2F%2Fevil.example',
    '/terms-and-conditions/x?to=//evil.example',
  ])('%s leads to no other site', async path => {
    const { status, headers } = await fetch(shop.url + path, { redirect: 'manual' })
    const to = headers.get('location')
    if (status >= 300 && status < 400)
      expect(new URL(to ?? '', 'https://shop.example').origin).toBe('https://shop.example')
    else expect(status).toBe(200)
  })
})
