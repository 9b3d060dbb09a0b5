import { expect, test } from 'vitest'
import { type Outcome, runEach } from './run-each.ts'

type No = { readonly code: string }

async function outcomesOf(answers: Record<string, string | null>, stopAfter = '') {
  const told = new Map<string, Outcome<No>[]>()
  await runEach(Object.keys(answers), {
    run: async row => (answers[row] ? { code: answers[row] } : null),
    tell: (row, outcome) => told.set(row, [...(told.get(row) ?? []), outcome]),
    isStopped: () => told.has(stopAfter),
  })
  return [...told].map(([row, outcomes]) => [row, outcomes.map(({ state }) => state).join(' ')])
}

test('11.17 a row that is refused keeps no other back, and each is told once when it begins and ends', async () => {
  expect(await outcomesOf({ first: null, second: 'message-changed', third: null })).toEqual([
    ['first', 'runs done'],
    ['second', 'runs refused'],
    ['third', 'runs done'],
  ])
})

test.each(['network-error', 'timeout', 'unavailable', 'staff-logged-out', 'too-many-requests'])(
  'after %s nothing more is tried',
  async code => {
    expect(await outcomesOf({ first: code, second: null })).toEqual([['first', 'runs refused']])
  },
)

test('whoever stops ends it between two rows', async () => {
  expect(await outcomesOf({ first: null, second: null }, 'first')).toEqual([['first', 'runs done']])
})
