import { expect, test } from 'vitest'
import { moneyChecks } from '#server/db/book/audit-money.ts'
import { orderChecks } from '#server/db/book/audit-orders.ts'
import { deedCheck } from '#server/db/staff/deeds.ts'
import { deskHooks } from '#server/door/desk-hooks.ts'
import { english as wordsInEnglish, greek as wordsInGreek } from '../../test/desk-words.ts'
import { books as found } from './el/books.ts'
import { deeds as greek } from './el/deeds.ts'
import { deeds as english } from './en/deeds.ts'

test.each([
  ['Greek', greek],
  ['English', english],
])('every deed is a sentence in %s', (_language, deeds) => {
  const acts = Object.entries(deskHooks).flatMap(([name, { kind }]) => (kind === 'act' ? name : []))
  expect(Object.keys(deeds.sentences).sort()).toEqual(acts.sort())
})

test('whatever a check of the books may find is said in words', () => {
  const faults = [...moneyChecks, ...orderChecks, deedCheck].filter(({ note }) => !note)
  expect(Object.keys(found.found).sort()).toEqual(faults.map(({ name }) => name).sort())
})

test.each([
  ['Greek', wordsInGreek],
  ['English', wordsInEnglish],
])('no word of the room in %s names a shop: each has its own name', (_language, words) => {
  const said = JSON.stringify(words, (_key, value) =>
    typeof value === 'function' ? String(value) : value,
  )
  expect(said).not.toMatch(/Γάστρα|Gastra/i)
})
