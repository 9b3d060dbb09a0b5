import { expect, test } from 'vitest'
import { textNames } from './shop-data.ts'
import { remarkOnDefaultTexts } from './text-remark.ts'

test('a production shop is told which words are still the program’s, until none is', () => {
  expect(remarkOnDefaultTexts({})).toMatch(
    /want of brand\.yaml \(the shop is called Gastra\), .*texts\/policies\.yaml/,
  )
  const all = Object.fromEntries(['brand', 'logo', ...textNames].map(name => [name, {}]))
  expect(remarkOnDefaultTexts(all)).toBeNull()
  const { faq: _, ...some } = all
  expect(remarkOnDefaultTexts(some)).toContain('for want of texts/faq.yaml.')
})
