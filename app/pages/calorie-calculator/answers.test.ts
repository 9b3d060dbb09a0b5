import { expect, test } from 'vitest'
import { type Answers, bodyOf, isTooYoung, noAnswers, openIn, problemWith } from './answers.ts'
import { preferencesWith } from './plan-card.tsx'

const told: Answers = {
  gender: 'man',
  age: '30',
  weight: '80,5',
  height: ' 180.5 ',
  exercise: 'a-lot',
  goal: 'gain',
}

test('3.28: a comma is as good as a point', () => {
  expect(bodyOf(told)).toEqual({ ...told, age: 30, weight: 80.5, height: 180.5 })
  expect(bodyOf({ ...told, weight: '80,' })?.weight).toBe(80)
})

test('3.28: open questions are named in their order, and leave no body', () => {
  expect(openIn(noAnswers)).toEqual(['gender', 'age', 'weight', 'height', 'exercise', 'goal'])
  expect(bodyOf(noAnswers)).toBeNull()
  expect(openIn({ ...told, weight: '20', goal: null })).toEqual(['weight', 'goal'])
  expect(bodyOf({ ...told, height: '1,80' })).toBeNull()
})

test('3.28: figures stay within 18 to 80 years, 40 to 200 kg, 140 to 215 cm', () => {
  const wrong = (changes: Partial<Answers>, figure: 'age' | 'weight' | 'height') =>
    problemWith({ ...told, ...changes }, figure)
  for (const age of ['17', '81', '30,5', '-3', 'x']) expect(wrong({ age }, 'age')).toBe('range')
  for (const weight of ['39,9', '200,1', '80,55']) expect(wrong({ weight }, 'weight')).toBe('range')
  for (const height of ['139', '216', '1.80']) expect(wrong({ height }, 'height')).toBe('range')
  for (const age of ['18', '80']) expect(wrong({ age }, 'age')).toBeNull()
  expect(wrong({ age: ' ' }, 'age')).toBe('empty')
})

test('3.28: someone under 18 is told apart from a slip of the finger', () => {
  expect(isTooYoung({ ...told, age: '17' })).toBe(true)
  expect(isTooYoung(told)).toBe(false)
  expect(isTooYoung({ ...told, age: 'x' })).toBe(false)
})

test('3.28: the target goes to "fill it for me" and leaves the rest of it alone', () => {
  const kept = { kcal: null, protein: 60, allergens: ['milk'], mainIngredients: ['pork'] }
  const macros = {
    carbs: { grams: 209, percent: 45 },
    protein: { grams: 125, percent: 27 },
    fat: { grams: 57, percent: 28 },
  }
  expect(preferencesWith(kept, { target: 1860, macros })).toEqual({
    ...kept,
    kcal: 1860,
    protein: 125,
  })
  const much = { target: 6100, macros: { ...macros, protein: { grams: 350, percent: 23 } } }
  expect(preferencesWith(kept, much)).toMatchObject({ kcal: 5000, protein: 300 })
})
