import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { languageOf } from '../calls/envelope.ts'
import * as payments from '../db/payment/payments.ts'
import { payForm, unsignedReturn } from '../outside/payments/epay.ts'
import type { RunningShop } from '../running-shop.ts'
import { startHeaders, startPage } from './epay-start-page.ts'
import { askAndSettle, settlingOf } from './payment.ts'

/** The return addresses that the bank knows; `cancel` is its older word for `backlink`. */
const types = ['success', 'failure', 'backlink', 'cancel']
const bodyLimit = 16 * 1024
/** Returns in a minute from one IP address; a customer has one. */
const rateLimit = { max: 60, timeWindow: 60_000 }
const most = { fields: 40, name: 40, value: 200 }

type Return = { Params: { type: string } }

/**
 * The pages between the shop and epay: one sends the browser to the bank, the others take the form
 * that the bank sends it back with. That form comes from another site, so without cookies. It is
 * settled only if the bank signed it; in any case it leads to the page that asks how it stands.
 */
export function epayRoutes(shop: RunningShop) {
  const { epay } = shop.config
  const provider = shop.outside.payments.epay

  return async (app: FastifyInstance): Promise<void> => {
    if (!epay || !provider) return
    await app.register(formbody, { bodyLimit })
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, _body, done) =>
      done(null),
    )
    app.setErrorHandler<Error, Return>((error, request, reply) => {
      shop.log(error, 'a return from epay could not be taken')
      // The signed fields go on in the address, so that the page can send them again.
      return leave(reply, request.params.type, fieldsOf(request))
    })

    app.get('/checkout/epay/pay', async (request, reply) => {
      const reference = provider.referenceIn(fieldsOf(request))
      if (!reference) return reply.redirect('/checkout')
      const attempt = await payments.byReference(shop.db, 'epay', reference)
      if (attempt?.status !== 'pending' || attempt.expiresAt <= shop.now())
        return reply.redirect(`/checkout/epay/backlink?a=${reference}`)
      const lang = languageOf(request)
      return reply
        .headers(startHeaders(epay.payUrl))
        .send(startPage(lang, epay.payUrl, payForm(epay, reference, lang)))
    })

    const options = { bodyLimit, config: shop.config.rateLimit ? { rateLimit } : {} }
    app.post<Return>('/checkout/epay/:type', options, async (request, reply) => {
      const fields = fieldsOf(request)
      const reference = provider.referenceIn(fields)
      const attempt = reference && (await payments.byReference(shop.db, 'epay', reference))
      if (attempt && attempt.status !== 'paid') {
        const told = await askAndSettle(settlingOf(shop), attempt, fields)
        if (!isRefusal(told) && told.reason === unsignedReturn)
          shop.log(null, `payment ${attempt.id}: a return that the bank did not sign`)
      }
      return leave(reply, request.params.type, reference ? { a: reference } : {})
    })
  }
}

/** Redirects to the page by a GET, which carries the customer's cookies again. */
function leave(reply: FastifyReply, type: string, fields: Record<string, string>): FastifyReply {
  const query = new URLSearchParams(fields).toString()
  const path = `/checkout/epay/${types.includes(type) ? type : 'backlink'}`
  return reply.header('cache-control', 'no-store').redirect(query ? `${path}?${query}` : path, 303)
}

/** The fields of the address and the form that are text of a sensible length. */
function fieldsOf({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): Record<string, string> {
  const given = { ...(query as object), ...(isFields(body) ? body : {}) }
  const kept = Object.entries(given).filter(
    (field): field is [string, string] =>
      field[0].length <= most.name &&
      typeof field[1] === 'string' &&
      field[1].length <= most.value &&
      !field[1].includes('\0'),
  )
  return Object.fromEntries(kept.slice(0, most.fields))
}

function isFields(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
