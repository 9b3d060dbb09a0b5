import { expect, test } from 'vitest'
import { givingWay } from './giving-way.ts'

/** How long it rests at each of these loads. */
async function rests(loads: readonly number[]): Promise<number[]> {
  const rested: number[] = []
  const left = [...loads]
  const giveWay = givingWay(
    () => left.shift() ?? 0,
    async milliseconds => rested.push(milliseconds),
  )
  for (const _ of loads) await giveWay()
  return rested
}

test('what can wait goes on at once where there is little to do, and rests a moment where there is much', async () => {
  expect(await rests([0, 0.2, 0.75])).toEqual([])
  expect(await rests([0.9, 0.1, 1])).toEqual([200, 200])
})

test('the load that counts is that of this process since it was last asked', async () => {
  const rested: number[] = []
  const giveWay = givingWay(undefined, async milliseconds => rested.push(milliseconds))
  await new Promise(resolve => setTimeout(resolve, 50))
  await giveWay()
  expect(rested).toEqual([])
  for (const end = performance.now() + 100; performance.now() < end; );
  await giveWay()
  expect(rested).toEqual([200])
})
