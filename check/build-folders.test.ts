import { relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/folders.ts'
import { buildFolder, deskFolder } from '#server/pages/build.ts'
import pages from '../react-router.config.ts'

test('the build of the pages, which empties its folder, takes nothing else away', () => {
  const emptied = resolve(projectFolder, pages.buildDirectory)
  for (const other of [deskFolder, `${buildFolder}/shop`, `${buildFolder}/stamp.json`])
    expect(relative(emptied, other)).toMatch(/^\.\./)
})
