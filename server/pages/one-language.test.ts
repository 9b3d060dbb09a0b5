import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import { plainPages } from '../../test/plain-pages.ts'
import { transaction } from '../db/database.ts'
import { exportFolder } from '../folder/export.ts'
import { problemLine } from '../folder/problem.ts'
import { readFolder } from '../folder/read.ts'
import { readStored, writeStored } from '../folder/store.ts'
import { carryOutImport, planImport } from '../releases/import.ts'

/** The demo, as if its owner spoke Greek alone, from the folder that it then writes. */
let door: Door
let folder: string
const { pages, rendered } = plainPages()
const now = new Date('2026-11-23T08:00:00Z')
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greek-'))
  const demo = await openDoor()
  const { shop } = await readStored(demo.db)
  const greek = { ...shop, shop: { ...shop.shop, languages: ['el' as const] } }
  await transaction(demo.db, tx => writeStored(tx, greek, now))
  await exportFolder(demo.db, { folder, dataDir: folder, now })
  await demo.close()
  door = await openDoor({}, pages, async db => {
    const plan = await planImport(db, folder, folder, { now })
    if ('problems' in plan) throw new Error(plan.problems.map(problemLine).join('\n'))
    expect(await carryOutImport(db, folder, plan, now)).toBe(null)
  })
})
afterAll(async () => {
  await door.close()
  await rm(folder, { recursive: true })
})

const read = (file: string) => readFile(join(folder, file), 'utf8')

test('13.48 a folder of one language holds its texts in that one, and reads as a whole shop', async () => {
  expect(await read('shop.yaml')).toMatch(/^languages: \[ el \]$/m)
  const dish = await read('dishes/mousakas.yaml')
  expect(dish).toMatch(/^ {2}el: Μουσακάς/m)
  expect(dish).not.toMatch(/^ {2}en:/m)
  const { shop, problems } = await readFolder(folder)
  expect(problems.map(problemLine)).toEqual([])
  const name = shop?.dishes.get('mousakas')?.name
  expect(name?.en).toBe(name?.el)
})

test('13.48 with both languages a text that lacks one is named', async () => {
  const shop = await read('shop.yaml')
  await writeFile(
    join(folder, 'shop.yaml'),
    shop.replace('languages: [ el ]', 'languages: [ el, en ]'),
  )
  const { problems } = await readFolder(folder)
  expect(problems.map(problemLine).join('\n')).toMatch(/dishes\/mousakas\.yaml:\d+:\d+ name\.en/)
  await writeFile(join(folder, 'shop.yaml'), shop.replace('[ el ]', '[ el, el ]'))
  expect((await readFolder(folder)).problems.map(problemLine).join('\n')).toMatch(
    /shop\.yaml:\d+:\d+ languages/,
  )
  await writeFile(join(folder, 'shop.yaml'), shop)
})

test('13.49 a shop of one language answers in it, whatever is asked for', async () => {
  const { data } = await door.ask('meal-collection', {}, { lang: 'en' })
  expect(JSON.stringify(data)).toContain('Μουσακάς')
  const headers = { lang: 'en', cookie: 'lang=en' }
  for (const url of ['/menu?lang=en', '/plans']) await door.app.inject({ url, headers })
  expect(rendered.map(({ lang }) => lang)).toEqual(['el', 'el'])
  const sitemap = await door.app.inject('/sitemap.xml')
  expect(sitemap.body).not.toContain('lang=')
  const manifest = await door.app.inject({ url: '/manifest.webmanifest', headers })
  expect(manifest.json()).toMatchObject({ lang: 'el' })
})
