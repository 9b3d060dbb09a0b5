import { expect, test } from 'vitest'
import type { CartAnswer } from '#server/answers.ts'
import { savingOf } from './saving-note.tsx'

function cart(type: 'daily' | 'weekly', single: number, plan: number, mains: number): CartAnswer {
  const config = { prices: { 'main-meal': plan, snack: 3.6 } }
  return {
    spotPlan: { plan: { type, config } },
    daily: { package: { prices: { 'main-meal': single } } },
    amounts: { all: mains, 'main-meal': mains, snack: 0, extras: 0 },
  } as CartAnswer
}

test('a plan tells what each main meal saves against a single order, and all of them', () => {
  expect(savingOf(cart('weekly', 8.9, 8.15, 14))).toEqual({ each: 75, all: 1050 })
})

test('nothing is saved in a single order, nor where a plan costs as much', () => {
  expect(savingOf(cart('daily', 8.9, 8.15, 4))).toBeNull()
  expect(savingOf(cart('weekly', 8.9, 8.9, 14))).toBeNull()
})
