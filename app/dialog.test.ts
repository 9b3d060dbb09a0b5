import { expect, test } from 'vitest'
import { withDialog } from './dialog.ts'

test('opening a dialog keeps the filters of the page', () => {
  expect(withDialog('?diet=vegan', 'login')).toBe('?diet=vegan&login=1')
})

test('one dialog at a time', () => {
  expect(withDialog('?order=1&q=feta', 'login', 'signup')).toBe('?q=feta&login=signup')
})

test('closing leaves a clean address', () => {
  expect(withDialog('?login=1', null)).toBe('')
})
