import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initials } from '../initials.ts'
import { email, loginForm, signUpForm } from './customer.ts'

type Form = {
  safeParse(value: unknown): { error?: { issues: { path: unknown[]; message: string }[] } }
}

/** What is wrong, field by field; a field that is told twice shows both. */
function wrong(form: Form, value: unknown): Record<string, string> {
  const told: Record<string, string> = {}
  for (const { path, message } of form.safeParse(value).error?.issues ?? []) {
    const field = path.join('.')
    told[field] = told[field] ? `${told[field]} ${message}` : message
  }
  return told
}

describe('5.01 an e-mail', () => {
  test.each([
    'maria@example.gr',
    'MARIA.PAPADAKI+gastra@mail.example.com',
    'm@ex.io',
    'o’neil@example.museum',
    'μαρία@παράδειγμα.ελ',
    'x_1-2@a-b.c-d.photography',
    '  maria@example.gr  ',
  ])('"%s" is valid', text => {
    expect(email.safeParse(text)).toMatchObject({ success: true, data: text.trim() })
  })

  test('in Punycode is taken in letters', () => {
    for (const text of ['maria@xn--hxajbheg2az3al.xn--qxam', 'maria@XN--HXAJBHEG2AZ3AL.xn--qxam'])
      expect(email.safeParse(text)).toMatchObject({
        success: true,
        data: 'maria@παράδειγμα.ελ',
      })
  })

  test.each([
    'maria',
    'maria@',
    'maria@xn--hxajbheg2az3al.xn--99',
    'maria@example.xn--ls8h',
    'maria@exam\u202eple.gr',
    'mar\u200bia@example.gr',
    `maria@example.xn--${'a'.repeat(80)}`,
    '@example.gr',
    'maria@example',
    'maria@example.g',
    'maria@example.g1',
    'maria@example.12',
    'maria@example.gr.',
    'maria@.gr',
    'maria@example..gr',
    'maria@@example.gr',
    'maria papadaki@example.gr',
    'maria@exam ple.gr',
    'maria@example.gr,nikos@example.gr',
    '<maria@example.gr>',
    `${'m'.repeat(65)}@example.gr`,
    `m@${'e'.repeat(260)}.gr`,
  ])('"%s" is invalid-email', text => {
    expect(wrong(loginForm, { username: text, password: 'x' })).toEqual({
      username: 'invalid-email',
    })
  })

  test('ends in a dot and at least 2 letters whenever it is taken', () => {
    const piece = fc.string({ unit: fc.constantFrom(...'ab1.@- \u0000λ'), maxLength: 8 })
    const almost = fc
      .tuple(piece, piece, piece)
      .map(([name, host, end]) => `${name}@${host}.${end}`)
    let taken = 0
    fc.assert(
      fc.property(fc.oneof(fc.string(), almost, fc.emailAddress()), text => {
        const parsed = email.safeParse(text)
        if (!parsed.success) return
        taken++
        expect(parsed.data).toMatch(/^[^@\s]+@[^@\s]+\.\p{L}{2,}$/u)
        expect(parsed.data.split('@')[1]).not.toMatch(/^\.|\.\./)
      }),
      { numRuns: 500 },
    )
    expect(taken).toBeGreaterThan(0)
  })

  test('is judged at once, however long and odd it is', { timeout: 1000 }, () => {
    for (const text of ['a@'.repeat(50_000), `a@${'a.'.repeat(50_000)}`, 'a'.repeat(100_000)])
      expect(email.safeParse(text).success).toBe(false)
  })
})

describe('the forms', () => {
  test('5.02 5.04 the login form asks for both fields', () => {
    expect(wrong(loginForm, { username: '', password: '' })).toEqual({
      username: 'required-field',
      password: 'required-field',
    })
    expect(wrong(loginForm, { username: '   ', password: 'x' })).toEqual({
      username: 'required-field',
    })
    expect(wrong(loginForm, { username: 'maria@example.gr', password: 'x' })).toEqual({})
  })

  const maria = { name: 'Μαρία', username: 'maria@example.gr', password: '12345678' }

  test('3.30 5.05 the sign-up form asks for a name that is not blank', () => {
    expect(wrong(signUpForm, { ...maria, name: ' \t ' })).toEqual({ name: 'required-field' })
    expect(wrong(signUpForm, { ...maria, name: 'Μ'.repeat(121) })).toEqual({
      name: 'invalid-field',
    })
  })

  test.each([
    ['1234567', 'password-rule-error'],
    ['12345678', undefined],
    ['κωδικός!', undefined],
    ['        ', undefined],
    ['x'.repeat(201), 'invalid-field'],
  ])('5.07 the password "%s" is %s', (password, message) => {
    expect(wrong(signUpForm, { ...maria, password }).password).toBe(message)
  })

  test('5.06 an empty password is told to be required', () => {
    expect(wrong(signUpForm, { ...maria, password: '' })).toEqual({ password: 'required-field' })
  })
})

describe('9.22 the initials of an avatar', () => {
  test.each([
    ['Μαρία Παπαδάκη', 'ΜΠ'],
    ['Άννα Έλλη Ίσαρη', 'ΑΕ'],
    ['ήρα ώριμη', 'ΗΩ'],
    ['  Nikos   Georgiou ', 'NG'],
    ['élodie', 'É'],
    ['Cher', 'C'],
    ['jean-luc picard', 'JP'],
    ['𝒜da Lovelace', '𝒜L'],
    ['', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  test('are the same however accents are put together', () => {
    expect(initials('Άννα Έλλη'.normalize('NFD'))).toBe('ΑΕ')
  })

  test('are one for each of the first two words, for any name', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abγδάέ'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), words => {
        expect([...initials(words.join(' '))]).toHaveLength(Math.min(words.length, 2))
      }),
    )
  })
})
