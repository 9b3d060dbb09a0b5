import type { ReactNode } from 'react'

/** A coupon as a small paper ticket: its worth on the stub, and beside it what can be done with it. */
export function Ticket({
  worth,
  title,
  children,
  action,
  isOn = false,
}: {
  worth: string
  title: string
  children?: ReactNode
  action?: ReactNode
  /** On the order, with its discount. */
  isOn?: boolean
}) {
  return (
    <div
      className={`flex overflow-hidden rounded-field border bg-card ${isOn ? 'border-success' : 'border-edge'}`}
    >
      <p className="grid w-17 shrink-0 place-items-center border-e-2 border-dashed border-page bg-honey px-1 font-serif text-xl font-semibold text-on-honey tabular-nums">
        {worth}
      </p>
      <div className="flex min-w-0 flex-1 flex-col gap-x-3 gap-y-1 p-3 ps-4 @md:flex-row @md:items-center">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{title}</p>
          {children}
        </div>
        {action && <div className="shrink-0">{action}</div>}
      </div>
    </div>
  )
}
