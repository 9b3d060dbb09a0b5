import { expect, test } from 'vitest'
import { loginDelay, weaknessOf } from './password.ts'

const of = (password: string, email = 'maria.papadaki@example.gr') =>
  weaknessOf(password, email, each => ['password', 'qwertyuiop'].includes(each))

test('a password is weak where it is one of the commonest, in any letter case', () => {
  for (const password of ['password', 'PassWord', ' qwertyuiop '])
    expect(of(password)).toBe('password-common-error')
  expect(of('password of mine')).toBeNull()
})

test('a password is weak where it is blanks alone', () => {
  for (const blank of [' ', '\t', '\u00a0', '\u3000'])
    expect(of(blank.repeat(8))).toBe('password-common-error')
})

test('a password is weak where it is the own e-mail, or what stands before its @', () => {
  for (const password of [
    'maria.papadaki@example.gr',
    'Maria.Papadaki',
    'MARIA.PAPADAKI@EXAMPLE.GR',
  ])
    expect(of(password)).toBe('password-email-error')
  expect(of('Μαρία.Παπά'.normalize('NFD'), 'μαρία.παπά@παράδειγμα.ελ')).toBe('password-email-error')
  expect(of('nikos@example.gr')).toBeNull()
  expect(of('maria.papadaki2')).toBeNull()
})

test('a login waits where 20 failed in an hour, a little longer with more, and never for long', () => {
  expect([0, 19, 20, 39, 40, 100, 5000].map(loginDelay)).toEqual([
    0, 0, 2_000, 2_000, 4_000, 10_000, 10_000,
  ])
})
