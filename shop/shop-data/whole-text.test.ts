import { expect, test } from 'vitest'
import { sparseText, wholeText } from './whole-text.ts'

const text = (words: string) => ({ el: words, en: words })
const mail = (code: string, subject: string) => ({
  ...{ code, subject: text(subject), preheader: text('p'), paragraphs: [text('a'), text('b')] },
  action: { label: text('Go'), url: '/there' },
})
const words = {
  footer: text('f'),
  fragments: { one: text('1'), two: text('2') },
  items: [mail('welcome', 'Hello'), mail('bye', 'Bye')],
}
const emails = { name: 'emails', words, isPartial: true }

test('of the mails only what a shop says otherwise is its own, and the button leads where it led', () => {
  const whole = wholeText(emails, null) as unknown as typeof words
  expect(whole.items[0]?.action).toEqual({ label: text('Go') })
  expect(sparseText(emails, whole, null)).toBeNull()
  const items = whole.items.with(1, { ...whole.items[1], subject: text('Ciao') } as never)
  const fragments = { ...whole.fragments, two: text('zwei') }
  const own = sparseText(emails, { ...whole, items, fragments }, null)
  expect(own).toEqual({ items: [items[1]], fragments: { two: text('zwei') } })
  expect(wholeText(emails, own)).toEqual({ ...whole, items, fragments })
  expect(sparseText(emails, wholeText(emails, own), own)).toEqual(own)
})

test('parts of the home page may stay the program’s, a whole file may not', () => {
  const home = { name: 'home', words: { a: text('a'), b: text('b') }, isPartial: true }
  const mine = wholeText(home, { b: text('B') })
  expect(mine).toEqual({ a: text('a'), b: text('B') })
  expect(sparseText(home, mine, null)).toEqual({ b: text('B') })
  // What a shop wrote stays written, whatever the program says today.
  expect(sparseText(home, wholeText(home, null), { a: text('a') })).toEqual({ a: text('a') })
  const faq = { name: 'faq', words: { items: [] }, isPartial: false }
  expect(sparseText(faq, { items: [text('x')] }, null)).toEqual({ items: [text('x')] })
})
