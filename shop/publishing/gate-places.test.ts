import { expect, test } from 'vitest'
import { isStopped, placeStops, type SoldTo, waysOfPlaces } from './gate-places.ts'

const address = {
  street: { el: 'Αρχελάου', en: 'Archelaou' },
  number: '14',
  municipality: { el: 'Αθήνα', en: 'Athens' },
  postcode: '11635',
  ...{ lat: 37.97, lng: 23.75 },
}
const monday = '2026-11-30'
const name = { el: 'Παγκράτι', en: 'Pagkrati' }
const spot = { id: 'p', slug: 'p', kind: 'takeaway', name, address } as const
const morning = { id: 'morning', from: '09:00', to: '13:00' }
function areaCalled(id: string, terms: object = {}) {
  const named = { el: id, en: id }
  return { id, name: named, postcodes: [], served: true, center: { lat: 0, lng: 0 }, ...terms }
}

const before = {
  timePeriods: [morning],
  spots: new Map([['p', spot]]),
  areas: [areaCalled('athens'), areaCalled('zografou')],
}
const sold: SoldTo = {
  ...{ windowId: 'morning', from: '09:00', to: '13:00' },
  ...{ spotId: 'attica', area: 'zografou' },
}
const becomes = (after: object) => waysOfPlaces(before, { ...before, ...after })

test('13.16 hours that go, or move out of what was bought, touch it; narrower ones do not', () => {
  const to = (window: object) => becomes({ timePeriods: [{ ...morning, ...window }] })
  expect(becomes({}).reasonFor(sold, monday)).toBe(null)
  expect(becomes({ timePeriods: [] }).reasonFor(sold, monday)).toBe('window')
  expect(to({ to: '14:00' }).reasonFor(sold, monday)).toBe('window')
  expect(to({ from: '10:00', to: '12:00' }).reasonFor(sold, monday)).toBe(null)
  expect(to({ from: '08:00' }).reasonFor({ ...sold, from: '07:00' }, monday)).toBe(null)
})

test('hours that nobody touches keep no release waiting, whatever was sold once', () => {
  expect(becomes({}).reasonFor({ ...sold, from: '10:00', to: '11:00' }, monday)).toBe(null)
})

test('13.16 a counter that ends or moves touches what is fetched there; a name and directions do not', () => {
  const fetched = { ...sold, spotId: 'p', area: null }
  const as = (change: object) => becomes({ spots: new Map([['p', { ...spot, ...change }]]) })
  expect(becomes({ spots: new Map() }).reasonFor(fetched, monday)).toBe('spot')
  expect(as({ address: { ...address, number: '16' } }).reasonFor(fetched, monday)).toBe('spot')
  expect(as({ name: { el: 'Νέο', en: 'New' }, directions: name }).reasonFor(fetched, monday)).toBe(
    null,
  )
})

test('an area that is left touches its doors alone, and stops their days from then on', () => {
  const after = {
    ...before,
    areas: [areaCalled('athens'), areaCalled('zografou', { served: false })],
  }
  expect(waysOfPlaces(before, after).reasonFor(sold, monday)).toBe('area')
  expect(waysOfPlaces(before, after).reasonFor({ ...sold, area: 'athens' }, monday)).toBe(null)
  const stops = placeStops(before, after, '2026-12-01')
  expect(isStopped(stops, sold, ['2026-11-30'])).toBe(false)
  expect(isStopped(stops, sold, ['2026-11-30', '2026-12-01'])).toBe(true)
  expect(isStopped(stops, { ...sold, area: 'athens' }, ['2026-12-01'])).toBe(false)
})

test('13.16 an area that loses a weekday or a window touches what is sold on it, and nothing else', () => {
  const as = (terms: object) => becomes({ areas: [areaCalled('zografou', terms)] })
  expect(as({ weekdays: [2, 5] }).reasonFor(sold, monday)).toBe('area')
  expect(as({ weekdays: [2, 5] }).reasonFor(sold, '2026-12-01')).toBe(null)
  expect(as({ windows: ['afternoon'] }).reasonFor(sold, monday)).toBe('area')
  expect(as({ windows: ['morning'], fee: 300 }).reasonFor(sold, monday)).toBe(null)
})
