import type { ReactNode } from 'react'
import type { CartAnswer, DeliveryDayAnswer, DeliveryPairAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCartGuard } from '../../cart/flow.ts'
import { CartWaiting } from '../../order/cart-waiting.tsx'
import { OrderSteps } from '../../order/steps.tsx'
import { useWords } from '../../text/words.ts'
import { NextActWaits } from '../../ui/next-act.tsx'
import { Page } from '../../ui/section.tsx'
import { useDays, type Wished } from './days.ts'

type Known = {
  readonly cart: CartAnswer
  readonly days: readonly DeliveryDayAnswer[]
  readonly pairs: readonly DeliveryPairAnswer[]
  readonly wished: Wished | null
  /** Loads the days again. */
  readonly reload: () => void
}

/** The frame around the choice of days, for single orders and for plans. */
export function SchedulePage({
  intro,
  introTakeaway = intro,
  children,
}: {
  /** `cart` null: it is not known yet. */
  intro: (cart: CartAnswer | null) => string
  introTakeaway?: (cart: CartAnswer | null) => string
  children: (known: Known) => ReactNode
}) {
  const { dateTime } = useWords()
  const { cart } = useCartGuard()
  const { days, pairs, wished, status, load } = useDays(cart?.id)
  const counter = cart?.spot?.kind === 'takeaway'
  return (
    <Page>
      <OrderSteps current="date-time" />
      <h1 className="text-3xl md:text-5xl">{counter ? dateTime.titleTakeaway : dateTime.title}</h1>
      <p className="mt-1 max-w-2xl text-muted md:mt-2 md:text-lg">
        {(counter ? introTakeaway : intro)(cart ?? null)}
      </p>
      <div className="mt-4 grid gap-5 md:mt-8">
        {cart && <Expired cart={cart} />}
        {status === 'failed' && (
          <Notice kind="error" action={<Button onClick={load}>{dateTime.retry}</Button>}>
            {dateTime.failed}
          </Notice>
        )}
        {cart && status === 'ready' && children({ cart, days, pairs, wished, reload: load })}
        {status === 'loading' && (
          <CartWaiting>
            <Waiting />
          </CartWaiting>
        )}
      </div>
    </Page>
  )
}

/** Tells that the chosen window is past its cut-off or full (reading: The cart's errors). */
function Expired({ cart }: { cart: CartAnswer }) {
  const { dateTime } = useWords()
  if (cart.scheduleMenus.length === 0 || cart.timePeriod) return null
  return (
    <Notice
      kind="warning"
      title={cart.timePeriodLost === 'full' ? dateTime.lostFullTitle : dateTime.expiredTitle}
    >
      {dateTime.expiredText}
    </Notice>
  )
}

function Waiting() {
  const { dateTime } = useWords()
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <p role="status" className="sr-only">
        {dateTime.loading}
      </p>
      <Skeleton className="h-[27rem] rounded-card sm:h-[36rem]" />
      <Skeleton className="h-[26rem] self-start rounded-card" />
      <NextActWaits />
    </div>
  )
}
