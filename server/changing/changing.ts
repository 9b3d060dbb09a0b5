import { type Demand, withOwn } from '#shop/capacity/capacity.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import { canonical } from '#shop/order-change/canonical.ts'
import { effectOf } from '#shop/order-change/order-change.ts'
import { isPayable } from '#shop/order-change/payment-of-change.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { ChangeAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { transaction } from '../db/database.ts'
import { KitchenIsShort } from '../db/load/capacity.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import { restingSum } from '../db/payment/resting-refunds.ts'
import { isCompanyGone } from '../orders/allowance.ts'
import { orderAnswer } from '../orders/answer.ts'
import { kitchenOf } from '../orders/waiting-change.ts'
import { type Claim, carryOut } from '../payments/carry-out.ts'
import { changeInTransaction, findUndone } from './claim.ts'
import { effectAnswer, touchedBy } from './record.ts'
import type { ChangeClaim, ChangeRequest, ClaimedChange, Wish } from './wish.ts'

/**
 * Changes the caller's own order by a rule of shop/, once however often it is asked. Money that the
 * order costs less goes back; money that it costs more is paid before the change is made. Refuses
 * `order-not-found`, `price-changed` with the effect in data, `schedule-menu-is-full`,
 * `meal-sold-out`, `spot-not-allowed` where the company no longer pays, and what the rule refuses.
 */
export async function changeOrder(
  call: CustomerCall,
  asked: ChangeRequest,
  wish: Wish,
): Promise<ChangeAnswer | Refusal> {
  const asking = { ...asked, ...wish, customer: call.customer, wish: canonical(wish.wish) }
  if (asked.preview) return previewChange(call, asking)
  const changed = await carryOut(call, () => claimChange(call, asking))
  if (isRefusal(changed)) return changed
  const order = await placedOrder(call.db, asked.orderId)
  if (!order) throw new Error(`lost order ${asked.orderId}`)
  return {
    order: orderAnswer(order, call),
    ...changed.made,
    redirectUrl: changed.redirectUrl,
  }
}

/** The cost of the change by this process's memory of the kitchen; writes nothing. */
async function previewChange(call: Call, asking: ChangeClaim): Promise<ChangeAnswer | Refusal> {
  const { orderId, customer } = asking
  const order = await placedOrder(call.db, orderId)
  if (!order || order.customerId !== customer.id) return refuse('order-not-found')
  const changed = asking.rule(order, await findUndone(call.db, asking))
  if (isRefusal(changed)) return changed
  const effect = effectOf(order, changed, await restingSum(call.db, orderId))
  if (!isPayable(order, effect, call.catalogue)) return refuse('change-not-possible')
  const holder = { customerId: customer.id, spotId: order.spot.id }
  if (await isCompanyGone(call.db, holder, order.totals.company, effect.sums.company))
    return refuse('spot-not-allowed')
  const short = findShort(kitchenOf(touchedBy(order, changed)), call)
  if (short) return refuseShort(short, call.catalogue)
  const made = { effect: effectAnswer(order, effect), changeId: null, redirectUrl: null }
  return { order: orderAnswer(order, call), ...made }
}

async function claimChange(
  call: Call,
  asking: ChangeClaim,
): Promise<Claim<ClaimedChange> | Refusal> {
  try {
    const claimed = await transaction(call.db, tx => changeInTransaction(tx, call, asking))
    if ('made' in claimed) {
      call.kitchen.changed()
      for (const job of ['refunds', 'mails'] as const) call.jobs.soon(job)
    }
    return claimed
  } catch (error) {
    if (!(error instanceof KitchenIsShort)) throw error
    await call.kitchen.refresh()
    return refuseShort(error.short[0], call.catalogue)
  }
}

/** The items that find no room in the kitchen, by this process's memory. */
function findShort(
  { more, less }: ReturnType<typeof kitchenOf>,
  { kitchen }: Call,
): Demand | undefined {
  const kitchenNow = withOwn(kitchen.current(), less)
  return more.find(({ date, kind, what, amount }) =>
    kind === 'window' ? kitchenNow.isFull(date, what) : kitchenNow.left(date, what) < amount,
  )
}

export function refuseShort(short: Demand | undefined, { meals }: Catalogue): Refusal {
  if (short?.kind !== 'meal') return refuse('schedule-menu-is-full')
  const slug = meals.find(({ id }) => id === short.what)?.slug ?? short.what
  return refuse('meal-sold-out', { slug })
}
