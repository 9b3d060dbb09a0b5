import { expect, test } from 'vitest'
import { deskHooks } from '#server/door/desk-hooks.ts'
import { deeds as greek } from './el/deeds.ts'
import { deeds as english } from './en/deeds.ts'

test.each([
  ['Greek', greek],
  ['English', english],
])('every deed is a sentence in %s', (_language, deeds) => {
  const acts = Object.entries(deskHooks).flatMap(([name, { kind }]) => (kind === 'act' ? name : []))
  expect(Object.keys(deeds.sentences).sort()).toEqual(acts.sort())
})
