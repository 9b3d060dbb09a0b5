import type { Cents } from './money.ts'

/** A price from an instant on (epoch milliseconds); null: not sold. */
export type PriceFrom = { readonly since: number; readonly cents: Cents | null }

const days = 30
const day = 24 * 60 * 60_000

/** The lowest price of the 30 days before (directive 98/6/EC, 6a). null: not sold in them. */
export function lowestBefore(history: readonly PriceFrom[], at: number): Cents | null {
  const inOrder = history.toSorted((one, other) => one.since - other.since)
  const inForce = inOrder.filter(({ since }, place) => {
    const until = inOrder[place + 1]?.since ?? Number.POSITIVE_INFINITY
    return since < at && until > at - days * day
  })
  const prices = inForce.flatMap(({ cents }) => (cents === null ? [] : [cents]))
  return prices.length > 0 ? Math.min(...prices) : null
}

export type PriceStep = {
  readonly from: number
  /** null: it still holds. */
  readonly until: number | null
  readonly cents: Cents | null
}

/** The prices in order, each with its end; equal neighbours are one step. */
export function priceSteps(history: readonly PriceFrom[]): PriceStep[] {
  const inOrder = history.toSorted((one, other) => one.since - other.since)
  const changes = inOrder.filter(({ cents }, at) => inOrder[at - 1]?.cents !== cents)
  return changes.map(({ since, cents }, at) => ({
    ...{ from: since, until: changes[at + 1]?.since ?? null, cents },
  }))
}
