import { expect, test } from 'vitest'
import { dialogNames } from './dialog.ts'
import { closesOnce, dialogIn, opensOnce, withDialog } from './history-dialog.ts'

test('opening a dialog keeps the filters of the page', () => {
  expect(withDialog('?diet=vegan', dialogNames, 'login')).toBe('?diet=vegan&login=1')
})

test('one dialog at a time', () => {
  expect(withDialog('?order=1&q=feta', dialogNames, 'login', 'signup')).toBe('?q=feta&login=signup')
})

test('closing leaves a clean address', () => {
  expect(withDialog('?login=1', dialogNames, null)).toBe('')
})

test('a dialog stands in the search with what it is about, and leaves the rest of it', () => {
  const names = ['meals', 'pause', 'cancel'] as const
  const search = withDialog('?thanks=1', names, 'meals', 'd1')
  expect(search).toBe('?thanks=1&meals=d1')
  expect(dialogIn(search, names)).toBe('meals')
  expect(withDialog(search, names, null)).toBe('?thanks=1')
  expect(withDialog('?pause=', names, 'cancel', '')).toBe('?cancel=')
  expect(dialogIn('?cancel=', names)).toBe('cancel')
  expect(dialogIn('?everything=1', names)).toBeNull()
})

test('9.15 a dialog that was told to close is not told again for 300 ms', () => {
  expect(closesOnce('first', 1000)).toBe(true)
  expect(closesOnce('first', 1001)).toBe(false)
  expect(closesOnce('first', 1299)).toBe(false)
  // A dialog may stay open after the first press, while it is busy.
  expect(closesOnce('first', 1300)).toBe(true)
})

test('9.15 another dialog, opened meanwhile, closes at once', () => {
  expect(closesOnce('one', 5000)).toBe(true)
  expect(closesOnce('other', 5010)).toBe(true)
})

test('2.79 a double press opens a dialog once, and closed it opens again at once', () => {
  expect(opensOnce('login', 9000)).toBe(true)
  expect(opensOnce('login', 9080)).toBe(false)
  expect(opensOnce('order', 9090)).toBe(true)
  expect(closesOnce('order', 9100)).toBe(true)
  expect(opensOnce('order', 9110)).toBe(true)
})
