import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FastifyInstance, fastify } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureRoutes } from '../pages/picture-routes.ts'
import { closeUpsIn } from './picture-sources.ts'
import { imagesVersion, placePictures, unsized } from './pictures.ts'
import { preparePictures, sizePictures } from './sizing.ts'

let home: string
let demo: string
let data: string
let app: FastifyInstance

const jpeg = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
const quiet = () => {}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pictures-'))
  demo = join(home, 'demo')
  data = join(home, 'data')
  for (const group of ['meals', 'close-ups', 'goals', 'categories'])
    await mkdir(join(demo, group), { recursive: true })
  await writeFile(join(demo, 'meals', 'fasolada.jpg'), await jpeg(1600, 1200, 'red'))
  await writeFile(join(demo, 'close-ups', 'fasolada.jpg'), await jpeg(800, 600, 'brown'))
  await writeFile(join(demo, 'goals', 'wl.jpg'), await jpeg(640, 640, 'green'))
  await writeFile(join(demo, 'not-found.jpg'), await jpeg(800, 600, 'white'))
  await writeFile(join(demo, 'hero.jpg'), await jpeg(1600, 900, 'blue'))
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const icon = sharp({ create: { width: 400, height: 400, channels: 4, background: clear } })
  await writeFile(join(demo, 'categories', 'snack.png'), await icon.png().toBuffer())
  await writeFile(join(home, 'secret.jpg'), 'secret')
  await preparePictures(data, quiet, demo)
  app = fastify()
  await app.register(pictureRoutes({ dataDir: data, version: () => 'a1' }))
})

afterAll(async () => {
  await app.close()
  await rm(home, { recursive: true })
})

const chrome = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8'
const ask = (url: string, accept = chrome, headers = {}) =>
  app.inject({ url, headers: { accept, ...headers } })

async function sizeOf(url: string, accept = chrome) {
  const { rawPayload } = await ask(url, accept)
  const { width, height, hasAlpha } = await sharp(rawPayload).metadata()
  return { width, height, hasAlpha }
}

