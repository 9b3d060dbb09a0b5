import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vatIn } from '../order/order.ts'
import { creditDocument, type FiscalContent, type Payment, paymentDocument } from './fiscal.ts'

const item = fc.record({
  price: fc.integer({ min: 0, max: 2000 }),
  amount: fc.integer({ min: 1, max: 14 }),
  vatRate: fc.constantFrom(0, 6, 13, 24),
})
const vatNumber = '094014201'
const payment: fc.Arbitrary<Payment> = fc.record({
  amount: fc.integer({ min: 1, max: 60_000 }),
  method: fc.constantFrom('card', 'iris', 'epay'),
  items: fc.array(item, { maxLength: 30 }),
  invoice: fc.constantFrom(null, { vatNumber }),
  date: fc.constant('2026-11-23'),
})

function addsUp({ lines, net, vat }: FiscalContent, amount: number) {
  expect(lines.reduce((sum, line) => sum + line.net + line.vat, 0)).toBe(amount)
  expect(lines.reduce((sum, line) => sum + line.net, 0)).toBe(net)
  expect(net + vat).toBe(amount)
  for (const line of lines) {
    const gross = line.net + line.vat
    expect(gross).toBeGreaterThan(0)
    expect(line.vat).toBe(Math.round((gross * line.vatRate) / (100 + line.vatRate)))
  }
}

const lunch: Payment = {
  amount: 3560,
  method: 'card',
  items: [
    { price: 890, amount: 4, vatRate: 13 },
    { price: 200, amount: 1, vatRate: 24 },
  ],
  invoice: null,
  date: '2026-11-23',
}

describe('A fiscal document', () => {
  test('adds up to the cent, for any order and any part that goes back', () => {
    fc.assert(
      fc.property(payment, fc.double({ min: 0, max: 1, noNaN: true }), (paid, part) => {
        const document = paymentDocument(paid)
        addsUp(document, paid.amount)
        const amount = Math.max(1, Math.round(paid.amount * part))
        const credit = creditDocument(document, { amount, mark: '4', date: paid.date })
        addsUp(credit, amount)
        expect(credit.payment).toEqual({ ...document.payment, amount })
      }),
    )
  })

  test('takes back exactly what it gave where all goes back', () => {
    fc.assert(
      fc.property(payment, paid => {
        const document = paymentDocument(paid)
        const credit = creditDocument(document, { ...paid, mark: '4' })
        expect(credit.lines).toEqual(document.lines)
      }),
    )
  })

  test("has the order's VAT, whatever was discounted or charged for shipping", () => {
    fc.assert(
      fc.property(payment, paid => {
        const items = paid.items.map(line => ({ ...line, vatRate: 13 }))
        const subtotal = items.reduce((sum, { price, amount }) => sum + price * amount, 0)
        fc.pre(subtotal > 0)
        const { vat } = paymentDocument({ ...paid, items })
        expect(vat).toBe(vatIn(items, { subtotal, grandtotal: paid.amount }))
      }),
    )
  })

  test('is a receipt for people, with a line for each VAT rate', () => {
    expect(paymentDocument(lunch)).toEqual({
      type: '11.1',
      date: '2026-11-23',
      currency: 'EUR',
      counterpart: null,
      correlated: null,
      payment: { type: 7, amount: 3560 },
      lines: [
        {
          vatRate: 13,
          vatCategory: 2,
          net: 2983,
          vat: 388,
          incomeCategory: 'category1_2',
          incomeType: 'E3_561_003',
        },
        {
          vatRate: 24,
          vatCategory: 1,
          net: 152,
          vat: 37,
          incomeCategory: 'category1_2',
          incomeType: 'E3_561_003',
        },
      ],
      net: 3135,
      vat: 425,
    })
  })

  test('is an invoice for a business, known by its number', () => {
    const document = paymentDocument({ ...lunch, invoice: { vatNumber: 'EL 094014201' } })
    expect(document).toMatchObject({ type: '1.1', counterpart: { vatNumber, country: 'GR' } })
    for (const line of document.lines) expect(line.incomeType).toBe('E3_561_001')
    const credit = creditDocument(document, { amount: 500, mark: '4001', date: '2026-11-24' })
    expect(credit).toMatchObject({
      type: '5.1',
      date: '2026-11-24',
      correlated: '4001',
      counterpart: { vatNumber },
    })
  })

  test('tells IRIS from a card, and a retail credit from an invoice', () => {
    const document = paymentDocument({ ...lunch, method: 'iris' })
    expect(document.payment).toEqual({ type: 8, amount: 3560 })
    const credit = creditDocument(document, { amount: 1, mark: '4001', date: '2026-11-24' })
    expect(credit).toMatchObject({ type: '11.4', correlated: '4001', net: 1, vat: 0 })
  })

  test('at a VAT rate that nobody knows is a fault', () => {
    const items = [{ price: 100, amount: 1, vatRate: 19 }]
    expect(() => paymentDocument({ ...lunch, items })).toThrow('no VAT category for 19%')
  })
})
