import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderStatus } from './order/order.ts'
import {
  type AttemptState,
  type AttemptStatus,
  isPayable,
  nextStep,
  type Settlement,
  settlement,
  type Told,
} from './payment.ts'

const now = 1_000_000_000
const pending: AttemptState = {
  status: 'pending',
  amount: 3360,
  providerRef: '9007199254740993',
  refundDue: false,
  createdAt: now - 60_000,
  expiresAt: now + 60_000,
}
const notPaid = { status: 'not-paid', grandtotal: 3360, company: 0 } as const
const same = { changed: false, now }
const changed = { changed: true, now }

describe('Placing an order again', () => {
  test('leads to where its open attempt waits', () => {
    expect(nextStep(notPaid, pending, same)).toBe('pay')
  })

  test('starts the first attempt, and another after one that ended', () => {
    expect(nextStep(notPaid, null, same)).toBe('start')
    expect(nextStep(notPaid, { ...pending, status: 'expired' }, same)).toBe('start')
    expect(nextStep(notPaid, { ...pending, status: 'cancelled' }, same)).toBe('start')
  })

  test('has nothing left to pay once the order is open, or was canceled', () => {
    for (const status of ['opened', 'delivered', 'canceled', 'not-accepted'] as const)
      expect(nextStep({ status }, pending, same)).toBe('done')
  })

  test('takes back an attempt whose cart was changed or whose time is over', () => {
    expect(nextStep(notPaid, pending, changed)).toBe('withdraw')
    expect(nextStep(notPaid, { ...pending, expiresAt: now }, same)).toBe('withdraw')
  })

  test('takes back a declined attempt, which its page would still let pay', () => {
    expect(nextStep(notPaid, { ...pending, status: 'failed' }, same)).toBe('withdraw')
    expect(nextStep(notPaid, { ...pending, status: 'failed', providerRef: null }, same)).toBe(
      'start',
    )
    expect(nextStep(notPaid, { ...pending, status: 'failed', refundDue: true }, same)).toBe('start')
  })

  test('waits for a call that is just reaching the provider, and replaces one that died there', () => {
    const created: AttemptState = { ...pending, status: 'created', providerRef: null }
    expect(nextStep(notPaid, { ...created, createdAt: now - 29_999 }, changed)).toBe('wait')
    expect(nextStep(notPaid, { ...created, createdAt: now - 30_000 }, same)).toBe('replace')
  })
})

test('An attempt can be paid until its time is over, a declined one where its page tries again', () => {
  const payable = (status: AttemptStatus, triesAgain: boolean, at = now) =>
    isPayable({ status, expiresAt: now + 1 }, { triesAgain, now: at })
  for (const triesAgain of [true, false]) {
    expect(payable('pending', triesAgain)).toBe(true)
    expect(payable('pending', triesAgain, now + 1)).toBe(false)
    expect(payable('failed', triesAgain)).toBe(triesAgain)
    expect(payable('failed', triesAgain, now + 1)).toBe(false)
    for (const status of ['created', 'paid', 'cancelled', 'expired'] as const)
      expect(payable(status, triesAgain)).toBe(false)
  }
})

const paid: Told = { outcome: 'paid', amount: 3360, reason: null }
const told = (outcome: Told['outcome']): Told => ({ outcome, amount: null, reason: 'E 10051' })

