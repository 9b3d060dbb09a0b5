import { expect, test } from 'vitest'
import { remarkOnWords } from './own-words.ts'
import { textNames } from './shop-data.ts'

test('a production shop is told which words are still the program’s, until none is', () => {
  expect(remarkOnWords({})).toMatch(
    /want of brand\.yaml \(the shop is called Gastra\), .*texts\/policies\.yaml/,
  )
  const all = Object.fromEntries(['brand', 'logo', ...textNames].map(name => [name, {}]))
  expect(remarkOnWords(all)).toBeNull()
  const { faq: _, ...some } = all
  expect(remarkOnWords(some)).toContain('for want of texts/faq.yaml.')
})
