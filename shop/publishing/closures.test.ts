import { expect, test } from 'vitest'
import { closureOn, closuresWith, openedOn, overlapping } from './closures.ts'

const reason = { el: 'Ανάπαυλα', en: 'Rest' }
const august = { from: '2027-08-09', to: '2027-08-20', reason }
const feast = { from: '2026-12-28', reason }

test('a draft changes, adds and takes away closed days', () => {
  const longer = { ...august, to: '2027-08-27' }
  const drafted = new Map<string, object | null>([
    [august.from, longer],
    [feast.from, null],
    ['2027-01-04', { from: '2027-01-04', reason }],
  ])
  const shown = closuresWith([feast, august], drafted as never)
  expect(shown.map(({ from, to }) => [from, to])).toEqual([
    ['2027-01-04', undefined],
    ['2027-08-09', '2027-08-27'],
  ])
})

test('a day is found in its range, the last day too, and not beyond', () => {
  expect(closureOn([feast, august], '2027-08-20')).toBe(august)
  expect(closureOn([feast, august], '2026-12-28')).toBe(feast)
  expect(closureOn([feast, august], '2027-08-21')).toBeNull()
})

test('13.36 two closings do not lie over each other; one may be made longer', () => {
  expect(overlapping([august], { from: '2027-08-01', to: '2027-08-09' })).toBe(august)
  expect(overlapping([august], { from: '2027-08-21' })).toBeNull()
  expect(overlapping([august], { from: august.from, to: '2027-09-01' })).toBeNull()
})

test.each([
  [
    '2027-08-09',
    [
      ['2027-08-09', null],
      ['2027-08-10', '2027-08-20'],
    ],
  ],
  [
    '2027-08-12',
    [
      ['2027-08-09', '2027-08-11'],
      ['2027-08-13', '2027-08-20'],
    ],
  ],
  ['2027-08-20', [['2027-08-09', '2027-08-19']]],
  [
    '2027-08-10',
    [
      ['2027-08-09', undefined],
      ['2027-08-11', '2027-08-20'],
    ],
  ],
])('13.36 opening %s leaves the rest closed', (date, left) => {
  const pieces = [...openedOn(august, date)].map(([from, value]) => [
    from,
    value === null ? null : (value as { to?: string }).to,
  ])
  expect(pieces).toEqual(left)
})
