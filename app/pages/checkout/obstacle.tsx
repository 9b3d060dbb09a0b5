import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '#ui/notice.tsx'
import { ConfirmEmail } from '../../order/confirm-email.tsx'
import { useWords } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'

/** Why the order was not placed, where the customer can do something about it. */
export type Obstacle = {
  readonly text: string
  /** Orders of the customer that wait to be paid. */
  readonly orders: readonly { readonly id: string; readonly number: number }[]
  readonly asksEmail: boolean
}

export function ObstacleNotice({ obstacle }: { obstacle: Obstacle }) {
  const { order } = useWords()
  const { text, orders, asksEmail } = obstacle
  return (
    <Notice kind="error" action={asksEmail ? <ConfirmEmail /> : undefined}>
      <p>{text}</p>
      {orders.length > 0 && (
        <ul className="mt-1">
          {orders.map(({ id, number }) => (
            <li key={id}>
              <Link
                to={`/account/orders/${id}`}
                className="inline-flex min-h-11 items-center font-semibold text-basil underline"
              >
                {order.number(number)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** Comes into sight and takes the focus when it appears: on a phone the pressed button is far from it. */
export function Sought({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // New browsers answer it with a promise, which an effect may not give back.
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="mt-5 rounded-card">
      {children}
    </div>
  )
}
