import { isAttemptOpen } from '#shop/payment.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { OrderAnswer } from '../answers.ts'
import type { CustomerCall } from '../calls/hook.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import * as payments from '../db/payment/payments.ts'
import { orderAnswer } from '../orders/answer.ts'
import type { PaymentProvider } from '../outside/payments/provider.ts'
import { askAndSettle } from '../payments/payment.ts'

type PaymentReturnInput = { provider: string; params: Record<string, string> }

/** Asks the provider how the payment stands, since anyone can send a browser back. */
export async function paymentReturn(
  call: CustomerCall,
  { provider: key, params }: PaymentReturnInput,
): Promise<{ order: OrderAnswer } | Refusal> {
  const known: Partial<Record<string, PaymentProvider>> = call.outside.payments
  const providerRef = known[key]?.referenceIn(params) ?? null
  const attempt = providerRef && (await payments.byReference(call.db, key, providerRef))
  if (!attempt || attempt.customerId !== call.customer.id) return refuse('payment-not-found')
  // A payment that is decided can be answered although the provider is away.
  const settled = attempt.status === 'paid' ? null : await askAndSettle(call, attempt, params)
  if (isRefusal(settled) && isAttemptOpen(attempt)) return settled
  const order = await placedOrder(call.db, attempt.orderId)
  if (!order) throw new Error(`payment of a lost order ${attempt.orderId}`)
  return { order: orderAnswer(order, call) }
}
