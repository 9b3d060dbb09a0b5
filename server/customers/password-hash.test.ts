import { verify } from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { isPassword, passwordHashOf } from './password-hash.ts'

// The real one, counted.
vi.mock('@node-rs/argon2', async original => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})
const verified = vi.mocked(verify)
const maria = { from: '198.51.100.7', account: 'maria@example.gr' }
beforeEach(() => {
  verified.mockClear()
})

test('nobody’s password is verified as often, and at the same cost, as somebody’s', async () => {
  const kept = String(await passwordHashOf('kalimera-2026', maria))
  for (const hash of [kept, null, undefined])
    expect(await isPassword(hash, 'patates123', maria)).toBe(false)
  expect(verified).toHaveBeenCalledTimes(3)
  const costs = verified.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join())
  expect(new Set(costs).size).toBe(1)
})

test('is the password that was kept, however its accents were typed', async () => {
  const kept = String(await passwordHashOf('Καλημέρα'.normalize('NFD'), maria))
  expect(kept).toMatch(/^\$argon2id\$/)
  expect(await isPassword(kept, 'Καλημέρα'.normalize('NFC'), maria)).toBe(true)
  expect(await isPassword(kept, 'Καλημερα', maria)).toBe(false)
})

test('where too many are at it, the next is told to come again', async () => {
  const kept = String(await passwordHashOf('kalimera-2026', maria))
  let free = () => {}
  const held = new Promise<boolean>(resolve => {
    free = () => resolve(true)
  })
  verified.mockImplementation(() => held)
  const tries = Array.from({ length: 300 }, () => isPassword(kept, 'kalimera-2026', maria))
  expect(await tries.at(-1)).toEqual({ refused: 'unavailable' })
  free()
  const answers = await Promise.all(tries)
  expect(answers[0]).toBe(true)
  expect(answers.filter(answer => answer === true).length).toBeGreaterThanOrEqual(200)
})

test('an honest login waits for a few others, not for 190 wrong ones from 24 addresses', async () => {
  const kept = String(await passwordHashOf('kalimera-2026', maria))
  verified.mockReset()
  const ends: (() => void)[] = []
  let turn = 0
  verified.mockImplementation(
    (_hash, password) =>
      new Promise(resolve => ends.push(() => resolve(password === 'kalimera-2026'))),
  )
  const others = Array.from({ length: 190 }, (_, each) =>
    isPassword(kept, 'wrong', { from: `203.0.113.${each % 24}`, account: `someone${each}` }),
  )
  let turnOfHers = 0
  const hers = isPassword(kept, 'kalimera-2026', maria).then(answer => {
    turnOfHers = turn
    return answer
  })
  while (turnOfHers === 0) {
    await new Promise(resolve => setImmediate(resolve))
    turn++
    ends.shift()?.()
    if (turn > 200) throw new Error('her turn never came')
  }
  expect(await hers).toBe(true)
  expect(turnOfHers).toBeLessThanOrEqual(6)
  for (let left = 190; left > 0; left--) {
    await new Promise(resolve => setImmediate(resolve))
    while (ends.length > 0) ends.shift()?.()
  }
  await Promise.all(others)
})
