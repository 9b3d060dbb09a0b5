import * as z from 'zod/mini'
import { toCents, toEuros } from '#shop/money.ts'
import { type GoodwillReason, goodwillReasons, mostGoodwill } from '#shop/order-change/goodwill.ts'
import { aloneOf } from '#shop/people/limits.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { orderActedAnswer } from '../answers/desk-order.ts'
import { type ActCall, type Acted, act, type No } from '../calls/desk-hook.ts'
import { euros, reason } from '../calls/hook-fields.ts'
import { randomId } from '../calls/random.ts'
import { refundLimits } from '../db/order/refund-limits.ts'
import {
  addRequest,
  decideRequest,
  type RefundRequest,
  waitingRequest,
} from '../db/order/refund-requests.ts'
import { giveBack } from './give-back.ts'
import {
  nothingElse,
  type OnOrder,
  type OrderActed,
  onLocked,
  onOrder,
  onOrderRefuses,
  order,
  wake,
} from './on-order.ts'
import { type Opened, openOrder } from './order-acts.ts'
import { subjectOf } from './order-view.ts'

type Asked = OnOrder & { readonly amount: number; readonly why: GoodwillReason }

/** Asks a second person to give back more than one may alone. */
function orderRefundAsk(call: ActCall, asked: Asked): Promise<Acted<OrderActed> | No> {
  const { tx, staff, now } = call
  return onLocked(call, asked, async ({ order }) => {
    const amount = toCents(asked.amount)
    const isPaid = order.status === 'opened' || order.status === 'delivered'
    const most = isPaid ? mostGoodwill(order) : 0
    if (amount > most) return refuseAtDesk('too-much-back', { most: toEuros(most) })
    const { seen, why, reason } = asked
    const request = { id: randomId(), orderId: order.id, amount, why, reason, seen }
    const isNew = await addRequest(tx, { ...request, askedBy: staff.id, askedAt: new Date(now) })
    if (!isNew) return refuseAtDesk('refund-asked-already')
    return {
      data: { ...nothingElse, waits: asked.amount },
      deed: {
        subject: subjectOf(order),
        changes: {
          amount: { from: null, to: asked.amount },
          why: { from: null, to: why },
          request: { from: null, to: 'waiting' },
        },
        reason,
      },
    }
  })
}

type Approval = Omit<OnOrder, 'reason'> & { readonly requestOf: string; readonly reason: string }

/** Gives the money back as another person than the asker, and only within one's own limit. */
function orderRefundApprove(call: ActCall, input: Approval): Promise<Acted<OrderActed> | No> {
  const { tx, staff, now } = call
  return onLocked(call, input, async opened => {
    const request = await waitingOf(call, opened, input.requestOf)
    if ('refused' in request) return request
    if (request.askedBy === staff.id) return refuseAtDesk('own-request')
    const limit = aloneOf(staff.roles, await refundLimits(tx), opened.order.goodwill)
    if (request.amount > limit) return refuseAtDesk('over-limit', { limit: toEuros(limit) })
    const { amount: cents, why } = request
    const given = await giveBack(tx, opened, { cents, reason: why }, now)
    if ('refused' in given) return given
    await decideRequest(tx, { id: request.id, state: 'approved', by: staff.id, at: new Date(now) })
    wake(call)
    const { grandtotal } = opened.order.totals
    return {
      data: { ...nothingElse, refunded: toEuros(cents), mail: 'refund-sent' },
      deed: {
        subject: subjectOf(opened.order),
        changes: {
          grandtotal: { from: toEuros(grandtotal), to: toEuros(grandtotal - cents) },
          why: { from: null, to: why },
          request: { from: 'waiting', to: 'approved' },
        },
        reason: input.reason || request.reason,
      },
    }
  })
}

type Decline = { readonly order: string; readonly requestOf: string; readonly reason: string }

/** Ends the request without a refund. The asker may take it back, also below the limit that it needs. */
async function orderRefundDecline(
  call: ActCall,
  { order: name, requestOf, reason }: Decline,
): Promise<Acted<null> | No> {
  const { tx, staff, now } = call
  const opened = await openOrder(tx, name)
  if (!opened) return refuseAtDesk('desk-order-not-found')
  const request = await waitingOf(call, opened, requestOf)
  if ('refused' in request) return request
  const isOwn = request.askedBy === staff.id
  const limit = aloneOf(staff.roles, await refundLimits(tx), opened.order.goodwill)
  if (!isOwn && request.amount > limit) return refuseAtDesk('over-limit', { limit: toEuros(limit) })
  const state = isOwn ? 'withdrawn' : 'declined'
  await decideRequest(tx, { id: request.id, state, by: staff.id, at: new Date(now) })
  const changes = {
    amount: { from: toEuros(request.amount), to: null },
    request: { from: 'waiting', to: state },
  }
  return { data: null, deed: { subject: subjectOf(opened.order), changes, reason } }
}

/** Finds the request that waits. The order's row is locked, so only one person decides. */
async function waitingOf(
  { tx }: ActCall,
  { order }: Opened,
  id: string,
): Promise<RefundRequest | DeskRefusal> {
  const request = await waitingRequest(tx, order.id)
  return request?.id === id ? request : refuseAtDesk('refund-not-asked')
}

/** Names the request; `requestId` is the name of the act itself. */
const requestOf = z.string().check(z.regex(/^[\w-]{1,64}$/))
const ownWords = z._default(z.string().check(z.trim(), z.maxLength(500)), '')

export const refundRequestHooks = {
  'order-refund-ask': act(
    z.extend(onOrder, { amount: euros(0.01, 'What would go back.'), why: z.enum(goodwillReasons) }),
    orderRefundAsk,
    {
      says: 'Asks a second person to give back an amount that is above one’s own limit.',
      answers: orderActedAnswer,
      refuses: [...onOrderRefuses, 'too-much-back', 'refund-asked-already'],
    },
  ),
  'order-refund-approve': act(
    z.extend(onOrder, { reason: ownWords, requestOf }),
    orderRefundApprove,
    {
      says: 'Gives back what somebody else asked for. Who asked may not, and the limit must reach.',
      answers: orderActedAnswer,
      refuses: [
        ...onOrderRefuses,
        'refund-not-asked',
        'own-request',
        'over-limit',
        'too-much-back',
        'change-waits',
      ],
    },
  ),
  'order-refund-decline': act(z.object({ order, requestOf, reason }), orderRefundDecline, {
    says: 'Declines a refund that somebody asked for, or takes back one’s own request.',
    answers: z.null(),
    refuses: ['desk-order-not-found', 'refund-not-asked', 'over-limit'],
  }),
}
