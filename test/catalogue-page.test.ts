import { expect, test } from 'vitest'
import { cataloguePage, keptPage } from '../check/catalogue-page.ts'

test('docs/catalogue.md is what `npm run fields` prints', () => {
  expect(keptPage()).toBe(cataloguePage())
})
