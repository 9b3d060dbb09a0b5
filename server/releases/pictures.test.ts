import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../test/database/empty-database.ts'
import { demoShop } from '../../test/demo-shop.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { backUp } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { livePictures, writeLivePictures } from '../db/release/pictures.ts'
import { exportFolder } from '../folder/export.ts'
import { placeAll } from '../folder/placed-pictures.ts'
import { problemLine } from '../folder/problem.ts'
import { archivedPictures } from '../pictures/archived-pictures.ts'
import { iconOf } from '../pictures/mark.ts'
import { closeUpsIn } from '../pictures/picture-sources.ts'
import { placePictures } from '../pictures/pictures.ts'
import { placeLivePictures } from '../pictures/placed-live.ts'
import { tendPictures } from '../pictures/tended.ts'
import { planImport } from './import.ts'

let door: Door
let desk: Seat
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pictures-'))
  door = await openDoor({ DATA_DIR: dataDir })
  desk = await seat(door, 'manager')
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true })
})

const piece = 'meals_mousakas'
const ask = (name: Parameters<typeof askDesk>[1], input: object = {}) =>
  askDesk(door, name, input, { desk })

async function send(photo: Buffer, query = '', as: Partial<Seat> = desk, to = piece) {
  const { statusCode, body } = await door.app.inject({
    method: 'POST',
    url: `/api/desk/pictures/${to}${query}`,
    headers: {
      cookie: `desk=${as.cookie}`,
      'desk-secret': as.secret ?? '',
      'content-type': 'image/jpeg',
      lang: 'en',
    },
    payload: photo,
  })
  return { status: statusCode, ...JSON.parse(body) }
}

const kept = async () =>
  (await door.db.query('select count(*)::int as n from picture_source')).rows[0].n

/** Blue to the left, red to the right. */
function photo(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: 'red' }
  const right = sharp({ create: half }).png().toBuffer()
  const base = sharp({ create: { width, height, channels: 3, background: 'blue' } })
  return right.then(input => base.composite([{ input, left: width - half.width, top: 0 }]))
}

/** A picture of so many pixels in both directions, in a few kilobytes. */
function whitePng(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc((1 + side / 8) * side, 0), { level: 1 })
  const parts = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

/** It goes with the test. */
async function anotherDatabase(): Promise<Pool> {
  const { db, close } = await emptyDatabase()
  onTestFinished(close)
  return db
}

async function colourOf(picture: Buffer) {
  const { data } = await sharp(picture).resize(1, 1).raw().toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data
  return red > 200 ? 'red' : blue > 200 ? 'blue' : 'both'
}

