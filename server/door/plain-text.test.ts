import { expect, test } from 'vitest'
import { withoutMarks } from './plain-text.ts'

test.each([
  ['two zero-width blanks', '\u200B\u200B', ''],
  ['a direction that is turned', 'maria\u202E@example.gr', 'maria@example.gr'],
  ['isolates and marks of direction', '\u2066Μαρία\u2069 \u200EΠ\u200F.\u061C', 'Μαρία Π.'],
  ['a soft hyphen, a joiner and a word joiner in a word', 'Μα\u00ADρί\u200D\u2060α', 'Μαρία'],
  ['letters without a shape', '\u3164\u115F\uFFA0', ''],
  ['a control', 'a\u0007b\u001B[31mc', 'ab[31mc'],
  ['a line break in a house number', '1\r\nX:Y', '1 X:Y'],
  ['separators of lines', '1\u2028X\u0085Y\tZ', '1 X Y Z'],
  ['nothing to take away', 'Ά\u0301ννα Ὀδυσσεύς ﷺ שלום', 'Ά\u0301ννα Ὀδυσσεύς ﷺ שלום'],
  ['emoji of several parts', '👩‍👩‍👧‍👦 👩🏽‍⚕️ 🏳️‍🌈', '👩‍👩‍👧‍👦 👩🏽‍⚕️ 🏳️‍🌈'],
])('%s', (_, typed, kept) => {
  expect(withoutMarks({ name: typed })).toEqual({ name: kept })
})

test('a field of several lines keeps them', () => {
  const message = 'Γεια\r\nσας\u202E\n\nΜαρία'
  expect(withoutMarks({ message })).toEqual({ message: 'Γεια\nσας\n\nΜαρία' })
})

test('a password is taken as it is typed', () => {
  const secret = { password: 'a\u200Bb\tc', verify: 'a\u200Bb\tc' }
  expect(withoutMarks(secret)).toEqual(secret)
})

test('fields within fields are looked at too, and what is no text stays', () => {
  const address = { items: [{ bell: 'Α\u200BΒ', amount: 2, floor: null }], open: true }
  expect(withoutMarks({ address })).toEqual({
    address: { items: [{ bell: 'ΑΒ', amount: 2, floor: null }], open: true },
  })
})
