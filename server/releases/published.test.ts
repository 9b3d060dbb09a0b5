import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import { catalogueCommand } from '../../test/process/catalogue-command.ts'
import { transaction } from '../db/database.ts'
import { keepPicture, writeLivePictures } from '../db/release/pictures.ts'
import { bringBack } from '../folder/bring-back.ts'
import { exportFolder } from '../folder/export.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { readStored, writeStored } from '../folder/store.ts'
import { carryOutImport, planImport } from './import.ts'

let door: Door
let home: string
let folder: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'published-'))
})
afterAll(() => rm(home, { recursive: true }))
beforeEach(async () => {
  door = await openDoor()
  folder = await mkdtemp(join(home, 'folder-'))
  await exportFolder(door.db, { folder, dataDir: home, now })
  return () => door.close()
})

const now = new Date('2026-11-23T08:00:00Z')
const dish = 'dishes/mousakas.yaml'

async function edit(file: string, piece: string | RegExp, instead: string): Promise<void> {
  const text = await read(file)
  const changed = text.replace(piece, instead)
  if (changed === text) throw new Error(`${file} does not hold ${piece}`)
  await writeFile(join(folder, file), changed)
}

const read = (file: string) => readFile(join(folder, file), 'utf8')

/** What a release of the staff room does at its instant. */
async function publish(change: (shop: ShopFolder) => ShopFolder): Promise<void> {
  const { shop } = await readStored(door.db)
  await transaction(door.db, tx => writeStored(tx, change(shop), now))
}

const publishPrice = (hero: number) =>
  publish(shop => {
    const mousakas = shop.dishes.get('mousakas')
    if (!mousakas) throw new Error('the demo lost its moussaka')
    const prices = { ...(mousakas.prices as object), hero: Math.round(hero * 100) }
    return {
      ...shop,
      dishes: new Map([...shop.dishes, ['mousakas', { ...mousakas, prices } as typeof mousakas]]),
    }
  })

async function plan(counts?: 'shop' | 'folder') {
  const countsShop = counts && { countsShop: () => counts === 'shop' }
  const found = await planImport(door.db, home, folder, { now, ...countsShop })
  if ('problems' in found) throw new Error('the folder is not in order')
  return found
}

async function bring(counts?: 'shop' | 'folder') {
  const found = await plan(counts)
  expect(await carryOutImport(door.db, home, found, now)).toBe(null)
  return found.lines
}

const priceNow = async () => (await readStored(door.db)).shop.dishes.get('mousakas')?.prices

test('13.46 an import of an older folder takes back nothing that was published since', async () => {
  await publishPrice(9.9)
  await edit('dishes/fasolada.yaml', /regular: [\d.]+/, 'regular: 5.10')
  const found = await plan()
  expect(found.published).toEqual([
    { file: dish, field: 'prices.hero', isInBoth: false, folder: 9.4, shop: 9.9 },
  ])
  expect(found.lines).toEqual(['dishes/fasolada.yaml', expect.stringMatching(/→ 5\.10$/)])
  expect(await carryOutImport(door.db, home, found, now)).toBe(null)
  expect(await priceNow()).toMatchObject({ hero: 990 })
  // The folder still says the old price, which is no wish to go back.
  expect((await plan()).lines).toEqual([])
  expect((await plan()).published).toHaveLength(1)
})

test('13.46 who says that the folder counts gets its values', async () => {
  await publishPrice(9.9)
  expect(await bring('folder')).toEqual([dish, '  prices.hero: 9.90 → 9.40'])
  expect(await priceNow()).toMatchObject({ hero: 940 })
  expect((await plan()).published).toEqual([])
})

test('13.46 a value that both changed is named as such, and either may count', async () => {
  await publishPrice(9.9)
  await edit(dish, 'hero: 9.40', 'hero: 9.60')
  const { published } = await plan()
  expect(published).toMatchObject([{ isInBoth: true, folder: 9.6, shop: 9.9 }])
  expect((await plan('shop')).lines).toEqual([])
  expect((await plan('folder')).lines).toEqual([dish, '  prices.hero: 9.90 → 9.60'])
})

