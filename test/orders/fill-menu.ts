import type { FillBuild, FillProblem } from '#shop/day-fill/problem.ts'

/** A main meal of 500 kcal and 35 g of protein for 7 €, with these fields changed. */
export function mainMeal(mealId: string, facts: Partial<FillBuild> = {}): FillBuild {
  return {
    buildId: `${mealId}-brave`,
    mealId,
    fills: 'main-meal',
    kcal: 500,
    protein: 35,
    price: 700,
    mainIngredient: mealId,
    allergens: [],
    traces: [],
    left: null,
    ...facts,
  }
}

export function breakfast(mealId: string, facts: Partial<FillBuild> = {}): FillBuild {
  const plain = {
    buildId: `${mealId}-regular`,
    fills: 'breakfast',
    kcal: 300,
    protein: 15,
  } as const
  return mainMeal(mealId, { ...plain, price: 390, ...facts })
}

/** A delivery of two main meals without any wishes, with these fields changed. */
export function delivery(facts: Partial<FillProblem> = {}): FillProblem {
  return {
    required: { 'main-meal': 2, breakfast: 0 },
    kept: [],
    offered: [],
    target: { kcal: null, protein: 0 },
    avoided: { allergens: [], mainIngredients: [], meals: [] },
    ...facts,
  }
}
