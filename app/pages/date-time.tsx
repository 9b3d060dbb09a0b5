import type { CartAnswer } from '#server/answers.ts'
import { useCartGuard } from '../cart-flow.ts'
import { privatePage } from '../order/private-page.ts'
import { useWords } from '../text/words.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { OrderSteps } from '../ui/steps.tsx'
import { useDays } from './date-time/days.ts'
import { ScheduleForm } from './date-time/schedule-form.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.dateTime.metaTitle)

export default function DateTime() {
  const { dateTime } = useWords()
  const { cart } = useCartGuard()
  const { days, status, load } = useDays(cart?.id)
  const title = cart?.spot?.kind === 'takeaway' ? dateTime.titleTakeaway : dateTime.title
  return (
    <Page>
      <OrderSteps current="date-time" />
      <h1 className="text-[2rem] md:text-5xl">{title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">{dateTime.intro}</p>
      <div className="mt-6 grid gap-5 md:mt-8">
        {cart && <Expired cart={cart} />}
        {status === 'failed' && (
          <Notice kind="error" action={<Button onClick={load}>{dateTime.retry}</Button>}>
            {dateTime.noDays}
          </Notice>
        )}
        {cart && days && <ScheduleForm key={cart.id} cart={cart} days={days} reload={load} />}
        {status === 'loading' && <Waiting />}
      </div>
    </Page>
  )
}

/** The cut-off of the chosen delivery has passed (reading: The cart's errors). */
function Expired({ cart }: { cart: CartAnswer }) {
  const { dateTime } = useWords()
  if (cart.scheduleMenus.length === 0 || cart.timePeriod) return null
  return (
    <Notice kind="warning" title={dateTime.expiredTitle}>
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
    </div>
  )
}
