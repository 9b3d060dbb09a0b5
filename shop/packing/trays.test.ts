import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foodCode } from '../production/codes.ts'
import { closingFault, type PackedTrays, trayPlace, trayVerdict } from './trays.ts'

const date = '2026-11-27'
const lines = [
  { buildId: 'mousakas-hero', amount: 2, allergens: ['gluten', 'milk'] },
  { buildId: 'solomos-hero', amount: 1, allergens: ['fish'] },
]
const batch = (number: number, builds: Record<string, string[]>, useBy = '2026-11-30') => ({
  ...{ number, useBy },
  builds: Object.entries(builds).map(([buildId, allergens]) => ({ buildId, allergens })),
})
const batches = [
  batch(1, { 'mousakas-regular': ['gluten'], 'mousakas-hero': ['gluten'] }),
  batch(2, { 'solomos-hero': ['fish', 'sesame'] }),
  batch(3, { 'solomos-hero': ['fish'] }, '2026-11-26'),
  batch(4, { 'solomos-hero': ['fish'] }),
]
const lastDay = '2026-11-30'
const packing = { date, today: date, lines, batches }
const tray = (number: number, build = 1, on = date) =>
  foodCode({ kind: 'tray', date: on, number, build })
const faultOf = (scanned: string, packed: Record<string, number> = {}) =>
  trayVerdict(scanned, { ...packing, packed }).fault

test('14.38 a tray goes into the bag that it was sold to, and each wrong one is named', () => {
  expect(trayVerdict(tray(1, 2), { ...packing, packed: {} })).toEqual({
    ...{ fault: null, buildId: 'mousakas-hero' },
  })
  expect(faultOf('5201234567890')).toBe('no-code')
  expect(faultOf(foodCode({ kind: 'batch', date, number: 1 }))).toBe('no-code')
  expect(faultOf(tray(1, 2, '2026-11-20'))).toBe('other-day')
  expect(faultOf(tray(9))).toBe('unknown-batch')
  expect(faultOf(tray(1, 3))).toBe('unknown-batch')
  expect(faultOf(tray(1, 1))).toBe('not-in-bag')
  expect(faultOf(tray(1, 2), { 'mousakas-hero': 2 })).toBe('line-full')
  expect(faultOf(tray(3))).toBe('past-use-by')
  const on = (today: string) => trayVerdict(tray(4), { ...packing, today, packed: {} }).fault
  expect([on(lastDay), on('2026-12-01')]).toEqual([null, 'past-use-by'])
})

test('14.39 a tray of a batch with an allergen that was not declared to this customer stays out', () => {
  expect(faultOf(tray(2))).toBe('undeclared-allergen')
  expect(faultOf(tray(4))).toBeNull()
  // Declared, and not in it: that harms nobody.
  expect(faultOf(tray(1, 2))).toBeNull()
})

test('14.38 of ten thousand scans none goes in that is no tray of ours', () => {
  const random = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.stringMatching(/^[BTG]\d{6}-\d{1,3}-\d{1,2}-\d{2}$/),
    fc.stringMatching(/^https:\/\/[a-z]{3,9}\.gr\/tray\/T261127-\d-\d-\d\d$/),
  )
  const ours = new Map([1, 2, 3, 4].flatMap(of => [1, 2].map(at => [tray(of, at), at] as const)))
  fc.assert(
    fc.property(random, scanned => {
      const end = scanned.trim().toUpperCase().split('/').at(-1) ?? ''
      if (!ours.has(end)) expect(faultOf(scanned)).not.toBeNull()
    }),
    { numRuns: 10_000 },
  )
})

test('14.40 a bag closes when all of its food is in it, and nothing else', () => {
  const full: PackedTrays = [
    { buildId: 'mousakas-hero', trays: 2, codes: [tray(1, 2), tray(1, 2)] },
    { buildId: 'solomos-hero', trays: 1, codes: [] },
  ]
  const [first, second] = full as [PackedTrays[number], PackedTrays[number]]
  expect(closingFault(full, packing)).toBeNull()
  expect(closingFault([first], packing)).toBe('bag-not-full')
  expect(closingFault([first, first], packing)).toBe('bag-not-full')
  expect(closingFault([...full, { ...second, buildId: 'x' }], packing)).toBe('bag-not-full')
  expect(closingFault([{ ...first, trays: 1 }, second], packing)).toBe('bag-not-full')
  const with_ = (codes: string[]) => closingFault([first, { ...second, codes }], packing)
  expect(with_([tray(2)])).toBe('undeclared-allergen')
  expect(with_([tray(3)])).toBe('past-use-by')
  expect(with_([tray(1, 2)])).toBe('not-in-bag')
  expect(with_([tray(4), tray(4)])).toBe('bag-not-full')
})

test('14.47 a tray goes into the first bag of an office that still wants it', () => {
  const bag = (
    allergens: string[],
    amount: number,
    isIn = 0,
  ): Parameters<typeof trayPlace>[1][0] => ({
    ...{ ...packing, lines: [{ buildId: 'solomos-hero', amount, allergens }] },
    packed: { 'solomos-hero': isIn },
  })
  const [told, untold, full] = [bag(['fish', 'sesame'], 2), bag(['fish'], 1), bag(['fish'], 1, 1)]
  const at = (code: string, ...bags: [typeof told, ...(typeof told)[]]) => {
    const { fault, at } = trayPlace(code, bags)
    return [fault, at]
  }
  expect(at(tray(4), full, untold, told)).toEqual([null, 1])
  // The batch holds sesame. The second bag was sold without it, the third with it.
  expect(at(tray(2), full, untold, told)).toEqual([null, 2])
  expect(at(tray(2), full, untold)).toEqual(['undeclared-allergen', 0])
  expect(at(tray(4), full, bag(['fish'], 2, 2))).toEqual(['line-full', 0])
  expect(at(tray(1, 2), full, { ...untold, lines, packed: { 'mousakas-hero': 2 } })).toEqual([
    ...['line-full', 1],
  ])
  expect(at(tray(1), full, untold)).toEqual(['not-in-bag', 0])
  expect(at('5201234567890', full)).toEqual(['no-code', 0])
})
