import { createHash } from 'node:crypto'
import type { EpayConfig } from '../../config/epay.ts'
import { withDeadline } from '../deadline.ts'
import { ProviderError } from './provider.ts'
import { type Element, envelope, readXml, textAt, XmlError, xmlFields } from './soap.ts'
import type { Wire } from './viva-wire.ts'

export const redirectionNamespace = 'http://piraeusbank.gr/paycenter/redirection'
export const paycenterNamespace = 'http://piraeusbank.gr/paycenter'
export const transactionNamespace = 'http://piraeusbank.gr/paycenter/1.0'

export type EpayWire = Pick<Wire, 'fetch' | 'timeout'>
type FollowUp = {
  readonly statusFlag: string
  readonly responseCode: string
  readonly transactionId: string
}

/** The bank does not know the reference, or has not finished with it. */
const unknownReference = '1010'

export function epayWire(options: EpayConfig, wire: EpayWire) {
  return {
    /**
     * Asks for a ticket that binds amount and reference; it is the secret that signs the return.
     */
    async ticket(fields: Readonly<Record<string, string>>): Promise<string> {
      const request = xmlFields({
        Username: options.user,
        Password: passwordDigest(options.password),
        MerchantId: options.merchantId,
        PosId: options.posId,
        AcquirerId: options.acquirerId,
        ...fields,
      })
      const answer = await ask(options.ticketUrl, `${redirectionNamespace}/IssueNewTicket`, [
        `<IssueNewTicket xmlns="${redirectionNamespace}"><Request>`,
        `${request}</Request></IssueNewTicket>`,
      ])
      const result = ['Body', 'IssueNewTicketResponse', 'IssueNewTicketResult'] as const
      const code = readable(textAt(answer, ...result, 'ResultCode'))
      const ticket = textAt(answer, ...result, 'TranTicket')
      if (code !== '0' || !ticket) throw new ProviderError(`epay gave no ticket: ${code}`)
      return ticket
    },

    /** How a reference stands at the bank; null where it is unknown or still under way. */
    async followUp(reference: string): Promise<FollowUp | null> {
      const merchant = xmlFields({
        AcquirerID: inquiryAcquirer(options.acquirerId),
        MerchantID: options.merchantId,
        PosID: options.posId,
        ChannelType: options.channel,
        User: options.user,
        Password: passwordDigest(options.password),
      })
      const answer = await ask(options.inquiryUrl, `${paycenterNamespace}/ProcessTransaction`, [
        `<ProcessTransaction xmlns="${paycenterNamespace}">`,
        `<TransactionRequest xmlns="${transactionNamespace}">`,
        '<Header><RequestType>FOLLOW_UP</RequestType><RequestMethod>SYNCHRONOUS</RequestMethod>',
        `<MerchantInfo>${merchant}</MerchantInfo></Header>`,
        `<Body><TransactionInfo>${xmlFields({ MerchantReference: reference })}</TransactionInfo>`,
        '</Body></TransactionRequest></ProcessTransaction>',
      ])
      const told = ['Body', 'ProcessTransactionResponse', 'TransactionResponse'] as const
      const header = (...path: string[]) => textAt(answer, ...told, 'Header', ...path)
      const info = (name: string) => textAt(answer, ...told, 'Body', 'TransactionInfo', name)
      const code = readable(header('ResultCode'))
      if (code === unknownReference) return null
      if (code !== '0') throw new ProviderError(`epay answered ${code} to an inquiry`)
      const isOurs =
        header('RequestType') === 'FOLLOW_UP' &&
        header('MerchantInfo', 'MerchantID') === options.merchantId &&
        header('MerchantInfo', 'PosID') === options.posId &&
        info('MerchantReference') === reference
      if (!isOurs) throw new ProviderError('epay answered about another payment')
      return {
        statusFlag: readable(info('StatusFlag')),
        responseCode: info('ResponseCode') ?? '',
        transactionId: info('TransactionID') ?? '',
      }
    },
  }

  async function ask(url: string, action: string, body: readonly string[]): Promise<Element> {
    const { status, text } = await send(wire, url, {
      method: 'POST',
      headers: {
        'content-type': 'text/xml; charset=utf-8',
        accept: 'text/xml',
        soapaction: `"${action}"`,
      },
      body: envelope(body.join('')),
    })
    if (status !== 200) throw new ProviderError(`epay answered ${status}`)
    try {
      return readXml(text)
    } catch (error) {
      if (!(error instanceof XmlError)) throw error
      throw new ProviderError('epay gave an answer that cannot be read', { cause: error })
    }
  }
}

/** The ticket service knows the acquirer as 14, the transaction service as GR014. */
export function inquiryAcquirer(acquirerId: string): string {
  return /^\d+$/.test(acquirerId) ? `GR${acquirerId.padStart(3, '0')}` : acquirerId
}

/** The bank wants the password's MD5. That protects nothing; only TLS keeps it secret. */
export function passwordDigest(password: string): string {
  return createHash('md5').update(password).digest('hex')
}

function readable(text: string | null): string {
  if (!text) throw new ProviderError('epay gave an answer that cannot be read')
  return text
}

async function send({ fetch, timeout }: EpayWire, url: string, init: RequestInit) {
  try {
    return await withDeadline(timeout, async signal => {
      const response = await fetch(url, { ...init, signal, redirect: 'error' })
      return { status: response.status, text: await response.text() }
    })
  } catch (error) {
    throw new ProviderError('epay cannot be reached', { cause: error })
  }
}
