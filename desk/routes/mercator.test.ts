import { expect, test } from 'vitest'
import { mapOf } from './mercator.ts'

const picture = { width: 600, height: 520, edge: 26 }
const syntagma = { lat: 37.9755, lng: 23.7348 }
const kifisia = { lat: 38.0737, lng: 23.8116 }

test('19.10 every place stands within the picture, north above south and west before east', () => {
  const map = mapOf([syntagma, kifisia], picture)
  const [south, north] = [map.at(syntagma), map.at(kifisia)]
  expect(north.y).toBeLessThan(south.y)
  expect(south.x).toBeLessThan(north.x)
  for (const { x, y } of [south, north]) {
    expect([x >= 26 && x <= 574, y >= 26 && y <= 494]).toEqual([true, true])
  }
})

test('19.10 a kilometre is as long across as down', () => {
  const { at } = mapOf([syntagma, kifisia], picture)
  const from = at(syntagma)
  const east = at({
    ...syntagma,
    lng: syntagma.lng + 0.05 / Math.cos((syntagma.lat * Math.PI) / 180),
  })
  const north = at({ ...syntagma, lat: syntagma.lat + 0.05 })
  expect(Math.abs(east.x - from.x - (from.y - north.y))).toBeLessThan(3)
})

test('19.10 the squares fill the picture and lie where their places do', () => {
  const map = mapOf([syntagma, kifisia], picture)
  const tiles = map.tiles('https://tiles.test/{z}/{x}/{y}.png')
  expect(tiles.length).toBeGreaterThan(3)
  expect(tiles.length).toBeLessThan(60)
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0)
  expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ x, size }) => x + size))).toBeGreaterThanOrEqual(600)
  expect(Math.max(...tiles.map(({ y, size }) => y + size))).toBeGreaterThanOrEqual(520)
  // Syntagma at this depth, by OpenStreetMap's own formula.
  const [depth = 0] = (tiles[0]?.key ?? '').split('/').map(Number)
  const angle = (syntagma.lat * Math.PI) / 180
  const column = Math.floor(((syntagma.lng + 180) / 360) * 2 ** depth)
  const row = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** depth)
  const own = tiles.find(({ key }) => key === `${depth}/${column}/${row}`)
  const { x, y } = map.at(syntagma)
  expect(own?.url).toBe(`https://tiles.test/${depth}/${column}/${row}.png`)
  expect(x).toBeGreaterThanOrEqual((own?.x ?? 0) - 1)
  expect(x).toBeLessThanOrEqual((own?.x ?? 0) + (own?.size ?? 0) + 1)
  expect(y).toBeGreaterThanOrEqual((own?.y ?? 0) - 1)
  expect(y).toBeLessThanOrEqual((own?.y ?? 0) + (own?.size ?? 0) + 1)
})

test('19.10 one door alone is no picture of a doormat', () => {
  const map = mapOf([syntagma], picture)
  expect(map.at(syntagma)).toEqual({ x: 300, y: 260 })
  expect(map.tiles('{z}/{x}/{y}').length).toBeLessThan(60)
})
