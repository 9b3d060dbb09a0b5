import { useParams, useSearchParams } from 'react-router'
import type { OrderAnswer } from '#server/answers.ts'
import { freeShippingMainMeals } from '#shop/pricing.ts'
import { formatDate, formatHours } from '../format.ts'
import { DeliveryItems } from '../order/delivery-items.tsx'
import { ItemList } from '../order/item-list.tsx'
import { LoginBlock } from '../order/login-block.tsx'
import { privatePage } from '../order/private-page.ts'
import { StatusPill } from '../order/status-pill.tsx'
import { TotalsList } from '../order/totals-list.tsx'
import { useLanguage, useWords } from '../text/words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Details } from './account-order/details.tsx'
import { NextSteps } from './account-order/next-steps.tsx'
import { OrderHead } from './account-order/order-head.tsx'
import { useOrder } from './account-order/shown-order.ts'
import { Thanks } from './account-order/thanks.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.order.metaTitle)

export default function AccountOrder() {
  const { order: words } = useWords()
  const { orderId = '' } = useParams()
  const shown = useOrder(orderId)
  if (shown.status === 'ready') return <Ready order={shown.order} />
  return (
    <Page>
      <h1 className="mb-6 text-[2rem] md:text-5xl">
        {shown.status === 'not-found' ? words.notFoundTitle : words.title}
      </h1>
      {shown.status === 'loading' && <Waiting />}
      {shown.status === 'not-found' && <NotFound />}
      {shown.status === 'login' && (
        <LoginBlock opens title={words.loginTitle} text={words.loginText} action={words.login} />
      )}
      {shown.status === 'failed' && (
        <Notice kind="error" action={<Button onClick={shown.load}>{words.retry}</Button>}>
          {shown.answer.message}
        </Notice>
      )}
    </Page>
  )
}

function Ready({ order: shown }: { order: OrderAnswer }) {
  const { order } = useWords()
  const lang = useLanguage()
  const [search] = useSearchParams()
  const thanks = search.has('thanks') && shown.payment === 'paid'
  const title = shown.spot.kind === 'takeaway' ? order.takeaway : order.delivery
  const { from, to } = shown.timePeriod
  return (
    <Page>
      <Link
        to="/account/orders"
        className="mb-3 inline-flex min-h-11 items-center font-semibold text-basil hover:underline"
      >
        ← {order.toList}
      </Link>
      {thanks ? <Thanks order={shown} /> : <OrderHead order={shown} />}
      <div className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div className="grid grid-cols-1 content-start gap-6">
          <NextSteps order={shown} />
          {shown.plan.type === 'weekly' ? (
            <PlanDeliveries order={shown} />
          ) : (
            shown.deliveries.map(({ id, date, items }) => (
              <section key={id} className={card}>
                <h2 className="text-xl">{title(formatDate(date, lang, 'long'))}</h2>
                <p className="mt-1 mb-5 text-muted">{formatHours(from, to)}</p>
                <ItemList items={items.map(listed)} />
              </section>
            ))
          )}
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <section className={card}>
            <h2 className="mb-4 text-xl">{order.bill}</h2>
            <TotalsList
              totals={shown.totals}
              deliveries={shown.deliveries.length}
              coupon={shown.coupon?.name}
              shippingNote={
                shown.plan.type === 'daily' && shown.spot.kind === 'delivery'
                  ? order.freeFrom(freeShippingMainMeals)
                  : undefined
              }
              vat={shown.vat}
            />
          </section>
          <section className={card}>
            <Details order={shown} />
          </section>
        </div>
      </div>
    </Page>
  )
}

/** All deliveries of a plan, the first one opened. */
function PlanDeliveries({ order: shown }: { order: OrderAnswer }) {
  const { order } = useWords()
  const lang = useLanguage()
  const { from, to } = shown.timePeriod
  return (
    <section className={card}>
      <h2 className="text-xl">{order.deliveriesOf(shown.deliveries.length)}</h2>
      <p className="mt-1 mb-3 text-muted">{formatHours(from, to)}</p>
      {shown.deliveries.map(({ id, date, items }, index) => (
        <DeliveryItems
          key={id}
          title={formatDate(date, lang, 'long')}
          items={items.map(listed)}
          starts={index === 0}
        />
      ))}
    </section>
  )
}

function listed(item: OrderAnswer['deliveries'][number]['items'][number]) {
  return { ...item, portion: item.portion.name }
}

/** An id that is not the customer's, or nobody's (§4). */
function NotFound() {
  const { order } = useWords()
  return (
    <>
      <StatusPill status="not-found" />
      <p className="mt-5 mb-6 max-w-2xl text-lg text-muted">{order.notFoundText}</p>
      <ButtonLink to="/account/orders">{order.toList}</ButtonLink>
    </>
  )
}

function Waiting() {
  const { order } = useWords()
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <p role="status" className="sr-only">
        {order.loadingOne}
      </p>
      <Skeleton className="h-[32rem] rounded-card" />
      <Skeleton className="h-[32rem] rounded-card" />
    </div>
  )
}

const card = 'rounded-card border border-line bg-card p-5 shadow-card sm:p-8'
