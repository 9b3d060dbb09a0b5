import type { User } from '#shop/customer.ts'
import { isRefusal, type Refusal } from '#shop/refusal.ts'
import type { Call } from '../calls/hook.ts'
import * as payments from '../db/payments.ts'
import type { Placing } from '../db/placing.ts'
import type { Payer } from '../outside/payments/provider.ts'
import { providerOf, reached, settle, withdraw } from '../payments/payment.ts'
import { claimed, type Placed } from './claim.ts'

/**
 * Brings the order of a cart about and its one open attempt to pay. Order and attempt are committed
 * before the provider is called, and no outside call is made inside a transaction.
 * `again`: something moved meanwhile, look once more; what the kitchen has left is known anew then.
 */
export async function place(
  call: Call,
  placing: Placing,
  payer: User,
): Promise<Placed | Refusal | 'again'> {
  const claim = await claimed(call, placing)
  switch (claim.do) {
    case 'answer':
      return claim.placed
    case 'again':
      return 'again'
    case 'refuse':
      return claim.refusal
    case 'withdraw':
      return (await withdraw(call, claim.attempt)) ?? 'again'
    case 'start': {
      const started = await start(call, claim.attempt, payerOf(placing, payer))
      const isStarted = started !== 'again' && !isRefusal(started)
      return isStarted && claim.order ? { ...started, order: claim.order } : started
    }
  }
}

function payerOf({ draft, lang }: Placing, { email, name }: User): Payer {
  return { email, name, phone: draft.address.phone, lang }
}

/** Brings a committed attempt to its provider; `again`: it was given up meanwhile. */
export async function start(
  call: Call,
  attempt: payments.PaymentAttempt,
  payer: Payer,
): Promise<Placed | Refusal | 'again'> {
  const started = await reached(call, attempt, () =>
    providerOf(call, attempt.provider).start(attempt, payer, attempt.method),
  )
  if (isRefusal(started)) {
    const reason = 'not started'
    await settle(call, attempt.id, { outcome: 'failed', amount: null, transactionId: null, reason })
    return started
  }
  if (!(await payments.started(call.db, attempt.id, started))) return 'again'
  return { orderId: attempt.orderId, redirectUrl: started.redirectUrl }
}