test('a dish that was published stays, and one that a release took away does not come back', async () => {
  await publish(shop => {
    const dishes = new Map(shop.dishes)
    const [fasolada] = [dishes.get('fasolada')]
    if (!fasolada) throw new Error('the demo lost its bean soup')
    dishes.delete('fasolada')
    dishes.set('fasolada-nea', { ...fasolada, id: 'fasolada-nea' })
    const menu = [...dishes.keys()]
    return { ...shop, dishes, shop: { ...shop.shop, menu } }
  })
  expect((await plan()).lines).toEqual([])
  const { published } = await plan()
  expect(published.map(({ file, field }) => [file, field])).toEqual(
    expect.arrayContaining([
      ['dishes/fasolada.yaml', ''],
      ['dishes/fasolada-nea.yaml', ''],
    ]),
  )
})

test('what does not fit together with what was published is refused', async () => {
  await publish(shop => {
    const dishes = new Map(shop.dishes)
    const [fasolada] = [dishes.get('fasolada')]
    if (!fasolada) throw new Error('the demo lost its bean soup')
    dishes.set('fasolada-nea', { ...fasolada, id: 'fasolada-nea' })
    return { ...shop, dishes, shop: { ...shop.shop, menu: [...dishes.keys()] } }
  })
  // The folder gives a main ingredient another code; the published dish knows the old one.
  const { shop } = await readStored(door.db)
  const code = shop.dishes.get('fasolada')?.mainIngredient
  for (const [slug, { mainIngredient }] of shop.dishes)
    if (mainIngredient === code && slug !== 'fasolada-nea')
      await edit(`dishes/${slug}.yaml`, /^mainIngredient: .*$/m, 'mainIngredient: renamed')
  await edit('codes.yaml', new RegExp(`code: ${code}\\b`), 'code: renamed')
  const found = await plan()
  expect(found.refusals).toEqual([
    expect.stringMatching(
      /^Together with what was published: dishes\/fasolada-nea\.yaml mainIngredient/,
    ),
  ])
})

test('13.47 an export into a folder in use brings what was published, and keeps its comments', async () => {
  await edit(dish, 'hero: 9.40', 'hero: 9.4')
  await edit(dish, /^prices:/m, '# Dearer since May.\nprices:')
  const own = await read(dish)
  await publishPrice(9.9)
  await edit('dishes/fasolada.yaml', /regular: [\d.]+/, 'regular: 5.10')
  const brought = await bringBack(door.db, { folder, dataDir: home, now })
  expect(brought).toEqual({ lines: [dish, '  prices.hero: 9.40 → 9.90'], undecided: [] })
  expect(await read(dish)).toBe(own.replace('hero: 9.4', 'hero: 9.90'))
  const { published, lines } = await plan()
  expect([published, lines]).toEqual([
    [],
    ['dishes/fasolada.yaml', expect.stringMatching(/→ 5\.10$/)],
  ])
  // A second export finds nothing more.
  expect(await bringBack(door.db, { folder, dataDir: home, now })).toEqual({
    lines: [],
    undecided: [],
  })
})

test('13.47 a value that both changed stays as the folder has it, and the import asks', async () => {
  await publishPrice(9.9)
  await edit(dish, 'hero: 9.40', 'hero: 9.60')
  const brought = await bringBack(door.db, { folder, dataDir: home, now })
  expect(brought).toMatchObject({ lines: [], undecided: [{ file: dish, field: 'prices.hero' }] })
  expect(await read(dish)).toContain('hero: 9.60')
  expect((await plan()).published).toMatchObject([{ isInBoth: true, folder: 9.6, shop: 9.9 }])
})

test('13.47 a folder that knows no state of this shop is left alone', async () => {
  await rm(join(folder, 'state.txt'))
  await publishPrice(9.9)
  expect(await bringBack(door.db, { folder, dataDir: home, now })).toMatchObject({
    refused: expect.stringContaining('Export into an empty folder'),
  })
  expect(await read(dish)).toContain('hero: 9.40')
})

