import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contactForm, employeeRanges, partnershipForm } from './contact.ts'
import { refusalText } from './refusal/refusal-text.ts'

const maria = {
  name: 'Μαρία Παπαδάκη',
  email: 'maria@example.gr',
  phone: '694 412 3456',
  message: 'Καλημέρα!',
}
const company = {
  company: 'Ελιά ΑΕ',
  name: 'Nikos Georgiou',
  email: 'nikos@example.com',
  phone: '',
  employees: '21-50',
  message: '',
}

/** The first thing wrong with each field. */
function wrong(schema: z.core.$ZodType, values: object) {
  const { error } = z.safeParse(schema, values)
  return error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? []
}

describe('2.26 the contact form', () => {
  test('takes a message, with or without a phone, and trims what is typed', () => {
    expect(wrong(contactForm, maria)).toEqual([])
    expect(wrong(contactForm, { ...maria, phone: '' })).toEqual([])
    const { phone: _none, ...without } = maria
    expect(wrong(contactForm, without)).toEqual([])
    expect(z.parse(contactForm, { ...maria, name: '  Μαρία ' }).name).toBe('Μαρία')
  })

  test.each([
    [{ name: '  ' }, 'name required-field'],
    [{ name: 'x'.repeat(121) }, 'name invalid-field'],
    [{ email: '' }, 'email fill-email'],
    [{ email: 'maria@example' }, 'email invalid-email'],
    [{ phone: 'παλιό νούμερο' }, 'phone invalid-phone'],
    [{ phone: '12' }, 'phone invalid-phone'],
    [{ message: ' \n' }, 'message required-field'],
    [{ message: 'x'.repeat(2001) }, 'message invalid-field'],
  ])('with %o tells one thing, in words that exist', (change, told) => {
    expect(wrong(contactForm, { ...maria, ...change })).toEqual([told])
    expect(refusalText).toHaveProperty(told.split(' ')[1] ?? '')
  })
})

describe('2.27 the corporate partnerships form', () => {
  test('takes any of its sizes, and needs no message', () => {
    for (const employees of employeeRanges)
      expect(wrong(partnershipForm, { ...company, employees })).toEqual([])
  })

  test.each([
    [{ company: '' }, 'company required-field'],
    [{ name: '' }, 'name required-field'],
    [{ email: 'nikos' }, 'email invalid-email'],
    [{ phone: '+30 abc' }, 'phone invalid-phone'],
    [{ employees: '' }, 'employees required-field'],
    [{ employees: '-5' }, 'employees invalid-field'],
    [{ message: 'x'.repeat(2001) }, 'message invalid-field'],
  ])('with %o tells one thing', (change, told) => {
    expect(wrong(partnershipForm, { ...company, ...change })).toEqual([told])
  })
})
