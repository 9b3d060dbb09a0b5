import type { Output } from '../call.ts'

export type DeskOrder = Output<'order-one'>
export type Delivery = DeskOrder['order']['deliveries'][number]

/** The deliveries that are still to come, the next one first. */
export function ahead({ order }: DeskOrder): readonly Delivery[] {
  if (order.status !== 'opened') return []
  return order.deliveries
    .filter(({ status }) => status === 'planned')
    .toSorted((one, other) => one.date.localeCompare(other.date))
}
