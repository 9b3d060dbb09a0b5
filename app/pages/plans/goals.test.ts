import { expect, test } from 'vitest'
import type { MealAnswer } from '#server/answers.ts'
import texts from '../../../content/plan-goals.json' with { type: 'json' }
import { goalsOf, isDietCode } from './goals.ts'

const build = (code: string, price: number) => ({ portion: { code, name: code }, price })
const meals = [
  { type: 'main-meal', premium: 0, builds: [build('regular', 6.9), build('brave', 7.9)] },
  { type: 'main-meal', premium: 1.5, builds: [build('regular', 6.4), build('hero', 8.4)] },
  { type: 'snack', premium: 0, builds: [build('regular', 2.9)] },
] as unknown as MealAnswer[]

test('2.39 every goal has its portion and its cheapest main meal, premium charge included', () => {
  const goals = goalsOf(texts, meals, 'en')
  expect(goals.map(({ code, portion, from }) => ({ code, portion, from }))).toEqual([
    { code: 'wl', portion: 'regular', from: 6.9 },
    { code: 'bal', portion: 'brave', from: 7.9 },
    { code: 'mg', portion: 'hero', from: 9.9 },
    { code: 'ic', portion: null, from: 6.9 },
  ])
})

test('3.27 a goal that no main meal serves is not offered', () => {
  expect(goalsOf(texts, meals.slice(0, 1), 'el').map(({ code }) => code)).not.toContain('mg')
  expect([isDietCode('wl'), isDietCode('xl'), isDietCode(null)]).toEqual([true, false, false])
})

test('9.19 a surcharge is added in whole cents', () => {
  const dear = [
    { type: 'main-meal', premium: 0.2, builds: [build('regular', 6.9)] },
  ] as unknown as MealAnswer[]
  expect(goalsOf(texts, dear, 'en').map(({ from }) => from)).toEqual([7.1, 7.1])
})
