import type { OrderAnswer } from '#server/answers.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { useConfig } from '../../config.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { nextDelivery } from './delivery-view.ts'

/** When the next meals come and how to keep them; how many deliveries are paused. */
export function NextSteps({ order: shown }: { order: OrderAnswer }) {
  const { order, orderChange } = useWords()
  const lang = useLanguage()
  const { phone, sale } = useConfig()
  const next = nextDelivery(shown, Date.now())
  const paused = shown.deliveries.filter(({ status }) => status === 'paused').length
  if (shown.status !== 'opened' || (!next && paused === 0)) return null
  const arrives = shown.spot.kind === 'takeaway' ? order.next.takeaway : order.next.delivery
  return (
    <section aria-labelledby="next" className="rounded-card bg-basil-soft p-5 sm:p-8">
      <h2 id="next" className="text-xl">
        {paused > 0 ? orderChange.pausedTitle : order.nextTitle}
      </h2>
      <div className="mt-3 grid gap-2">
        {paused > 0 && <p>{orderChange.pausedNote(paused)}</p>}
        {next && (
          <p>
            {arrives(
              formatDate(next.date, lang, 'long'),
              formatHours(next.timePeriod.from, next.timePeriod.to),
            )}{' '}
            {order.next.keep(sale.shelfDays)}
          </p>
        )}
      </div>
      {next?.track && (
        <ButtonLink variant="secondary" to={`/order/track/${next.track}`} className="mt-4">
          {order.next.track}
        </ButtonLink>
      )}
      <p className="mt-4">
        {order.call}{' '}
        <a href={`tel:${phone.replace(/\s/g, '')}`} className="font-semibold text-basil underline">
          {phone}
        </a>
      </p>
    </section>
  )
}
