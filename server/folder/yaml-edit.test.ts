import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { isSame, type Json } from '#shop/merge/merge.ts'
import { editedYaml } from './yaml-edit.ts'
import { writeYaml } from './yaml-writer.ts'

const text = `# Ours since 2019.
name: { el: Μουσακάς, en: 'Moussaka' }   # never rename
prices: { regular: 7.40, brave: 8.4 }

closed:
    - { date: "2026-12-25" } # Christmas
    - { date: "2026-12-26" }
recipe:
  # from the market
  aubergine: 120
`
const before = parse(text) as { [field: string]: Json }

test('single figures and words change in their places, and no other byte does', () => {
  const after = {
    ...before,
    name: { el: 'Μουσακάς', en: "Grandma's moussaka: the real, one" },
    prices: { regular: 7.9, brave: 8.4 },
  }
  expect(editedYaml(text, { before, after })).toBe(
    text.replace("'Moussaka'", "'Grandma''s moussaka: the real, one'").replace('7.40', '7.90'),
  )
})

test('what comes and goes leaves comments where they were', () => {
  const after = {
    ...before,
    closed: [{ date: '2026-12-25' }, { date: '2026-12-26' }, { date: '2027-01-01' }],
    recipe: { aubergine: 120, potato: 80 },
  }
  const edited = editedYaml(text, { before, after })
  expect(parse(edited)).toEqual(after)
  for (const comment of [
    '# Ours since 2019.',
    '# never rename',
    '# Christmas',
    '# from the market',
  ])
    expect(edited).toContain(comment)
  const fewer = { ...before, closed: [{ date: '2026-12-26' }] }
  expect(parse(editedYaml(text, { before, after: fewer }))).toEqual(fewer)
})

test('whatever changes, the file says it afterwards', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
  const list = fc.array(fc.oneof(value, fc.record({ id: fc.string(), n: fc.integer() })))
  const file = fc.dictionary(
    fc.stringMatching(/^[a-z]{1,4}$/),
    fc.oneof(value, list, fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), value)),
    { minKeys: 1 },
  ) as fc.Arbitrary<{ [field: string]: Json }>
  fc.assert(
    fc.property(file, file, (one, other) => {
      const edited = editedYaml(writeYaml(one, 'A file.'), { before: one, after: other })
      expect(isSame(parse(edited), other)).toBe(true)
    }),
  )
})
