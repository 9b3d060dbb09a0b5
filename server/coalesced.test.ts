import { expect, test } from 'vitest'
import { coalesced } from './coalesced.ts'

/** Runs that end when they are told to. */
function runs() {
  const all: PromiseWithResolvers<void>[] = []
  const run = () => {
    const one = Promise.withResolvers<void>()
    all.push(one)
    return one.promise
  }
  return { all, ask: coalesced(run) }
}

const later = () => new Promise<void>(resolve => setImmediate(resolve))

test('whoever asks while it runs waits for a run that begins after they asked', async () => {
  const { all, ask } = runs()
  const first = ask()
  let done = 0
  const others = [ask(), ask()].map(one => one.then(() => done++))
  expect(all).toHaveLength(1)
  all[0]?.resolve()
  await first
  await later()
  expect([all.length, done]).toEqual([2, 0])
  all[1]?.resolve()
  await Promise.all(others)
  expect([all.length, done]).toEqual([2, 2])
})

test('a run that fails is not the next one’s trouble', async () => {
  const { all, ask } = runs()
  const first = ask()
  const second = ask()
  all[0]?.reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await later()
  all[1]?.resolve()
  await second
})
