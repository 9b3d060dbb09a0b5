import { useParams, useSearchParams } from 'react-router'
import type { OrderAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AccountPage } from '../account/account-page.tsx'
import { LoginBlock } from '../order/login-block.tsx'
import { privatePage } from '../order/private-page.ts'
import { StatusPill } from '../order/status-pill.tsx'
import { useWords } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Link } from '../ui/link.tsx'
import { Bill } from './account-order/bill.tsx'
import { useChangeMessage } from './account-order/change-message.ts'
import { OrderDialogs } from './account-order/changing/order-dialogs.tsx'
import { Deliveries } from './account-order/deliveries.tsx'
import { toldChanges } from './account-order/delivery-view.ts'
import { Details } from './account-order/details.tsx'
import { History } from './account-order/history.tsx'
import { MessageBar } from './account-order/message-bar.tsx'
import { NextSteps } from './account-order/next-steps.tsx'
import { OrderActions } from './account-order/order-actions.tsx'
import { OrderHead } from './account-order/order-head.tsx'
import { Refunds } from './account-order/refunds.tsx'
import { Thanks } from './account-order/thanks.tsx'
import { useOrder } from './account-order/use-order.ts'
import { WaitingChange } from './account-order/waiting-change.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.order.metaTitle)

export default function AccountOrder() {
  const { order: words } = useWords()
  const { orderId = '' } = useParams()
  const shown = useOrder(orderId)
  if (shown.status === 'ready')
    return <Ready shown={shown.order} refresh={shown.refresh} take={shown.take} />
  return (
    <AccountPage current="orders">
      <h1 className="mb-6 text-3xl md:text-5xl">
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
    </AccountPage>
  )
}

function Ready({ shown, refresh, take }: ReadyProps) {
  const { order: words } = useWords()
  const [search] = useSearchParams()
  const { told, changed, dropped, undo, isUndoing, forget } = useChangeMessage(shown, take)
  const changes = toldChanges(shown)
  const isPlaced = shown.payment === 'paid' || shown.payment === 'at-door'
  const thanks = search.has('thanks') && isPlaced && shown.changes.length === 0
  return (
    <AccountPage current="orders">
      <Link
        to="/account/orders"
        className="mb-3 inline-flex min-h-11 items-center font-semibold text-basil hover:underline"
      >
        ← {words.toList}
      </Link>
      {thanks ? <Thanks order={shown} /> : <OrderHead order={shown} />}
      <div className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div className="grid grid-cols-1 content-start gap-6">
          <WaitingChange order={shown} dropped={dropped} />
          <NextSteps order={shown} />
          <Deliveries order={shown} />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <OrderActions order={shown} />
          <section className={card}>
            <h2 className="mb-4 text-xl">{words.bill}</h2>
            <Bill order={shown} />
          </section>
          {shown.refunds.length > 0 && (
            <div className={card}>
              <Refunds refunds={shown.refunds} />
            </div>
          )}
          {changes.length > 0 && (
            <div className={card}>
              <History changes={changes} />
            </div>
          )}
          <section className={card}>
            <Details order={shown} />
          </section>
        </div>
      </div>
      <OrderDialogs order={shown} done={changed} reload={refresh} />
      <MessageBar {...{ text: told, undo, isUndoing }} close={forget} />
    </AccountPage>
  )
}

type ReadyProps = { shown: OrderAnswer; refresh: () => void; take: (order: OrderAnswer) => void }

/** Shown for an unknown id and for another customer's order alike (§4). */
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
