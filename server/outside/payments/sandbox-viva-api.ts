import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import type { Config } from '../../config/config.ts'
import type { VivaConfig } from '../../config/viva.ts'
import { addOrder, changeOrder, findOrder } from '../../db/sandbox/viva.ts'
import { findTransaction, transactionsOf } from '../../db/sandbox/viva-transactions.ts'
import {
  failure,
  orderStateAnswer,
  searchedAnswer,
  transactionAnswer,
  withCode,
} from './sandbox-viva-answers.ts'

export type Sandbox = {
  readonly db: Pool
  readonly config: Pick<Config, 'sandbox' | 'publicUrl'> & { readonly viva: VivaConfig }
  readonly clock: () => Date
  /** How long a token serves. */
  readonly tokenSeconds: number
  /** Where it sends the shop its webhooks; null: it sends none. */
  readonly webhookUrl: string | null
  readonly fetch: typeof fetch
}

const text = (most: number) => z._default(z.string().check(z.maxLength(most)), '')
const cents = z.int().check(z.gte(30), z.lte(100_000_000))
const timeout = z.int().check(z.gte(0), z.lte(432_000))

const orderBody = z.object({
  amount: cents,
  customerTrns: text(2048),
  merchantTrns: text(2048),
  sourceCode: text(40),
  customer: z._default(z.object({ email: text(254), fullName: text(200), requestLang: text(10) }), {
    email: '',
    fullName: '',
    requestLang: '',
  }),
  paymentTimeout: z._default(timeout, 1800),
})
const tokenBody = z.object({ grant_type: z.literal('client_credentials') })
const changeBody = z.object({
  amount: z.optional(cents),
  expirationDate: z.optional(z.iso.datetime({ offset: true })),
  isCancelled: z.optional(z.boolean()),
})
export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const orderCode = /^\d{16}$/

type One = { Params: { id: string } }
type Search = { Querystring: Record<string, string | undefined> }

/** Viva's own calls: token, orders and transactions (facts §1.7). */
export function sandboxVivaApi(app: FastifyInstance, { db, config, clock, tokenSeconds }: Sandbox) {
  const { viva } = config
  const sign = (expiry: string) =>
    createHmac('sha256', viva.clientSecret).update(expiry).digest('base64url')
  const hasToken = ({ headers }: FastifyRequest) => {
    const [, expiry = '', signature = ''] =
      /^Bearer (\d+)\.(\S+)$/.exec(headers.authorization ?? '') ?? []
    return Number(expiry) > clock().getTime() && same(signature, sign(expiry))
  }
  const hasKey = keyOf(viva)

  app.post('/sandbox/viva/accounts/connect/token', (request, reply) => {
    if (!same(request.headers.authorization ?? '', basic(viva.clientId, viva.clientSecret)))
      return reply.code(401).send({ error: 'invalid_client' })
    if (!tokenBody.safeParse(request.body).success)
      return reply.code(400).send({ error: 'unsupported_grant_type' })
    const expiry = String(clock().getTime() + tokenSeconds * 1000)
    return reply.send({
      access_token: `${expiry}.${sign(expiry)}`,
      expires_in: tokenSeconds,
      token_type: 'Bearer',
      scope: 'urn:viva:payments:core:api:redirectcheckout',
    })
  })

  app.post('/sandbox/viva/api/checkout/v2/orders', async (request, reply) => {
    if (!hasToken(request)) return reply.code(401).send()
    const { data } = orderBody.safeParse(request.body)
    if (!data) return reply.code(400).send({ status: 400, message: 'Bad Request', eventId: 0 })
    const { customer, paymentTimeout, ...order } = data
    const code = newOrderCode()
    const createdAt = clock()
    const expiresAt = new Date(createdAt.getTime() + paymentTimeout * 1000)
    await addOrder(db, { ...order, ...customer, code, createdAt, expiresAt })
    return reply.type('application/json').send(`{"orderCode":${code}}`)
  })

  app.get<One>('/sandbox/viva/api/checkout/v2/transactions/:id', async (request, reply) => {
    if (!hasToken(request)) return reply.code(401).send()
    const { id } = request.params
    const found = uuid.test(id) ? await findTransaction(db, id) : null
    if (!found) return reply.code(404).send({ status: 404, message: 'Not Found', eventId: 0 })
    return reply.type('application/json').send(transactionAnswer(found))
  })

  app.get<Search>('/sandbox/viva/api/transactions/', async (request, reply) => {
    if (!hasKey(request)) return reply.code(401).send()
    const code = request.query.ordercode ?? ''
    const found = orderCode.test(code) ? await transactionsOf(db, code) : []
    const transactions = found.map(searchedAnswer).join(',')
    return reply
      .type('application/json')
      .send(`{"Transactions":[${transactions}],"ErrorCode":0,"ErrorText":null,"Success":true}`)
  })

  app.get<One>('/sandbox/viva/api/orders/:id', async (request, reply) => {
    if (!hasKey(request)) return reply.code(401).send()
    const order = await findOrder(db, request.params.id, clock())
    if (!order) return reply.code(404).send(failure(404, 'Order was not found'))
    return reply.type('application/json').send(orderStateAnswer(order))
  })

  app.patch<One>('/sandbox/viva/api/orders/:id', async (request, reply) => {
    if (!hasKey(request)) return reply.code(401).send()
    const { data } = changeBody.safeParse(request.body)
    if (!data) return reply.code(400).send(failure(400, 'Bad request'))
    const { amount, expirationDate, isCancelled: cancelled } = data
    const expiresAt = expirationDate ? new Date(expirationDate) : null
    return change(reply, request.params.id, { amount, cancelled, expiresAt })
  })

  app.delete<One>('/sandbox/viva/api/orders/:id', async (request, reply) => {
    if (!hasKey(request)) return reply.code(401).send()
    return change(reply, request.params.id, { cancelled: true })
  })

  async function change(reply: FastifyReply, code: string, to: Parameters<typeof changeOrder>[2]) {
    if (!(await findOrder(db, code, clock())))
      return reply.code(404).send(failure(404, 'Order was not found'))
    if (!(await changeOrder(db, code, to, clock())))
      return reply.code(409).send(failure(409, 'Order cannot be changed any more'))
    const done = withCode(code, 'OrderCode', { ErrorCode: 0, ErrorText: null, Success: true })
    return reply.type('application/json').send(done)
  }
}

export function keyOf({ merchantId, apiKey }: Pick<VivaConfig, 'merchantId' | 'apiKey'>) {
  return ({ headers }: FastifyRequest) =>
    same(headers.authorization ?? '', basic(merchantId, apiKey))
}

/** Odd and beyond 2^53: code that reads it as a number gets another order's. */
function newOrderCode(): string {
  return String(9_007_199_254_740_993n + 2n * BigInt(randomInt(2 ** 47)))
}

function basic(name: string, secret: string): string {
  return `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`
}

function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
