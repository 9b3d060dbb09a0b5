import * as z from 'zod/mini'
import type { Text } from '#shop/language.ts'
import type { StripeConfig } from '../../config/stripe.ts'
import {
  type Attempt,
  type PaidAttempt,
  type Payer,
  type PaymentProvider,
  ProviderError,
  type Snapshot,
  type StartingAttempt,
} from './provider.ts'
import { stripeWebhook } from './stripe-webhook.ts'
import { askStripe, StripeRefusal } from './stripe-wire.ts'
import type { Wire } from './viva-wire.ts'

const euro = 'eur'
/** Our name for a payment at Stripe: the attempt's id without its dashes. */
const stripeReference = /^[0-9a-f]{32}$/
/** Stripe keeps a page open for half an hour at least; the shop withdraws it when it needs less. */
const leastSeconds = 31 * 60

const sessionId = z.string().check(z.regex(/^cs_\w{1,200}$/))
const charge = z.object({ amount: z.int(), amount_refunded: z.int() })
const intent = z.object({
  id: z.string().check(z.regex(/^pi_\w{1,200}$/)),
  status: z.string(),
  currency: z.string(),
  amount_received: z.int(),
  latest_charge: z.nullish(charge),
  last_payment_error: z.nullish(z.object({ code: z.nullish(z.string()) })),
})
const session = z.object({
  id: sessionId,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  client_reference_id: z.nullish(z.string()),
  payment_intent: z.nullish(intent),
})
const startedSession = z.object({ id: sessionId, url: z.url({ protocol: /^https?$/ }) })
const refund = z.object({ id: z.string(), status: z.nullish(z.string()) })

/** Stripe Checkout, the page that Stripe hosts (decision 075). The shop asks about every payment. */
export function stripeProvider(options: StripeConfig, wire: Partial<Wire> = {}): PaymentProvider {
  const { clock, ...reached } = { fetch, clock: Date.now, timeout: 8000, ...wire }
  const expanded = 'expand[]=payment_intent.latest_charge'

  async function sessionOf(attempt: Attempt) {
    const path = `/v1/checkout/sessions/${handleOf(attempt)}`
    const found = await askStripe(options, reached, `${path}?${expanded}`, session)
    if (found.client_reference_id !== attempt.providerRef)
      throw new ProviderError('stripe answered about another payment')
    return found
  }

  return {
    key: 'stripe',
    triesAgain: true,

    async check() {
      const balance = z.object({ object: z.literal('balance') })
      await askStripe(options, reached, '/v1/balance', balance)
    },

    async start(attempt, payer) {
      const providerRef = attempt.id.replaceAll('-', '')
      const { id, url } = await askStripe(
        options,
        reached,
        '/v1/checkout/sessions',
        startedSession,
        {
          fields: sessionRequest(attempt, payer, {
            providerRef,
            returnUrl: `${options.returnUrl}?a=${providerRef}`,
            now: clock(),
          }),
          key: `start ${attempt.id}`,
        },
      )
      return { providerRef, redirectUrl: url, secret: id }
    },

    referenceIn({ a = '' }) {
      return stripeReference.test(a) ? a : null
    },

    async fetch(attempt) {
      const { status, payment_status, payment_intent } = await sessionOf(attempt)
      if (status === 'expired') return unpaid('expired')
      const code = payment_intent?.last_payment_error?.code
      if (status === 'open') return code ? unpaid('failed', code) : unpaid('pending')
      if (payment_status !== 'paid' || !payment_intent) return unpaid('pending')
      return snapshotOf(payment_intent)
    },

    async cancel(attempt) {
      const path = `/v1/checkout/sessions/${handleOf(attempt)}/expire`
      try {
        await askStripe(options, reached, path, z.object({ id: sessionId }), { fields: {} })
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error
        // Only an open page can be closed; it may have been closed before.
        const { status } = await sessionOf(attempt)
        if (status !== 'expired') throw error
      }
    },

    async refund(attempt, amount, id) {
      const fields = {
        payment_intent: chargeOf(attempt),
        amount: String(amount),
        'metadata[refund]': id,
      }
      const asked = { fields, key: `refund ${id}` }
      const done = await askStripe(options, reached, '/v1/refunds', refund, asked)
      if (done.status === 'failed' || done.status === 'canceled')
        throw new ProviderError(`stripe did not give back: ${done.status}`)
      return { outcome: 'done', providerRef: done.id }
    },

    async refundedSoFar(attempt) {
      const path = `/v1/payment_intents/${chargeOf(attempt)}?expand[]=latest_charge`
      const { latest_charge } = await askStripe(options, reached, path, intent)
      return latest_charge?.amount_refunded ?? 0
    },

    webhook: stripeWebhook(options.webhookSecret, clock),
  }
}

const orderWord: Text = { el: 'Παραγγελία', en: 'Order' }

function sessionRequest(
  attempt: StartingAttempt,
  { email, lang }: Payer,
  { providerRef, returnUrl, now }: { providerRef: string; returnUrl: string; now: number },
): Record<string, string> {
  const until = Math.max(attempt.expiresAt / 1000, now / 1000 + leastSeconds)
  return {
    mode: 'payment',
    // Cards and their wallets. What is paid days later would come when the meals' day is over.
    'payment_method_types[0]': 'card',
    // The customer pays in euros: an amount in another currency would open nothing.
    'adaptive_pricing[enabled]': 'false',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': euro,
    'line_items[0][price_data][unit_amount]': String(attempt.amount),
    'line_items[0][price_data][product_data][name]': `${orderWord[lang]} #${attempt.orderNumber}`,
    client_reference_id: providerRef,
    'payment_intent_data[metadata][attempt]': providerRef,
    'payment_intent_data[description]': `#${attempt.orderNumber}`,
    customer_email: email,
    locale: lang,
    success_url: returnUrl,
    cancel_url: `${returnUrl}&left=1`,
    expires_at: String(Math.ceil(until)),
  }
}

function snapshotOf(paid: z.infer<typeof intent>): Snapshot {
  const { id, status, currency, amount_received: amount, latest_charge: charged } = paid
  if (status !== 'succeeded' || currency !== euro) return unpaid('pending', `${status} ${currency}`)
  // It was given back whole at Stripe before the shop heard of it.
  if (charged && charged.amount_refunded >= charged.amount) return unpaid('cancelled')
  return { outcome: 'paid', amount, transactionId: id, reason: null }
}

function unpaid(
  outcome: Exclude<Snapshot['outcome'], 'paid'>,
  reason: string | null = null,
): Snapshot {
  return { outcome, amount: null, transactionId: null, reason }
}

/** Stripe's id of the page. It stays on the server: addresses and messages carry our own reference. */
function handleOf({ id, secret }: Attempt): string {
  if (!secret) throw new Error(`payment ${id} never reached stripe`)
  return secret
}

function chargeOf({ id, transactionId }: PaidAttempt): string {
  if (!transactionId) throw new Error(`payment ${id} has nothing to give back`)
  return transactionId
}
