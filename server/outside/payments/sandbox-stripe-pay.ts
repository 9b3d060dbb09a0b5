import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Language } from '#shop/language.ts'
import {
  declineCard,
  endSession,
  findSession,
  type SandboxSession,
} from '../../db/sandbox/stripe.ts'
import { approvedPage, choicePage, notFoundPage, overPage, pageHeaders } from './sandbox-page.ts'
import type { StripeSandbox } from './sandbox-stripe-api.ts'

const choice = z.object({ outcome: z.enum(['approve', 'decline', 'abandon', 'late']) })
type One = { Params: { id: string } }

/** The page that Stripe hosts. A declined card leaves it open for another one. */
export function sandboxStripePay(app: FastifyInstance, { db, config, clock }: StripeSandbox): void {
  const path = '/sandbox/stripe/pay/:id'

  app.get<One>(path, async ({ params }, reply) => {
    const found = await findSession(db, params.id, clock())
    if (!found) return page(reply, 404, notFoundPage())
    return page(reply, 200, found.status === 'open' ? payPage(found) : endedPage(found))
  })

  app.post<One>(path, async ({ params: { id }, body }, reply) => {
    const found = await findSession(db, id, clock())
    if (!found) return page(reply, 404, notFoundPage())
    const { data } = choice.safeParse(body)
    if (!data) return page(reply, 400, payPage(found))
    if (data.outcome === 'abandon') return reply.redirect(found.cancelUrl, 303)
    if (data.outcome === 'decline') {
      const tried = await declineCard(db, id, 'card_declined', clock())
      if (tried) return page(reply, 200, overPage(languageOf(tried), 'failed', tried.cancelUrl))
    } else {
      const paid = await endSession(db, id, 'complete', clock())
      if (paid && data.outcome === 'late') return page(reply, 200, approvedPage(languageOf(paid)))
      if (paid) return reply.redirect(paid.successUrl, 303)
    }
    return page(reply, 409, endedPage((await findSession(db, id, clock())) ?? found))
  })

  function page(reply: FastifyReply, status: number, html: string): FastifyReply {
    return reply.code(status).headers(pageHeaders(config.publicUrl)).send(html)
  }
}

function payPage(session: SandboxSession): string {
  const { id, amount, description } = session
  const at = { path: `/sandbox/stripe/pay/${id}`, amount, description }
  return choicePage(languageOf(session), at)
}

function endedPage(session: SandboxSession): string {
  const isPaid = session.status === 'complete'
  const back = isPaid ? session.successUrl : session.cancelUrl
  return overPage(languageOf(session), isPaid ? 'paid' : 'expired', back)
}

function languageOf({ locale }: Pick<SandboxSession, 'locale'>): Language {
  return locale === 'en' ? 'en' : 'el'
}
