import { expect, test } from 'vitest'
import { actsFor } from './fill-buttons.tsx'

const [one, two] = [{ id: 'd1' }, { id: 'd2' }] as const
const filling = { isFilling: true }
const other = { isFilling: false }

test('offers the whole plan first, this delivery where it lacks something beside others', () => {
  expect(actsFor([one, two], one, other)).toBe('both')
  expect(actsFor([two], one, other)).toBe('all')
  expect(actsFor([one], one, other)).toBe('one')
})

test('with nothing lacking, keeps what is told, or chooses a filling anew', () => {
  expect(actsFor([], one, other)).toBe('save')
  expect(actsFor([], one, filling)).toBe('again')
})
