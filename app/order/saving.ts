import type { CartAnswer } from '#server/answers.ts'
import { type Cents, toCents } from '#shop/money.ts'

type Saved = Pick<CartAnswer, 'spotPlan' | 'daily' | 'amounts'>

/** What a plan's main meals cost less than in a single order: each, and all chosen so far; null: nothing. */
export function savingOf({ spotPlan, daily, amounts }: Saved): { each: Cents; all: Cents } | null {
  const { type, config } = spotPlan.plan
  const each = toCents(daily.package.prices['main-meal']) - toCents(config.prices['main-meal'])
  return type === 'weekly' && each > 0 ? { each, all: each * amounts['main-meal'] } : null
}
