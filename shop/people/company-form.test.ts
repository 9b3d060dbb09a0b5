import { expect, test } from 'vitest'
import { companySlug, domainsForm, isAnybodys } from './company-form.ts'

test('12.38 a domain may be pasted as a mailbox, and nobody’s is one that anybody has', () => {
  const { emailDomains } = domainsForm.parse({ emailDomains: [' Eva@Firma.Example '] })
  expect(emailDomains).toEqual(['firma.example'])
  expect(domainsForm.safeParse({ emailDomains: ['firma'] }).success).toBe(false)
  expect(domainsForm.safeParse({ emailDomains: ['gmail.com'] }).success).toBe(false)
  expect(isAnybodys('GMAIL.com')).toBe(true)
  expect(isAnybodys('firma.example')).toBe(false)
})

test('the address of an office is its name in Latin letters', () => {
  expect(companySlug('Ναυτιλιακή Σαρωνικού & Σία')).toBe('naftiliaki-saronikou-sia')
  expect(companySlug('  ')).toBe('office')
})