test('13.46 the command changes nothing until somebody says whose values count', async () => {
  await publishPrice(9.9)
  const silent = await command('import', folder, '--yes')
  expect(silent.code).toBe(1)
  expect(silent.says).toContain(`  ${dish} prices.hero: 9.90 in the shop, 9.40 in the folder\n`)
  expect(silent.says).toContain('--keep-published')
  expect(await priceNow()).toMatchObject({ hero: 990 })
  expect((await command('import', folder, '--yes', '--keep-published')).code).toBe(0)
  expect(await priceNow()).toMatchObject({ hero: 990 })
  const back = await command('export', folder)
  expect(back).toMatchObject({ code: 0, says: expect.stringContaining('prices.hero: 9.40 → 9.90') })
  await publishPrice(10.1)
  expect((await command('import', folder, '--yes', '--replace-published')).code).toBe(0)
  expect(await priceNow()).toMatchObject({ hero: 990 })
}, 120_000)

const command = (...given: string[]) => catalogueCommand(door.db, home, given)

const drawing = (width: number) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}"><path d="M1 1h9v9z"/></svg>`,
})
const putIcon = (width: number) =>
  publish(shop => ({ ...shop, marks: { ...shop.marks, icon: drawing(width) } }))
const iconNow = async () => (await readStored(door.db)).shop.marks?.icon

test('17.05 13.46 a folder without the icon that the staff room put in does not take it away', async () => {
  await putIcon(80)
  const { published } = await plan()
  expect(published).toMatchObject([{ file: 'brand/icon', isInBoth: false, folder: null }])
  await edit('dishes/fasolada.yaml', /regular: [\d.]+/, 'regular: 5.10')
  await bring()
  expect(await iconNow()).toEqual(drawing(80))
  expect(await bring('folder')).toEqual(['brand: the icon goes'])
  expect(await iconNow()).toBeUndefined()
})

test('17.05 13.46 an icon comes back into its folder, and of two the owner chooses', async () => {
  await putIcon(80)
  const brought = await bringBack(door.db, { folder, dataDir: home, now })
  expect(brought).toMatchObject({ lines: ['brand/icon is new'], undecided: [] })
  expect(await read('brand/icon.svg')).toBe(drawing(80).svg)
  expect((await plan()).lines).toEqual([])
  await writeFile(join(folder, 'brand/icon.svg'), drawing(120).svg)
  await putIcon(100)
  const both = await bringBack(door.db, { folder, dataDir: home, now })
  expect(both).toMatchObject({ lines: [], undecided: [{ file: 'brand/icon', isInBoth: true }] })
  expect(await read('brand/icon.svg')).toBe(drawing(120).svg)
  expect((await plan()).published).toMatchObject([{ isInBoth: true }])
  await bring('shop')
  expect(await iconNow()).toEqual(drawing(100))
})

test('13.47 an export brings the photo of a release, and leaves one that was not imported yet', async () => {
  const dataDir = await mkdtemp(join(home, 'data-'))
  const placed = (slug: string) => join(dataDir, 'pictures/meals', slug)
  const inFolder = (slug: string) => join(folder, 'pictures/meals', `${slug}.jpg`)
  for (const slug of ['mousakas', 'gemista']) {
    await mkdir(placed(slug), { recursive: true })
    await writeFile(join(placed(slug), 'source.jpg'), 'shown')
    await mkdir(dirname(inFolder(slug)), { recursive: true })
    await writeFile(inFolder(slug), 'the owner’s')
  }
  const picture = { hash: 'f'.repeat(64), content: Buffer.from('released'), staffId: 's', now }
  await keepPicture(door.db, picture)
  await writeLivePictures(door.db, new Map([['meals_mousakas', picture.hash]]))
  const brought = await bringBack(door.db, { folder, dataDir, now })
  expect(brought).toMatchObject({
    lines: ['pictures/meals/mousakas.jpg is the one that the shop shows'],
  })
  expect(String(await readFile(inFolder('mousakas')))).toBe('released')
  expect(String(await readFile(inFolder('gemista')))).toBe('the owner’s')
})
