import type { SandboxSession, SandboxStripeEvent } from '../../db/sandbox/stripe.ts'

/** A page as Stripe answers it; its payment in full where that is asked for. */
export function sessionAnswer(session: SandboxSession, page: string, expand?: string) {
  const { id, amount, currency, reference, status, createdAt, expiresAt } = session
  const isPaid = status === 'complete'
  // Stripe makes the payment when a card is first tried.
  const isTried = isPaid || session.declined !== null
  const isWhole = expand === 'payment_intent.latest_charge'
  return {
    id,
    object: 'checkout.session',
    amount_total: amount,
    client_reference_id: reference,
    created: seconds(createdAt),
    currency,
    expires_at: seconds(expiresAt),
    livemode: false,
    mode: 'payment',
    payment_intent: isTried ? (isWhole ? intentAnswer(session, true) : session.intent) : null,
    payment_status: isPaid ? 'paid' : 'unpaid',
    status,
    url: status === 'open' ? page : null,
  }
}

export function intentAnswer(session: SandboxSession, withCharge: boolean) {
  const { intent, amount, currency, reference, status, declined, refunded } = session
  const isPaid = status === 'complete'
  const charge = {
    id: `ch_${intent.slice(3)}`,
    object: 'charge',
    amount,
    amount_refunded: refunded,
  }
  return {
    id: intent,
    object: 'payment_intent',
    amount,
    amount_received: isPaid ? amount : 0,
    currency,
    last_payment_error: !isPaid && declined ? { type: 'card_error', code: declined } : null,
    latest_charge: isPaid ? (withCharge ? charge : charge.id) : null,
    metadata: { attempt: reference },
    status: isPaid ? 'succeeded' : declined ? 'requires_payment_method' : 'requires_action',
  }
}

export function stripeEventAnswer(
  { id, type, createdAt }: SandboxStripeEvent,
  session: SandboxSession,
): string {
  const object = type.startsWith('checkout.')
    ? sessionAnswer(session, '')
    : intentAnswer(session, false)
  const envelope = { id, object: 'event', api_version: '2024-06-20', created: seconds(createdAt) }
  return JSON.stringify({ ...envelope, type, livemode: false, data: { object } })
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
