import { rm } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import content from '../../content/home.json' with { type: 'json' }
import { type FeedTwin, feedTwin, sendJson } from '../outside/feed-twin.ts'
import { openBrowser, phone, visitor } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'
import { shopFolder } from './walks.ts'

let twin: FeedTwin
let shop: RunningShop
let browser: Browser
let folder: string
beforeAll(async () => {
  const background = { r: 200, g: 90, b: 40 }
  const photo = await sharp({ create: { width: 600, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer()
  twin = await feedTwin((_url, response) =>
    response.setHeader('content-type', 'image/jpeg').end(photo),
  )
  twin.media = (_url, response) =>
    sendJson(response, {
      data: [1, 2].map(id => ({
        id: String(id),
        caption: `Post ${id}`,
        media_type: 'IMAGE',
        media_url: `${twin.url}/${id}.jpg`,
        permalink: `https://www.instagram.com/p/${id}/`,
      })),
    })
  folder = await shopFolder()
  shop = await startShop({ DATA_DIR: folder, INSTAGRAM_TOKEN: 'token', INSTAGRAM_URL: twin.url })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  await twin?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

test('1.17 the feed shows Instagram only to who allows it, from this server, and nothing moves', async () => {
  const { page, context, checkAccess, complaints } = await visitor(browser, phone)
  await context.clearCookies()
  const asked: URL[] = []
  page.on('request', request => asked.push(new URL(request.url())))
  // The first page after a start had no feed twice, for a cause that is not known.
  const opened = async () => {
    await page.goto(shop.url)
    return feedLinks(page)
  }
  await expect.poll(opened).toHaveLength(6)
  expect((await feedLinks(page)).every(href => href.startsWith('/product/'))).toBe(true)
  const banner = page.getByRole('region', { name: 'Ρυθμίσεις cookies' })
  await banner.getByRole('button', { name: 'Απόρριψη όλων' }).click()
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(asked.filter(({ pathname }) => /feed/.test(pathname) && !/assets/.test(pathname))).toEqual(
    [],
  )

  await page.goto(`${shop.url}/?cookies=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Instagram' }).check()
  await dialog.getByRole('button', { name: 'Αποθήκευση επιλογής' }).click()
  const feed = page.locator('section', { has: page.getByText(content.kitchen.text.el) })
  const before = await feed.boundingBox()
  // The first visit only makes the server look; what it found shows from the next one on.
  await expect
    .poll(
      async () => {
        await page.reload()
        await page.waitForLoadState('networkidle')
        return (await feedLinks(page)).slice(0, 3)
      },
      { timeout: 20_000 },
    )
    .toEqual([
      'https://www.instagram.com/p/1/',
      'https://www.instagram.com/p/2/',
      expect.stringMatching(/^\/product\//),
    ])
  expect(await feedLinks(page)).toHaveLength(6)
  expect((await feed.boundingBox())?.height).toBe(before?.height)
  const post = feed.getByRole('link', { name: /Post 1/ })
  expect(await post.getAttribute('rel')).toContain('noopener')
  await post.scrollIntoViewIfNeeded()
  await expect
    .poll(() => post.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([shop.url]))
  await checkAccess('the feed')
  expect(complaints).toEqual([])
})

async function feedLinks(page: Page): Promise<string[]> {
  const feed = page.locator('section', { has: page.getByText(content.kitchen.text.el) })
  return feed
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
}
