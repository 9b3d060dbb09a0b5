import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { StripeConfig } from '../../config/stripe.ts'
import { ProviderError, type StartingAttempt } from './provider.ts'
import { stripeProvider } from './stripe.ts'
import { stripeSignature } from './stripe-webhook.ts'

const config: StripeConfig = {
  apiUrl: 'https://stripe.test',
  secretKey: 'sk_test_1',
  webhookSecret: 'whsec_1',
  returnUrl: 'https://shop.test/checkout/stripe',
}
const payer = { email: 'maria@example.gr', name: 'Μαρία', phone: '', lang: 'el' } as const
const now = Date.parse('2026-11-23T08:00:00Z')
const id = randomUUID()
const reference = id.replaceAll('-', '')
const attempt: StartingAttempt = {
  id,
  orderId: 'order',
  orderNumber: 1042,
  provider: 'stripe',
  providerRef: reference,
  amount: 3360,
  secret: 'cs_live_a1',
  createdAt: now,
  expiresAt: now + 10 * 60_000,
}
const charge = { id: 'ch_1', amount: 3360, amount_refunded: 0 }
const intent = {
  id: 'pi_1',
  status: 'succeeded',
  currency: 'eur',
  amount_received: 3360,
  latest_charge: charge,
  last_payment_error: null,
}
const session = {
  id: 'cs_live_a1',
  url: 'https://checkout.stripe.com/c/pay/cs_live_a1',
  status: 'complete',
  payment_status: 'paid',
  client_reference_id: reference,
  payment_intent: intent,
}

type Asked = { url: string; init: RequestInit }
/** Stripe, which answers so; what it was asked is in `asked`. */
function answering(body: unknown, status = 200) {
  const asked: Asked[] = []
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    asked.push({ url: String(url), init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  return { stripe: stripeProvider(config, { fetch, clock: () => now }), asked }
}

describe('1.10 A page at Stripe', () => {
  test('asks for the amount in cents, in euros and by card, under a key of the attempt', async () => {
    const { stripe, asked } = answering(session)
    const started = await stripe.start(attempt, payer, 'card')
    expect(started).toEqual({
      providerRef: reference,
      redirectUrl: session.url,
      secret: 'cs_live_a1',
    })
    const [{ url, init } = { url: '', init: {} }] = asked
    expect(url).toBe('https://stripe.test/v1/checkout/sessions')
    expect(init.headers).toMatchObject({
      authorization: 'Bearer sk_test_1',
      'idempotency-key': `start ${id}`,
    })
    expect(Object.fromEntries(new URLSearchParams(String(init.body)))).toMatchObject({
      mode: 'payment',
      'payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '3360',
      'line_items[0][price_data][product_data][name]': 'Παραγγελία #1042',
      client_reference_id: reference,
      'payment_intent_data[metadata][attempt]': reference,
      success_url: `https://shop.test/checkout/stripe?a=${reference}`,
      cancel_url: `https://shop.test/checkout/stripe?a=${reference}&left=1`,
      // Stripe refuses less than half an hour.
      expires_at: String(now / 1000 + 31 * 60),
    })
  })

  test.each([
    ['another attempt', { ...session, client_reference_id: '0'.repeat(32) }],
    ['no attempt', { ...session, client_reference_id: null }],
  ])('of %s is not believed', async (_what, body) => {
    await expect(answering(body).stripe.fetch(attempt, {})).rejects.toThrow(ProviderError)
  })

  test.each([
    ['of another currency', { ...intent, currency: 'usd' }],
    ['that is only authorised', { ...intent, status: 'requires_capture' }],
    ['that is nowhere', null],
  ])('is not paid by money %s', async (_what, payment_intent) => {
    const { stripe } = answering({ ...session, payment_intent })
    expect(await stripe.fetch(attempt, {})).toMatchObject({ outcome: 'pending', amount: null })
  })

  test('tells what was received, not what was asked for', async () => {
    const { stripe } = answering({ ...session, payment_intent: { ...intent, amount_received: 1 } })
    expect(await stripe.fetch(attempt, {})).toMatchObject({ outcome: 'paid', amount: 1 })
  })

  test('whose money went back whole at Stripe itself pays nothing', async () => {
    const latest_charge = { ...charge, amount_refunded: 3360 }
    const { stripe } = answering({ ...session, payment_intent: { ...intent, latest_charge } })
    expect(await stripe.fetch(attempt, {})).toMatchObject({ outcome: 'cancelled' })
  })

  test.each(['failed', 'canceled'])('does not count a refund that %s as done', async status => {
    const { stripe, asked } = answering({ id: 're_1', status })
    const refund = stripe.refund({ ...attempt, transactionId: 'pi_1' }, 500, 'r1')
    await expect(refund).rejects.toThrow(`stripe did not give back: ${status}`)
    expect(asked[0]?.init.headers).toMatchObject({ 'idempotency-key': 'refund r1' })
  })

  test.each([
    ['garbage', '<html>', 200],
    ['another shape', { id: 1 }, 200],
    ['a refusal', { error: { code: 'rate_limit', message: 'secret' } }, 429],
  ])('counts as away where Stripe answers %s', async (_what, body, status) => {
    const { stripe } = answering(body, status)
    for (const ask of [
      () => stripe.start(attempt, payer, 'card'),
      () => stripe.fetch(attempt, {}),
      () => stripe.cancel(attempt),
      () => stripe.check?.(),
    ])
      await expect(ask()).rejects.toThrow(ProviderError)
  })
})

describe('1.10 A message of Stripe', () => {
  const second = now / 1000
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: { object: { object: 'checkout.session', client_reference_id: reference } },
  })
  const read = (text: string, signature?: string) =>
    answering({}).stripe.webhook?.read(text, () => signature)

  test('that is signed names its payment, also beside the signature of an older secret', () => {
    const hint = { eventId: 'evt_1', kind: 'checkout.session.completed', providerRef: reference }
    const good = stripeSignature('whsec_1', body, second)
    expect(read(body, good)).toMatchObject(hint)
    expect(read(body, good.replace(',', `,v1=${'0'.repeat(64)},`))).toMatchObject(hint)
  })

  test.each([
    ['unsigned', undefined],
    ['signed with another secret', stripeSignature('whsec_2', body, second)],
    ['of another time than it says', stripeSignature('whsec_1', body, second).replace(/\d,/, '1,')],
    ['six minutes old', stripeSignature('whsec_1', body, second - 360)],
    ['of the future', stripeSignature('whsec_1', body, second + 360)],
    ['signed in an older way', stripeSignature('whsec_1', body, second).replace('v1', 'v0')],
    ['signed by nonsense', 't=,v1='],
  ])('that is %s makes no sense', (_what, signature) => {
    expect(read(body, signature)).toBeNull()
  })

  test('of whose body a letter was changed makes no sense', () => {
    const signature = stripeSignature('whsec_1', body, second)
    expect(read(body.replace('evt_1', 'evt_2'), signature)).toBeNull()
  })
})