describe('Settling a payment', () => {
  test('opens the order when the frozen amount was paid', () => {
    const result = { status: 'paid', opens: true, refundDue: false, reason: null }
    expect(settlement(notPaid, pending, paid)).toEqual(result)
  })

  test('opens what a company pays a part of when the rest was paid', () => {
    const shared = { ...notPaid, grandtotal: 5000, company: 1640 }
    expect(settlement(shared, pending, paid)?.opens).toBe(true)
    expect(settlement({ ...shared, company: 1639 }, pending, paid)).toMatchObject({
      ...{ status: 'paid', opens: false, refundDue: true },
    })
  })

  test('takes the money of a change, about which its order decides', () => {
    const ofChange = { ...pending, changeId: 'C1' }
    const result = { status: 'paid', opens: false, refundDue: false, reason: null }
    for (const order of [notPaid, { ...notPaid, status: 'opened' } as const])
      expect(settlement(order, ofChange, { ...paid, reason: 'E 10051' })).toEqual(result)
    expect(settlement(notPaid, ofChange, { ...paid, amount: 3361 })).toMatchObject({
      ...{ status: 'failed', opens: false, refundDue: true },
    })
  })

  test('ends an attempt that waits as the provider says, and says why', () => {
    for (const status of ['failed', 'cancelled', 'expired'] as const) {
      const result = { status, opens: false, refundDue: false, reason: 'E 10051' }
      expect(settlement(notPaid, pending, told(status))).toEqual(result)
      expect(settlement(notPaid, { ...pending, status: 'created' }, told(status))).toEqual(result)
    }
  })

  test('ends a declined attempt once the provider cancels it or lets it expire, and no other', () => {
    for (const outcome of ['cancelled', 'expired'] as const) {
      expect(settlement(notPaid, { ...pending, status: 'failed' }, told(outcome))).toEqual({
        ...{ status: outcome, opens: false, refundDue: false, reason: 'E 10051' },
      })
      for (const status of ['cancelled', 'expired', 'paid'] as const)
        expect(settlement(notPaid, { ...pending, status }, told(outcome))).toBeNull()
    }
    expect(settlement(notPaid, { ...pending, refundDue: true }, paid)).toBeNull()
  })

  test('believes a late success after a failure or an expiry', () => {
    for (const status of ['failed', 'expired', 'cancelled'] as const)
      expect(settlement(notPaid, { ...pending, status }, paid)?.opens).toBe(true)
  })

  test('never opens for another amount, which goes back', () => {
    const result = settlement(notPaid, pending, { ...paid, amount: 3359 })
    expect(result).toMatchObject({ status: 'failed', opens: false, refundDue: true })
    expect(result?.reason).toContain('3359')
  })

  test('keeps money for refund that the order cannot take', () => {
    const refund = { status: 'paid', opens: false, refundDue: true }
    for (const status of ['opened', 'delivered', 'canceled', 'not-accepted'] as const)
      expect(settlement({ ...notPaid, status }, pending, paid)).toMatchObject(refund)
    expect(settlement({ ...notPaid, grandtotal: 4150 }, pending, paid)).toMatchObject(refund)
  })

  test('learns nothing from a payment that still waits, nor from a failure after the money', () => {
    expect(settlement(notPaid, pending, told('pending'))).toBeNull()
    expect(settlement(notPaid, { ...pending, status: 'paid' }, told('failed'))).toBeNull()
    expect(settlement(notPaid, { ...pending, status: 'expired' }, told('failed'))).toBeNull()
    expect(settlement(notPaid, { ...pending, status: 'failed' }, told('failed'))).toBeNull()
  })

  test('7.12 ends the same for every order in which the news come, however often', () => {
    const news = fc.constantFrom<Told['outcome']>(
      'paid',
      'pending',
      'failed',
      'cancelled',
      'expired',
    )
    fc.assert(
      fc.property(fc.array(news, { maxLength: 12 }), outcomes => {
        let order: { status: OrderStatus; grandtotal: number; company: number } = { ...notPaid }
        let attempt: { status: AttemptStatus; amount: number; refundDue: boolean } = pending
        let opened = 0
        for (const outcome of outcomes) {
          const result: Settlement | null = settlement(order, attempt, {
            ...told(outcome),
            amount: outcome === 'paid' ? 3360 : null,
          })
          if (!result) continue
          attempt = { ...attempt, status: result.status, refundDue: result.refundDue }
          if (result.opens) {
            order = { ...order, status: 'opened' }
            opened++
          }
        }
        const wasPaid = outcomes.includes('paid')
        expect(opened).toBe(wasPaid ? 1 : 0)
        expect(attempt.status === 'paid').toBe(wasPaid)
        expect(attempt.refundDue).toBe(false)
      }),
    )
  })
})
