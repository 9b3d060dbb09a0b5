import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed'
import X from 'lucide-react/icons/x'
import type { OrderAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { AddressLines } from '../../order/address-lines.tsx'
import { ItemList } from '../../order/item-list.tsx'
import { dayAndTime } from '../../order/moment.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { useOrderDialog } from './changing/order-dialog.ts'
import {
  type CutOff,
  cutOffsOf,
  type Delivery,
  goesElsewhere,
  linesOf,
  piecesOf,
} from './delivery-view.ts'

type BodyProps = { order: OrderAnswer; delivery: Delivery }

/** What a delivery holds, until when it can be changed, and the buttons to do so. */
export function DeliveryBody({ order, delivery }: BodyProps) {
  const { weekly, orderChange } = useWords()
  const { status, required } = delivery
  const { mains } = piecesOf(delivery)
  const lacks = status !== 'canceled' && mains < required['main-meal']
  return (
    <>
      {status === 'paused' && <p className="mb-4 text-muted">{orderChange.pausedText}</p>}
      {status === 'canceled' && order.status === 'opened' && (
        <p className="mb-4 text-muted">{orderChange.canceledText}</p>
      )}
      {goesElsewhere(order, delivery) && (
        <div className="mb-4 flex gap-3 rounded-field bg-sand px-4 py-3 text-sm">
          <MapPin size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-basil" />
          <div className="min-w-0">
            <p className="text-muted">{orderChange.elsewhere}</p>
            <AddressLines address={delivery.shippingAddress} spot={order.spot} />
          </div>
        </div>
      )}
      {lacks && (
        <p className="mb-4 font-medium text-terracotta">
          {weekly.missing(required['main-meal'] - mains, 0)}
        </p>
      )}
      <ItemList items={linesOf(delivery)} />
      <CutOffs order={order} delivery={delivery} />
      <Ways order={order} delivery={delivery} />
    </>
  )
}

function CutOffs({ order, delivery }: BodyProps) {
  const { orderChange: words } = useWords()
  const lang = useLanguage()
  const cutOffs = cutOffsOf(order, delivery, Date.now())
  if (!cutOffs) return null
  const line = (cutOff: CutOff, until: (when: string) => string, past: string) =>
    cutOff === 'past' ? past : until(dayAndTime(cutOff.until, lang))
  const { change, cancel } = cutOffs
  return (
    <div className="mt-5 flex gap-3 border-t border-line pt-4 text-sm">
      <Clock size={18} aria-hidden="true" className="mt-1 shrink-0 text-basil" />
      <ul className="grid gap-1">
        {(change !== 'past' || cancel !== 'past') && (
          <li>{line(change, words.changeUntil, words.changePast)}</li>
        )}
        <li>{line(cancel, words.cancelUntil, words.cancelPast)}</li>
      </ul>
    </div>
  )
}

/** Offers only what is allowed; a single order's delivery is cancelled with the order. */
function Ways({ order, delivery }: BodyProps) {
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
