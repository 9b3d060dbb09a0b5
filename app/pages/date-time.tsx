import { useConfig } from '../config.ts'
import { privatePage } from '../order/private-page.ts'
import { useWords } from '../text/words.ts'
import { ScheduleForm } from './date-time/schedule-form.tsx'
import { SchedulePage } from './date-time/schedule-page.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.dateTime.metaTitle)

export default function DateTime() {
  const { dateTime } = useWords()
  const { sale } = useConfig()
  return (
    <SchedulePage intro={() => dateTime.intro(sale.shelfDays)}>
      {({ cart, days, wished, reload }) => (
        <ScheduleForm key={cart.id} cart={cart} days={days} wished={wished} reload={reload} />
      )}
    </SchedulePage>
  )
}
