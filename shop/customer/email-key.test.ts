import { domainToASCII } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takesEmail } from '../company.ts'
import { mailbox } from '../coupon/coupon.ts'
import { email } from './customer.ts'
import { emailKey, inLetters } from './email-key.ts'

describe('5.01 one address', () => {
  test.each([
    [' Maria@Example.GR ', 'maria@example.gr'],
    ['ΜΑΡΊΑ@παράδειγμα.ελ', 'μαρία@παράδειγμα.ελ'.normalize('NFD')],
    ['maria@xn--hxajbheg2az3al.xn--qxam', 'Maria@ΠΑΡΆΔΕΙΓΜΑ.ΕΛ'],
    ['maria@ΚΑΦΈΣ.ΕΛ', 'maria@καφές.ελ'],
    [`maria@${domainToASCII('καφές.ελ')}`, 'maria@ΚΑΦΈΣ.ΕΛ'],
    ['ΜΑΡΊΑΣ.Π@example.gr', 'μαρίας.π@example.gr'],
    // The micro sign of some keyboards.
    ['maria@\u00b5ou.gr', 'maria@μou.gr'],
  ])('"%s" is "%s"', (one, other) => {
    expect(emailKey(one)).toBe(emailKey(other))
  })

  const letter = fc.constantFrom(...'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋΐΰabxn1')
  const label = fc
    .tuple(letter, fc.string({ unit: letter, maxLength: 12 }))
    .map(([first, others]) => first + others)
  const top = fc.constantFrom('ελ', 'gr', 'бг', 'com')

  test('has one key however it is typed, and the form takes each spelling or none', () => {
    fc.assert(
      fc.property(label, top, (name, end) => {
        const domain = `${name}.${end}`
        const ascii = domainToASCII(domain)
        fc.pre(ascii !== '')
        const spellings = [
          domain,
          domain.normalize('NFD'),
          domain.toUpperCase(),
          ascii,
          ascii.toUpperCase(),
        ].map(spelling => `maria@${spelling}`)
        expect(new Set(spellings.map(emailKey)).size).toBe(1)
        for (const spelling of spellings) {
          const taken = email.safeParse(spelling)
          expect(taken.success).toBe(true)
          expect(emailKey(taken.data ?? '')).toBe(emailKey(spelling))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('of another domain is another', () => {
    fc.assert(
      fc.property(label, label, (one, other) => {
        const [here, there] = [domainToASCII(`${one}.ελ`), domainToASCII(`${other}.ελ`)]
        const isSame = emailKey(`m@${one}.ελ`) === emailKey(`m@${other}.ελ`)
        // Two sigmas are two domains, but nobody can tell them apart in capitals.
        if (!/ς/.test(one + other)) expect(isSame).toBe(here === there)
      }),
    )
  })

  test('is not changed where it is no Punycode', () => {
    for (const text of [
      'maria',
      '',
      'maria@xn--',
      'xn--hxajbheg2az3al@example.gr',
      'm@xn--\u00e4.gr',
    ])
      expect(inLetters(text)).toBe(text)
  })
})

test('a company’s Greek domain and a gift’s mailbox are known in each spelling', () => {
  for (const emailDomains of [['παράδειγμα.ελ'], ['xn--hxajbheg2az3al.xn--qxam']]) {
    expect(takesEmail({ emailDomains }, 'maria@xn--hxajbheg2az3al.xn--qxam')).toBe(true)
    expect(takesEmail({ emailDomains }, 'maria@ΠΑΡΆΔΕΙΓΜΑ.ελ')).toBe(true)
    expect(takesEmail({ emailDomains }, 'maria@αλλού.ελ')).toBe(false)
    expect(takesEmail({ emailDomains }, 'παράδειγμα.ελ')).toBe(false)
  }
  expect(mailbox('Maria+gastra@xn--hxajbheg2az3al.xn--qxam')).toBe('maria@παράδειγμα.ελ')
})
