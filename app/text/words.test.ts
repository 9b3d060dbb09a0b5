import { expect, test, vi } from 'vitest'
import { consent as consentGreek } from './el/consent.ts'
import { first as greek } from './el/index.ts'
import { more as moreGreek } from './el/more.ts'
import { consent as consentEnglish } from './en/consent.ts'
import { first as english } from './en/index.ts'
import { more as moreEnglish } from './en/more.ts'
import { patiently } from './words.ts'

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
  const kept = /^(email|menu|vegan|kcal|gastra|instagram$)/i
  for (const text of textsIn({ ...greek, ...moreGreek, consentGreek }))
    if (plain(text) && !kept.test(text)) expect(isGreek(text), text).toBe(true)
  for (const text of textsIn({ ...english, ...moreEnglish, consentEnglish }))
    expect(isGreek(text), text).toBe(false)
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
