import { expect, test } from 'vitest'
import { couponForm, couponIdFor, couponIn } from './coupon-form.ts'
import { couponState, endedCoupon, stopped } from './coupon-state.ts'

const winter = {
  ...{ id: 'winter', code: 'ΧΕΙΜΩΝΑΣ', campaign: 'seasons', places: ['counter'] },
  name: { el: 'Χειμώνας', en: 'Winter' },
  benefit: { amount: 5.5 },
  ...{ minSubtotal: 40, until: '2027-02-28', uses: 200, firstOrder: true },
}

test('a coupon that nobody changed is written as it was, with what the form does not show', () => {
  const { value, wrong } = couponIn(couponForm(winter), winter)
  expect(wrong.size).toBe(0)
  expect(value).toEqual(winter)
})

test('a new one has an id of its code, and says nothing that is usual', () => {
  const form = { ...couponForm(null), code: ' ΓΕΙΑ 10 ', el: 'Γεια', en: 'Hello', benefit: '10' }
  expect(couponIn(form, null).value).toEqual({
    ...{ id: couponIdFor('ΓΕΙΑ 10'), code: 'ΓΕΙΑ 10' },
    ...{ name: { el: 'Γεια', en: 'Hello' }, benefit: { percent: 10 } },
  })
  expect(couponIdFor('ΓΕΙΑ 10')).toMatch(/^[a-z0-9-]+$/)
  expect(couponIdFor('!!')).toBe('coupon')
  expect(couponIdFor('NEW')).toBe('coupon-new')
})

test.each([
  ['code', 'x'],
  ['el', ' '],
  ['en', ''],
  ['benefit', '0'],
  ['benefit', '5.555'],
  ['benefit', '-3'],
  ['minSubtotal', 'abc'],
  ['uses', '0'],
  ['uses', '1.5'],
  ['usesPerCustomer', '1000001'],
  ['from', '2026-02-30'],
  ['until', '2020'],
])('%s is not %s', (field, typed) => {
  expect([...couponIn({ ...couponForm(winter), [field]: typed }, winter).wrong]).toEqual([field])
})

test('a percentage over 100 is none, an end before the beginning is none', () => {
  const form = { ...couponForm(winter), kind: 'percent' as const, benefit: '101' }
  expect([...couponIn(form, winter).wrong]).toEqual(['benefit'])
  const back = { ...couponForm(winter), from: '2027-03-01' }
  expect([...couponIn(back, winter).wrong]).toEqual(['until'])
})

test('it is ahead, runs, is used up, is over', () => {
  const today = '2026-11-23'
  expect(couponState({ from: '2026-11-24' }, 0, today)).toBe('ahead')
  expect(couponState({ until: today, uses: 2 }, 1, today)).toBe('runs')
  expect(couponState({ until: today, uses: 2 }, 2, today)).toBe('used-up')
  for (const from of ['', '2026-12-24']) {
    const { value, wrong } = couponIn(stopped({ ...couponForm(winter), from }, today), winter)
    expect(wrong.size).toBe(0)
    expect(couponState(value as never, 0, today)).toBe('over')
  }
})

test('13.38 a coupon is ended with all else that it says left as it was', () => {
  expect(endedCoupon(winter, '2026-12-01')).toEqual({ ...winter, until: '2026-11-30' })
})
