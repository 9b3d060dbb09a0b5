import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FeedTwin, feedTwin, sendJson } from '../../../test/outside/feed-twin.ts'
import { feedMemory } from './feed-memory.ts'
import { instagram } from './instagram.ts'

const hour = 60 * 60 * 1000
let photo: Buffer
let twin: FeedTwin
let dataDir: string
let now = Date.parse('2026-11-23T08:00:00Z')
const failures: unknown[] = []

beforeAll(async () => {
  const background = { r: 180, g: 90, b: 40 }
  photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-feed-'))
  failures.length = 0
  twin = await feedTwin((_url, response) =>
    response.setHeader('content-type', 'image/jpeg').end(photo),
  )
})
afterEach(async () => {
  await twin.close()
  await rm(dataDir, { recursive: true })
})

const feed = () => {
  const config = { token: 'the-token', user: 'me', apiUrl: twin.url }
  return feedMemory(instagram(config, { timeout: 300 }), { dataDir, clock: () => now })
}
type Feed = ReturnType<typeof feed>

const post = (id: number, more: object = {}) => ({
  id: String(id),
  caption: `Post ${id}\nand more`,
  media_type: 'IMAGE',
  media_url: `${twin.url}/${id}.jpg`,
  permalink: `https://www.instagram.com/p/${id}/`,
  timestamp: '2026-11-20T08:00:00+0000',
  ...more,
})

function answers(...data: unknown[]): void {
  twin.media = (_url, response) => sendJson(response, { data })
}

/** What is shown at once, and what is shown when that which runs behind is done. */
async function read(one: Feed) {
  const before = await one.posts(error => failures.push(error))
  await one.settled()
  const after = await one.posts(error => failures.push(error))
  return { before: before.map(({ id }) => id), after: after.map(({ id }) => id) }
}

test('1.17 the newest six posts, their pictures in sizes of our own; nobody waits', async () => {
  answers(...[9, 8, 7, 6, 5, 4, 3].map(id => post(id)))
  const one = feed()
  expect(await read(one)).toEqual({ before: [], after: ['9', '8', '7', '6', '5', '4'] })
  const [newest] = await one.posts(() => {})
  expect(newest).toEqual({ id: '9', text: 'Post 9', href: 'https://www.instagram.com/p/9/' })
  expect(Object.fromEntries(twin.asked[0]?.searchParams ?? [])).toEqual({
    fields: 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp',
    limit: '12',
    access_token: 'the-token',
  })
  const made = (await readdir(join(dataDir, 'pictures/feed/9'))).sort()
  expect(made).toEqual(['240.jpg', '240.webp', '480.jpg', '480.webp'])
  const picture = await readFile(join(dataDir, 'pictures/feed/9/480.jpg'))
  expect(await sharp(picture).metadata()).toMatchObject({ width: 480, height: 480 })
  expect(failures).toEqual([])
})

test('1.17 is asked again after an hour, and no picture twice', async () => {
  answers(post(1))
  const one = feed()
  await read(one)
  now += hour - 1
  await read(one)
  expect(twin.asked.map(({ pathname }) => pathname)).toEqual(['/me/media', '/1.jpg'])
  answers(post(2), post(1))
  now += 2
  expect(await read(one)).toEqual({ before: ['1'], after: ['2', '1'] })
  expect(twin.asked.slice(2).map(({ pathname }) => pathname)).toEqual(['/me/media', '/2.jpg'])
})

test('another process begins with what the last one knew', async () => {
  answers(post(1))
  await read(feed())
  expect((await read(feed())).before).toEqual(['1'])
  await writeFile(join(dataDir, 'social-feed.json'), '{"at":1,"posts":[{"id":"../x"}]}')
  expect((await read(feed())).before).toEqual([])
})

