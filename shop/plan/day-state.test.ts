import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ItemType } from '../meal.ts'
import { amountsOf } from '../pricing.ts'
import { dayState, heldOf } from './day-state.ts'

type Item = { type: ItemType; amount: number; breakfast?: boolean }

const state = (mains: number, breakfasts: number, items: Item[]) =>
  dayState({ 'main-meal': mains, snack: breakfasts }, heldOf(items), amountsOf(items))

const main = (amount: number): Item => ({ type: 'main-meal', amount })
const breakfast = (amount: number): Item => ({ type: 'snack', amount, breakfast: true })
const snack = (amount: number): Item => ({ type: 'snack', amount })
const extras = (amount: number): Item => ({ type: 'extras', amount })

describe('A day', () => {
  test('4.07 with nothing in it is empty', () => {
    expect(state(4, 0, [])).toMatchObject({
      name: 'empty',
      progress: 0,
      missing: { 'main-meal': 4 },
    })
  })

  test('4.08 with too little is incomplete and says what lacks', () => {
    expect(state(4, 0, [main(1)])).toMatchObject({
      name: 'incomplete',
      progress: 25,
      missing: { 'main-meal': 3, snack: 0 },
    })
    expect(state(4, 0, [snack(2)])).toMatchObject({ name: 'incomplete', progress: 0, extra: 2 })
    expect(state(3, 3, [main(3), breakfast(1), snack(5)])).toMatchObject({
      name: 'incomplete',
      held: 4,
      required: 6,
      missing: { 'main-meal': 0, snack: 2 },
    })
  })

  test('4.09 with what is required is complete, with more main meals too', () => {
    expect(state(4, 0, [main(4)])).toMatchObject({ name: 'complete', progress: 100, extra: 0 })
    expect(state(4, 0, [main(7)])).toMatchObject({ name: 'complete', held: 4, progress: 100 })
    expect(state(3, 3, [main(3), breakfast(3)])).toMatchObject({ name: 'complete', extra: 0 })
  })

  test('4.10 with a snack or extras beyond is complete with extra', () => {
    for (const extra of [[snack(1)], [extras(1)], [breakfast(1)]])
      expect(state(4, 0, [main(4), ...extra])).toMatchObject({
        name: 'complete-with-extra',
        extra: 1,
      })
    expect(state(3, 3, [main(3), breakfast(4)])).toMatchObject({
      name: 'complete-with-extra',
      extra: 1,
    })
  })

  test('4.13 with nothing required is hidden while nothing is in it', () => {
    expect(state(0, 0, []).name).toBe('hidden')
    expect(state(0, 0, [extras(1)]).name).toBe('complete-with-extra')
  })

  test('4.11 4.12 has a progress of at most 100, reached when nothing lacks and only then', () => {
    const item = fc.record({
      type: fc.constantFrom<ItemType>('main-meal', 'snack', 'extras'),
      amount: fc.integer({ min: 1, max: 20 }),
      breakfast: fc.boolean(),
    })
    const few = fc.nat(8)
    fc.assert(
      fc.property(few, few, fc.array(item, { maxLength: 8 }), (mains, breakfasts, items) => {
        const { progress, missing, held, required, name } = state(mains, breakfasts, items)
        expect(progress).toBeGreaterThanOrEqual(0)
        expect(progress).toBeLessThanOrEqual(100)
        expect(progress === 100).toBe(missing['main-meal'] + missing.snack === 0)
        expect(held + missing['main-meal'] + missing.snack).toBe(required)
        if (progress < 100) expect(['empty', 'incomplete']).toContain(name)
        else expect(['hidden', 'complete', 'complete-with-extra']).toContain(name)
      }),
    )
  })
})
