import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planFit } from '../plan/plan-fit.ts'
import {
  type Body,
  bodyLimits,
  bodyMassIndex,
  calorieGoals,
  caloriesFor,
  exercises,
  genders,
  restingEnergy,
} from './calories.ts'

const maria: Body = {
  gender: 'woman',
  age: 30,
  weight: 65,
  height: 165,
  exercise: 'often',
  goal: 'maintenance',
}

test('3.28: a body at rest uses what Mifflin and St Jeor measured', () => {
  const samples = [
    ['man', 80, 180, 30, 1780],
    ['woman', 65, 165, 30, 1370],
    ['woman', 45, 150, 70, 877],
    ['man', 120, 175, 45, 2074],
  ] as const
  for (const [gender, weight, height, age, kcal] of samples)
    expect(Math.round(restingEnergy({ gender, weight, height, age }))).toBe(kcal)
})

test('3.28: exercise multiplies it as EFSA tells', () => {
  const needs = exercises.map(exercise => resultFor({ exercise }).maintenance)
  expect(needs).toEqual([1920, 2190, 2470, 2740])
})

test('3.28: loss takes 15 percent, at most 500 kcal; gain adds 10, at most 300', () => {
  expect(resultFor({ goal: 'loss' }).target).toBe(1860)
  expect(resultFor({ goal: 'maintenance' }).target).toBe(2190)
  expect(resultFor({ goal: 'gain' }).target).toBe(2410)
  const strong = { gender: 'man', weight: 110, height: 190, exercise: 'daily' } as const
  expect(resultFor({ ...strong, goal: 'maintenance' }).target).toBe(4290)
  expect(resultFor({ ...strong, goal: 'loss' }).target).toBe(3790)
  expect(resultFor({ ...strong, goal: 'gain' }).target).toBe(4590)
})

test('3.28: the result is a range of 10 percent around a round number', () => {
  expect(resultFor({ goal: 'loss' }).range).toEqual([1670, 2050])
})

test('3.28: nobody is told to eat less than the floor, nor than the body uses at rest', () => {
  const small = { weight: 45, height: 150, age: 70, exercise: 'rarely', goal: 'loss' } as const
  expect(resultFor(small)).toMatchObject({
    target: 1200,
    range: [1200, 1320],
    maintenance: 1230,
    isHeld: true,
  })
  const still = { gender: 'man', weight: 100, height: 185, exercise: 'rarely' } as const
  expect(resultFor({ ...still, goal: 'loss' })).toMatchObject({ target: 2390, isHeld: false })
})

test('3.28: whoever needs a person instead of a number gets no number', () => {
  expect(refusedFor({ age: 17 })).toBe('under-age')
  expect(refusedFor({ weight: 110, height: 160 })).toBe('see-doctor')
  expect(refusedFor({ weight: 40, height: 170 })).toBe('see-doctor')
  expect(refusedFor({ weight: 50, height: 170, goal: 'loss' })).toBe('thin-for-loss')
  expect(refusedFor({ weight: 50, height: 170, goal: 'gain' })).toBeUndefined()
  const old = { weight: 41, height: 142, age: 80, exercise: 'rarely' } as const
  expect(refusedFor({ ...old, goal: 'loss' })).toBe('no-room-for-loss')
  expect(refusedFor({ ...old, goal: 'maintenance' })).toBeUndefined()
})

const bodies: fc.Arbitrary<Body> = fc.record({
  gender: fc.constantFrom(...genders),
  age: fc.integer({ min: bodyLimits.age[0], max: bodyLimits.age[1] }),
  weight: fc.integer({ min: bodyLimits.weight[0], max: bodyLimits.weight[1] }),
  height: fc.integer({ min: bodyLimits.height[0], max: bodyLimits.height[1] }),
  exercise: fc.constantFrom(...exercises),
  goal: fc.constantFrom(...calorieGoals),
})

test('3.28: every number is sane: never below rest for loss, macros inside the ranges of EFSA', () => {
  fc.assert(
    fc.property(bodies, body => {
      const result = caloriesFor(body)
      if ('refused' in result) return
      const { carbs, protein, fat } = result.macros
      expect(carbs.percent + protein.percent + fat.percent).toBe(100)
      expect(carbs.percent).toBeGreaterThanOrEqual(45)
      expect(carbs.percent).toBeLessThanOrEqual(60)
      expect(fat.percent).toBeGreaterThanOrEqual(20)
      expect(fat.percent).toBeLessThanOrEqual(35)
      expect(protein.grams).toBeGreaterThanOrEqual(0.83 * body.weight)
      expect(protein.grams).toBeLessThanOrEqual(2.25 * body.weight)
      const energy = carbs.grams * 4 + protein.grams * 4 + fat.grams * 9
      expect(Math.abs(energy - result.target)).toBeLessThan(20)
      expect(result.target % 10).toBe(0)
      if (body.goal !== 'loss') return
      expect(result.range[0]).toBeGreaterThanOrEqual(body.gender === 'man' ? 1500 : 1200)
      expect(result.target).toBeGreaterThanOrEqual(result.range[0])
      expect(result.target).toBeGreaterThanOrEqual(result.atRest)
      expect(result.target).toBeLessThanOrEqual(result.maintenance)
      expect(bodyMassIndex(body)).toBeGreaterThanOrEqual(18.5)
    }),
  )
})

test('3.28: the plan that fits is the one whose portion is nearest', () => {
  const portions = [
    { portion: 'regular', kcal: 415 },
    { portion: 'brave', kcal: 535 },
    { portion: 'hero', kcal: 660 },
    { portion: 'legendary', kcal: 800 },
  ] as const
  expect(planFit(450, portions)).toEqual({ dietCode: 'wl', portion: 'regular' })
  expect(planFit(540, portions)).toEqual({ dietCode: 'bal', portion: 'brave' })
  expect(planFit(675, portions)).toEqual({ dietCode: 'mg', portion: 'hero' })
  expect(planFit(1100, portions)).toEqual({ dietCode: 'ic', portion: 'legendary' })
  expect(planFit(540, [])).toBeNull()
})

function resultFor(changes: Partial<Body>) {
  const result = caloriesFor({ ...maria, ...changes })
  if ('refused' in result) throw new Error(result.refused)
  return result
}

function refusedFor(changes: Partial<Body>) {
  const result = caloriesFor({ ...maria, ...changes })
  return 'refused' in result ? result.refused : undefined
}
