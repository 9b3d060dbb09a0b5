import { expect, test } from 'vitest'
import type { ChangeEffectAnswer, OrderAnswer } from '#server/answers.ts'
import { effectIn, expectedOf } from './changing.ts'
import { isAllowed } from './order-dialog.ts'
import { missingIn, toldOf } from './refused-change.ts'

test('4.50 a link to what is not allowed any more opens nothing', () => {
  const order = {
    can: { cancel: true, pause: false, resume: false, repeat: true },
    deliveries: [{ id: 'd1', can: { change: false, move: true, cancel: true } }],
    changes: [{ id: 'c1', canUndo: true }],
  } as unknown as OrderAnswer
  const asked = [
    ['cancel', ''],
    ['cancel', 'd1'],
    ['cancel', 'd2'],
    ['meals', 'd1'],
    ['move', 'd1'],
    ['pause', ''],
    ['resume', ''],
    ['undo', 'c1'],
    ['undo', 'c2'],
  ] as const
  const allowed = asked.filter(([name, of]) => isAllowed(order, { name, of }))
  expect(allowed).toEqual([
    ['cancel', ''],
    ['cancel', 'd1'],
    ['move', 'd1'],
    ['undo', 'c1'],
  ])
})

const effect: ChangeEffectAnswer = {
  ...{ before: 37.1, after: 29.2, refund: 7.9, toPay: 0 },
  couponReturned: false,
}

test('what was shown is sent back to the cent', () => {
  expect(expectedOf(effect)).toBe(-7.9)
  expect(expectedOf({ ...effect, refund: 0, toPay: 0.3 })).toBe(0.3)
  expect(expectedOf({ ...effect, refund: 0 })).toBe(0)
})

test('a refusal tells what exactly lacks, and another price where it has one', () => {
  expect(effectIn({ effect })).toEqual(effect)
  expect(effectIn({ effect: null })).toBeNull()
  expect(effectIn(null)).toBeNull()
  const errors = [{ message: 'You need at least 4 mains.' }, { slug: 'x' }]
  expect(toldOf({ message: 'No', data: { errors } })).toBe('You need at least 4 mains.')
  expect(toldOf({ message: 'No', data: null })).toBe('No')
  expect(missingIn({ missing: ['Pastitsio'] })).toEqual(['Pastitsio'])
  expect(missingIn({ missing: 1 })).toEqual([])
})
