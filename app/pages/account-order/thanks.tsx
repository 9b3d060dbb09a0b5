import type { OrderAnswer } from '#server/answers.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { varied } from '#shop/varied.ts'
import { StatusPill } from '../../order/status-pill.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { MealPicture } from '../../ui/picture.tsx'
import { orderPlace } from './changing/order-dialogs.tsx'
import { dueOf } from './order-head.tsx'

export function Thanks({ order: shown }: { order: OrderAnswer }) {
  const { order } = useWords()
  const lang = useLanguage()
  const delivery = shown.deliveries[0]
  const dishes = varied(delivery?.items ?? [], 3)
  const { from, to } = shown.timePeriod
  const paid = shown.deliveries.length > 1 ? order.thanksPlan : order.thanksText
  const due = dueOf(shown)
  const thanks = shown.company?.onAccount ? order.thanksAccount : due ? order.thanksDoor : paid
  return (
    <header className="overflow-hidden rounded-card bg-forest text-on-forest shadow-raised md:grid md:grid-cols-2">
      <div className="p-6 sm:p-8 md:order-2 md:self-center lg:p-12">
        <h1 id={orderPlace} tabIndex={-1} className="text-3xl outline-none md:text-5xl">
          {order.thanksTitle}
        </h1>
        {delivery && (
          <p className="mt-4 mb-5 text-lg">
            {thanks(shown.number, formatDate(delivery.date, lang, 'long'), formatHours(from, to))}
          </p>
        )}
        {due && <p className="mb-5 text-lg font-semibold">{order.atDoor(due)}</p>}
        <StatusPill status={shown.status} />
      </div>
      <div className="flex min-h-52 gap-1 md:min-h-80">
        {dishes.map(({ id, slug }) => (
          <MealPicture
            key={id}
            slug={slug}
            alt=""
            sizes="(min-width: 56.25rem) 14rem, 33vw"
            priority
            className="min-w-0 flex-1 object-cover"
          />
        ))}
      </div>
    </header>
  )
}
