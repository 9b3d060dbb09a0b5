import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceDetails, isVatNumber, plainVatNumber } from './invoice.ts'

describe('a V.A.T. number', () => {
  test.each(['094014201', '090000045', '094019245', '123456783', 'EL094014201', 'gr 094 014 201'])(
    '"%s" is valid',
    text => expect(isVatNumber(text)).toBe(true),
  )

  test.each([
    '123456789',
    '999999999',
    '000000000',
    '09401420',
    '0940142011',
    'EL',
    'ELEL094014201',
    'DE094014201',
    '09401420a',
    '٠٩٤٠١٤٢٠١',
    '-94014201',
    '',
  ])('"%s" is not', text => expect(isVatNumber(text)).toBe(false))

  test('has exactly one right last digit for any eight before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), number => {
        const eight = String(number).padStart(8, '0')
        const right = [...'0123456789'].filter(digit => isVatNumber(eight + digit))
        expect(right).toHaveLength(1)
      }),
    )
  })

  test('tells when one digit was mistyped', () => {
    fc.assert(
      fc.property(fc.nat({ max: 7 }), fc.constantFrom(...'0123456789'), (place, digit) => {
        const typed = [...'094014201'].with(place, digit).join('')
        expect(isVatNumber(typed)).toBe(typed === '094014201')
      }),
    )
  })

  test('is kept as its nine digits', () => {
    expect(plainVatNumber(' EL 094 014 201 ')).toBe('094014201')
  })
})

describe('3.05 invoice details', () => {
  const elia = {
    companyName: ' Ελιά ΑΕ ',
    profession: 'Εμπόριο',
    vatNumber: '094014201',
    taxOffice: 'ΦΑΕ Αθηνών',
    address: 'Σταδίου 5, Αθήνα',
  }

  test('are all needed, each told at its field', () => {
    expect(invoiceDetails.parse(elia)).toEqual({ ...elia, companyName: 'Ελιά ΑΕ' })
    for (const field of Object.keys(elia)) {
      const { error } = invoiceDetails.safeParse({ ...elia, [field]: '  ' })
      expect(error?.issues[0]).toMatchObject({ path: [field], message: 'required-field' })
    }
  })

  test('with a wrong V.A.T. number are refused at its field', () => {
    const { error } = invoiceDetails.safeParse({ ...elia, vatNumber: '123456789' })
    expect(error?.issues).toMatchObject([{ path: ['vatNumber'], message: 'invalid-vat-number' }])
  })
})