test.each([
  ['a GIF', Buffer.from('GIF89a.................'), 'picture-format'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture-format'],
  ['nothing', Buffer.alloc(0), 'picture-format'],
  ['a text', Buffer.from('hello, this is a picture'), 'picture-format'],
])('13.41 %s is refused with a sentence, whatever it calls itself', async (_name, file, code) => {
  const refused = await send(file)
  expect(refused).toMatchObject({ status: 422, code })
  expect(refused.message).toContain('JPEG')
  expect(await kept()).toBe(0)
})

test('13.41 a bomb, a broken photo, a tiny one and one of 80 MB are refused, and nothing of them is kept', {
  timeout: 120_000,
}, async () => {
  const bomb = whitePng(30_000)
  expect(bomb.length).toBeLessThan(5_000_000)
  expect((await send(bomb)).code).toBe('picture-pixels')
  const whole = await (await photo(1200, 900)).jpeg().toBuffer()
  expect((await send(whole.subarray(0, whole.length / 2))).code).toBe('picture-broken')
  expect((await send(await (await photo(190, 900)).jpeg().toBuffer())).code).toBe('picture-small')
  const large = await send(Buffer.concat([whole, Buffer.alloc(80_000_000)]))
  expect(large).toMatchObject({ status: 413, code: 'picture-too-large' })
  expect(await kept()).toBe(0)
  expect(await readdir(join(dataDir, 'pictures')).catch(() => [])).toEqual([])
})

test('a stranger, a cook and a place that is none are refused before the photo is looked at', async () => {
  const chef = await seat(door, 'chef')
  const file = Buffer.from('GIF89a')
  expect((await send(file, '', { cookie: '', secret: '' })).code).toBe('staff-logged-out')
  expect((await send(file, '', { ...desk, secret: 'x'.repeat(43) })).code).toBe('staff-logged-out')
  expect((await send(file, '', chef)).code).toBe('role-not-allowed')
  expect((await send(file, '', desk, 'icons_x')).code).toBe('piece-not-found')
  for (const query of ['?x=2', '?zoom=0', '?zoom=99', '?y=abc'])
    expect((await send(file, query)).code).toBe('invalid-input')
})

test('13.41 a photo is turned upright, cut where it matters, and says no longer where it was taken', {
  timeout: 60_000,
}, async () => {
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 58/1 0/1' } }
  const lying = await (await photo(1600, 1200))
    .jpeg()
    .withExif(gps)
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const turned = await send(lying)
  expect(turned.code).toBe('ok')
  const file = await contentOf(turned.data.source)
  const { width, height, exif, orientation } = await sharp(file).metadata()
  expect({ width, height, exif, orientation }).toEqual({ width: 1600, height: 1200 })
  const wide = await (await photo(3200, 1200)).jpeg().toBuffer()
  const left = await send(wide, '?x=0&y=0.5&zoom=1')
  const right = await send(wide, '?x=1&y=0.5&zoom=1')
  expect(await colourOf(await contentOf(left.data.source))).toBe('blue')
  expect(await colourOf(await contentOf(right.data.source))).toBe('red')
})

async function contentOf(hash: string): Promise<Buffer> {
  const { rows } = await door.db.query('select content from picture_source where hash = $1', [hash])
  return rows[0].content
}

test('13.42 it goes live with its release on each node’s disk, and a revert puts the one before back', {
  timeout: 120_000,
}, async () => {
  const folder = join(dataDir, 'pictures', 'meals', 'mousakas')
  const before = await (await photo(1600, 1200)).jpeg().toBuffer()
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'source.jpg'), before)
  const { data } = await send(await (await photo(2000, 1500)).png().toBuffer(), '?x=0&zoom=2')
  const seen = (await ask('picture-one', { piece })).data
  expect(seen).toMatchObject({ live: { source: data.live }, drafts: [], width: 1600 })
  const releaseId = (await ask('release-create', { name: 'Pictures' })).data.id
  const draft = (value: unknown) =>
    ask('draft-write', { releaseId, kind: 'picture', piece, seen: seen.live, value })
  expect((await draft({ source: 'f'.repeat(64) })).code).toBe('piece-not-found')
  expect((await draft({ source: data.source })).code).toBe('ok')
  await placeLivePictures(door.db, dataDir)
  expect((await readFile(join(folder, 'source.jpg'))).equals(before)).toBe(true)
  expect((await ask('release-publish', { releaseId, at: null })).code).toBe('ok')
  await door.run('releases')
  const other = await mkdtemp(join(tmpdir(), 'node-'))
  for (const node of [dataDir, other]) {
    await placeLivePictures(door.db, node)
    const placed = await readFile(join(node, 'pictures/meals/mousakas/source.jpg'))
    expect(placed.equals(await contentOf(data.source))).toBe(true)
  }
  await rm(other, { recursive: true })
  const back = (await ask('release-revert', { releaseId })).data.id
  expect((await ask('release-publish', { releaseId: back, at: null })).code).toBe('ok')
  await door.run('releases')
  await placeLivePictures(door.db, dataDir)
  expect((await readFile(join(folder, 'source.jpg'))).equals(before)).toBe(true)
  // An import that brings another one is not overwritten by what a release put there before.
  await writeFile(join(folder, 'source.jpg'), 'imported')
  await placeLivePictures(door.db, dataDir)
  expect(String(await readFile(join(folder, 'source.jpg')))).toBe('imported')
})

