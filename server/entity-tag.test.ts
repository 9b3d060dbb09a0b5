import { expect, test } from 'vitest'
import { isKnownTag } from './entity-tag.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['W/"b",W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['"a, b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('7.03 the tags %s know "a": %s', (header, known) => {
  expect(isKnownTag(header, '"a"')).toBe(known)
})
