import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import type { Config } from '../../config/config.ts'
import type { StripeConfig } from '../../config/stripe.ts'
import {
  endSession,
  findSession,
  openSession,
  refundSession,
  type SandboxSession,
} from '../../db/sandbox/stripe.ts'
import { intentAnswer, sessionAnswer } from './sandbox-stripe-answers.ts'

export type StripeSandbox = {
  readonly db: Pool
  readonly config: Pick<Config, 'sandbox' | 'publicUrl' | 'stripe'>
  readonly clock: () => Date
  /** Where it sends the shop its messages; null: it sends none. */
  readonly webhookUrl: string | null
  readonly fetch: typeof fetch
}

const price = 'line_items[0][price_data]'
const cents = z.pipe(
  z.string().check(z.regex(/^\d{1,8}$/)),
  z.transform(text => Number(text)),
)
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const url = z.url({ protocol: /^https?$/ })
const sessionBody = z.object({
  mode: z.literal('payment'),
  'line_items[0][quantity]': z.literal('1'),
  [`${price}[currency]`]: z.string().check(z.regex(/^[a-z]{3}$/)),
  [`${price}[unit_amount]`]: cents.check(z.gte(50)),
  [`${price}[product_data][name]`]: text(250),
  client_reference_id: text(200),
  customer_email: z.email(),
  locale: z._default(z.enum(['el', 'en', 'auto']), 'auto'),
  success_url: url,
  cancel_url: url,
  expires_at: z.string().check(z.regex(/^\d{10}$/)),
})
const refundBody = z.object({ payment_intent: text(200), amount: cents.check(z.gte(1)) })

type One = { Params: { id: string }; Querystring: Record<string, string | undefined> }

/** The calls of Stripe's that the shop makes. */
export function sandboxStripeApi(
  app: FastifyInstance,
  { db, config, clock }: StripeSandbox,
  stripe: StripeConfig,
): void {
  const v1 = '/sandbox/stripe/v1'
  const answers = { page: (id: string) => `${config.publicUrl}/sandbox/stripe/pay/${id}` }

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${v1}/`) || hasKey(request, stripe.secretKey)) return
    return refused(reply, 401, 'invalid_request_error')
  })

  app.get(`${v1}/balance`, async () => ({ object: 'balance', livemode: false }))

  app.post(`${v1}/checkout/sessions`, async (request, reply) => {
    const { data } = sessionBody.safeParse(request.body)
    const createdAt = clock()
    const lasts = Number(data?.expires_at) - createdAt.getTime() / 1000
    if (!data) return refused(reply, 400, 'parameter_invalid')
    if (lasts < 30 * 60 || lasts > 24 * 3600) return refused(reply, 400, 'expires_at_invalid')
    const asked = requestOf(request)
    const opened = await openSession(
      db,
      {
        request: asked,
        amount: Number(data[`${price}[unit_amount]`]),
        currency: String(data[`${price}[currency]`]),
        description: String(data[`${price}[product_data][name]`]),
        reference: data.client_reference_id,
        locale: data.locale,
        successUrl: data.success_url,
        cancelUrl: data.cancel_url,
        createdAt,
        expiresAt: new Date(Number(data.expires_at) * 1000),
      },
      keyOf(request),
    )
    if (opened.request !== asked) return refused(reply, 400, 'idempotency_error')
    return sessionAnswer(opened, answers.page(opened.id))
  })

  app.get<One>(`${v1}/checkout/sessions/:id`, async ({ params, query }, reply) => {
    const found = await known(params.id, 'cs_')
    if (!found) return refused(reply, 404, 'resource_missing')
    return sessionAnswer(found, answers.page(found.id), query['expand[]'])
  })

  app.post<One>(`${v1}/checkout/sessions/:id/expire`, async ({ params }, reply) => {
    const ended = await endSession(db, params.id, 'expired', clock())
    if (ended) return sessionAnswer(ended, answers.page(ended.id))
    const found = await known(params.id, 'cs_')
    return refused(reply, found ? 400 : 404, found ? '' : 'resource_missing')
  })

  app.get<One>(`${v1}/payment_intents/:id`, async ({ params, query }, reply) => {
    const found = await known(params.id, 'pi_')
    if (!found) return refused(reply, 404, 'resource_missing')
    return intentAnswer(found, query['expand[]'] === 'latest_charge')
  })

  app.post(`${v1}/refunds`, async (request, reply) => {
    const { data } = refundBody.safeParse(request.body)
    if (!data) return refused(reply, 400, 'parameter_invalid')
    const { payment_intent: intent, amount } = data
    const paid = await known(intent, 'pi_')
    if (!paid) return refused(reply, 404, 'resource_missing')
    const id = await refundSession(db, { intent, amount, key: keyOf(request) }, clock())
    if (id) return { id, object: 'refund', amount, payment_intent: intent, status: 'succeeded' }
    const isAll = paid.refunded === paid.amount
    return refused(reply, 400, isAll ? 'charge_already_refunded' : 'amount_too_large')
  })

  async function known(id: string, kind: 'cs_' | 'pi_'): Promise<SandboxSession | null> {
    return id.startsWith(kind) ? findSession(db, id, clock()) : null
  }
}

function refused(reply: FastifyReply, status: number, code: string): FastifyReply {
  const error = { type: 'invalid_request_error', ...(code && { code }), message: code }
  return reply.code(status).send({ error })
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key.length <= 255 ? key : null
}

/** What was asked; under one key only the same may be asked again. */
function requestOf({ body }: FastifyRequest): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

function hasKey({ headers }: FastifyRequest, secretKey: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const right = Buffer.from(`Bearer ${secretKey}`)
  return given.length === right.length && timingSafeEqual(given, right)
}
