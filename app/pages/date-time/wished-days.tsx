import type { DeliveryDayAnswer } from '#server/answers.ts'
import { weekdayOf } from '#shop/weekday.ts'
import { daysOf } from '../../menu/weekdays.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import type { Wished } from './days.ts'

/** Says on which days the dish that waits is on the menu; plainer while another day is chosen. */
export function WishedDays({ wished, day }: { wished: Wished | null; day: DeliveryDayAnswer }) {
  const { cart } = useWords()
  const lang = useLanguage()
  if (!wished || wished.weekdays.length === 0) return null
  const fits = wished.weekdays.includes(weekdayOf(day.date))
  return (
    <p
      role="status"
      className={`mt-3 text-sm ${fits ? 'text-muted' : 'font-semibold text-terracotta'}`}
    >
      {cart.wished.menu(wished.name, daysOf(wished, lang))}
    </p>
  )
}
