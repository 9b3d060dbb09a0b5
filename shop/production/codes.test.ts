import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FoodCode, foodCode, foodCodeIn } from './codes.ts'

const number = fc.integer({ min: 1, max: 99_999 })
const date = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(day => day.toISOString().slice(0, 10))
const codes: fc.Arbitrary<FoodCode> = fc.oneof(
  fc.record({ kind: fc.constantFrom('batch' as const, 'bag' as const), date, number }),
  fc.record({
    ...{ kind: fc.constant('tray' as const), date, number },
    build: fc.integer({ min: 1, max: 99 }),
  }),
)

test('a code is read as it was printed, also from the address of its page', () => {
  fc.assert(
    fc.property(codes, code => {
      expect(foodCodeIn(foodCode(code))).toEqual(code)
      expect(foodCodeIn(` https://shop.example/tray/${foodCode(code).toLowerCase()}`)).toEqual(code)
    }),
  )
})

test('a code with one wrong digit is none', () => {
  fc.assert(
    fc.property(codes, fc.nat(), fc.integer({ min: 1, max: 9 }), (code, at, by) => {
      const printed = [...foodCode(code)]
      const digits = printed.flatMap((sign, index) => (/\d/.test(sign) ? [index] : []))
      const index = digits[at % digits.length] as number
      printed[index] = String((Number(printed[index]) + by) % 10)
      expect(foodCodeIn(printed.join(''))).toBeNull()
    }),
  )
})

test('what is no code of ours is none', () => {
  for (const text of ['', '5201234567890', 'T261127-7-63', 'G261127-7-2-63', 'B-1', 'https://x/'])
    expect(foodCodeIn(text)).toBeNull()
})
