import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderStatus } from './order/order.ts'
import {
  type AttemptState,
  type AttemptStatus,
  isPayable,
  nextStep,
  paymentMinutes,
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

describe('Placing an order again at one of two nodes whose clocks are half an hour apart', () => {
  const [slow, fast] = [now, now + paymentMinutes * 60_000]
  const at = (time: number) => ({ changed: false, now: time })
  const madeAt = (time: number, attempt: Partial<AttemptState> = {}): AttemptState => ({
    ...{ ...pending, createdAt: time, expiresAt: time + paymentMinutes * 60_000 },
    ...attempt,
  })
  const starting = { status: 'created', providerRef: null } as const

  test('takes back at the fast one what the slow one would let pay', () => {
    const attempt = madeAt(slow)
    expect([at(slow), at(fast)].map(time => nextStep(notPaid, attempt, time))).toEqual([
      ...['pay', 'withdraw'],
    ])
    for (const triesAgain of [true, false])
      expect([slow, fast].map(time => isPayable(attempt, { triesAgain, now: time }))).toEqual([
        ...[true, false],
      ])
  })

  test('replaces at the fast one what the slow one is starting, since it looks left behind', () => {
    const attempt = madeAt(slow, starting)
    expect([at(slow), at(fast)].map(time => nextStep(notPaid, attempt, time))).toEqual([
      ...['wait', 'replace'],
    ])
  })

  test('leads to the page of the fast one from both, and for as long as its clock runs ahead', () => {
    const attempt = madeAt(fast)
    for (const time of [slow, fast, fast + paymentMinutes * 60_000 - 1])
      expect(nextStep(notPaid, attempt, at(time))).toBe('pay')
    expect(nextStep(notPaid, attempt, at(fast + paymentMinutes * 60_000))).toBe('withdraw')
  })

  test('waits at the slow one for what died at the fast one until its clock comes there', () => {
    const attempt = madeAt(fast, starting)
    for (const time of [slow, fast, fast + 29_999])
      expect(nextStep(notPaid, attempt, at(time))).toBe('wait')
    expect(nextStep(notPaid, attempt, at(fast + 30_000))).toBe('replace')
  })

  test('starts another payment once the earlier one ended, which any clock can pay', () => {
    const ended = madeAt(slow, { status: 'expired' })
    for (const time of [slow, fast]) {
      expect(nextStep(notPaid, ended, at(time))).toBe('start')
      expect(nextStep(notPaid, madeAt(time), at(time))).toBe('pay')
    }
  })

  test('never starts another beside one that is open, nor for an order that is paid', () => {
    const clock = fc.integer({ min: slow - 3_600_000, max: fast + 3_600_000 })
    const open = fc.constantFrom<Partial<AttemptState>>({}, starting)
    fc.assert(
      fc.property(clock, clock, open, fc.boolean(), (made, looks, attempt, changed) => {
        const step = nextStep(notPaid, madeAt(made, attempt), { changed, now: looks })
        const steps = attempt === starting ? ['wait', 'replace'] : ['pay', 'withdraw']
        expect(steps).toContain(step)
        const opened = { status: 'opened' } as const
        expect(nextStep(opened, madeAt(made, attempt), { changed, now: looks })).toBe('done')
      }),
    )
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
