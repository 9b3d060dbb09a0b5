import { expect, test } from 'vitest'
import { demoPlaces } from '../../test/demo-places.ts'
import { linesOf, neighbourOf, tilesOf } from './tiles.ts'

const areas = demoPlaces.areas.map(area => ({ id: area.id, shown: area }))
const tiles = tilesOf(areas)

test('every area has a square of its own, where its owner put it or not', () => {
  const bare = areas.map(({ id, shown: { center } }) => ({ id, shown: { center } }))
  const some = areas.map((area, at) => (at % 2 ? area : (bare[at] ?? area)))
  for (const drawn of [areas, bare, some, areas.slice(0, 1), []]) {
    const laid = tilesOf(drawn)
    expect([...laid.keys()].sort()).toEqual(drawn.map(({ id }) => id).sort())
    const squares = [...laid.values()].map(({ column, row }) => `${column} ${row}`)
    expect(new Set(squares).size).toBe(drawn.length)
  }
  const north = (id: string) => tilesOf(bare).get(id)?.row ?? 0
  expect(north('oropos')).toBeLessThan(north('glyfada'))
})

test('arrow keys reach each of them, and stop at the edge', () => {
  const reached = new Set(['athens'])
  for (const id of reached)
    for (const way of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
      const next = neighbourOf(tiles, id, way)
      if (next) reached.add(next)
    }
  expect(reached.size).toBe(66)
  expect(neighbourOf(tiles, 'oropos', 'ArrowUp')).toBe(null)
  expect(neighbourOf(tiles, 'athens', 'ArrowRight')).toBe('kaisariani')
})

test('a long name stands in lines', () => {
  expect(linesOf('Βάρη-Βούλα-Βουλιαγμένη')).toEqual(['Βάρη-Βούλα-', 'Βουλιαγμένη'])
  expect(linesOf('Μαρκόπουλο Μεσογαίας')).toEqual(['Μαρκόπουλο', 'Μεσογαίας'])
  expect(linesOf('Αθήνα')).toEqual(['Αθήνα'])
})
