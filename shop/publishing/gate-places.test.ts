import { expect, test } from 'vitest'
import { isStopped, placeStops, type SoldTo, waysOfPlaces } from './gate-places.ts'

const address = {
  street: { el: 'Αρχελάου', en: 'Archelaou' },
  number: '14',
  municipality: { el: 'Αθήνα', en: 'Athens' },
  postcode: '11635',
  ...{ lat: 37.97, lng: 23.75 },
}
const name = { el: 'Παγκράτι', en: 'Pagkrati' }
const spot = { id: 'p', slug: 'p', kind: 'takeaway', name, address } as const
const morning = { id: 'morning', code: 'morning', from: '09:00', to: '13:00' } as const
const before = {
  timePeriods: [morning],
  spots: new Map([['p', spot]]),
  areas: new Set(['athens', 'zografou']),
}
const sold: SoldTo = {
  ...{ windowId: 'morning', from: '09:00', to: '13:00' },
  ...{ spotId: 'attica', area: 'zografou' },
}
const becomes = (after: object) => waysOfPlaces(before, { ...before, ...after })

test('13.16 hours that go, or move out of what was bought, touch it; narrower ones do not', () => {
  const to = (window: object) => becomes({ timePeriods: [{ ...morning, ...window }] })
  expect(becomes({}).reasonFor(sold)).toBe(null)
  expect(becomes({ timePeriods: [] }).reasonFor(sold)).toBe('window')
  expect(to({ to: '14:00' }).reasonFor(sold)).toBe('window')
  expect(to({ from: '10:00', to: '12:00' }).reasonFor(sold)).toBe(null)
  expect(to({ from: '08:00' }).reasonFor({ ...sold, from: '07:00' })).toBe(null)
})

test('hours that nobody touches keep no release waiting, whatever was sold once', () => {
  expect(becomes({}).reasonFor({ ...sold, from: '10:00', to: '11:00' })).toBe(null)
})

test('13.16 a counter that ends or moves touches what is fetched there; a name and directions do not', () => {
  const fetched = { ...sold, spotId: 'p', area: null }
  const as = (change: object) => becomes({ spots: new Map([['p', { ...spot, ...change }]]) })
  expect(becomes({ spots: new Map() }).reasonFor(fetched)).toBe('spot')
  expect(as({ address: { ...address, number: '16' } }).reasonFor(fetched)).toBe('spot')
  expect(as({ name: { el: 'Νέο', en: 'New' }, directions: name }).reasonFor(fetched)).toBe(null)
})

test('an area that is left touches its doors alone, and stops their days from then on', () => {
  const after = { ...before, areas: new Set(['athens']) }
  expect(waysOfPlaces(before, after).reasonFor(sold)).toBe('area')
  expect(waysOfPlaces(before, after).reasonFor({ ...sold, area: 'athens' })).toBe(null)
  const stops = placeStops(before, after, '2026-12-01')
  expect(isStopped(stops, sold, ['2026-11-30'])).toBe(false)
  expect(isStopped(stops, sold, ['2026-11-30', '2026-12-01'])).toBe(true)
  expect(isStopped(stops, { ...sold, area: 'athens' }, ['2026-12-01'])).toBe(false)
})
