import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'

test('a folder of the shop’s files is made, and one that cannot be is named with its setting', async () => {
  const home = await mkdtemp(join(tmpdir(), 'data-folder-'))
  const folder = join(home, 'a', 'b')
  await openDataFolder(folder)
  await openDataFolder(folder)
  expect((await stat(folder)).isDirectory()).toBe(true)
  await writeFile(join(home, 'file'), '')
  await expect(openDataFolder(join(home, 'file', 'data'))).rejects.toThrow(
    /^DATA_DIR, .*file.data, cannot be written \(ENOTDIR\)/,
  )
  await rm(home, { recursive: true })
})
