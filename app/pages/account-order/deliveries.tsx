import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { OrderAnswer } from '#server/answers.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { DeliveryBody } from './delivery-body.tsx'
import { DeliveryPill } from './delivery-pill.tsx'
import { type Delivery, nextDelivery, piecesOf } from './delivery-view.ts'

/** A single order's delivery or all of a plan's, each with its status and its buttons. */
export function Deliveries({ order }: { order: OrderAnswer }) {
  return order.plan.type === 'weekly' ? <PlanDeliveries order={order} /> : <Single order={order} />
}

function Single({ order: shown }: { order: OrderAnswer }) {
  const { order } = useWords()
  const lang = useLanguage()
  const title = shown.spot.kind === 'takeaway' ? order.takeaway : order.delivery
  return shown.deliveries.map(delivery => {
    const { id, date, status, timePeriod } = delivery
    // Otherwise the order's own pill tells it.
    const tells = shown.status === 'opened' && status !== 'planned'
    return (
      <section key={id} aria-labelledby={`d-${id}`} className={card}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={`d-${id}`} tabIndex={-1} className="text-xl outline-none">
            {title(formatDate(date, lang, 'long'))}
          </h2>
          {tells && <DeliveryPill status={status} />}
        </div>
        <p className="mt-1 mb-5 text-muted">{formatHours(timePeriod.from, timePeriod.to)}</p>
        <DeliveryBody order={shown} delivery={delivery} />
      </section>
    )
  })
}

function PlanDeliveries({ order: shown }: { order: OrderAnswer }) {
  const { order } = useWords()
  const next = nextDelivery(shown, Date.now())
  const first = next ?? (shown.status === 'opened' ? null : shown.deliveries[0])
  return (
    <section aria-labelledby="deliveries" className={card}>
      <h2 id="deliveries" tabIndex={-1} className="mb-2 text-xl outline-none">
        {order.deliveriesOf(shown.deliveries.length)}
      </h2>
      {shown.deliveries.map(delivery => (
        <Fold
          key={delivery.id}
          order={shown}
          delivery={delivery}
          next={delivery === next}
          starts={delivery === first}
        />
      ))}
    </section>
  )
}

type FoldProps = { order: OrderAnswer; delivery: Delivery; next: boolean; starts: boolean }

function Fold({ order, delivery, next, starts }: FoldProps) {
  const { orderChange } = useWords()
  const lang = useLanguage()
  const [open, setOpen] = useState(starts)
  const { date, status, timePeriod } = delivery
  const { mains, others } = piecesOf(delivery)
  const gone = status === 'canceled'
  return (
    <details
      open={open}
      onToggle={event => setOpen(event.currentTarget.open)}
      className="group border-b border-line last:border-b-0"
    >
      <summary className="flex min-h-16 list-none items-center gap-3 py-3 focus-visible:rounded-field [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className={`text-base sm:text-lg ${gone ? 'text-muted line-through' : ''}`}>
              {formatDate(date, lang, 'long')}
            </h3>
            {(status !== 'planned' || next) && <DeliveryPill status={status} next={next} />}
          </div>
          <p className="text-sm text-muted">
            {formatHours(timePeriod.from, timePeriod.to)} · {orderChange.holds(mains, others)}
          </p>
        </div>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {open && (
        <div className="pt-1 pb-6">
          <DeliveryBody order={order} delivery={delivery} />
        </div>
      )}
    </details>
  )
}

const card = 'rounded-card border border-line bg-card p-5 shadow-card sm:p-8'