test('a picture that is shown no longer goes after a day', async () => {
  answers(post(1))
  const one = feed()
  await read(one)
  answers(post(2))
  const folder = join(dataDir, 'pictures/feed')
  for (const [age, left] of [
    [2 * hour, ['1', '2']],
    [30 * hour, ['2']],
  ] as const) {
    now += 2 * hour
    const seconds = (now - age) / 1000
    await utimes(join(folder, '1'), seconds, seconds)
    await read(one)
    expect((await readdir(folder)).sort()).toEqual(left)
  }
})

describe('1.17 the last posts stay where the service', () => {
  const wrong: [string, () => void][] = [
    [
      'is slow',
      () => {
        twin.media = () => {}
      },
    ],
    [
      'is slow in the middle of its answer',
      () => {
        twin.media = (_url, response) =>
          response.setHeader('content-type', 'application/json').write('{"data":[')
      },
    ],
    [
      'is down',
      () => {
        twin.media = (_url, response) => response.socket?.destroy()
      },
    ],
    [
      'refuses the token',
      () => {
        twin.media = (_url, response) => {
          response.statusCode = 400
          sendJson(response, { error: { code: 190 } })
        }
      },
    ],
    [
      'leads elsewhere',
      () => {
        twin.media = (_url, response) => response.writeHead(302, { location: '/x' }).end()
      },
    ],
    [
      'answers garbage',
      () => {
        twin.media = (_url, response) =>
          response.setHeader('content-type', 'application/json').end('{"data":')
      },
    ],
    [
      'answers a page',
      () => {
        twin.media = (_url, response) =>
          response.setHeader('content-type', 'text/html').end('<html>Sorry')
      },
    ],
    [
      'answers without end',
      () => {
        twin.media = (_url, response) =>
          sendJson(response, { data: [post(2)], more: 'x'.repeat(600_000) })
      },
    ],
    ['shows no readable picture', () => answers(post(2, { media_url: `${twin.url}/none.jpg` }))],
  ]
  test.each(wrong)('%s', async (_what, breakIt) => {
    answers(post(1))
    const one = feed()
    await read(one)
    breakIt()
    twin.picture = (_url, response) => response.setHeader('content-type', 'image/jpeg').end('no')
    now += 2 * hour
    expect(await read(one)).toEqual({ before: ['1'], after: ['1'] })
    expect(failures).toHaveLength(1)
    expect(String(failures[0])).not.toContain('the-token')
    // Not at every visit anew.
    const asked = twin.asked.length
    await read(one)
    expect(twin.asked).toHaveLength(asked)
  })
})

test('1.17 what cannot be shown is passed over, the rest is shown', async () => {
  twin.picture = ({ pathname }, response) => {
    if (pathname === '/2.jpg') return response.setHeader('content-type', 'text/html').end('no')
    if (pathname === '/3.jpg') {
      response.setHeader('content-type', 'image/jpeg')
      return response.end(Buffer.alloc(11 * 1024 * 1024))
    }
    if (pathname === '/4.jpg')
      return response.setHeader('content-type', 'image/svg+xml').end('<svg width="9" height="9"/>')
    if (pathname === '/5.jpg') return response.writeHead(404).end()
    return response.setHeader('content-type', 'image/jpeg').end(photo)
  }
  answers(
    null,
    { id: '../../etc' },
    post(1, { media_url: 'http://169.254.169.254/latest' }),
    post(1, { media_url: 'https://elsewhere.example/1.jpg' }),
    post(1, { permalink: 'javascript:alert(1)' }),
    post(1, { media_type: 'STORY' }),
    ...[2, 3, 4, 5].map(id => post(id)),
    post(6, { caption: undefined }),
    post(7, { media_type: 'VIDEO', thumbnail_url: `${twin.url}/7-still.jpg` }),
    post(8, { media_type: 'VIDEO' }),
    post(9, { caption: `\n ${'α'.repeat(400)}` }),
  )
  const one = feed()
  expect((await read(one)).after).toEqual(['6', '7', '9'])
  const texts = (await one.posts(() => {})).map(({ text }) => text)
  expect(texts).toEqual(['', 'Post 7', `${'α'.repeat(159)}…`])
  expect(twin.asked.map(({ pathname }) => pathname)).toContain('/7-still.jpg')
})
