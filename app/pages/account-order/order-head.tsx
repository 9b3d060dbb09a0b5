import type { OrderAnswer } from '#server/answers.ts'
import { formatDate, formatDateTime, formatHours, formatTime } from '#shop/format.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { Notice } from '#ui/notice.tsx'
import { StatusPill } from '../../order/status-pill.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import { orderPlace } from './changing/order-dialogs.tsx'
import { nextDelivery } from './delivery-view.ts'
import { DishesPanel } from './dishes-panel.tsx'
import { Transfer } from './transfer.tsx'

/** The order's number, date and status; of one on its way also when it comes, beside its dishes. */
export function OrderHead({ order: shown }: { order: OrderAnswer }) {
  const { order } = useWords()
  const lang = useLanguage()
  const onAccount = shown.status === 'opened' && shown.company?.onAccount
  const due = dueOf(shown)
  const statusText = due
    ? order.atDoor(due)
    : onAccount
      ? order.onAccount
      : order.statusText[shown.status]
  const next = shown.status === 'opened' ? nextDelivery(shown, Date.now()) : null
  if (next)
    return (
      <DishesPanel items={next.items}>
        <h1 id={orderPlace} tabIndex={-1} className="text-3xl outline-none md:text-5xl">
          {order.number(shown.number)}
        </h1>
        <p className="mt-3 font-serif text-xl font-semibold">
          {formatDate(next.date, lang, 'long')},{' '}
          <span className="whitespace-nowrap">
            {formatHours(next.timePeriod.from, next.timePeriod.to)}
          </span>
        </p>
        <p className="mt-3 mb-5">{statusText}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusPill status={shown.status} />
          <p className="text-sm">{order.placedAt(formatDateTime(shown.placedAt, lang))}</p>
        </div>
      </DishesPanel>
    )
  return (
    <header>
      <h1 id={orderPlace} tabIndex={-1} className="mb-3 text-3xl outline-none md:text-5xl">
        {order.number(shown.number)}
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusPill status={shown.status} />
        <p className="text-muted">{order.placedAt(formatDateTime(shown.placedAt, lang))}</p>
      </div>
      <div className="mt-5">
        {shown.status === 'not-paid' ? (
          <NotPaid order={shown} />
        ) : (
          !isPaused(shown) && <p className="max-w-2xl">{statusText}</p>
        )}
      </div>
    </header>
  )
}

/** What is still to be paid when the order is handed over, as it is written; null: nothing is. */
export function dueOf({ payment, totals, company }: OrderAnswer): string | null {
  if (payment !== 'at-door') return null
  return formatMoney(toCents(company?.youPay ?? totals.grandtotal))
}

function isPaused({ status, deliveries }: OrderAnswer): boolean {
  const isAhead = (each: OrderAnswer['deliveries'][number]) => each.status === 'planned'
  return status === 'opened' && !deliveries.some(isAhead)
}

/** While a payment may be under way, the customer is not asked to pay, only led back to it. */
function NotPaid({ order: shown }: { order: OrderAnswer }) {
  const { order } = useWords()
  const lang = useLanguage()
  const { heldUntil, transfer } = shown
  if (transfer) return <Transfer order={shown} transfer={transfer} />
  const held = heldUntil && <p>{order.heldUntil(formatTime(Date.parse(heldUntil), lang))}</p>
  if (shown.payment === 'open')
    return (
      <Notice kind="info" title={order.paymentOpen}>
        {held}
        {shown.cartId && (
          <Link to="/checkout" className="inline-flex min-h-11 items-center text-basil underline">
            {order.backToPayment}
          </Link>
        )}
      </Notice>
    )
  return (
    <Notice
      kind="warning"
      action={shown.cartId && <ButtonLink to="/checkout">{order.completePayment}</ButtonLink>}
    >
      <p>{order.statusText['not-paid']}</p>
      {held}
    </Notice>
  )
}
