import * as z from 'zod/mini'
import { type DoorMeans, doorMeans } from '#shop/door-payment.ts'
import { toCents, toEuros } from '#shop/money.ts'
import { refuseAtDesk } from '#shop/people/refusal.ts'
import { orderActedAnswer } from '../answers/desk-order.ts'
import { type ActCall, type Acted, act, type No } from '../calls/desk-hook.ts'
import { euros } from '../calls/hook-fields.ts'
import { queueMail } from '../db/mail/mails.ts'
import { closeDue, takeDue } from '../db/payment/door.ts'
import { addFiscalDocument } from '../db/payment/fiscal-documents.ts'
import { endOrder } from '../orders/order-end.ts'
import {
  acted,
  kitchenTold,
  nothingElse,
  type OnOrder,
  type OrderActed,
  onLocked,
  onOrder,
  onOrderRefuses,
  wake,
} from './on-order.ts'
import { subjectOf } from './order-view.ts'

type Taken = Omit<OnOrder, 'reason'> & { readonly amount: number; readonly by: DoorMeans }

/** The money of an order was taken when it was handed over: exactly what was due, once. */
function orderDoorPaid(call: ActCall, input: Taken): Promise<Acted<OrderActed> | No> {
  const { tx, now } = call
  return onLocked(call, { ...input, reason: '' }, async ({ order }) => {
    if (order.atDoor === null) return refuseAtDesk('door-not-due')
    const amount = toCents(input.amount)
    const attemptId = await takeDue(tx, order.id, { amount, by: input.by, now })
    if (!attemptId) return refuseAtDesk('door-other-amount', { due: toEuros(order.atDoor) })
    await addFiscalDocument(tx, { orderId: order.id, attemptId, amount }, now)
    wake(call)
    return {
      data: nothingElse,
      deed: {
        subject: subjectOf(order),
        changes: {
          paid: { from: null, to: input.amount },
          by: { from: null, to: input.by },
        },
      },
    }
  })
}

/** The customer did not pay: the order ends, and the next one is paid in advance. */
function orderDoorUnpaid(call: ActCall, input: OnOrder): Promise<Acted<OrderActed> | No> {
  const { tx, now } = call
  return onLocked(call, input, async opened => {
    const { locked, order } = opened
    if (order.atDoor === null || order.status !== 'opened') return refuseAtDesk('door-not-due')
    await closeDue(tx, order.id, { status: 'failed', reason: 'not paid at the door', now })
    const ending = { status: 'canceled', endReason: 'shop', refundReason: 'canceled', now } as const
    const { couponReturned } = await endOrder(tx, locked, ending)
    const data = { what: 'order', amount: 0, by: 'shop' }
    const key = `order-cancelled shop ${order.id}`
    await queueMail(tx, { key, code: 'order-cancelled', orderId: order.id, data }, now)
    wake(call)
    const kitchen = kitchenTold(order.deliveries, [])
    const told = { couponReturned, mail: 'order-cancelled', kitchen }
    return acted(opened, input.reason, 'not paid at the door', told)
  })
}

export const doorDeskHooks = {
  'order-door-paid': act(
    z.extend(z.omit(onOrder, { reason: true }), {
      amount: euros(0.01, 'What was taken: exactly what was due.'),
      by: z.enum(doorMeans),
    }),
    orderDoorPaid,
    {
      says: 'Records that an order was paid when it was handed over, in cash or at the card terminal (`pos`).',
      answers: orderActedAnswer,
      refuses: [...onOrderRefuses, 'door-not-due', 'door-other-amount'],
    },
  ),
  'order-door-unpaid': act(onOrder, orderDoorUnpaid, {
    says: 'The customer did not pay at the door: the order ends, and their next ones are paid in advance.',
    answers: orderActedAnswer,
    refuses: [...onOrderRefuses, 'door-not-due'],
  }),
}
