import { expect, test, vi } from 'vitest'
import { first as greek } from './el/index.ts'
import { first as english } from './en/index.ts'
import { patiently } from './words.ts'

const allGreek = import.meta.glob('./el/*.ts', { eager: true })
const allEnglish = import.meta.glob('./en/*.ts', { eager: true })

test('8.20 what fails before there is an answer has each its own message', () => {
  for (const { layout } of [greek, english]) {
    const texts = Object.values(layout.transport)
    expect(new Set(texts).size).toBe(5)
    for (const text of texts) expect(text).not.toBe('')
  }
})

test('1.01 every Greek text is Greek, and no English one is', () => {
  const isGreek = (text: string) => /[α-ωά-ώ]/i.test(text)
  const plain = (text: string) => /\p{L}{4}/u.test(text)
  // Names that are the same in both languages.
  const kept = /^(email|menu|vegan|kcal|IBAN$|instagram$)/i
  for (const text of textsIn(allGreek))
    if (plain(text) && !kept.test(text)) expect(isGreek(text), text).toBe(true)
  for (const text of textsIn(allEnglish)) expect(isGreek(text), text).toBe(false)
})

test('no text of the program names a shop: the brand does', () => {
  const content = import.meta.glob('../../content/*.json', { eager: true })
  const { '../../content/legal-entity.json': _demo, ...own } = content
  const said = (words: object): string[] =>
    Object.values(words).flatMap(value =>
      typeof value === 'object' && value !== null ? said(value) : [String(value)],
    )
  for (const text of [allGreek, allEnglish, own].flatMap(said))
    expect(text).not.toMatch(/Gastra|Γάστρα|ΓΑΣΤΡΑ/)
})

test('9.19 money in a text stands without a space, as everywhere', () => {
  const content = import.meta.glob('../../content/*.json', { eager: true })
  for (const text of [allGreek, allEnglish, content].flatMap(textsIn))
    expect(text).not.toMatch(/\d\s€/)
})

test('9.23 texts are tried 5 times more, from 350 ms, doubling', async () => {
  vi.useFakeTimers()
  const waited: number[] = []
  const started = Date.now()
  const broken = vi.fn(() => {
    waited.push(Date.now() - started)
    return Promise.reject(new Error('away'))
  })
  const outcome = expect(patiently(broken)).rejects.toThrow('away')
  await vi.runAllTimersAsync()
  await outcome
  expect(waited).toEqual([0, 350, 1050, 2450, 5250, 10850])
  vi.useRealTimers()
})

function textsIn(words: object): string[] {
  return Object.values(words).flatMap(value => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? textsIn(value) : []
  })
}
