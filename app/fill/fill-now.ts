import { cartState } from '../cart/cart.ts'
import type { MenuMeal } from '../menu/menu-meal.ts'
import { shownDeliveries } from '../menu/weekly/deliveries.ts'
import { type Blocked, filled } from './filling.ts'
import type { Preferences } from './preferences.ts'
import { dayNeed } from './target.ts'
import { type Writing, writingsEnded } from './writing.ts'

/** `refused`: a toast has said why; `failed`: a delivery's offers could not be loaded. */
type Outcome = 'done' | 'refused' | 'failed' | readonly Blocked[]

/** Fills one delivery of the open cart, or all. `anew` first takes back what was filled last. */
export async function fillNow({
  only,
  anew = false,
  meals,
  preferences,
  writing,
  tell,
}: {
  only: string | null
  anew?: boolean
  meals: readonly MenuMeal[]
  preferences: Preferences
  writing: Writing
  /** What is said afterwards, for so many deliveries. */
  tell: (deliveries: number) => string
}): Promise<Outcome> {
  if (anew) await writing.undo()
  await writingsEnded()
  const { cart } = cartState()
  if (!cart) return 'refused'
  const deliveries = shownDeliveries(cart.scheduleMenus)
  const one = deliveries.find(({ id }) => id === only) ?? null
  const wanted = { preferences, need: dayNeed(preferences, cart.spotPlan.plan.config.dietCode) }
  const filling = await filled({ cartId: cart.id, deliveries, only: one, meals, wanted })
  if (!filling) return 'failed'
  const { wishes, blocked } = filling
  const isWritten =
    wishes.length === 0 || (await writing.write(wishes, tell(wishes.length), 'filling'))
  if (blocked.length > 0) return blocked
  return isWritten ? 'done' : 'refused'
}
