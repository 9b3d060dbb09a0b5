import type { ReactNode } from 'react'

/** A coupon as a small paper ticket: its worth on the stub, and beside it what can be done with it. */
export function Ticket({
  worth,
  title,
  note,
  action,
  children,
  isOn = false,
}: {
  worth: string
  title: string
  note?: ReactNode
  action?: ReactNode
  children?: ReactNode
  /** On the order, with its discount. */
  isOn?: boolean
}) {
  return (
    <div
      className={`flex overflow-hidden rounded-field border bg-card ${isOn ? 'border-success' : 'border-edge'}`}
    >
      <p
        className={`grid w-16 shrink-0 place-items-center border-e-2 border-dashed px-1 font-serif text-lg font-semibold tabular-nums ${isOn ? 'border-card bg-basil text-on-basil' : 'border-edge bg-basil-soft text-basil'}`}
      >
        {worth}
      </p>
      <div className="min-w-0 flex-1 py-2.5 ps-3.5 pe-2.5">
        <div className="flex min-h-11 items-center gap-2">
          <div className="min-w-0 flex-1">
            <p className="leading-snug font-semibold">{title}</p>
            {note}
          </div>
          {action}
        </div>
        {children}
      </div>
    </div>
  )
}
