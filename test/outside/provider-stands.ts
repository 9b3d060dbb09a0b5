import { epayProvider } from '#server/outside/payments/epay.ts'
import type { PaymentProvider } from '#server/outside/payments/provider.ts'
import { stripeProvider } from '#server/outside/payments/stripe.ts'
import { stripeSignature } from '#server/outside/payments/stripe-webhook.ts'
import { vivaProvider } from '#server/outside/payments/viva.ts'
import type { Wire } from '#server/outside/payments/viva-wire.ts'
import type { PaymentProviderName } from '#shop/payment-provider.ts'
import type { Door } from '../door.ts'
import { choose, chooseAtEpay, postBack } from '../orders/paying.ts'
import { chargeOf, webhookBody } from './webhooks.ts'

type Choice = 'approve' | 'decline' | 'abandon' | 'late'
export type Message = { readonly payload: string; readonly headers: Record<string, string> }

/** What the contract has to know of a provider: its adapter, and how its twin is played. */
export type ProviderStand = {
  readonly name: PaymentProviderName
  /** The adapter, which reaches its twin over `wire`. */
  adapter(door: Door, wire: Wire): PaymentProvider
  /** Presses a button of the twin's page; answers what the address says with which the browser returns. */
  choose(door: Door, redirectUrl: string, choice: Choice): Promise<Record<string, string>>
  /** The address of somebody who claims that this payment was made. */
  claim(reference: string): Record<string, string>
  /** The twin's word that a payment was made or failed; null: it sends no messages. */
  readonly message:
    | ((door: Door, reference: string, told: { id: string; isPaid: boolean }) => Promise<Message>)
    | null
  /** The same message as a stranger sends it, who lacks the provider's key; null: messages are not signed. */
  readonly unsigned: ((message: Message) => Message) | null
  /** Answers of the twin with another amount or currency; null: they tell none, since it was bound at the start. */
  readonly altered: { amount(text: string): string; currency(text: string): string } | null
  /** by-hand: the provider has no call for it. */
  readonly refunds: 'done' | 'by-hand'
}

export const vivaStand: ProviderStand = {
  name: 'viva',
  adapter: ({ shop }, wire) => vivaProvider(shop.config.viva, wire),
  choose,
  claim: s => ({ t: '00000000-0000-4000-8000-000000000000', s, eventId: '0', eci: '1' }),
  async message(door, reference, { id, isPaid }) {
    const transactionId = await chargeOf(door, reference)
    const event = isPaid ? { type: 1796, status: 'F' } : { type: 1798, status: 'E' }
    const payload = webhookBody(reference, { ...event, transactionId, messageId: id })
    return { payload, headers: { 'content-type': 'application/json' } }
  },
  unsigned: null,
  altered: {
    amount: text => text.replace(/"amount":([\d.]+)/g, (_, euros) => `"amount":${+euros + 1}`),
    currency: text => text.replace(/("currencyCode":"?)978/g, '$1840'),
  },
  refunds: 'done',
}

export const epayStand: ProviderStand = {
  name: 'epay',
  adapter: ({ shop }, wire) => {
    if (!shop.config.epay) throw new Error('the shop has no epay')
    return epayProvider(shop.config.epay, wire)
  },
  async choose(door, redirectUrl, choice) {
    const form = await chooseAtEpay(door, redirectUrl, choice)
    return form ? Object.fromEntries((await postBack(door, form)).searchParams) : {}
  },
  claim: a => ({ a, ResultCode: '0', StatusFlag: 'Success', ResponseCode: '00', HashKey: 'F00D' }),
  message: null,
  unsigned: null,
  altered: null,
  refunds: 'by-hand',
}

export const stripeStand: ProviderStand = {
  name: 'stripe',
  adapter: ({ shop }, wire) => stripeProvider(stripeOf(shop), wire),
  async choose(door, redirectUrl, choice) {
    const url = new URL(redirectUrl).pathname
    const { headers, body } = await door.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `outcome=${choice}`,
    })
    // After a decline the page stays, with a link back.
    const way = headers.location ?? /<a href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&')
    return way ? Object.fromEntries(new URL(String(way)).searchParams) : {}
  },
  claim: a => ({ a, session_id: 'cs_test_1', payment_status: 'paid' }),
  async message({ shop }, reference, { id, isPaid }) {
    const object = isPaid
      ? { object: 'checkout.session', client_reference_id: reference, payment_status: 'paid' }
      : { object: 'payment_intent', metadata: { attempt: reference } }
    const type = isPaid ? 'checkout.session.completed' : 'payment_intent.payment_failed'
    const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
    const second = Math.floor(shop.now() / 1000)
    const signature = stripeSignature(stripeOf(shop).webhookSecret, payload, second)
    return {
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    }
  },
  unsigned: ({ payload, headers }) => ({
    payload,
    headers: {
      ...headers,
      'stripe-signature': String(headers['stripe-signature']).replace(/.$/, last =>
        last === '0' ? '1' : '0',
      ),
    },
  }),
  altered: {
    amount: text =>
      text.replace(/"amount_received":(\d+)/g, (_, c) => `"amount_received":${+c + 100}`),
    currency: text => text.replaceAll('"currency":"eur"', '"currency":"usd"'),
  },
  refunds: 'done',
}

function stripeOf({ config }: Door['shop']) {
  if (!config.stripe) throw new Error('the shop has no Stripe')
  return config.stripe
}
