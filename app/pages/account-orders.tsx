import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AccountPage, AccountTitle } from '../account/account-page.tsx'
import { LoginBlock } from '../order/login-block.tsx'
import { privatePage } from '../order/private-page.ts'
import { useWords } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useOrders } from './account-orders/listed-orders.ts'
import { OrderRow } from './account-orders/order-row.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.order.listMeta)

export default function AccountOrders() {
  const { order } = useWords()
  const { status, orders, cursor, message, before, more } = useOrders()
  const first = status === 'loading' && orders.length === 0
  const end = useRef<HTMLParagraphElement>(null)
  const isOver = before > 0 && !cursor
  // The button for more is gone after the last page: the focus must not be lost.
  useEffect(() => {
    if (isOver && document.activeElement === document.body)
      end.current?.focus({ preventScroll: true })
  }, [isOver])
  return (
    <AccountPage current="orders">
      <AccountTitle>{order.listTitle}</AccountTitle>
      <div>
        <p role="status" className="sr-only">
          {status === 'loading' && order.loading}
          {status === 'ready' && before > 0 && order.moreLoaded(orders.length)}
        </p>
        {first && <Waiting />}
        {status === 'login' && (
          <LoginBlock opens title={order.loginTitle} text={order.loginText} action={order.login} />
        )}
        {status === 'ready' && orders.length === 0 && <Empty />}
        <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
          {orders.map(row => (
            <OrderRow key={row.id} order={row} />
          ))}
        </ul>
        {status === 'failed' && (
          <div className="mt-4">
            <Notice kind="error" action={<Button onClick={more}>{order.retry}</Button>}>
              {message}
            </Notice>
          </div>
        )}
        {cursor && status !== 'failed' && (
          <div className="mt-6 text-center">
            <Button variant="secondary" busy={status === 'loading'} onClick={more}>
              {order.more}
            </Button>
          </div>
        )}
        {isOver && (
          <p ref={end} tabIndex={-1} className="mt-6 text-center text-muted outline-none">
            {order.allShown}
          </p>
        )}
      </div>
    </AccountPage>
  )
}

function Empty() {
  const { order } = useWords()
  return (
    <EmptyState title={order.emptyTitle} text={order.emptyText}>
      <ButtonLink to="/plans">{order.start}</ButtonLink>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <div className="grid gap-4">
      {[0, 1, 2].map(row => (
        <Skeleton key={row} className="h-36 rounded-card" />
      ))}
    </div>
  )
}
