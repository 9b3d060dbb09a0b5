import { expect, test } from 'vitest'
import { preferencesOf } from './fill-form.ts'
import { noPreferences, preferencesFrom } from './preferences.ts'
import { aDayOf, dayNeed, needByGoal, proteinWithin, shareOfDay, targetFor } from './target.ts'

test('a main meal covers 30 percent of a day, a breakfast 20', () => {
  expect(shareOfDay({ 'main-meal': 2, breakfast: 1 })).toBe(80)
  expect(shareOfDay({ 'main-meal': 1, breakfast: 0 })).toBe(30)
  expect(targetFor({ kcal: 1800, protein: 90 }, { 'main-meal': 2, breakfast: 1 })).toEqual({
    kcal: 1440,
    protein: 72,
  })
})

test('a delivery aims at its days together, whatever they are', () => {
  const pieces = { 'main-meal': 8, breakfast: 4 }
  expect(targetFor({ kcal: 2000, protein: 100 }, pieces)).toEqual({ kcal: 6400, protein: 320 })
  expect(aDayOf(pieces, 4)).toEqual({ 'main-meal': 2, breakfast: 1 })
})

test('the goal of the plan says what a day needs, unless the customer does', () => {
  expect(dayNeed(noPreferences, 'wl')).toEqual(needByGoal.wl)
  expect(dayNeed({ ...noPreferences, kcal: 1650 }, 'mg')).toEqual({ kcal: 1650, protein: 130 })
})

test('what is typed as suggested is not kept, so that it follows the goal', () => {
  const avoided = { allergens: ['milk'], mainIngredients: [] }
  const typed = preferencesOf({ kcal: '1800', protein: '0110' }, avoided, needByGoal.bal)
  expect(typed).toEqual({ ...avoided, kcal: null, protein: 110 })
})

test('the protein that can be asked for is what a day of these meals can bring', () => {
  const pieces = { 'main-meal': 8, breakfast: 4 }
  const most = 400
  const aDay = proteinWithin(most, pieces)
  expect(aDay).toBe(125)
  expect(targetFor({ kcal: 2000, protein: aDay }, pieces).protein).toBeLessThanOrEqual(most)
})

test('what this browser kept is read, and nonsense is left out', () => {
  const kept = { kcal: 1900, protein: 80, allergens: ['milk'], mainIngredients: ['pork'] }
  expect(preferencesFrom(JSON.stringify(kept))).toEqual(kept)
  for (const text of [null, '', 'null', '7', '[]', '{"kcal":"many"'])
    expect(preferencesFrom(text)).toEqual(noPreferences)
  const odd = { kcal: 20, protein: 1.5, allergens: 'milk', mainIngredients: [3, '<b>', 'beef'] }
  expect(preferencesFrom(JSON.stringify(odd))).toEqual({
    ...noPreferences,
    mainIngredients: ['beef'],
  })
})
