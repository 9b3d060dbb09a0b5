import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearUnfinished, copyWhole, replace } from './whole-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastra-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

const now = Date.parse('2026-11-23T08:00:00Z')

async function put(name: string, minutesAgo: number): Promise<void> {
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'half')
  const at = new Date(now - minutesAgo * 60_000)
  await utimes(file, at, at)
}

async function files(): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  return all
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort()
}

test('what a killed process left half written is gone at the next start', async () => {
  await put('social-feed.json.4711.new', 61)
  await put('pictures/meals/moussaka/320.avif.4711.new', 61)
  await put('pictures/icons/drawn-from.0a1b.new', 24 * 60)
  await clearUnfinished(folder, now)
  expect(await files()).toEqual([])
})

test('what another node may be writing stays, and so do whole files and the database’s own', async () => {
  const kept = [
    'pictures/hero/hero/640.webp.1.new',
    'pictures/meals/new/source.jpg',
    'postgres/a.new',
  ]
  await put(kept[0] ?? '', 59)
  await put(kept[1] ?? '', 24 * 60)
  await put(kept[2] ?? '', 24 * 60)
  await clearUnfinished(folder, now)
  expect(await files()).toEqual(kept)
})

test('a folder that is not there yet has nothing to clear', async () => {
  await expect(clearUnfinished(join(folder, 'none'), now)).resolves.toBeUndefined()
})

test('writers of one file at once get in nobody’s way, and leave one whole file', async () => {
  const file = join(folder, 'pictures/a/source.jpg')
  const contents = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(100_000))
  await Promise.all(contents.map(content => replace(file, content)))
  await copyWhole(file, join(folder, 'copy'))
  expect(await files()).toEqual(['copy', 'pictures/a/source.jpg'])
})

test('what could not be written leaves nothing', async () => {
  await mkdir(join(folder, 'taken/by-a-folder'), { recursive: true })
  await expect(replace(join(folder, 'taken'), 'x')).rejects.toThrow()
  await expect(copyWhole(join(folder, 'missing'), join(folder, 'copy'))).rejects.toThrow('ENOENT')
  expect(await files()).toEqual([])
})
