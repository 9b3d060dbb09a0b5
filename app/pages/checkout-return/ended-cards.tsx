import CircleAlert from 'lucide-react/icons/circle-alert'
import Hourglass from 'lucide-react/icons/hourglass'
import type { OrderAnswer } from '#server/answers.ts'
import { formatEuros } from '#shop/money.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Actions, Card, ToOrders } from './cards.tsx'

/** The payment is still open after a long wait; `left`: the customer turned back at the bank. */
export function SlowCard({
  orderId,
  left,
}: {
  orderId?: string | undefined
  left?: boolean | undefined
}) {
  const { checkout } = useWords()
  return (
    <Card
      icon={<Hourglass size={40} className="text-terracotta" />}
      title={left ? checkout.leftTitle : checkout.slowTitle}
    >
      <p>{left ? checkout.leftText : checkout.slowText}</p>
      <Actions>
        <ToOrders id={orderId} />
      </Actions>
    </Card>
  )
}

/** The payment failed (§8); while the order waits, one can try again. Another amount goes back by itself. */
export function FailedCard({
  order,
}: {
  order: Pick<OrderAnswer, 'id' | 'cartId' | 'refunds'> | null
}) {
  const { checkout } = useWords()
  const lang = useLanguage()
  const returned = order?.refunds.find(({ reason }) => reason === 'wrong-amount')
  return (
    <Card icon={<CircleAlert size={40} className="text-error" />} title={checkout.failedTitle}>
      <p>{refusalText['payment-failure'][lang]}</p>
      {order?.cartId && (
        <p className="mt-2">
          {returned ? checkout.failedReturned(formatEuros(returned.amount)) : checkout.failedKept}
        </p>
      )}
      <Actions>
        {order?.cartId && <ButtonLink to="/checkout">{checkout.tryAgain}</ButtonLink>}
        <ToOrders id={order?.id} />
      </Actions>
    </Card>
  )
}

export function UnknownCard() {
  const { checkout } = useWords()
  return (
    <Card icon={<CircleAlert size={40} className="text-warning" />} title={checkout.unknownTitle}>
      <p>{checkout.unknownText}</p>
      <Actions>
        <ToOrders />
      </Actions>
    </Card>
  )
}
