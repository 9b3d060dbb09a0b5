import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { catalogueFrom } from '../catalogue/memory.ts'
import { readSoundRows } from '../catalogue/remembered-rows.ts'
import { asSvg, logoOf } from '../pictures/mark.ts'

let door: Door
let manager: Seat
beforeAll(async () => {
  door = await openDoor()
  manager = await seat(door, 'manager')
})
afterAll(() => door.close())

const drawn = (width: number, height: number, within = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><circle cx="9" cy="9" r="8"/>${within}</svg>`
const put = (name: 'logo' | 'icon', file: string | Buffer | null) =>
  askDesk(
    door,
    'mark-update',
    { name, file: file === null ? null : Buffer.from(file).toString('base64') },
    { desk: manager },
  )
const marks = async () => (await askDesk(door, 'mark-collection', {}, { desk: manager })).data
const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#2f5d3a' } }).png()

test('17.05 a logo is in place at once, on the pages too, until it is taken away', async () => {
  expect((await put('logo', drawn(120, 40))).code).toBe('ok')
  expect(await marks()).toEqual([
    { name: 'logo', svg: drawn(120, 40) },
    { name: 'icon', svg: null },
  ])
  const { rows: sold } = await readSoundRows(door.db, door.db)
  expect(asSvg(logoOf(catalogueFrom(sold)))).toBe(drawn(120, 40))
  const { rows } = await door.db.query(
    "select changes from deed where call = 'mark-update' order by at desc limit 1",
  )
  expect(JSON.parse(rows[0]?.changes)).toEqual({
    logo: { from: expect.any(String), to: expect.any(String) },
  })
  expect((await put('logo', null)).code).toBe('ok')
  expect(await marks()).toMatchObject([{ svg: null }, { svg: null }])
})

test('17.05 an icon may be a PNG, without what its maker wrote into it', async () => {
  const file = await png(512)
    .withExif({ IFD0: { Artist: 'Μαρία' } })
    .toBuffer()
  expect((await put('icon', file)).code).toBe('ok')
  const [, icon] = await marks()
  expect(icon.svg).toContain('data:image/png;base64,')
  expect(Buffer.from(icon.svg.split('base64,')[1], 'base64').toString('latin1')).not.toContain(
    'Exif',
  )
})

test('17.05 what cannot stand there is refused, and nothing changes', async () => {
  const before = await marks()
  const refused = async (name: 'logo' | 'icon', file: string | Buffer) =>
    (await put(name, file)).code
  expect(await refused('logo', drawn(9, 9, '<script>alert(1)</script>'))).toBe('mark-unsafe')
  expect(await refused('logo', 'κάτι άλλο')).toBe('mark-unsafe')
  expect(await refused('logo', Buffer.from([0xff, 0xd8, 0xff]))).toBe('mark-unsafe')
  expect(await refused('logo', drawn(900, 40))).toBe('mark-shape')
  expect(await refused('icon', drawn(40, 60))).toBe('mark-shape')
  expect(await refused('icon', await png(200).toBuffer())).toBe('mark-small')
  expect(await refused('icon', (await png(512).toBuffer()).subarray(0, 300))).toBe('picture-broken')
  expect(await refused('logo', drawn(9, 9, `<desc>${'x'.repeat(100_000)}</desc>`))).toBe(
    'mark-large',
  )
  expect(
    (await askDesk(door, 'mark-update', { name: 'logo', file: '<>' }, { desk: manager })).code,
  ).toBe('invalid-input')
  expect(await marks()).toEqual(before)
})
