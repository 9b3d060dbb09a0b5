import { usualLeastMainMeals } from '#shop/plan/plan.ts'

type FillExample = {
  readonly code: 'empty' | 'half-empty' | 'full' | 'full-extra'
  readonly held: number
  readonly required: number
  readonly extra: number
  /** 0 to 100. */
  readonly percent: number
}

/** The four examples of the plan-rules dialog (§2): 0, a quarter, all, and all with one extra. */
export function fillExamples(required: number = usualLeastMainMeals): FillExample[] {
  const begun = Math.max(1, Math.round(required / 4))
  const filled = [
    { code: 'empty', held: 0, extra: 0 },
    { code: 'half-empty', held: begun, extra: 0 },
    { code: 'full', held: required, extra: 0 },
    { code: 'full-extra', held: required, extra: 1 },
  ] as const
  return filled.map(example => ({
    ...example,
    required,
    percent: Math.min(100, Math.round((example.held / required) * 100)),
  }))
}
