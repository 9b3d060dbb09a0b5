import type { ReactNode } from 'react'
import { LoginBlock } from '../../order/login-block.tsx'
import { useWords } from '../../text/words.ts'
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
