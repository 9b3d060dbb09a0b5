import { useWords } from '../../text/words.ts'
import { Card, CardPage, LoginCard, Waiting } from './cards.tsx'
import { FailedCard, SlowCard, UnknownCard } from './ended-cards.tsx'
import type { Returned } from './return.ts'

/** The return from a provider: never offers to pay again while a payment may be under way. */
export function ReturnPage({ returned, left }: { returned: Returned; left?: boolean | undefined }) {
  return (
    <CardPage>
      <Told {...returned} left={left} />
    </CardPage>
  )
}

function Told({ status, order, left }: Returned & { left?: boolean | undefined }) {
  const { checkout } = useWords()
  switch (status) {
    case 'confirming':
      return (
        <Card icon={<Waiting />} title={checkout.confirmTitle}>
          <p>{checkout.confirmText}</p>
        </Card>
      )
    case 'slow':
      return <SlowCard orderId={order?.id} left={left} />
    case 'failed':
      return <FailedCard order={order} />
    case 'unknown':
      return <UnknownCard />
    case 'login':
      return <LoginCard title={checkout.confirmTitle} />
  }
}