test('9.29 a picture that an import brings is shown by a shop that runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brought-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const jpeg = await (await photo(640, 480)).jpeg().toBuffer()
  // Icons are drawn from it.
  await mkdir(join(folder, 'pictures/hero/hero'), { recursive: true })
  await writeFile(join(folder, 'pictures/hero/hero/source.jpg'), jpeg)
  const tended = await tendPictures({
    ...{ db: door.db, dataDir: folder, mark: () => iconOf(demoShop) },
    log: error => {
      throw error
    },
  })
  onTestFinished(() => tended.stop())
  const version = tended.version()
  expect(tended.closeUps().has('gemista')).toBe(false)
  const path = join(folder, 'brought.jpg')
  await writeFile(path, jpeg)
  const to = join(folder, 'pictures/close-ups/gemista/source.jpg')
  const picture = { group: 'close-ups', name: 'gemista', path, file: 'gemista.jpg' } as const
  await placeAll([{ picture, to, says: '' }])
  await expect.poll(() => tended.closeUps().has('gemista'), { timeout: 60_000 }).toBe(true)
  expect(tended.version()).not.toBe(version)
})

test('9.29 a second picture goes live with its release, and goes again with a revert', async () => {
  const second = 'close-ups_fasolada'
  const file = join(dataDir, 'pictures/close-ups/fasolada/source.jpg')
  const { data } = await send(await (await photo(2000, 1500)).jpeg().toBuffer(), '', desk, second)
  const releaseId = (await ask('release-create', { name: 'From near' })).data.id
  const value = { source: data.source }
  const draft = { releaseId, kind: 'picture', piece: second, seen: null, value }
  expect((await ask('draft-write', draft)).code).toBe('ok')
  await ask('release-publish', { releaseId, at: null })
  await door.run('releases')
  await placeLivePictures(door.db, dataDir)
  expect((await readFile(file)).equals(await contentOf(data.source))).toBe(true)
  const back = (await ask('release-revert', { releaseId })).data.id
  expect((await ask('release-publish', { releaseId: back, at: null })).code).toBe('ok')
  await door.run('releases')
  await placeLivePictures(door.db, dataDir)
  expect([...(await closeUpsIn(dataDir))]).toEqual([])
  // A release does not remove a picture that an import brought.
  await mkdir(join(dataDir, 'pictures/close-ups/fasolada'), { recursive: true })
  await writeFile(file, 'imported')
  await placeLivePictures(door.db, dataDir)
  expect([...(await closeUpsIn(dataDir))]).toEqual(['fasolada'])
})

test('9.29 one that the demo or an import brought goes with a release, stays away, and comes back with a revert', async () => {
  const second = 'close-ups_revithia-fournou'
  const folder = join(dataDir, 'pictures/close-ups/revithia-fournou')
  const shown = () => readFile(join(folder, 'source.jpg')).catch(() => null)
  await placePictures(dataDir)
  const demo = await shown()
  const kept = await send(Buffer.alloc(0), '/kept', desk, second)
  expect(kept.data.live).toMatch(/^[0-9a-f]{64}$/)
  // It is looked at every few seconds.
  await placeLivePictures(door.db, dataDir)
  const seen = { source: kept.data.live }
  const releaseId = (await ask('release-create', { name: 'Not this one' })).data.id
  const draft = { releaseId, kind: 'picture', piece: second, seen, value: null }
  expect((await ask('draft-write', draft)).code).toBe('ok')
  await ask('release-publish', { releaseId, at: null })
  await door.run('releases')
  await placeLivePictures(door.db, dataDir)
  expect(await shown()).toBeNull()
  await placePictures(dataDir)
  expect(await shown()).toBeNull()
  const back = (await ask('release-revert', { releaseId })).data.id
  expect((await ask('release-publish', { releaseId: back, at: null })).code).toBe('ok')
  await door.run('releases')
  await placeLivePictures(door.db, dataDir)
  expect(await shown()).toEqual(demo)
})

test('two photos at once, where no release has put any, both leave the one before to a revert', async () => {
  const pieces = ['close-ups_salata-fakis-feta', 'close-ups_imam-pligouri']
  await placePictures(dataDir)
  const kept = await Promise.all(pieces.map(piece => send(Buffer.alloc(0), '/kept', desk, piece)))
  const live = await livePictures(door.db)
  expect(pieces.map(piece => live.get(piece))).toEqual(kept.map(({ data }) => data.live))
})

