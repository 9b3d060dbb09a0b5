import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressDetails } from '#shop/address/address-form.ts'
import { regionInterestForm } from '#shop/area/region-interest.ts'
import { contactForm, partnershipForm } from '#shop/contact.ts'
import { loginForm, passwordRequestForm, signUpForm } from '#shop/customer/customer.ts'
import { slugsOf, slugText } from './form.ts'

function wrong(schema: z.core.$ZodType, values: unknown) {
  const parsed = z.safeParse(schema, values)
  return parsed.success ? {} : slugsOf(parsed.error.issues)
}

test('5.02 5.04 an empty login form misses both fields', () => {
  expect(wrong(loginForm, { username: ' ', password: '' })).toEqual({
    username: 'required-field',
    password: 'required-field',
  })
})

test('5.01 5.07 each field says the first thing that is wrong with it', () => {
  expect(
    wrong(signUpForm, { name: 'Ελένη', username: 'eleni@gmail.c', password: 'short' }),
  ).toEqual({
    username: 'invalid-email',
    password: 'password-rule-error',
  })
  expect(wrong(signUpForm, { name: '', username: '', password: '' })).toEqual({
    name: 'required-field',
    username: 'required-field',
    password: 'required-field',
  })
})

test('5.12 a rule without words of its own says that the field is not valid', () => {
  const { number = '' } = wrong(addressDetails, { number: '12345678901' })
  expect(slugText(number)).toEqual({ el: 'Μη έγκυρο πεδίο', en: 'Invalid field' })
})

test('5.02 5.03 5.18 an empty e-mail is a required field where one logs in, and asked for by name where one writes', () => {
  for (const form of [loginForm, signUpForm, passwordRequestForm])
    expect(wrong(form, { username: ' ' })).toMatchObject({ username: 'required-field' })
  for (const form of [contactForm, partnershipForm, regionInterestForm]) {
    expect(wrong(form, { email: ' ' })).toMatchObject({ email: 'fill-email' })
    expect(wrong(form, { email: 'eleni@gmail.c' })).toMatchObject({ email: 'invalid-email' })
  }
  expect(slugText('fill-email')).toEqual({
    el: 'Συμπλήρωσε το email σου',
    en: 'Fill in your email',
  })
})
