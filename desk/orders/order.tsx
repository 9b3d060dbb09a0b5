import { useParams } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Timeline } from '../timeline/timeline.tsx'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { Acts, DeliveryActs } from './acts.tsx'
import { Customer } from './customer.tsx'
import { Deliveries } from './deliveries.tsx'
import type { DeskOrder } from './desk-order.ts'
import { Glance } from './glance.tsx'
import { MoneySheet } from './money-sheet.tsx'
import { timelineOf } from './timeline.ts'
import { WaitingRefund } from './waiting-refund.tsx'

/** One order on one page, by its number or id: what counts first, then all that happened to it. */
export default function Order() {
  const { number = '' } = useParams()
  const answer = useAnswer('order-one', { order: number }, { isMoving })
  const shown = answer.data
  // What was read of another order waits for the new one's answer.
  const isOther = shown && number !== String(shown.order.number) && number !== shown.order.id
  return (
    <Answered answer={isOther ? { ...answer, data: undefined } : answer}>
      {order => <Sheet key={order.order.id} shown={order} />}
    </Answered>
  )
}

/** A refund or a mail of the last minute has not left yet. */
function isMoving({ refunds, mails }: DeskOrder): boolean {
  const begun = [
    ...refunds.map(({ status, at }) => ({ status, at })),
    ...mails.map(({ status, createdAt: at }) => ({ status, at })),
  ]
  return begun.some(({ status, at }) => {
    const isNew = Date.now() - Date.parse(at) < 60_000
    return isNew && ['due', 'queued', 'sending'].includes(status)
  })
}

function Sheet({ shown }: { shown: DeskOrder }) {
  const { orders } = useWords()
  const lang = useLanguage()
  const { order } = shown
  return (
    <>
      <Title>{orders.title(order.number)}</Title>
      <p className="-mt-5 mb-4 text-muted">
        {[order.plan.name, orders.placed(formatDateTime(order.placedAt, lang))].join(' · ')}
      </p>
      <Customer shown={shown} />
      <Glance shown={shown} />
      <WaitingRefund shown={shown} />
      <Acts shown={shown} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div className="min-w-0 space-y-8">
          {order.notes && (
            <Notice kind="info" title={orders.notesOfCustomer}>
              {order.notes}
            </Notice>
          )}
          <Deliveries
            shown={shown}
            acts={delivery => <DeliveryActs shown={shown} delivery={delivery} />}
          />
        </div>
        <div className="min-w-0 space-y-8">
          <MoneySheet shown={shown} />
          <section>
            <h2 className="mb-4 text-xl">{orders.timeline}</h2>
            <Timeline events={timelineOf(shown)} isOfOneOrder />
          </section>
        </div>
      </div>
    </>
  )
}
