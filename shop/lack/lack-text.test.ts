import { expect, test } from 'vitest'
import { languages } from '../language.ts'
import { lack } from './lack.ts'
import { lackCodes, lackText, lackTexts } from './lack-text.ts'

const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

test.each(lackCodes)('%s names the same in each language, but for what one alone needs', code => {
  const { el } = lackTexts[code]
  for (const lang of languages) {
    const text: string = lackTexts[code][lang]
    expect(text.length).toBeGreaterThan(4)
    for (const name of named(el)) expect(named(text)).toContain(name)
    // A form's reader knows nothing of files.
    expect(text).not.toMatch(/\.yaml|docs\/|\bfile|quotes|"- "|\/$/)
  }
})

test.each(lackCodes)('%s is said in Greek', code => {
  const { el } = lackTexts[code]
  expect(el).toMatch(/\p{Script=Greek}/u)
  // Words that Greek kitchens write like this, too, and what a lack names.
  const foreign = el.replace(/\{\w+\}|kcal|vegan|email|HTML|firma\.gr|#2f5d3a|menu/gi, '')
  expect(foreign).not.toMatch(/[a-z]{2}/i)
})

test('ids are said by name in both languages, and what has no name by its id', () => {
  const names = { feta: { el: 'Φέτα', en: 'Feta' }, honey: { el: 'Μέλι', en: 'Honey' } }
  const holds = lack('claims-but-holds', { diet: 'vegan', names: ['feta', 'honey', 'egg'] })
  expect(lackText(holds, 'el', names)).toBe('δηλώνεται vegan, αλλά περιέχει Φέτα, Μέλι, egg')
  expect(lackText(holds, 'en', names)).toBe('claims vegan, but holds Feta, Honey, egg')
})

test('numbers and choices are written as the language has them', () => {
  const wrong = lack('not-one-of', { oneOf: ['wl', 'bal', 'mg'] })
  expect(lackText(wrong, 'en')).toBe('should be wl, bal or mg')
  expect(lackText(wrong, 'el')).toBe('πρέπει να είναι ένα από: wl, bal ή mg')
  const dim = lack('contrast-page', { contrast: 2.84, least: 4.5 })
  expect(lackText(dim, 'el')).toMatch(/αντίθεση 2,84 .* τουλάχιστον 4,5 /)
  expect(lackText(dim, 'en')).toMatch(/contrast of 2\.84 .* 4\.5 /)
  expect(lackText(lack('too-long', { most: 5000 }), 'el')).toBe('έχει πάνω από 5000 γράμματα')
})