test('a backup keeps that a second picture was taken away', async () => {
  await mkdir(join(dataDir, 'pictures/close-ups/imam-pligouri'), { recursive: true })
  const told = await archivedPictures(dataDir)
  await writeFile(join(dataDir, 'pictures/close-ups/imam-pligouri/taken-away.txt'), '')
  const now = await archivedPictures(dataDir)
  expect(now.filter(file => !told.includes(file))).toEqual([
    'pictures/close-ups/imam-pligouri/taken-away.txt',
  ])
})

test('keeping what is shown asks for the name of a picture, and answers null where there is none', async () => {
  expect((await send(Buffer.alloc(0), '/kept', desk, 'soups_1')).code).toBe('piece-not-found')
  const none = await send(Buffer.alloc(0), '/kept', desk, 'close-ups_nothing')
  expect(none).toMatchObject({ code: 'ok', data: { live: null } })
  const chef = await send(Buffer.alloc(0), '/kept', { ...desk, secret: 'another' }, 'hero')
  expect(chef.code).toBe('staff-logged-out')
})

test('it goes unchanged through backup and restore, and through export and import', {
  timeout: 120_000,
}, async () => {
  const home = await mkdtemp(join(tmpdir(), 'moved-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const { data } = await send(
    await (await photo(2000, 1500)).jpeg().toBuffer(),
    '?x=0',
    desk,
    'meals_fakes',
  )
  const put = await contentOf(data.source)
  await writeLivePictures(door.db, new Map([['meals_fakes', data.source]]))
  const file = join(home, 'shop.zip')
  const say = () => {}
  await backUp({ db: door.db, dataDir, file, now: monday, say })
  const db = await anotherDatabase()
  const restored = join(home, 'restored')
  await restore({ db, dataDir: restored, file, say })
  await placeLivePictures(db, restored)
  const source = 'pictures/meals/fakes/source.jpg'
  expect((await readFile(join(restored, source))).equals(put)).toBe(true)
  // By a command, on a machine that has shown nothing yet.
  const folder = join(home, 'folder')
  await exportFolder(db, { folder, dataDir: join(home, 'elsewhere'), now: new Date() })
  expect((await readFile(join(folder, 'pictures/meals/fakes.jpg'))).equals(put)).toBe(true)
  const empty = await anotherDatabase()
  await migrate(empty, say)
  const plan = await planImport(empty, join(home, 'imported'), folder, { now: new Date() })
  if ('problems' in plan) throw new Error(plan.problems.map(problemLine).join('\n'))
  await placeAll(plan.pictures)
  expect((await readFile(join(home, 'imported', source))).equals(put)).toBe(true)
})

test('a process that is killed while it puts a picture up leaves the old or the new one whole', {
  timeout: 60_000,
}, async () => {
  const home = await mkdtemp(join(tmpdir(), 'killed-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const db = await anotherDatabase()
  await migrate(db, () => {})
  const { host, port, user, database, password } = db.options
  const program = fileURLToPath(new URL('../../test/process/picture-process.ts', import.meta.url))
  const prints = new Set<string>()
  for (const after of [40, 200]) {
    const child = spawn(process.execPath, [program, home], {
      env: {
        ...process.env,
        ...{ PGHOST: host, PGPORT: String(port), PGUSER: user, PGDATABASE: database },
        PGPASSWORD: String(password ?? ''),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    // The first has been put up, and the others follow one another.
    const [said] = await once(child.stdout, 'data')
    for (const print of String(said).trim().split(' ')) prints.add(print)
    await new Promise(done => setTimeout(done, after))
    child.kill('SIGKILL')
    await once(child, 'exit')
    const source = await readFile(join(home, 'pictures/meals/fakes/source.jpg'))
    expect(prints).toContain(printOf(source))
    const { rows } = await db.query<{ hash: string; content: Buffer }>(
      'select * from picture_source',
    )
    for (const { hash, content } of rows) expect(printOf(content)).toBe(hash)
    const shown = (await livePictures(db)).get('meals_fakes')
    expect(rows.map(({ hash }) => hash)).toContain(shown)
    // The next start puts up what is shown.
    await placeLivePictures(db, home)
    expect(printOf(await readFile(join(home, 'pictures/meals/fakes/source.jpg')))).toBe(shown)
  }
})

const printOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
