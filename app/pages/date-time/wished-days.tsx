import type { DeliveryDayAnswer } from '#server/answers.ts'
import { isOnMenu, weekOf } from '#shop/meal.ts'
import { daysOf } from '../../menu/weekdays.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import type { Wished } from './days.ts'

/** Says on which days the dish that waits is on the menu; plainer while another day is chosen. */
export function WishedDays({ wished, day }: { wished: Wished | null; day: DeliveryDayAnswer }) {
  const { cart } = useWords()
  const lang = useLanguage()
  if (!wished || weekOf(wished, day.date).length > 5) return null
  const days = daysOf(wished, day.date, lang)
  const fits = isOnMenu(wished, day.date)
  return (
    <p
      role="status"
      className={`mt-3 text-sm ${fits ? 'text-muted' : 'font-semibold text-terracotta'}`}
    >
      {days ? cart.wished.menu(wished.name, days) : cart.wished['not-that-day'](wished.name, days)}
    </p>
  )
}
