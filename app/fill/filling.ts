import type { ScheduleMenuAnswer } from '#server/answers.ts'
import { type Filling, fillDelivery, fillPlan, isBlocked } from '#shop/day-fill/day-fill.ts'
import type { FillProblem } from '#shop/day-fill/problem.ts'
import type { FillBlock } from '#shop/day-fill/rules.ts'
import { loadDayBuilds } from '../menu/day-builds.ts'
import type { MenuMeal } from '../menu/menu-meal.ts'
import { contentsOf, withMore } from './contents.ts'
import { othersOf, problemOf, type Wanted } from './problem.ts'
import type { Wish } from './writing.ts'

export type Blocked = { readonly delivery: ScheduleMenuAnswer; readonly block: FillBlock }
type Filled = { readonly wishes: readonly Wish[]; readonly blocked: readonly Blocked[] }

type Asked = {
  readonly cartId: string
  readonly deliveries: readonly ScheduleMenuAnswer[]
  /** The delivery to fill; null: the whole plan. */
  readonly only: ScheduleMenuAnswer | null
  readonly meals: readonly MenuMeal[]
  readonly wanted: Wanted
}

/** Finds what to write into the deliveries; null if a delivery's offers cannot be loaded. */
export async function filled({ cartId, deliveries, only, ...rest }: Asked): Promise<Filled | null> {
  const asked = only ? [only] : deliveries
  const offers = await Promise.all(asked.map(delivery => loadDayBuilds(cartId, delivery)))
  const problems: FillProblem[] = []
  for (const [index, delivery] of asked.entries()) {
    const offered = offers[index]
    if (!offered) return null
    problems.push(problemOf(delivery, offered, rest.meals, rest.wanted))
  }
  const [problem] = problems
  if (!problem) return { wishes: [], blocked: [] }
  const fillings = only
    ? [fillDelivery({ ...problem, others: othersOf(only, deliveries) })]
    : fillPlan(problems)
  return outcome(asked, fillings)
}

/** The meals that were found come after those that the customer chose. */
export function outcome(
  deliveries: readonly ScheduleMenuAnswer[],
  fillings: readonly Filling[],
): Filled {
  const wishes: Wish[] = []
  const blocked: Blocked[] = []
  for (const [index, delivery] of deliveries.entries()) {
    const filling = fillings[index]
    if (!filling) continue
    if (isBlocked(filling)) blocked.push({ delivery, block: filling })
    else if (filling.items.length > 0)
      wishes.push({
        scheduleMenuId: delivery.id,
        contents: filling.items.reduce(
          (contents, { buildId, amount }) => withMore(contents, buildId, amount),
          contentsOf(delivery),
        ),
      })
  }
  return { wishes, blocked }
}
