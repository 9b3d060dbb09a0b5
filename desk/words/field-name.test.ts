import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Json } from '#shop/merge/merge.ts'
import { english, greek } from '../../test/desk-words.ts'
import { fieldName, mailNames } from './field-name.ts'
import { partsOf, rowsOf } from './parts.ts'
import { lastName } from './plain-field.tsx'

test.each([
  ['el', greek],
  ['en', english],
] as const)('every field of every text has a name that people read (%s)', async (lang, all) => {
  const { words, mails } = all
  const folder = new URL('../../content/', import.meta.url)
  const files = (await readdir(folder)).filter(file => file.endsWith('.json'))
  expect(files.length).toBeGreaterThan(5)
  const nameless = new Set<string>()
  for (const file of files) {
    const value = JSON.parse(await readFile(new URL(file, folder), 'utf8')) as Json
    for (const part of partsOf(value))
      for (const row of rowsOf(value, part)) {
        const field = lastName(row.path)
        const isNamed = fieldName(field, words, mailNames(mails), lang) !== field
        if (!isNamed) nameless.add(`${file} ${field}`)
      }
  }
  expect([...nameless]).toEqual([])
})
