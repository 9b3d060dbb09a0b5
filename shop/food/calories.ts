/** The calorie calculator (§3): an estimate for healthy adults; the figures stay in the browser. */

export const genders = ['woman', 'man'] as const
export type Gender = (typeof genders)[number]

export const exercises = ['rarely', 'often', 'a-lot', 'daily'] as const
export type Exercise = (typeof exercises)[number]

export const calorieGoals = ['loss', 'maintenance', 'gain'] as const
export type CalorieGoal = (typeof calorieGoals)[number]

/** Age in whole years, weight in kg, height in cm. */
export type Body = {
  readonly gender: Gender
  readonly age: number
  readonly weight: number
  readonly height: number
  readonly exercise: Exercise
  readonly goal: CalorieGoal
}

export const bodyLimits = { age: [18, 80], weight: [40, 200], height: [140, 215] } as const

const adultAge = bodyLimits.age[0]

export type CalorieRefusal = 'under-age' | 'see-doctor' | 'thin-for-loss' | 'no-room-for-loss'

/** Percent of the energy. */
type Macro = { readonly grams: number; readonly percent: number }
export type Macros = { readonly carbs: Macro; readonly protein: Macro; readonly fat: Macro }

/** kcal a day, rounded to 10. */
export type CalorieResult = {
  readonly atRest: number
  readonly maintenance: number
  readonly target: number
  readonly range: readonly [number, number]
  /** The goal was raised to the least healthy energy. */
  readonly isHeld: boolean
  readonly macros: Macros
}

export function caloriesFor(body: Body): CalorieResult | { readonly refused: CalorieRefusal } {
  const refused = refusalFor(body)
  if (refused) return { refused }
  const atRest = restingEnergy(body)
  const maintenance = atRest * activityLevels[body.exercise]
  const wished = withGoal(maintenance, body.goal)
  const floor = body.goal === 'loss' ? floors[body.gender] : 0
  if (floor >= maintenance) return { refused: 'no-room-for-loss' }
  const target = tens(Math.max(wished, floor))
  return {
    atRest: tens(atRest),
    maintenance: tens(maintenance),
    target,
    range: [tens(Math.max(target * (1 - uncertainty), floor)), tens(target * (1 + uncertainty))],
    isHeld: wished < floor,
    macros: macrosFor(target, body),
  }
}

/** Mifflin and St Jeor (1990): kcal a day at rest, not rounded. */
export function restingEnergy({
  gender,
  age,
  weight,
  height,
}: Pick<Body, 'gender' | 'age' | 'weight' | 'height'>): number {
  return 10 * weight + 6.25 * height - 5 * age + (gender === 'man' ? 5 : -161)
}

export function bodyMassIndex({ weight, height }: Pick<Body, 'weight' | 'height'>): number {
  return weight / (height / 100) ** 2
}

// EFSA Journal 2013;11(1):3005: low, moderate, active and very active lifestyle.
const activityLevels: Record<Exercise, number> = { rarely: 1.4, often: 1.6, 'a-lot': 1.8, daily: 2 }

/** Right within 10 percent for most people (Frankenfield 2005). */
const uncertainty = 0.1

/** The least healthy kcal a day for losing weight (NHLBI). */
const floors: Record<Gender, number> = { woman: 1200, man: 1500 }

const mostLess = 500
const mostMore = 300

function withGoal(maintenance: number, goal: CalorieGoal): number {
  if (goal === 'loss') return maintenance - Math.min(maintenance * 0.15, mostLess)
  if (goal === 'gain') return maintenance + Math.min(maintenance * 0.1, mostMore)
  return maintenance
}

// WHO: below 16 severe thinness, below 18.5 underweight, from 40 obesity class III.
function refusalFor(body: Body): CalorieRefusal | null {
  const index = bodyMassIndex(body)
  if (body.age < adultAge) return 'under-age'
  if (index >= 40 || index < 16) return 'see-doctor'
  return body.goal === 'loss' && index < 18.5 ? 'thin-for-loss' : null
}

/** Percent of the energy, within EFSA's 45-60 for carbs and 20-35 for fat. */
const splits: Record<CalorieGoal, { carbs: number; protein: number; fat: number }> = {
  loss: { carbs: 45, protein: 27, fat: 28 },
  maintenance: { carbs: 50, protein: 20, fat: 30 },
  gain: { carbs: 45, protein: 28, fat: 27 },
}

/** Grams a day for each kg of weight. */
const mostProtein = 2.2

const energyOf = { carbs: 4, protein: 4, fat: 9 }

/** Protein beyond the most that is useful goes to carbs and fat in equal parts. */
function macrosFor(kcal: number, { goal, weight }: Body): Macros {
  const split = splits[goal]
  const most = ((mostProtein * weight * energyOf.protein) / kcal) * 100
  const protein = Math.floor(Math.min(split.protein, most))
  const carbs = split.carbs + Math.floor((split.protein - protein) / 2)
  const part = (percent: number, perGram: number) => ({
    percent,
    grams: Math.floor((kcal * percent) / 100 / perGram),
  })
  return {
    carbs: part(carbs, energyOf.carbs),
    protein: part(protein, energyOf.protein),
    fat: part(100 - protein - carbs, energyOf.fat),
  }
}

function tens(kcal: number): number {
  return Math.round(kcal / 10) * 10
}
