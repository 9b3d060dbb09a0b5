import CircleAlert from 'lucide-react/icons/circle-alert'
import Hourglass from 'lucide-react/icons/hourglass'
import type { ReactNode } from 'react'
import { refusalText } from '#shop/refusal-text.ts'
import { LoginBlock } from '../order/login-block.tsx'
import { privatePage } from '../order/private-page.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/section.tsx'
import { type Returned, useReturn } from './checkout-viva/return.ts'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.checkout.confirmMeta)

/** The way back from the card provider: never offers to pay again while a payment may be under way. */
export default function CheckoutViva() {
  const returned = useReturn()
  return (
    <Page narrow>
      <div className="grid min-h-[26rem] content-center rounded-card border border-line bg-card p-6 text-center shadow-card sm:p-12">
        <div role="status">
          <Told {...returned} />
        </div>
      </div>
    </Page>
  )
}

function Told({ status, order }: Returned) {
  const { checkout, order: words } = useWords()
  const lang = useLanguage()
  switch (status) {
    case 'confirming':
      return (
        <Card icon={<Waiting />} title={checkout.confirmTitle}>
          <p>{checkout.confirmText}</p>
        </Card>
      )
    case 'slow':
      return (
        <Card icon={<Hourglass size={40} className="text-terracotta" />} title={checkout.slowTitle}>
          <p>{checkout.slowText}</p>
          <Actions>
            <ToOrders id={order?.id} />
          </Actions>
        </Card>
      )
    case 'failed':
      return (
        <Card icon={<CircleAlert size={40} className="text-error" />} title={checkout.failedTitle}>
          <p>{refusalText['payment-failure'][lang]}</p>
          {order?.cartId && <p className="mt-2">{checkout.failedKept}</p>}
          <Actions>
            {order?.cartId && <ButtonLink to="/checkout">{checkout.tryAgain}</ButtonLink>}
            <ToOrders id={order?.id} />
          </Actions>
        </Card>
      )
    case 'unknown':
      return (
        <Card
          icon={<CircleAlert size={40} className="text-warning" />}
          title={checkout.unknownTitle}
        >
          <p>{checkout.unknownText}</p>
          <Actions>
            <ToOrders />
          </Actions>
        </Card>
      )
    case 'login':
      return (
        <>
          <h1 className="mb-6 text-[1.75rem] sm:text-4xl">{checkout.confirmTitle}</h1>
          <LoginBlock opens title={words.loginTitle} text={words.loginText} action={words.login} />
        </>
      )
  }
}

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <>
      <div aria-hidden="true" className="mx-auto grid size-20 place-items-center">
        {icon}
      </div>
      <h1 className="mt-4 text-[1.75rem] sm:text-4xl">{title}</h1>
      <div className="mx-auto mt-4 max-w-xl text-lg text-muted">{children}</div>
    </>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">{children}</div>
}

function ToOrders({ id }: { id?: string }) {
  const { checkout } = useWords()
  return (
    <ButtonLink variant="secondary" to={id ? `/account/orders/${id}` : '/account/orders'}>
      {id ? checkout.seeOrder : checkout.seeOrders}
    </ButtonLink>
  )
}

/** Still with reduced motion, a turning ring without. */
function Waiting() {
  return (
    <span className="size-14 animate-spin rounded-full border-4 border-basil-soft border-t-basil" />
  )
}
