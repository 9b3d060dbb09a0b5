import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DoorOrder,
  type DoorStanding,
  doorHindranceOf,
  payerHindranceOf,
  usualDoorTerms,
} from './door-payment.ts'

const order: DoorOrder = { planType: 'daily', toPay: 6000, area: 'athens', isFetched: false }
const payer: DoorStanding = { isProved: true, received: 1, owed: 0, open: 0 }

describe('An order at the door', () => {
  test('16.02 is a single order, of what the owner allows at most', () => {
    expect(doorHindranceOf(usualDoorTerms, order)).toBeNull()
    expect(doorHindranceOf(usualDoorTerms, { ...order, toPay: 6001 })).toBe('most')
    expect(doorHindranceOf(usualDoorTerms, { ...order, planType: 'weekly', toPay: 1 })).toBe('plan')
  })

  test('16.02 lies in an area that the owner names, if any; at a counter nobody asks', () => {
    const terms = { ...usualDoorTerms, areas: ['marousi'] }
    expect(doorHindranceOf(terms, order)).toBe('area')
    expect(doorHindranceOf(terms, { ...order, area: null })).toBe('area')
    expect(doorHindranceOf(terms, { ...order, area: 'marousi' })).toBeNull()
    expect(doorHindranceOf(terms, { ...order, area: null, isFetched: true })).toBeNull()
  })
})

describe('Who pays at the door', () => {
  test('16.02 is known to the shop, where the owner wants that, and has proved the mailbox', () => {
    const { customers: _, ...terms } = usualDoorTerms
    expect(payerHindranceOf(usualDoorTerms, payer)).toBeNull()
    expect(payerHindranceOf(usualDoorTerms, { ...payer, received: 0 })).toBe('known')
    const all = { ...terms, customers: 'all' } as const
    expect(payerHindranceOf(all, { ...payer, received: 0 })).toBeNull()
    expect(payerHindranceOf(all, { ...payer, isProved: false })).toBe('email')
  })

  test('16.02 has no more orders at the door than the owner allows, and owes nothing of an earlier one', () => {
    expect(payerHindranceOf(usualDoorTerms, { ...payer, open: 1 })).toBe('open')
    expect(payerHindranceOf({ ...usualDoorTerms, atOnce: 2 }, { ...payer, open: 1 })).toBeNull()
    expect(payerHindranceOf(usualDoorTerms, { ...payer, owed: 1 })).toBe('owed')
  })

  test('16.02 may be a stranger whom somebody of the shop takes down, but none who owes', () => {
    const stranger = { isProved: false, received: 0, owed: 0, open: 0 }
    expect(payerHindranceOf(usualDoorTerms, stranger, { byShop: true })).toBeNull()
    const owing = { ...stranger, owed: 1 }
    expect(payerHindranceOf(usualDoorTerms, owing, { byShop: true })).toBe('owed')
  })

  test('16.02 is never refused by a looser limit where a stricter one lets them pay', () => {
    fc.assert(
      fc.property(fc.nat(9000), fc.nat(9000), fc.nat(9000), (toPay, most, more) => {
        const strict = doorHindranceOf({ ...usualDoorTerms, most }, { ...order, toPay })
        const loose = doorHindranceOf({ ...usualDoorTerms, most: most + more }, { ...order, toPay })
        return strict !== null || loose === null
      }),
    )
  })
})
