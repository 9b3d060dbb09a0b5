import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { type Language, locales } from '#shop/language.ts'
import { findOrder, type SandboxOrder } from '../../db/sandbox/viva.ts'
import { addTransaction, transactionsOf } from '../../db/sandbox/viva-transactions.ts'
import { approvedPage, choicePage, notFoundPage, overPage, pageHeaders } from './sandbox-page.ts'
import type { Sandbox } from './sandbox-viva-api.ts'

const choice = z.object({ outcome: z.enum(['approve', 'decline', 'abandon', 'late']) })
type Outcome = z.infer<typeof choice>['outcome']

/** Viva's event of each outcome: paid, not enough money on the card, the 3DS window closed. */
const eventIds: Record<Outcome, number> = { approve: 0, late: 0, decline: 10051, abandon: 2061 }

type One = { Params: { code: string } }

export function sandboxVivaPay(app: FastifyInstance, { db, config, clock }: Sandbox): void {
  const { publicUrl } = config

  app.get<{ Querystring: { ref?: string } }>(
    '/sandbox/viva/web/checkout',
    async ({ query }, reply) => {
      const ref = String(query.ref ?? '')
      if (!/^\d{16}$/.test(ref)) return page(reply, 404, notFoundPage())
      return reply.redirect(`/sandbox/pay/${ref}`, 302)
    },
  )

  app.get<One>('/sandbox/pay/:code', async ({ params }, reply) => {
    const order = await findOrder(db, params.code, clock())
    if (!order) return page(reply, 404, notFoundPage())
    if (order.state === 0) return page(reply, 200, payPage(order))
    return page(reply, 200, settledPage(order, await backFrom(order)))
  })

  app.post<One>('/sandbox/pay/:code', async ({ params: { code }, body }, reply) => {
    const { data } = choice.safeParse(body)
    const now = data ? await recordTry(code, data.outcome) : null
    if (now && data?.outcome === 'late') return page(reply, 200, latePage(now.order))
    if (now) return reply.redirect(returnUrl(now.order, now.tried), 303)
    const known = await findOrder(db, code, clock())
    if (!known) return page(reply, 404, notFoundPage())
    if (!data) return page(reply, 400, payPage(known))
    return page(reply, 409, settledPage(known, await backFrom(known)))
  })

  /** Records the try; null where no such order waits. */
  async function recordTry(orderCode: string, outcome: Outcome) {
    if (!/^\d{16}$/.test(orderCode)) return null
    const status = outcome === 'approve' || outcome === 'late' ? 'F' : 'E'
    // Viva sends no event for a 3DS window that was closed.
    const tells = outcome === 'abandon' ? null : status === 'F' ? 1796 : 1798
    const eventId = eventIds[outcome]
    const tried = { id: randomUUID(), orderCode, status, eventId, tells } as const
    const order = await addTransaction(db, tried, clock())
    return order && { order, tried }
  }

  function page(reply: FastifyReply, status: number, html: string): FastifyReply {
    return reply.code(status).headers(pageHeaders(publicUrl)).send(html)
  }

  async function backFrom(order: SandboxOrder): Promise<string> {
    const all = await transactionsOf(db, order.code)
    const tries = all.filter(({ parentId }) => !parentId)
    const last = tries.find(({ status }) => status !== 'E') ?? tries.at(-1)
    return returnUrl(order, last ?? null)
  }

  /** A payment source has one address for good and bad ends alike. */
  function returnUrl(order: SandboxOrder, tried: { id: string; eventId: number } | null): string {
    const query = new URLSearchParams({
      ...(tried && { t: tried.id }),
      s: order.code,
      lang: locales[languageOf(order)],
      eventId: String(tried?.eventId ?? 0),
      eci: tried?.eventId === 0 ? '1' : '0',
    })
    return `${publicUrl}/checkout/viva?${query}`
  }
}

function languageOf({ requestLang }: Pick<SandboxOrder, 'requestLang'>): Language {
  return requestLang.toLowerCase().startsWith('en') ? 'en' : 'el'
}

function payPage(order: SandboxOrder): string {
  const { code, amount, customerTrns: description } = order
  return choicePage(languageOf(order), { path: `/sandbox/pay/${code}`, amount, description })
}

function latePage(order: SandboxOrder): string {
  return approvedPage(languageOf(order))
}

function settledPage(order: SandboxOrder, back: string): string {
  const over = order.state === 3 ? 'paid' : order.state === 2 ? 'cancelled' : 'expired'
  return overPage(languageOf(order), over, back)
}
