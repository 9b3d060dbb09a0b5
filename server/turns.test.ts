import { expect, test } from 'vitest'
import { turns } from './turns.ts'

/** Works that end when they are told to, and how many of them run. */
function works() {
  const ends: (() => void)[] = []
  let running = 0
  const work = async () => {
    running++
    await new Promise<void>(resolve => ends.push(resolve))
    running--
    return 'done'
  }
  const rest = () => new Promise(resolve => setImmediate(resolve))
  return { work, rest, end: () => ends.shift()?.(), running: () => running }
}

test('no more run at a time than may, the others in their order', async () => {
  const inTurn = turns({ running: 2, waiting: 10 })
  const { work, rest, end, running } = works()
  const all = Array.from({ length: 5 }, () => inTurn(work))
  for (let left = 5; left > 0; left--) {
    await rest()
    expect(running()).toBe(Math.min(left, 2))
    end()
  }
  expect(await Promise.all(all)).toEqual(Array(5).fill('done'))
})

test('where too many wait, the next is told at once', async () => {
  const inTurn = turns({ running: 1, waiting: 1 })
  const { work, rest, end } = works()
  const [first, second] = [inTurn(work), inTurn(work)]
  expect(await inTurn(work)).toBeNull()
  end()
  await rest()
  end()
  expect(await Promise.all([first, second])).toEqual(['done', 'done'])
  const again = inTurn(work)
  await rest()
  end()
  expect(await again).toBe('done')
})

test('one that fails gives its turn on', async () => {
  const inTurn = turns({ running: 1, waiting: 1 })
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(async () => 'done')).toBe('done')
})

test('the next is the one with the least weight when a place is free, however long others wait', async () => {
  const inTurn = turns({ running: 1, waiting: 10 })
  const { work, rest, end } = works()
  const done: string[] = []
  const come = (name: string, weight: number) =>
    inTurn(work, () => weight).then(() => done.push(name))
  const all = [come('first', 9), come('heavy', 3), come('also heavy', 3), come('light', 1)]
  for (let left = all.length; left > 0; left--) {
    await rest()
    end()
  }
  await Promise.all(all)
  expect(done).toEqual(['first', 'light', 'heavy', 'also heavy'])
})

test('where the queue is full, the oldest of the heaviest makes room for a lighter one', async () => {
  const inTurn = turns({ running: 1, waiting: 3 })
  const { work, rest, end } = works()
  const come = (weight: number) => inTurn(work, () => weight)
  const all = [come(0), come(1), come(5), come(5)]
  const heavyToo = come(5)
  expect(await heavyToo).toBeNull()
  const honest = come(1)
  expect(await all[2]).toBeNull()
  for (let left = 4; left > 0; left--) {
    await rest()
    end()
  }
  expect(await Promise.all([all[0], all[1], all[3], honest])).toEqual(Array(4).fill('done'))
})
