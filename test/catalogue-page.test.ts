import { describe, expect, test } from 'vitest'
import { shopDataSchemas } from '#server/catalogue/shop-data.ts'
import { cataloguePage, keptPage } from '../check/catalogue-page.ts'

test('docs/catalogue.md is what `npm run fields` prints', () => {
  expect(keptPage()).toBe(cataloguePage())
})

describe('docs/catalogue.md lists what each mail may ask for:', () => {
  const both = (words: string) => ({ el: words, en: words })
  const isRight = (mail: object) => shopDataSchemas.emails.safeParse({ items: [mail] }).success
  const namesIn = (cell = '') => [...cell.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name)
  const [, table = ''] = keptPage().split('| mail | in a sentence | as a paragraph of its own |')
  const mails = [...table.matchAll(/^\| `([\w-]+)` \|(.*)\|(.*)\|$/gm)]

  test('there are mails in it', () => expect(mails.length).toBeGreaterThan(20))

  test.each(
    mails.map(([, code, inside, alone]) => [code, namesIn(inside), namesIn(alone)] as const),
  )('%s, and every name is accepted where it says so', (code, inside, alone) => {
    expect(inside).toContain('{{shop}}')
    for (const name of inside) expect(isRight({ code, subject: both(`Hm ${name}`) })).toBe(true)
    for (const name of alone) {
      expect(isRight({ code, paragraphs: [both(name)] })).toBe(true)
      expect(isRight({ code, subject: both(`Hm ${name}`) })).toBe(false)
    }
    expect(isRight({ code, subject: both('Hm {{nothing}}') })).toBe(false)
  })
})
