import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Pool } from 'pg'
import { toCents } from '#shop/money.ts'
import type { EpayConfig } from '../../config/epay.ts'
import { addTicket, findTicket, type SandboxTicket } from '../../db/sandbox/epay.ts'
import {
  inquiryAcquirer,
  passwordDigest,
  paycenterNamespace,
  redirectionNamespace,
  transactionNamespace,
} from './epay-wire.ts'
import { type Element, envelope, readXml, textAt, XmlError, xmlFields } from './soap.ts'

export type EpaySandbox = {
  readonly db: Pool
  readonly publicUrl: string
  readonly epay: EpayConfig
  readonly clock: () => Date
}

const minutes = 30
const reference = /^[A-Za-z0-9/:_().,+-]{1,50}$/
/** Our own numbers but for 1010, since the bank's list is not public. */
const result = { good: '0', wrong: '1', login: '2', known: '3', unknown: '1010' } as const

export function sandboxEpaySoap(app: FastifyInstance, { db, epay, clock }: EpaySandbox): void {
  const digest = passwordDigest(epay.password)

  app.post('/sandbox/epay/services/tickets/issuer.asmx', async ({ body }, reply) => {
    const message = read(body)
    if (!message) return fault(reply)
    const field = (name: string) => textAt(message, 'Body', 'IssueNewTicket', 'Request', name) ?? ''
    const isKnown =
      field('Username') === epay.user &&
      field('Password') === digest &&
      field('MerchantId') === epay.merchantId &&
      field('PosId') === epay.posId &&
      field('AcquirerId') === epay.acquirerId
    if (!isKnown) return ticketAnswer(reply, result.login, 'Wrong credentials')
    const isGood =
      reference.test(field('MerchantReference')) &&
      field('RequestType') === '02' &&
      field('CurrencyCode') === '978' &&
      /^\d{1,7}\.\d\d$/.test(field('Amount')) &&
      toCents(Number(field('Amount'))) > 0
    if (!isGood) return ticketAnswer(reply, result.wrong, 'Wrong data')
    const createdAt = clock()
    const fresh = {
      ticket: randomBytes(16).toString('hex'),
      reference: field('MerchantReference'),
      amount: toCents(Number(field('Amount'))),
      parameters: field('Parameters'),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
    }
    if (!(await addTicket(db, fresh))) return ticketAnswer(reply, result.known, 'Known reference')
    return ticketAnswer(reply, result.good, 'Success', fresh)
  })

  app.post('/sandbox/epay/services/paymentgateway.asmx', async ({ body }, reply) => {
    const message = read(body)
    if (!message) return fault(reply)
    const request = ['Body', 'ProcessTransaction', 'TransactionRequest'] as const
    const merchant = (name: string) => textAt(message, ...request, 'Header', 'MerchantInfo', name)
    const isKnown =
      textAt(message, ...request, 'Header', 'RequestType') === 'FOLLOW_UP' &&
      merchant('AcquirerID') === inquiryAcquirer(epay.acquirerId) &&
      merchant('MerchantID') === epay.merchantId &&
      merchant('PosID') === epay.posId &&
      merchant('ChannelType') === epay.channel &&
      merchant('User') === epay.user &&
      merchant('Password') === digest
    if (!isKnown) return inquiryAnswer(reply, result.login)
    const asked = textAt(message, ...request, 'Body', 'TransactionInfo', 'MerchantReference') ?? ''
    const found = reference.test(asked) ? await findTicket(db, asked) : null
    if (!found?.triedAt) return inquiryAnswer(reply, result.unknown)
    return inquiryAnswer(reply, result.good, found)
  })

  function ticketAnswer(
    reply: FastifyReply,
    ResultCode: string,
    ResultDescription: string,
    issued: { ticket?: string; createdAt?: Date } = {},
  ): FastifyReply {
    const fields = xmlFields({
      ResultCode,
      ResultDescription,
      TranTicket: issued.ticket ?? '',
      Timestamp: issued.createdAt?.toISOString() ?? '',
      MinutesToExpiration: issued.ticket ? String(minutes) : '0',
    })
    return xml(
      reply,
      `<IssueNewTicketResponse xmlns="${redirectionNamespace}"><IssueNewTicketResult>${fields}</IssueNewTicketResult></IssueNewTicketResponse>`,
    )
  }

  function inquiryAnswer(
    reply: FastifyReply,
    ResultCode: string,
    found: SandboxTicket | null = null,
  ): FastifyReply {
    const merchant = xmlFields({
      AcquirerID: inquiryAcquirer(epay.acquirerId),
      MerchantID: epay.merchantId,
      PosID: epay.posId,
      ChannelType: epay.channel,
      User: epay.user,
    })
    const info = found ? xmlFields(transactionOf(found)) : ''
    return xml(
      reply,
      `<ProcessTransactionResponse xmlns="${paycenterNamespace}"><TransactionResponse xmlns="${transactionNamespace}"><Header><RequestType>FOLLOW_UP</RequestType><MerchantInfo>${merchant}</MerchantInfo><ResultCode>${ResultCode}</ResultCode></Header><Body><TransactionInfo>${info}</TransactionInfo></Body></TransactionResponse></ProcessTransactionResponse>`,
    )
  }
}

function transactionOf({ reference, responseCode, transactionId, triedAt }: SandboxTicket) {
  return {
    StatusFlag: responseCode === '00' ? 'Success' : 'Failure',
    ResponseCode: responseCode ?? '',
    TransactionID: transactionId,
    TransactionDateTime: triedAt?.toISOString() ?? '',
    MerchantReference: reference,
  }
}

function read(body: unknown): Element | null {
  try {
    return typeof body === 'string' ? readXml(body) : null
  } catch (error) {
    if (error instanceof XmlError) return null
    throw error
  }
}

function fault(reply: FastifyReply): FastifyReply {
  const fields = xmlFields({ faultcode: 'soap:Client', faultstring: 'Unreadable request' })
  return xml(reply.code(500), `<soap:Fault>${fields}</soap:Fault>`)
}

function xml(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('text/xml; charset=utf-8').send(envelope(body))
}
