import type { OrderAnswer } from '#server/answers.ts'
import { athensInstant, mealChangeCutOff, orderCutOff } from '#shop/schedule.ts'
import { useConfig } from '../../config.ts'
import { formatDate, formatHours } from '../../format.ts'
import { dayAndTime } from '../../order/moment.ts'
import { useLanguage, useWords } from '../../text/words.ts'

/** What happens until the meals are in the fridge, the cut-offs in plain words. */
export function NextSteps({ order: shown }: { order: OrderAnswer }) {
  const { order } = useWords()
  const lang = useLanguage()
  const { phone } = useConfig()
  const { timePeriod } = shown
  const now = Date.now()
  const date = nextDate(shown, now)
  if (shown.status !== 'opened' || !date) return null
  const changeBy = mealChangeCutOff(date, timePeriod)
  const cancelBy = orderCutOff(date, timePeriod)
  const arrives = shown.spot.kind === 'takeaway' ? order.next.takeaway : order.next.delivery
  const steps = [
    now <= changeBy ? order.next.change(dayAndTime(changeBy, lang)) : order.next.changePast,
    now <= cancelBy ? order.next.cancel(dayAndTime(cancelBy, lang)) : order.next.cancelPast,
    arrives(formatDate(date, lang, 'long'), formatHours(timePeriod.from, timePeriod.to)),
    order.next.keep,
    ...(shown.deliveries.length > 1 ? [order.next.eachDelivery] : []),
  ]
  return (
    <section aria-labelledby="next" className="rounded-card bg-basil-soft p-5 sm:p-8">
      <h2 id="next" className="text-xl">
        {order.nextTitle}
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-basil text-sm font-semibold text-on-basil"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5">
        {order.call}{' '}
        <a href={`tel:${phone.replace(/\s/g, '')}`} className="font-semibold text-basil underline">
          {phone}
        </a>
      </p>
    </section>
  )
}

/** Of a plan the delivery that comes next. */
function nextDate({ deliveries, timePeriod }: OrderAnswer, now: number): string | undefined {
  const ahead = deliveries.find(({ date }) => athensInstant(date, timePeriod.to) > now)
  return (ahead ?? deliveries.at(-1))?.date
}
