import * as z from 'zod/mini'
import { toCents, toEuros } from '#shop/money.ts'
import { refuseAtDesk } from '#shop/people/refusal.ts'
import { orderActedAnswer } from '../answers/desk-order.ts'
import { type ActCall, type Acted, act, type No } from '../calls/desk-hook.ts'
import { euros } from '../calls/hook-fields.ts'
import { openTransfer } from '../db/payment/bank.ts'
import { settleInTransaction } from '../payments/payment.ts'
import {
  nothingElse,
  type OnOrder,
  type OrderActed,
  onLocked,
  onOrder,
  onOrderRefuses,
  wake,
} from './on-order.ts'
import { subjectOf } from './order-view.ts'

type Came = Omit<OnOrder, 'reason'> & { readonly amount: number }

/**
 * The money of a transfer is on the shop's account: exactly what the order waits for opens it. What came too late,
 * or beside another payment, is to be sent back by hand.
 */
function orderBankPaid(call: ActCall, input: Came): Promise<Acted<OrderActed> | No> {
  const { tx, now } = call
  return onLocked(call, { ...input, reason: '' }, async ({ order }) => {
    const transfer = await openTransfer(tx, order.id)
    if (!transfer) return refuseAtDesk('bank-not-due')
    const amount = toCents(input.amount)
    if (amount !== transfer.amount)
      return refuseAtDesk('bank-other-amount', { due: toEuros(transfer.amount) })
    const paid = { outcome: 'paid', amount, transactionId: null, reason: null } as const
    const settled = await settleInTransaction(tx, transfer.id, paid, now)
    if (!settled) throw new Error(`a transfer that nobody can settle: ${transfer.id}`)
    wake(call)
    return {
      data: { ...nothingElse, refunded: settled.refundDue ? input.amount : 0 },
      deed: {
        subject: subjectOf(order),
        changes: {
          paid: { from: null, to: input.amount },
          ...(settled.opens && { status: { from: order.status, to: 'opened' } }),
        },
      },
    }
  })
}

export const bankDeskHooks = {
  'order-bank-paid': act(
    z.extend(z.omit(onOrder, { reason: true }), {
      amount: euros(0.01, 'What came: exactly what the order waits for.'),
    }),
    orderBankPaid,
    {
      says: 'Records that the transfer of an order is on the shop’s account. What comes after the order ended is to be sent back.',
      answers: orderActedAnswer,
      refuses: [...onOrderRefuses, 'bank-not-due', 'bank-other-amount'],
    },
  ),
}
