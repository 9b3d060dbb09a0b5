import { expect, test } from 'vitest'
import { inRelease } from './use-draft.ts'

const live = { name: 'Φασολάδα', prices: { regular: 6.4, brave: 7.4 } }
const theirs = { ...live, prices: { regular: 6.6, brave: 7.4 } }

test('13.06 what is typed goes along into a release in which a colleague changed something else', () => {
  const value = { ...live, name: 'Φασολάδα Πρεσπών' }
  expect(inRelease({ seen: live, value }, theirs)).toEqual({
    seen: theirs,
    value: { ...theirs, name: 'Φασολάδα Πρεσπών' },
  })
})

test('where nothing was typed, what the release has is shown', () => {
  expect(inRelease({ seen: live, value: live }, theirs)).toEqual({ seen: theirs, value: theirs })
})

test('a field that a colleague changed otherwise is not written over by choosing their release', () => {
  const value = { ...live, prices: { regular: 6.9, brave: 7.4 } }
  expect(inRelease({ seen: live, value }, theirs)).toEqual({ seen: live, value })
})