describe('pictures of meals', () => {
  it('come in the best format that the browser takes (7.23)', async () => {
    const formats = [
      [chrome, 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['image/avif;q=0, image/webp', 'image/webp'],
      ['*/*', 'image/jpeg'],
      ['', 'image/jpeg'],
    ] as const
    for (const [accept, type] of formats) {
      const answer = await ask('/products/images/fasolada/1.jpg', accept)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'content-type': type, vary: 'Accept' })
    }
  })

  it('come in the next larger width, without one in 800 (7.23)', async () => {
    const widths = [
      ['', 800],
      ['?w=480', 480],
      ['?w=481', 640],
      ['?w=1', 240],
      ['?w=5000', 1280],
      ['?w=0', 800],
      ['?w=-3', 800],
      ['?w=wide', 800],
      ['?w=240&w=320', 800],
    ] as const
    for (const [query, width] of widths)
      expect(await sizeOf(`/products/images/fasolada/1.jpg${query}`), query).toMatchObject({
        width,
        height: (width * 3) / 4,
      })
  })

  it('9.29 a dish may have a second one, at an address of its own', async () => {
    expect(await sizeOf('/products/images/fasolada/2.jpg?w=480')).toMatchObject({ width: 480 })
    expect((await ask('/products/images/mousakas/2.jpg')).statusCode).toBe(404)
    expect([...(await closeUpsIn(data))]).toEqual(['fasolada'])
  })

  it('are kept by the browser for long only under the version that this node has', async () => {
    const cache = async (url: string) => (await ask(url)).headers['cache-control']
    expect(await cache('/products/images/fasolada/1.jpg?w=480&v=a1')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect(await cache('/products/images/fasolada/1.jpg?w=480&v=b2')).toBe('public, max-age=60')
    expect(await cache('/products/images/fasolada/1.jpg?w=480')).toBe('public, max-age=3600')
    expect(await cache('/products/images/nothing/1.jpg?v=a1')).toBe('public, max-age=60')
  })

  it('may be shown by pages of another host (7.23)', async () => {
    const { headers } = await ask('/products/images/fasolada/1.jpg')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('are not sent again to who has them', async () => {
    const url = '/products/images/fasolada/1.jpg?w=480'
    const { etag } = (await ask(url)).headers
    const again = await ask(url, chrome, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await ask(url, '*/*', { 'if-none-match': etag })).statusCode).toBe(200)
  })

  it('that are missing show the not-found picture (7.24)', async () => {
    for (const slug of ['nothing', 'FASOLADA', 'a'.repeat(90), '%CE%B1', '%2e%2e%2fsecret']) {
      const answer = await ask(`/products/images/${slug}/1.jpg?w=320`)
      expect(answer.statusCode, slug).toBe(404)
      expect(answer.headers['content-type'], slug).toBe('image/avif')
    }
    const { rawPayload } = await ask('/products/images/nothing/1.jpg?w=320', '*/*')
    const { dominant } = await sharp(rawPayload).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
  })
})

describe('the memory of pictures', () => {
  it('loses the least used first, and goes on keeping new ones when it is full', async () => {
    const folder = join(home, 'many')
    const names = Array.from({ length: 8 }, (_, at) => `dish-${at}`)
    for (const name of names) {
      await mkdir(join(folder, 'pictures', 'meals', name), { recursive: true })
      await writeFile(join(folder, 'pictures', 'meals', name, '800.jpg'), Buffer.alloc(1000))
    }
    const shop = fastify()
    await shop.register(pictureRoutes({ dataDir: folder, keptBytes: 3500 }))
    const look = async (name: string) =>
      (
        await shop.inject({
          url: `/products/images/${name}/1.jpg`,
          headers: { accept: 'image/jpeg' },
        })
      ).statusCode
    // More than fits is seen twice over; the first is looked at all the time.
    for (const name of [...names, ...names]) {
      expect(await look('dish-0')).toBe(200)
      expect(await look(name)).toBe(200)
    }
    await rm(folder, { recursive: true })
    const kept = []
    for (const name of names) if ((await look(name)) === 200) kept.push(name)
    expect(kept).toEqual(['dish-0', 'dish-6', 'dish-7'])
    await shop.close()
  })
})

describe('the shop’s own pictures', () => {
  it('have their own widths', async () => {
    expect(await sizeOf('/pictures/hero/hero.jpg?w=900')).toMatchObject({ width: 960, height: 540 })
    const typeOf = async (url: string) => (await ask(url)).headers['content-type']
    expect(await typeOf('/pictures/hero/hero.jpg?w=1280')).toBe('image/avif')
    expect(await sizeOf('/pictures/hero/hero.jpg')).toMatchObject({ width: 1600 })
    expect(await typeOf('/products/images/fasolada/1.jpg?w=1280')).toBe('image/webp')
    expect(await sizeOf('/pictures/goals/wl.jpg?w=160')).toMatchObject({ width: 160, height: 160 })
  })

  it('keep what is transparent', async () => {
    for (const accept of [chrome, '*/*'])
      expect(await sizeOf('/pictures/categories/snack.jpg?w=96', accept)).toEqual({
        width: 96,
        height: 96,
        hasAlpha: true,
      })
  })

  it('never lead out of their folder (7.24)', async () => {
    for (const path of [
      '/pictures/goals/..%2f..%2f..%2f..%2fsecret.jpg',
      '/pictures/..%2f../secret.jpg',
      '/pictures/__proto__/wl.jpg',
      '/pictures/constructor/wl.jpg',
      '/pictures/goals/wl.png',
      '/pictures/goals/%00.jpg',
    ]) {
      const answer = await ask(path)
      expect(answer.statusCode, path).toBe(404)
      expect(answer.body).not.toContain('secret')
    }
  })
})

describe('preparing pictures', () => {
  const made = async (width: number) =>
    (await stat(join(data, 'pictures', 'meals', 'fasolada', `${width}.webp`))).mtimeMs

  it('leaves what is up to date, and nothing half written', async () => {
    const before = await made(480)
    const lines: string[] = []
    await preparePictures(data, line => lines.push(line), demo)
    expect(lines).toEqual([])
    expect(await made(480)).toBe(before)
    const files = await readdir(join(data, 'pictures'), { recursive: true })
    expect(files.filter(file => file.endsWith('.new'))).toEqual([])
    expect(files.filter(file => file.startsWith('meals/fasolada/'))).toHaveLength(20)
  })

  it('names a picture that is cut off, and makes the sizes of those after it', async () => {
    const here = join(home, 'cut-off')
    await placePictures(here, demo)
    const cut = (await jpeg(1600, 1200, 'green')).subarray(0, 3000)
    await writeFile(join(here, 'pictures', 'meals', 'fasolada', 'source.jpg'), cut)
    const lines: string[] = []
    await sizePictures(here, line => lines.push(line))
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^The picture meals\/fasolada cannot/)])
    expect((await unsized(here)).map(({ name }) => name)).toEqual(['fasolada'])
  })

  it('serves the source for a short while until the sizes are made', async () => {
    const early = join(home, 'early')
    await placePictures(early, demo)
    const starting = fastify()
    await starting.register(pictureRoutes({ dataDir: early }))
    const url = '/products/images/fasolada/1.jpg?w=240&v=a1'
    const answer = await starting.inject({ url, headers: { accept: chrome } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
    expect(answer.rawPayload).toEqual(await readFile(join(demo, 'meals', 'fasolada.jpg')))
    await starting.close()
  })

  it('never touches a picture that somebody put there', async () => {
    const own = join(home, 'own')
    const soup = join(own, 'pictures', 'meals', 'fasolada', 'source.jpg')
    const hero = join(own, 'pictures', 'hero', 'hero')
    const mine = await jpeg(900, 600, 'purple')
    // One was there before the demo came, the others took the place of the demo's own.
    await mkdir(join(own, 'pictures', 'meals', 'fasolada'), { recursive: true })
    await writeFile(soup, mine)
    await preparePictures(own, quiet, demo)
    expect(await readFile(soup)).toEqual(mine)
    await writeFile(join(hero, 'source.jpg'), mine)
    const goal = join(own, 'pictures', 'goals', 'wl')
    const drawn = await sharp(mine).png().toBuffer()
    await writeFile(join(goal, 'source.png'), drawn)
    for (const change of ['yellow', 'black']) {
      await writeFile(join(demo, 'hero.jpg'), await jpeg(1600, 900, change))
      await writeFile(join(demo, 'goals', 'wl.jpg'), await jpeg(640, 640, change))
      await preparePictures(own, quiet, demo)
    }
    expect(await readFile(soup)).toEqual(mine)
    expect(await readFile(join(hero, 'source.jpg'))).toEqual(mine)
    expect(await readFile(join(goal, 'source.png'))).toEqual(drawn)
    for (const made of [join(hero, '640.jpg'), join(goal, '320.jpg')]) {
      const { dominant } = await sharp(made).stats()
      expect([dominant.r > 90, dominant.g < 60, dominant.b > 90]).toEqual([true, true, true])
    }
  })

  it('follows the demo where its own picture still lies, and where one was taken away', async () => {
    const plain = join(home, 'plain')
    const goal = join(plain, 'pictures', 'goals', 'wl', 'source.jpg')
    for (const change of ['green', 'orange']) {
      await writeFile(join(demo, 'goals', 'wl.jpg'), await jpeg(640, 640, change))
      await placePictures(plain, demo)
      expect(await readFile(goal)).toEqual(await readFile(join(demo, 'goals', 'wl.jpg')))
    }
    await rm(goal)
    await placePictures(plain, demo)
    expect(await readFile(goal)).toEqual(await readFile(join(demo, 'goals', 'wl.jpg')))
  })

  it('gives a version that changes with a picture, and not without', async () => {
    const before = await imagesVersion(data)
    expect(before).toMatch(/^[\w-]{10}$/)
    const file = join(demo, 'goals', 'wl.jpg')
    await writeFile(file, await jpeg(640, 640, 'yellow'))
    await placePictures(data, demo)
    const after = await imagesVersion(data)
    expect(after).not.toBe(before)
    await preparePictures(data, quiet, demo)
    expect(await imagesVersion(data)).toBe(after)
  })
})
