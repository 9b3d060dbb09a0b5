import type { Cents } from '../money.ts'

export type Paid = {
  readonly paid: Cents
  /** Prices of its food: all that is not cancelled, and what is still to come. */
  readonly whole: Cents
  readonly rest: Cents
}

/** What is paid and not yet delivered: each order owes the share of its food to come. */
export function prepaidOf(orders: readonly Paid[]): Cents {
  return orders.reduce(
    (sum, { paid, whole, rest }) =>
      sum + (whole === 0 ? 0 : Math.round((paid * Math.min(rest, whole)) / whole)),
    0,
  )
}
