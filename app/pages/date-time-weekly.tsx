import { privatePage } from '../order/private-page.ts'
import { useWords } from '../text/words.ts'
import { PlanForm } from './date-time/plan-form.tsx'
import { SchedulePage } from './date-time/schedule-page.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.dateTime.weekly.metaTitle)

export default function DateTimeWeekly() {
  const { weekly } = useWords().dateTime
  return (
    <SchedulePage intro={weekly.intro} introTakeaway={weekly.introTakeaway}>
      {({ cart, days, pairs, reload }) => (
        <PlanForm key={cart.id} cart={cart} days={days} pairs={pairs} reload={reload} />
      )}
    </SchedulePage>
  )
}
