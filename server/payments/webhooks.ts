import type { FastifyInstance, FastifyReply } from 'fastify'
import { defaultLanguage } from '#shop/language.ts'
import { refusalStatus, refuse } from '#shop/refusal/refusal.ts'
import { wrapped } from '../calls/envelope.ts'
import { addressesIn, isAmong } from '../config/address-list.ts'
import { addEvent } from '../db/payment/events.ts'
import { type PaymentProvider, ProviderError, type Webhook } from '../outside/payments/provider.ts'
import type { RunningShop } from '../running-shop.ts'

/** Bytes that a provider's message may have. */
const bodyLimit = 64 * 1024
/** In a minute and address: questions for the key, and messages, where the provider's own addresses are not set. */
const rateLimit = { max: 600, timeWindow: 60_000 }

/**
 * Takes the providers' messages at `/api/payments/{provider}/webhook`. A message about one of our
 * payments is written down and answered at once; a job then asks the provider itself, since anyone
 * can send a message. One about another payment leaves nothing behind.
 */
export function paymentWebhooks(shop: RunningShop) {
  return async (app: FastifyInstance): Promise<void> => {
    // The body stays text: a number of 16 digits would lose its end when parsed.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const provider of Object.values(shop.outside.payments)) webhookOf(app, shop, provider)
  }
}

function webhookOf(
  app: FastifyInstance,
  shop: RunningShop,
  { key: name, webhook }: PaymentProvider,
) {
  if (!webhook) return
  const url = webhookPath(name)
  const ips = name === 'viva' ? shop.config.vivaWebhookIps : null
  const known = ips === null ? null : addressesIn(ips)
  const limited = shop.config.rateLimit ? { config: { rateLimit } } : {}

  if (webhook.key)
    app.get(url, limited, (_request, reply) => answerKey(reply, shop, name, webhook.key))

  app.post(url, { bodyLimit, ...(!known && limited) }, async ({ body, ip, headers }, reply) => {
    if (known && !isAmong(known, ip))
      return reply.code(403).send(wrapped(refuse('user-not-allowed'), defaultLanguage))
    const header = (of: string) => [headers[of]].flat()[0]
    const hint = typeof body === 'string' ? webhook.read(body, header) : null
    if (!hint) return reply.code(400).send(wrapped(refuse('invalid-input'), defaultLanguage))
    if (await addEvent(shop.db, name, hint, shop.now())) shop.jobs.soon('payments')
    return reply.code(200).send({ received: true })
  })
}

async function answerKey(
  reply: FastifyReply,
  shop: RunningShop,
  name: string,
  key: Webhook['key'],
): Promise<unknown> {
  reply.header('cache-control', 'no-store')
  try {
    return { Key: await key?.() }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    shop.log(error, `${name} does not tell the key of its webhooks`)
    const refusal = refuse('unavailable')
    return reply.code(refusalStatus[refusal.refused]).send(wrapped(refusal, defaultLanguage))
  }
}

/** Where a provider sends its messages, for a server whose address is `base`. */
export function webhookUrl(base: string, provider: string): string {
  return new URL(webhookPath(provider), base).href
}

function webhookPath(provider: string): string {
  return `/api/payments/${provider}/webhook`
}
