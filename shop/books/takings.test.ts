import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditDocument, paymentDocument } from './fiscal.ts'
import { prepaidOf } from './prepaid.ts'
import { linesOf, type Moved, takingsOf } from './takings.ts'

const item = fc.record({
  price: fc.integer({ min: 0, max: 2000 }),
  amount: fc.integer({ min: 1, max: 14 }),
  vatRate: fc.constantFrom(0, 6, 13, 24),
})
const date = fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03')

/** A payment with what went back of it: goodwill, changes, or all of it. */
const order = fc
  .record({
    order: fc.integer({ min: 1001, max: 9999 }),
    date,
    method: fc.constantFrom('card', 'iris', 'epay'),
    amount: fc.integer({ min: 1, max: 60_000 }),
    items: fc.array(item, { maxLength: 12 }),
    parts: fc.array(fc.record({ date, part: fc.double({ min: 0, max: 1, noNaN: true }) }), {
      maxLength: 3,
    }),
    isTold: fc.boolean(),
    hasDocument: fc.boolean(),
  })
  .map(({ parts, isTold, hasDocument, ...paid }): Moved[] => {
    const original = paymentDocument({ ...paid, invoice: null })
    const documented = (amount: number) => (hasDocument ? amount : null)
    const payment = {
      ...paid,
      isRefund: false,
      documented: documented(paid.amount),
      lines: isTold ? original.lines : null,
      original: null,
    }
    let left = paid.amount
    const backs = parts.flatMap(({ date, part }) => {
      const amount = Math.round(left * part)
      left -= amount
      if (amount === 0) return []
      const { lines } = creditDocument(original, { amount, mark: '4', date })
      const back = { ...payment, date, amount, isRefund: true, documented: documented(amount) }
      return [{ ...back, lines: isTold ? lines : null, original }]
    })
    return [payment, ...backs]
  })
const moves = fc.array(order, { maxLength: 12 }).map(orders => orders.flat())

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
const amounts = (all: readonly Moved[], isRefund: boolean) =>
  sum(all.filter(move => move.isRefund === isRefund).map(({ amount }) => amount))

test('15.01 takings by day, way to pay and VAT rate add up to the money that moved, to the cent', () => {
  fc.assert(
    fc.property(moves, all => {
      const { rows, taken, back } = takingsOf(all)
      expect(taken.gross).toBe(amounts(all, false))
      expect(back.gross).toBe(amounts(all, true))
      for (const side of ['taken', 'back'] as const) {
        expect(sum(rows.map(row => row[side].gross))).toBe(
          side === 'taken' ? taken.gross : back.gross,
        )
        for (const row of rows) expect(row[side].net + row[side].vat).toBe(row[side].gross)
      }
    }),
  )
})

test('they are what the documents tell, whether these were told yet or not', () => {
  fc.assert(
    fc.property(moves, all => {
      const told = all.map(move => ({ ...move, lines: linesOf(move) }))
      expect(takingsOf(told)).toEqual(takingsOf(all))
    }),
  )
})

test('15.03 they equal the documents, or each difference is named', () => {
  fc.assert(
    fc.property(moves, all => {
      const { taken, back, documents, differences } = takingsOf(all)
      const short = (isRefund: boolean) =>
        sum(
          differences
            .filter(one => one.isRefund === isRefund)
            .map(({ amount, documented }) => amount - (documented ?? 0)),
        )
      expect(taken.gross - documents.taken).toBe(short(false))
      expect(back.gross - documents.back).toBe(short(true))
    }),
  )
})

test('it is the same where nearly all was added up before', () => {
  fc.assert(
    fc.property(moves, all => {
      const isTold = (move: Moved) => move.lines !== null && move.documented === move.amount
      const told = all.filter(isTold).flatMap(move => {
        const { date, method, isRefund } = move
        return linesOf(move).map(({ vatRate, net, vat }, at) => ({
          ...{ date, method, isRefund, vatRate, net, vat },
          documented: at === 0 ? move.amount : 0,
        }))
      })
      const rest = all.filter(move => !isTold(move))
      expect(takingsOf(rest, told)).toEqual(takingsOf(all))
    }),
  )
})

test('15.04 what is prepaid is never more than was paid, and nothing once all is delivered', () => {
  const paid = fc.record({
    paid: fc.nat(60_000),
    whole: fc.nat(60_000),
    rest: fc.nat(60_000),
  })
  fc.assert(
    fc.property(fc.array(paid), orders => {
      expect(prepaidOf(orders)).toBeLessThanOrEqual(sum(orders.map(({ paid }) => paid)))
      expect(prepaidOf(orders.map(one => ({ ...one, rest: 0 })))).toBe(0)
    }),
  )
  expect(prepaidOf([{ paid: 5000, whole: 6000, rest: 1500 }])).toBe(1250)
})
