import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { doorPin, pinMark } from './door-pin.ts'

test('20.21 every code of a page gives four digits, always the same', () => {
  fc.assert(
    fc.property(fc.uuid(), track => {
      expect(doorPin(track)).toMatch(/^\d{4}$/)
      expect(doorPin(track)).toBe(doorPin(track))
    }),
  )
  expect(doorPin('00000000-0000-4000-8000-000000000007')).toBe('0007')
  expect(doorPin('00000000-0000-4000-8000-000000002710')).toBe('0000')
})

test('20.21 of all digits the mark of a bag fits its own alone', () => {
  const all = Array.from({ length: 10_000 }, (_, digits) => String(digits).padStart(4, '0'))
  for (const delivery of ['a-delivery', 'b7Qx', ''])
    expect(new Set(all.map(pin => pinMark(delivery, pin))).size).toBe(10_000)
})
