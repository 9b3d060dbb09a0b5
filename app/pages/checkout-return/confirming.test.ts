import { expect, test } from 'vitest'
import type { OrderAnswer } from '#server/answers.ts'
import { nextPause, outcomeOf, patience, returnParams, wayFrom } from './confirming.ts'

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

test('2.20 who only pressed back at the bank is not kept waiting', () => {
  expect(nextPause(3, 8000, 8000)).toBeNull()
  expect(nextPause(3, 7999, 8000)).not.toBeNull()
})

test('2.21 2.22 what the server says leads on, to the screens of the provider', () => {
  const order = { id: 'o1', changes: [] }
  expect(wayFrom('epay', 'paid', order)).toBe('/epay-success?id=o1')
  expect(wayFrom('epay', 'failed', order)).toBe('/epay-failure?id=o1')
  expect(wayFrom('viva', 'paid', order)).toBe('/account/orders/o1?thanks=1')
  expect(wayFrom('viva', 'failed', order)).toBeNull()
})

test('a payment for a change leads to the order that it changes, and thanks for nothing twice', () => {
  const change = { id: 'c', kind: 'meals', status: 'waiting', effect: 2, at: '', canUndo: false }
  const order = { id: 'o1', changes: [change as OrderAnswer['changes'][number]] }
  for (const provider of ['viva', 'epay'] as const)
    expect(wayFrom(provider, 'paid', order)).toBe('/account/orders/o1')
})

function told(payment: OrderAnswer['payment']) {
  return { code: 'ok' as const, data: { order: { payment } } }
}
