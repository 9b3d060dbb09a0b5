import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairShare } from './fair-share.ts'

const longEnough = 2 ** 30

function shared(bounds: Partial<Parameters<typeof fairShare>[0]> = {}) {
  const share = fairShare({ atOnce: 2, waiting: 2, heldFor: longEnough, ...bounds })
  const begun: string[] = []
  return {
    share,
    begun,
    take: (who: string, what: string) => share.take(who, () => begun.push(what)),
  }
}

test('an address has so much in hand, the rest of it waits in order, and other addresses do not', async () => {
  const { begun, take } = shared()
  const one = take('a', 'a1')
  take('a', 'a2')
  take('a', 'a3')
  take('a', 'a4')
  take('b', 'b1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  one?.()
  expect(begun).toHaveLength(3)
  await turn()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('what is done at once takes turns as well: a place is free in a later turn', async () => {
  const { begun, take } = shared({ waiting: 10 })
  for (const what of ['1', '2', '3', '4', '5']) take('a', what)?.()
  // Left while they waited, the last three never begin.
  expect(begun).toEqual(['1', '2'])
  await turn()
  take('a', '6')
  expect(begun).toEqual(['1', '2', '6'])
})

test('where too many wait, one more gets no place, and takes none from another', async () => {
  const { begun, take } = shared()
  const taken = ['1', '2', '3', '4'].map(what => take('a', what))
  expect(take('a', '5')).toBeNull()
  expect(take('b', 'b1')).not.toBeNull()
  // One that goes away while it waits makes room.
  taken[2]?.()
  expect(take('a', '6')).not.toBeNull()
  taken[0]?.()
  await turn()
  expect(begun).toEqual(['1', '2', 'b1', '4'])
})

test('leaving twice frees one place', async () => {
  const { begun, take } = shared()
  const one = take('a', '1')
  take('a', '2')
  take('a', '3')
  take('a', '4')
  one?.()
  one?.()
  await turn()
  expect(begun).toEqual(['1', '2', '3'])
})

test('what takes long loses its place and goes on', async () => {
  const share = fairShare({ atOnce: 1, waiting: 1, heldFor: 1 })
  share.take('a', () => {})
  await new Promise<void>(begin => share.take('a', begin))
})

test('nothing is remembered of an address that is done', async () => {
  const { share, take } = shared()
  const all = ['1', '2', '3'].map(what => take('a', what))
  for (const leave of all) leave?.()
  await turn()
  expect(share.size).toBe(0)
})
