import type { ScheduleMenuAnswer } from '#server/answers.ts'
import { type DietCode, portionFor } from '#shop/plan/plan.ts'
import type { WishedDish } from '../cart/wished-dish.ts'
import type { DayBuilds } from './day-builds.ts'
import type { MenuBuild, MenuMeal } from './menu-meal.ts'

type Delivery = Pick<ScheduleMenuAnswer, 'id' | 'date' | 'state'>

/** Where a wished dish goes, or why it goes nowhere. `full`: the deliveries that have it need no more. */
type WishedPlace<Held extends Delivery> =
  | { readonly delivery: Held; readonly build: MenuBuild; readonly price: number }
  | 'not-that-day'
  | 'sold-out'
  | 'full'

/** The first delivery that has the dish and needs it; a single order takes any number of mains. */
export function wishedPlace<Held extends Delivery>(
  { portion }: Pick<WishedDish, 'portion'>,
  meal: MenuMeal,
  plan: { readonly type: 'daily' | 'weekly'; readonly dietCode: DietCode },
  deliveries: readonly (readonly [Held, DayBuilds])[],
): WishedPlace<Held> {
  const isMain = meal.type === 'main-meal'
  const set = isMain ? portionFor(plan.dietCode) : null
  const builds = meal.builds.filter(build => set === null || build.portion === set)
  const wanted = builds.find(build => build.portion === portion) ?? builds[0]
  let why: 'not-that-day' | 'sold-out' | 'full' = 'not-that-day'
  for (const [delivery, offers] of deliveries) {
    const offer = wanted && offers.get(wanted.id)
    if (!offer) continue
    if (offer.left === 0) {
      if (why !== 'full') why = 'sold-out'
    } else if (isMain && plan.type === 'weekly' && delivery.state.missing['main-meal'] === 0)
      why = 'full'
    else return { delivery, build: wanted, price: offer.price }
  }
  return why
}
