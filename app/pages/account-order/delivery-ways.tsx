import CalendarDays from 'lucide-react/icons/calendar-days'
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed'
import X from 'lucide-react/icons/x'
import type { OrderAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { useOrderDialog } from './changing/order-dialog.ts'
import type { Delivery } from './delivery-view.ts'

export type BodyProps = { order: OrderAnswer; delivery: Delivery }

/** Offers only what is allowed; a single order's delivery is cancelled with the order. */
export function Ways({ order, delivery }: BodyProps) {
  const { orderChange: words } = useWords()
  const lang = useLanguage()
  const { show } = useOrderDialog()
  const { id, date, can } = delivery
  const long = formatDate(date, lang, 'long')
  const skips = can.cancel && order.plan.type === 'weekly'
  if (!can.change && !can.move && !skips) return null
  const move = order.spot.kind === 'delivery' ? words.move : words.moveTakeaway
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {can.change && (
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={`${words.changeMeals}, ${long}`}
          onClick={() => show('meals', id)}
          className="max-sm:w-full"
        >
          <UtensilsCrossed size={18} aria-hidden="true" />
          {words.changeMeals}
        </Button>
      )}
      {can.move && (
        <Button
          size="sm"
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={`${move}, ${long}`}
          onClick={() => show('move', id)}
          className="max-sm:w-full"
        >
          <CalendarDays size={18} aria-hidden="true" />
          {move}
        </Button>
      )}
      {skips && (
        <Button
          size="sm"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={`${words.skip}, ${long}`}
          onClick={() => show('cancel', id)}
          className="text-error max-sm:w-full"
        >
          <X size={18} aria-hidden="true" />
          {words.skip}
        </Button>
      )}
    </div>
  )
}
