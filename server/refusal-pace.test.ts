import { expect, test } from 'vitest'
import { refusalPace } from './refusal-pace.ts'

function paced() {
  let now = 0
  const wait = refusalPace({ atOnce: 3, perSecond: 10, longest: 400 }, () => now)
  return { wait, later: (milliseconds: number) => (now += milliseconds) }
}

test('9.26 the first refusals come at once, then each waits for its turn, and never too long', () => {
  const { wait } = paced()
  expect(Array.from({ length: 9 }, () => wait('a'))).toEqual([
    0, 0, 0, 100, 200, 300, 400, 400, 400,
  ])
  expect(wait('b')).toBe(0)
})

test('an address that pauses is answered at once again', () => {
  const { wait, later } = paced()
  for (let each = 0; each < 6; each++) wait('a')
  later(100)
  expect(wait('a')).toBe(300)
  later(10_000)
  expect([wait('a'), wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 0, 100])
})
