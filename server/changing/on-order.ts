import * as z from 'zod/mini'
import type { OrderDelivery } from '#shop/order/order.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { Refusal } from '#shop/refusal/refusal.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { reason, versionMark } from '../calls/hook-fields.ts'
import { kitchenOf } from '../orders/waiting-change.ts'
import { type Opened, openOrder } from './order-acts.ts'
import { seenOf, subjectOf } from './order-view.ts'

export const order = z.string().check(z.regex(/^[\w-]{1,64}$/))
export const onOrder = z.object({ order, seen: versionMark, reason })

/** Amounts in euros. `mail`: the code of the mail that tells the customer; null: none. */
export type OrderActed = {
  readonly refunded: number
  readonly couponReturned: boolean
  /** How many deliveries ended of an order that was handed over in part; null: another act. */
  readonly rest: number | null
  readonly mail: string | null
  /** What the shop pays of a dearer change. */
  readonly borne: number
  /** Cents that go back only after a second person's approval. */
  readonly waits: number
  /** Days with more or, negative, fewer portions to cook. */
  readonly kitchen: readonly {
    readonly date: string
    readonly deliveries: number
    readonly portions: number
  }[]
}

export type OnOrder = z.infer<typeof onOrder>

export const nothingElse = {
  refunded: 0,
  couponReturned: false,
  rest: null,
  mail: null,
  borne: 0,
  waits: 0,
  kitchen: [],
} satisfies OrderActed

/** Runs an act on a locked order. A stale `seen` is refused, so the person looks and decides again. */
export async function onLocked(
  { tx }: ActCall,
  { order: name, seen: saw }: OnOrder,
  run: (opened: Opened) => Promise<Acted<OrderActed> | DeskRefusal | Refusal>,
): Promise<Acted<OrderActed> | DeskRefusal | Refusal> {
  const opened = await openOrder(tx, name)
  if (!opened) return refuseAtDesk('desk-order-not-found')
  return seenOf(opened.order) === saw ? run(opened) : refuseAtDesk('order-changed')
}

export function acted(
  { order }: Opened,
  reason: string,
  status: string,
  data: Partial<OrderActed>,
): Acted<OrderActed> {
  const changes = { status: { from: order.status, to: status } }
  return { data: { ...nothingElse, ...data }, deed: { subject: subjectOf(order), changes, reason } }
}

export function wake({ jobs, kitchen }: ActCall): void {
  for (const job of ['refunds', 'mails', 'documents'] as const) jobs.soon(job)
  kitchen.changed()
}

export const onOrderRefuses = ['desk-order-not-found', 'order-changed'] as const

/** Portions more or fewer a day, from these deliveries to those. */
export function kitchenTold(
  before: readonly OrderDelivery[],
  after: readonly OrderDelivery[],
): OrderActed['kitchen'] {
  const { more, less } = kitchenOf({ before: { deliveries: before }, after: { deliveries: after } })
  const all = [...more, ...less.map(one => ({ ...one, amount: -one.amount }))]
  const sum = (date: string, kind: 'window' | 'meal') =>
    all
      .filter(one => one.date === date && one.kind === kind)
      .reduce((n, { amount }) => n + amount, 0)
  return [...new Set(all.map(({ date }) => date))]
    .sort()
    .map(date => ({ date, deliveries: sum(date, 'window'), portions: sum(date, 'meal') }))
    .filter(({ deliveries, portions }) => deliveries !== 0 || portions !== 0)
}
