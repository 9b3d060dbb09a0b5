import type { PoolClient } from 'pg'
import { stands } from '#shop/delivery-life.ts'
import type { Cents } from '#shop/money.ts'
import { findDelivery, isDue, ownPart, replaced } from '#shop/order-change/order-change.ts'
import {
  type Substitute,
  substitute,
  substitutesFor,
  takeOut,
} from '#shop/order-change/substitute.ts'
import { isDeskCode } from '#shop/people/refusal.ts'
import { choicesFor, type LineChoice, type TouchedLine } from '#shop/publishing/sold-line.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { Call } from '../calls/hook.ts'
import { changeWithin, newShopChange } from '../changing/delivery-acts.ts'
import { cancelOrder, openOrder } from '../changing/order-acts.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { settleLine } from '../db/release/release-lines.ts'

/** The most that the shop pays for a more expensive swap. */
const mostBorne: Cents = 6000

type Chosen = {
  readonly releaseId: string
  readonly line: TouchedLine
  readonly choice: LineChoice
  readonly byId: string | null
  /** Who noted it on the phone; null: the customer chose. */
  readonly staffId: string | null
}

type Settling = Pick<Call, 'now' | 'catalogue' | 'kitchen'> & { readonly tx: PoolClient }

/** Carries out a sold line's choice; answers the cents that go back. Refuses `change-not-possible`, as swaps do. */
export async function carryOutChoice(call: Settling, chosen: Chosen): Promise<Cents | Refusal> {
  const { tx, now } = call
  const { releaseId, line, choice, byId, staffId } = chosen
  if (!choicesFor(line.reason).includes(choice)) return refuse('change-not-possible')
  const done = choice === 'keep' ? 0 : await change(call, chosen)
  if (isRefusal(done)) return done
  const byBuild = choice === 'swap' ? byId : null
  await settleLine(
    tx,
    releaseId,
    line,
    { settled: settledAs[choice], byBuild, staffId },
    new Date(now),
  )
  return done
}

const settledAs = { swap: 'swapped', refund: 'refunded', keep: 'kept' } as const

async function change(call: Settling, { line, choice, byId }: Chosen): Promise<Cents | Refusal> {
  const { tx, now, catalogue } = call
  const opened = await openOrder(tx, line.orderId)
  if (opened?.order.status !== 'opened') return refuse('change-not-possible')
  const { order } = opened
  const changed =
    choice === 'swap'
      ? substitute(
          order,
          { ...line, byId: byId ?? '' },
          { catalogue, kitchen: call.kitchen.current() },
        )
      : takeOut(order, line)
  if (isRefusal(changed)) return changed
  if (!replaced(order.deliveries, changed.deliveries).some(stands)) {
    const ended = await cancelOrder(tx, opened, now)
    return 'refused' in ended ? refuse('change-not-possible') : ended.refunded
  }
  const made = await changeWithin(call, order, changed, mostBorne)
  if (!('refused' in made)) return made.refunded
  return isDeskCode(made.refused) ? refuse('change-not-possible') : (made as Refusal)
}

/** Cents that go back for a line that is removed or swapped. */
export function refundFor(
  order: PlacedOrder,
  line: TouchedLine,
  by: Substitute | null,
  call: Offered,
): Cents {
  const { deliveryId, buildId, gains } = line
  const place = { deliveryId, buildId, gains }
  const circumstances = { catalogue: call.catalogue, kitchen: call.kitchen.current() }
  const changed = by
    ? substitute(order, { ...place, byId: by.build.id }, circumstances)
    : takeOut(order, place)
  if (isRefusal(changed)) return 0
  if (!replaced(order.deliveries, changed.deliveries).some(stands))
    return isDue(order) ? 0 : ownPart(order.totals)
  const made = newShopChange(order, changed)
  return isRefusal(made) ? 0 : made.refunded
}

type Offered = Pick<Call, 'catalogue' | 'kitchen'>

export function substituteChoices(
  order: PlacedOrder,
  { deliveryId, buildId, gains, reason }: TouchedLine,
  { catalogue, kitchen }: Offered,
): Substitute[] {
  const delivery = findDelivery(order, deliveryId)
  if (isRefusal(delivery) || !choicesFor(reason).includes('swap')) return []
  return substitutesFor(
    order,
    delivery,
    { buildId, gains },
    { catalogue, kitchen: kitchen.current() },
  )
}
