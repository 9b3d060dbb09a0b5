import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { type Door, monday, openDoor, sharedPath } from '../../test/door.ts'
import { makePicture } from '../pictures/feed-pictures.ts'

let door: Door
let dataDir = ''
afterEach(async () => {
  await door.close()
  if (dataDir) await rm(dataDir, { recursive: true })
  dataDir = ''
})

test('1.17 without an Instagram account the feed is the shop’s own dishes', async () => {
  door = await openDoor()
  const { data } = await door.ask('social-feed-collection', {})
  expect(data.source).toBe('own')
  expect(data.posts).toHaveLength(6)
  expect(new Set(data.posts.map(({ id }) => id)).size).toBe(6)
  for (const { id, picture, text, href } of data.posts) {
    expect({ picture, href }).toEqual({
      picture: `/products/images/${id}/1.jpg`,
      href: `/product/${id}`,
    })
    expect(text).not.toBe('')
  }
})

test('1.17 its account’s posts, with pictures of this very server', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-feed-'))
  const post = { id: '17', text: 'Sunday', href: 'https://www.instagram.com/p/17/' }
  await writeFile(
    join(dataDir, 'social-feed.json'),
    JSON.stringify({ at: monday - 1000, posts: [post] }),
  )
  const background = { r: 1, g: 2, b: 3 }
  const photo = sharp({ create: { width: 500, height: 500, channels: 3, background } }).png()
  await makePicture(dataDir, post.id, await photo.toBuffer())
  door = await openDoor({ INSTAGRAM_TOKEN: 'the-token', DATA_DIR: dataDir })

  const { data } = await door.ask('social-feed-collection', {})
  expect(data).toEqual({
    source: 'instagram',
    posts: [{ ...post, picture: '/pictures/feed/17.jpg' }],
  })
  const picture = await door.app.inject({
    url: `${data.posts[0]?.picture}?w=300&v=1`,
    headers: { accept: 'image/webp' },
  })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 480 })

  // The page's first HTML is the same for everybody: the shop's own.
  const own = await door.ask('social-feed-collection', { source: 'own' })
  expect(own.data.source).toBe('own')

  const query = { lang: 'en', cver: '1' }
  const shared = await door.send(sharedPath('social-feed-collection'), { query })
  expect(shared.headers.etag).toContain('-17"')
})

test('1.17 where Instagram cannot be asked, the shop’s own dishes', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-feed-'))
  // Nothing of this door leaves the process, and this server has no such address.
  door = await openDoor({ INSTAGRAM_TOKEN: 'the-token', DATA_DIR: dataDir })
  const { code, data } = await door.ask('social-feed-collection', {})
  expect([code, data.source]).toEqual(['ok', 'own'])
  await door.shop.outside.feed?.settled()
  expect((await door.ask('social-feed-collection', {})).data.source).toBe('own')
})
