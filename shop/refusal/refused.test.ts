import { expect, test } from 'vitest'
import { refuseAtDesk } from '../people/refusal.ts'
import { isRefusal, refuse } from './refusal.ts'

test('a refusal is known by what made it, whichever field an answer has', () => {
  expect(isRefusal(refuse('item-not-found'))).toBe(true)
  expect(isRefusal(refuseAtDesk('already-done'))).toBe(true)
  for (const answer of [{ refused: 'item-not-found' }, { refused: 3, data: {} }, null, 'refused'])
    expect(isRefusal(answer)).toBe(false)
})

test('a refusal travels as its code, with what its text needs where there is something', () => {
  expect(JSON.stringify(refuse('item-not-found'))).toBe('{"refused":"item-not-found"}')
  expect(refuse('too-many-requests', { wait: 3 })).toMatchObject({ data: { wait: 3 } })
})
