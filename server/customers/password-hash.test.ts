import { verify } from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { isPassword, passwordHashOf } from './password-hash.ts'

// The real one, counted.
vi.mock('@node-rs/argon2', async original => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})
const verified = vi.mocked(verify)
beforeEach(() => {
  verified.mockClear()
})

test('nobody’s password is verified as often, and at the same cost, as somebody’s', async () => {
  const kept = String(await passwordHashOf('kalimera-2026'))
  for (const hash of [kept, null, undefined])
    expect(await isPassword(hash, 'patates123')).toBe(false)
  expect(verified).toHaveBeenCalledTimes(3)
  const costs = verified.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join())
  expect(new Set(costs).size).toBe(1)
})

test('is the password that was kept, however its accents were typed', async () => {
  const kept = String(await passwordHashOf('Καλημέρα'.normalize('NFD')))
  expect(kept).toMatch(/^\$argon2id\$/)
  expect(await isPassword(kept, 'Καλημέρα'.normalize('NFC'))).toBe(true)
  expect(await isPassword(kept, 'Καλημερα')).toBe(false)
})

test('where too many are at it, the next is told to come again', async () => {
  const kept = String(await passwordHashOf('kalimera-2026'))
  let free = () => {}
  const held = new Promise<boolean>(resolve => {
    free = () => resolve(true)
  })
  verified.mockImplementation(() => held)
  const tries = Array.from({ length: 300 }, () => isPassword(kept, 'kalimera-2026'))
  expect(await tries.at(-1)).toEqual({ refused: 'unavailable' })
  free()
  const answers = await Promise.all(tries)
  expect(answers[0]).toBe(true)
  expect(answers.filter(answer => answer === true).length).toBeGreaterThanOrEqual(200)
})
