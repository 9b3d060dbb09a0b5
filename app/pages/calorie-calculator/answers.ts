import {
  type Body,
  bodyLimits,
  type CalorieGoal,
  type Exercise,
  type Gender,
} from '#shop/food/calories.ts'

export type Figure = keyof typeof bodyLimits

/** The visitor's answers so far; the figures as they typed them. */
export type Answers = Readonly<Record<Figure, string>> & {
  readonly gender: Gender | null
  readonly exercise: Exercise | null
  readonly goal: CalorieGoal | null
}

export const noAnswers: Answers = {
  gender: null,
  age: '',
  weight: '',
  height: '',
  exercise: null,
  goal: null,
}

export const figures = ['age', 'weight', 'height'] as const satisfies readonly Figure[]

/** The questions without a valid answer, in the order of the page. */
export function openIn(answers: Answers): (keyof Answers)[] {
  const { gender, exercise, goal } = answers
  return [
    ...(gender === null ? (['gender'] as const) : []),
    ...figures.filter(figure => figureIn(answers, figure) === null),
    ...(exercise === null ? (['exercise'] as const) : []),
    ...(goal === null ? (['goal'] as const) : []),
  ]
}

/** null while a question has no valid answer. */
export function bodyOf(answers: Answers): Body | null {
  const { gender, exercise, goal } = answers
  const age = figureIn(answers, 'age')
  const weight = figureIn(answers, 'weight')
  const height = figureIn(answers, 'height')
  if (gender === null || exercise === null || goal === null) return null
  if (age === null || weight === null || height === null) return null
  return { gender, age, weight, height, exercise, goal }
}

export function problemWith(answers: Answers, figure: Figure): 'empty' | 'range' | null {
  if (answers[figure].trim() === '') return 'empty'
  return figureIn(answers, figure) === null ? 'range' : null
}

/** Whether the age is a whole number below the least that the calculator accepts. */
export function isTooYoung({ age }: Answers): boolean {
  const years = numberFrom(age, 0)
  return years !== null && years < bodyLimits.age[0]
}

function figureIn(answers: Answers, figure: Figure): number | null {
  const number = numberFrom(answers[figure], figure === 'age' ? 0 : 1)
  const [from, to] = bodyLimits[figure]
  return number !== null && number >= from && number <= to ? number : null
}

/** Accepts a decimal comma as well as a point. */
function numberFrom(text: string, decimals: 0 | 1): number | null {
  const shape = decimals === 0 ? /^\d{1,3}$/ : /^\d{1,3}([.,]\d?)?$/
  return shape.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null
}
