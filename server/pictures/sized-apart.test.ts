import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makeIcons } from './icons.ts'
import { hasIcons, imagesVersion, placeMark, unsized } from './pictures.ts'
import { sizePicturesApart } from './sized-apart.ts'

test('pictures and icons are made in a process of their own, once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'apart-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const soup = join(dataDir, 'pictures', 'meals', 'soup')
  await mkdir(soup, { recursive: true })
  const drawn = sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
  await writeFile(join(soup, 'source.jpg'), await drawn.jpeg().toBuffer())
  await placeMark(dataDir, Buffer.from(await drawn.png().toBuffer()))
  const processes: unknown[] = []
  await sizePicturesApart(dataDir, child => processes.push(child))
  expect(await unsized(dataDir)).toEqual([])
  expect(await hasIcons(dataDir)).toBe(true)
  const icon = await readFile(join(dataDir, 'pictures/icons/icon-192.png'))
  expect((await sharp(icon).metadata()).width).toBe(192)
  await sizePicturesApart(dataDir, child => processes.push(child))
  expect(processes).toHaveLength(1)
  const before = await imagesVersion(dataDir)
  await placeMark(
    dataDir,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 1000"/>'),
  )
  expect([await hasIcons(dataDir), (await imagesVersion(dataDir)) === before]).toEqual([
    false,
    false,
  ])
  await makeIcons(dataDir)
  expect(await readFile(join(dataDir, 'pictures/icons/icon-192.png'))).not.toEqual(icon)
}, 60_000)
