import CircleAlert from 'lucide-react/icons/circle-alert'
import Hourglass from 'lucide-react/icons/hourglass'
import type { ReactNode } from 'react'
import type { OrderAnswer } from '#server/answers.ts'
import { formatEuros } from '#shop/money.ts'
import { refusalText } from '#shop/refusal-text.ts'
import { LoginBlock } from '../../order/login-block.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page } from '../../ui/section.tsx'

/** One card in the middle of the page; screen readers announce its changes. */
export function CardPage({ children }: { children: ReactNode }) {
  return (
    <Page narrow>
      <div className="grid min-h-[26rem] rounded-card border border-line bg-card p-6 text-center shadow-card sm:p-12">
        <div role="status" className="grid content-center">
          {children}
        </div>
      </div>
    </Page>
  )
}

export function Card({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <>
      <div aria-hidden="true" className="mx-auto grid size-20 place-items-center">
        {icon}
      </div>
      <h1 className="mt-4 text-3xl">{title}</h1>
      <div className="mx-auto mt-4 max-w-xl text-lg text-muted">{children}</div>
    </>
  )
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">{children}</div>
}

export function ToOrders({ id }: { id?: string | undefined }) {
  const { checkout } = useWords()
  return (
    <ButtonLink variant="secondary" to={id ? `/account/orders/${id}` : '/account/orders'}>
      {id ? checkout.seeOrder : checkout.seeOrders}
    </ButtonLink>
  )
}

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

/**
 * The payment failed (§8); the customer may try again while the order waits for one. A charge of
 * another amount goes back by itself.
 */
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

export function LoginCard({ title }: { title: string }) {
  const { order } = useWords()
  return (
    <>
      <h1 className="mb-6 text-3xl">{title}</h1>
      <LoginBlock opens title={order.loginTitle} text={order.loginText} action={order.login} />
    </>
  )
}

/** A turning ring, which stands still with reduced motion. */
export function Waiting() {
  return (
    <span className="size-14 animate-spin rounded-full border-4 border-basil-soft border-t-basil" />
  )
}
