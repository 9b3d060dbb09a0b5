import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { AddressLines } from '../../order/address-lines.tsx'
import { ItemList } from '../../order/item-list.tsx'
import { dayAndTime } from '../../order/moment.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { type CutOff, cutOffsOf, goesElsewhere, linesOf, piecesOf } from './delivery-view.ts'
import { type BodyProps, Ways } from './delivery-ways.tsx'

/** What a delivery holds, until when it can be changed, and the buttons to do so. */
export function DeliveryBody({ order, delivery }: BodyProps) {
  const { weekly, orderChange } = useWords()
  const { status, required } = delivery
  const { mains } = piecesOf(delivery)
  const lacks = status !== 'canceled' && mains < required['main-meal']
  return (
    <>
      {status === 'paused' && <p className="mb-4 text-muted">{orderChange.pausedText}</p>}
      {status === 'not-met' && <p className="mb-4 text-muted">{orderChange.notMetText}</p>}
      {status === 'returned' && <p className="mb-4 text-muted">{orderChange.returnedText}</p>}
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
