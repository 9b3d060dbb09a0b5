import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aloneOf, refundLimitOf } from './limits.ts'
import { staffRoles } from './staff.ts'

test('12.05 care and managers have a limit, an owner none, and nobody else gives back', () => {
  expect(refundLimitOf(['care'], {})).toBe(5_000)
  expect(refundLimitOf(['manager'], {})).toBe(50_000)
  expect(refundLimitOf(['care', 'manager'], { manager: 1_000 })).toBe(5_000)
  expect(refundLimitOf(['owner'], { care: 0 })).toBeGreaterThan(1_000_000)
  for (const role of ['chef', 'packer', 'driver', 'counter', 'accountant', 'dietitian'] as const)
    expect(refundLimitOf([role], { [role]: 9_000 })).toBe(0)
})

test('12.05 what is set counts, also nothing at all', () => {
  expect(refundLimitOf(['care'], { care: 0 })).toBe(0)
  expect(refundLimitOf(['care'], { care: 12_300 })).toBe(12_300)
})

test('what was given counts toward the limit, which is never less than nothing', () => {
  expect(aloneOf(['care'], {}, 0)).toBe(5_000)
  expect(aloneOf(['care'], {}, 1_200)).toBe(3_800)
  expect(aloneOf(['care'], {}, 5_001)).toBe(0)
})

test('12.06 in steps nobody gets further than at once', () => {
  fc.assert(
    fc.property(
      fc.subarray([...staffRoles]),
      fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 20 }),
      (roles, steps) => {
        let given = 0
        for (const step of steps) if (step <= aloneOf(roles, {}, given)) given += step
        expect(given).toBeLessThanOrEqual(refundLimitOf(roles, {}))
      },
    ),
  )
})
