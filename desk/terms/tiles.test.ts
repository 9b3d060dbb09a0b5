import { expect, test } from 'vitest'
import attica from '../../content/attica/municipalities.json' with { type: 'json' }
import { linesOf, neighbourOf, places } from './tiles.ts'

test('every municipality has a square of its own', () => {
  const ids = attica.municipalities.map(({ id }) => id)
  expect([...places.keys()].sort()).toEqual(ids.sort())
  const squares = [...places.values()].map(({ column, row }) => `${column} ${row}`)
  expect(new Set(squares).size).toBe(ids.length)
})

test('arrow keys reach each of them, and stop at the edge', () => {
  const reached = new Set(['athens'])
  for (const id of reached)
    for (const way of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
      const next = neighbourOf(id, way)
      if (next) reached.add(next)
    }
  expect(reached.size).toBe(66)
  expect(neighbourOf('oropos', 'ArrowUp')).toBe(null)
  expect(neighbourOf('athens', 'ArrowRight')).toBe('kaisariani')
})

test('a long name stands in lines', () => {
  expect(linesOf('Βάρη-Βούλα-Βουλιαγμένη')).toEqual(['Βάρη-Βούλα-', 'Βουλιαγμένη'])
  expect(linesOf('Μαρκόπουλο Μεσογαίας')).toEqual(['Μαρκόπουλο', 'Μεσογαίας'])
  expect(linesOf('Αθήνα')).toEqual(['Αθήνα'])
})
