import { expect, test } from 'vitest'
import { forgetResetToken, resetToken, takeResetToken } from './reset-token.ts'

/** A tab's storage. */
function storage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage
}

test('the secret leaves the address and is kept for this tab', () => {
  const tab = storage()
  expect(takeResetToken('?reset=s3cret&lang=en', tab)).toBe('?reset=1&lang=en')
  expect(resetToken(tab)).toBe('s3cret')
  expect(takeResetToken('?reset=1&lang=en', tab)).toBeNull()
  expect(resetToken(tab)).toBe('s3cret')
})

test('a newer link takes the older one’s place; what has served is forgotten', () => {
  const tab = storage()
  takeResetToken('?reset=older', tab)
  takeResetToken('?reset=newer', tab)
  expect(resetToken(tab)).toBe('newer')
  forgetResetToken(tab)
  expect(resetToken(tab)).toBeNull()
})

test.each(['', '?reset=', '?login=1'])('there is none in "%s"', search => {
  const tab = storage()
  expect(takeResetToken(search, tab)).toBeNull()
  expect(resetToken(tab)).toBeNull()
})
