import { expect, test } from 'vitest'
import { rememberTries } from './tries.ts'

const minute = 60_000

test('who tries much at a time weighs more, by the key that has most', () => {
  const tries = rememberTries(() => 0)
  for (const address of ['a', 'b', 'b']) tries.begin([address, 'maria'])
  expect(tries.weightOf(['a'])).toBe(1)
  expect(tries.weightOf(['b', 'nikos'])).toBe(2)
  expect(tries.weightOf(['c', 'maria'])).toBe(3)
  tries.end(['b', 'maria'])
  expect(tries.weightOf(['b'])).toBe(1)
  expect(tries.weightOf(['nobody'])).toBe(0)
})

test('a failure weighs for ten minutes', () => {
  let now = 0
  const tries = rememberTries(() => now)
  tries.begin(['a'])
  tries.fail(['a'])
  tries.end(['a'])
  expect(tries.weightOf(['a'])).toBe(1)
  now = 10 * minute
  expect(tries.weightOf(['a'])).toBe(0)
})

test('no more than 20,000 are remembered', () => {
  const tries = rememberTries(() => 0)
  for (let each = 0; each <= 20_000; each++) tries.fail([`address ${each}`])
  expect(tries.weightOf(['address 0'])).toBe(0)
  expect(tries.weightOf(['address 1'])).toBe(1)
})
