import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Language } from '#shop/language.ts'
import { findTicket, recordVisit, type SandboxTicket, tryTicket } from '../../db/sandbox/epay.ts'
import { returnHash } from './epay-hash.ts'
import type { EpaySandbox } from './sandbox-epay-soap.ts'
import {
  approvedPage,
  choicePage,
  notFoundPage,
  overPage,
  pageHeaders,
  postingPage,
} from './sandbox-page.ts'

const choice = z.object({ outcome: z.enum(['approve', 'decline', 'abandon', 'late']) })
const field = (most: number) => z.string().check(z.maxLength(most))
const form = z.object({
  AcquirerId: field(10),
  MerchantId: field(20),
  PosID: field(20),
  User: field(50),
  LanguageCode: z.enum(['el-GR', 'en-US']),
  MerchantReference: field(50),
  ParamBackLink: z._default(field(200), ''),
})

/** The form of the reference tells it from Viva's sixteen digits. */
const path = '/sandbox/pay/:reference(^[0-9a-f]{32}$)'
type One = { Params: { reference: string } }

export function sandboxEpayPay(app: FastifyInstance, sandbox: EpaySandbox): void {
  const { db, epay, publicUrl, clock } = sandbox

  app.post('/sandbox/epay/redirection/pay.aspx', async ({ body }, reply) => {
    const { data } = form.safeParse(body)
    const isOurs =
      data?.AcquirerId === epay.acquirerId &&
      data.MerchantId === epay.merchantId &&
      data.PosID === epay.posId &&
      data.User === epay.user
    if (!data || !isOurs) return page(reply, 400, notFoundPage())
    const { MerchantReference: reference, LanguageCode: lang, ParamBackLink: backLink } = data
    if (!(await findTicket(db, reference))) return page(reply, 404, notFoundPage())
    await recordVisit(db, reference, { lang, backLink })
    return reply.redirect(`/sandbox/pay/${reference}`, 303)
  })

  app.get<One>(path, async ({ params }, reply) => {
    const found = await findTicket(db, params.reference)
    if (!found) return page(reply, 404, notFoundPage())
    if (isWaiting(found)) return page(reply, 200, payPage(found))
    return page(reply, 200, settledPage(found))
  })

  app.post<One>(path, async ({ params, body }, reply) => {
    const found = await findTicket(db, params.reference)
    if (!found) return page(reply, 404, notFoundPage())
    const { data } = choice.safeParse(body)
    if (!data) return page(reply, 400, payPage(found))
    if (!isWaiting(found)) return page(reply, 409, settledPage(found))
    if (data.outcome === 'abandon') return page(reply, 200, backPage(found))
    const code = data.outcome === 'decline' ? '51' : '00'
    const tried = await tryTicket(db, found.reference, code, clock())
    if (!tried)
      return page(reply, 409, settledPage((await findTicket(db, found.reference)) ?? found))
    return page(
      reply,
      200,
      data.outcome === 'late' ? approvedPage(languageOf(tried)) : returnPage(tried),
    )
  })

  function isWaiting({ responseCode, expiresAt }: SandboxTicket): boolean {
    return responseCode === null && expiresAt > clock()
  }

  function payPage(found: SandboxTicket): string {
    const { reference, amount, parameters } = found
    const at = { path: `/sandbox/pay/${reference}`, amount, description: `epay #${parameters}` }
    return choicePage(languageOf(found), at)
  }

  function settledPage(found: SandboxTicket): string {
    const { responseCode } = found
    const over = responseCode === null ? 'expired' : responseCode === '00' ? 'paid' : 'failed'
    return overPage(languageOf(found), over, backLink(found))
  }

  /** The registered backlink, with a form as the other two; nothing in it is signed. */
  function backPage(found: SandboxTicket): string {
    return postingPage(languageOf(found), backLink(found), {
      MerchantReference: found.reference,
    })
  }

  function backLink({ backLink }: SandboxTicket): string {
    return `${publicUrl}/checkout/epay/backlink${backLink && `?${backLink}`}`
  }

  function returnPage(tried: SandboxTicket): string {
    const type = tried.responseCode === '00' ? 'success' : 'failure'
    const url = `${publicUrl}/checkout/epay/${type}`
    return postingPage(languageOf(tried), url, returnFields(sandbox, tried))
  }

  function page(reply: FastifyReply, status: number, html: string): FastifyReply {
    return reply.code(status).headers(pageHeaders(publicUrl)).send(html)
  }
}

/** The bank's signed answer to a try; after a decline there is no package and no authentication. */
function returnFields({ epay }: EpaySandbox, tried: SandboxTicket): Record<string, string> {
  const { ticket, reference, parameters, transactionId, triedAt } = tried
  const isPaid = tried.responseCode === '00'
  const fields: Record<string, string> = {
    SupportReferenceID: String(Number(transactionId) + 90_000_000),
    ResultCode: '0',
    ResultDescription: '',
    StatusFlag: isPaid ? 'Success' : 'Failure',
    ResponseCode: tried.responseCode ?? '',
    ResponseDescription: isPaid ? 'Approved or completed successfully' : 'Insufficient funds',
    LanguageCode: tried.lang,
    MerchantReference: reference,
    TransactionDateTime: triedAt?.toISOString() ?? '',
    TransactionId: transactionId,
    CardType: '1',
    PaymentMethod: 'Card',
    Parameters: parameters,
    ...(isPaid && { ApprovalCode: transactionId.slice(-6), PackageNo: '12', AuthStatus: '01' }),
  }
  const { posId, acquirerId } = epay
  return { ...fields, HashKey: returnHash({ ticket, posId, acquirerId, reference }, fields) }
}

function languageOf({ lang }: SandboxTicket): Language {
  return lang === 'en-US' ? 'en' : 'el'
}
