import { expect, test } from 'vitest'
import type { OrderAnswer } from '#server/answers.ts'
import { nextPause, outcomeOf, patience, returnParams } from './confirming.ts'

test('2.19 asks after a second, then ever more slowly, for about a minute', () => {
  const pauses: number[] = []
  let elapsed = 0
  for (;;) {
    const pause = nextPause(pauses.length + 1, elapsed)
    if (pause === null) break
    pauses.push(pause)
    elapsed += pause
  }
  expect(pauses[0]).toBe(1000)
  for (const [index, pause] of pauses.slice(1).entries())
    expect(pause).toBeGreaterThanOrEqual(pauses[index] ?? 0)
  expect(Math.max(...pauses)).toBe(5000)
  expect(elapsed).toBeGreaterThanOrEqual(patience)
  expect(elapsed).toBeLessThan(patience + 5000)
})

test('a payment that nobody can tell of yet stays open, and is never offered again', () => {
  const silent = [
    'unavailable',
    'network-error',
    'timeout',
    'server-error',
    'too-many-requests',
  ] as const
  for (const code of silent) expect(outcomeOf({ code, data: null })).toBe('open')
  expect(outcomeOf(told('open'))).toBe('open')
})

test('8.16 what the provider said decides', () => {
  expect(outcomeOf(told('paid'))).toBe('paid')
  expect(outcomeOf(told('failed'))).toBe('failed')
  expect(outcomeOf({ code: 'payment-not-found', data: null })).toBe('unknown')
  expect(outcomeOf({ code: 'user-not-allowed', data: null })).toBe('login')
})

test('the return’s parameters travel on, those of our dialogs do not', () => {
  expect(returnParams(`?t=abc&s=123&login=1&x=${'y'.repeat(201)}`)).toEqual({ t: 'abc', s: '123' })
})

function told(payment: OrderAnswer['payment']) {
  return { code: 'ok' as const, data: { order: { payment } } }
}
