import CircleCheck from 'lucide-react/icons/circle-check'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useSearchParams } from 'react-router'
import type { OrderAnswer } from '#server/answers.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { privatePage } from '../order/private-page.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { useOrder } from './account-order/use-order.ts'
import { Actions, Card, CardPage, LoginCard, ToOrders, Waiting } from './checkout-return/cards.tsx'
import { FailedCard, SlowCard, UnknownCard } from './checkout-return/ended-cards.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.checkout.outcomeMeta)

/** The outcome at epay: `/epay-success` and `/epay-failure` both show what the server knows. */
export default function EpayOutcome() {
  const [search] = useSearchParams()
  const shown = useOrder(search.get('id') ?? '')
  const { checkout, order: words } = useWords()
  return (
    <CardPage>
      {shown.status === 'loading' && (
        <Card icon={<Waiting />} title={checkout.outcomeTitle}>
          <p>{words.loadingOne}</p>
        </Card>
      )}
      {shown.status === 'not-found' && <UnknownCard />}
      {shown.status === 'login' && <LoginCard title={checkout.outcomeTitle} />}
      {shown.status === 'failed' && (
        <Card icon={<ReceiptText size={40} />} title={checkout.outcomeTitle}>
          <Notice kind="error" action={<Button onClick={shown.load}>{words.retry}</Button>}>
            {shown.answer.message}
          </Notice>
        </Card>
      )}
      {shown.status === 'ready' && <Told order={shown.order} />}
    </CardPage>
  )
}

function Told({ order }: { order: OrderAnswer }) {
  switch (order.status) {
    case 'not-paid':
      return order.payment === 'open' ? (
        <SlowCard orderId={order.id} />
      ) : (
        <FailedCard order={order} />
      )
    case 'opened':
    case 'delivered':
      return <Thanks order={order} />
    default:
      return <Ended order={order} status={order.status} />
  }
}

function Thanks({ order }: { order: OrderAnswer }) {
  const { checkout, order: words } = useWords()
  const lang = useLanguage()
  const [first, ...others] = order.deliveries
  const { from, to } = first?.timePeriod ?? order.timePeriod
  const text = others.length > 0 ? words.thanksPlan : words.thanksText
  return (
    <Card icon={<CircleCheck size={48} className="text-success" />} title={words.thanksTitle}>
      {first && (
        <p>{text(order.number, formatDate(first.date, lang, 'long'), formatHours(from, to))}</p>
      )}
      <Actions>
        <ButtonLink to={`/account/orders/${order.id}`}>{checkout.seeOrder}</ButtonLink>
      </Actions>
    </Card>
  )
}

/** An order that was cancelled or not accepted: nothing is to be paid. */
function Ended({ order, status }: { order: OrderAnswer; status: 'canceled' | 'not-accepted' }) {
  const { order: words } = useWords()
  return (
    <Card icon={<ReceiptText size={40} />} title={words.status[status]}>
      <p>{words.statusText[status]}</p>
      <Actions>
        <ToOrders id={order.id} />
      </Actions>
    </Card>
  )
}
