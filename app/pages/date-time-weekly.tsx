import type { CartAnswer } from '#server/answers.ts'
import { deliveriesPerWeek } from '#shop/plan/plan-deliveries.ts'
import { useConfig } from '../config.ts'
import { privatePage } from '../order/private-page.ts'
import { useWords } from '../text/words.ts'
import { PlanForm } from './date-time/plan-form.tsx'
import { SchedulePage } from './date-time/schedule-page.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.dateTime.weekly.metaTitle)

export default function DateTimeWeekly() {
  const { weekly } = useWords().dateTime
  const usual = useConfig().deliveriesPerWeek
  const count = (cart: CartAnswer | null) =>
    cart ? deliveriesPerWeek(cart.spotPlan.plan.config) : usual
  return (
    <SchedulePage
      intro={cart => weekly.intro(count(cart))}
      introTakeaway={cart => weekly.introTakeaway(count(cart))}
    >
      {({ cart, days, pairs, reload }) => (
        <PlanForm key={cart.id} cart={cart} days={days} pairs={pairs} reload={reload} />
      )}
    </SchedulePage>
  )
}
