import { expect, test } from 'vitest'
import { wantedSpot } from './wanted-spot.ts'

test.each([
  ['/', '', undefined],
  ['/business', '', undefined],
  ['/business/akropolis-tech', '', 'akropolis-tech'],
  ['/business/akropolis-tech/', '?login=1', 'akropolis-tech'],
  ['/menu', '?spot=akropolis-tech&login=1', 'akropolis-tech'],
  ['/menu', '?spot=Not%20a%20slug', undefined],
  ['/business/akropolis/more', '', undefined],
])('2.72 %s%s is under %s', (pathname, search, spot) => {
  expect(wantedSpot({ pathname, search })).toBe(spot)
})
