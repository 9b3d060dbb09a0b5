import { expect, test } from 'vitest'
import { varied } from './varied.ts'

test('of a long list a few are chosen that are far apart, of a short one all', () => {
  expect(varied(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 3)).toEqual(['a', 'c', 'e'])
  expect(varied(['a', 'b'], 3)).toEqual(['a', 'b'])
  expect(varied([], 3)).toEqual([])
})
