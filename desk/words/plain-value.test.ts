import { expect, test } from 'vitest'
import { plainValue } from './plain-value.ts'

const how = {
  lang: 'el',
  codes: { monday: 'Δευτέρα', yield: 'απόδοση' },
  names: { nuts: { el: 'Ξηροί καρποί', en: 'Nuts' } },
} as const

test.each([
  [7.9, 'prices.hero', '7,90€'],
  [25, 'singleOrder.minTotal', '25,00€'],
  [3.9, 'singleOrder.snack', '3,90€'],
  [13, 'snack', '13%'],
  [8, 'weekly.periods.2.discount', '8%'],
  [125, 'recipe.rice-short.regular', '125 g'],
  [{ regular: 5, hero: 7 }, 'recipe.tahini', 'regular 5 g · hero 7 g'],
  [0.95, 'yield', '0,95'],
  [
    { nuts: { preparation: { el: 'ψιλοκομμένοι', en: 'chopped' }, yield: 0.9 } },
    'making',
    'Ξηροί καρποί: ψιλοκομμένοι · chopped · απόδοση 0,9',
  ],
  ['2026-12-23', 'newUntil', '23 Δεκεμβρίου 2026'],
  [['monday', 'nuts'], 'weekdays', 'Δευτέρα · Ξηροί καρποί'],
  [[], 'dishes.gemista', '–'],
  [null, 'delivery', ''],
])('%s of %s is said with its unit or name', (value, field, said) => {
  expect(plainValue(value, field, how)).toBe(said)
})
