import { expect, test } from 'vitest'
import { account as el } from '../../text/el/account.ts'
import { account as en } from '../../text/en/account.ts'
import { asksOf } from './asks.ts'

const plain = {
  firstOrder: false,
  planTypes: [],
  minSubtotal: 0,
  spots: [],
  from: null,
  until: null,
  state: 'usable' as const,
  terms: '',
}

test('2.33 a coupon that asks for nothing says so', () => {
  expect(asksOf(plain, en.couponsPage, 'en')).toEqual(['On any order'])
  expect(asksOf({ ...plain, planTypes: ['daily', 'weekly'] }, en.couponsPage, 'en')).toEqual([
    'On any order',
  ])
})

test('2.33 everything that a coupon asks for is told, and until when', () => {
  const coupon = {
    ...plain,
    firstOrder: true,
    planTypes: ['weekly' as const],
    minSubtotal: 40,
    spots: ['Gastra Pagkrati', 'Gastra Marousi'],
    from: '2026-11-01',
    until: '2026-11-30',
  }
  expect(asksOf(coupon, en.couponsPage, 'en')).toEqual([
    'On your first order',
    'On a weekly or monthly plan',
    'Meals from 40,00€',
    'Only: Gastra Pagkrati, Gastra Marousi',
    'Until 30 November 2026',
  ])
  expect(asksOf({ ...plain, state: 'not-yet', from: '2026-12-01' }, el.couponsPage, 'el')).toEqual([
    'Σε κάθε παραγγελία',
    'Από 1 Δεκεμβρίου 2026',
  ])
})
