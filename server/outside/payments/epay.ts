import type { Language } from '#shop/language.ts'
import { toEuros } from '#shop/money.ts'
import type { EpayConfig } from '../../config/epay.ts'
import { isSigned } from './epay-hash.ts'
import { type EpayWire, epayWire } from './epay-wire.ts'
import type { Attempt, Payer, PaymentProvider, Snapshot } from './provider.ts'

/** Our name for a payment at the bank: the attempt's id without its dashes. */
const epayReference = /^[0-9a-f]{32}$/

/** The reason of a snapshot after a return that the bank did not sign. */
export const unsignedReturn = 'unsigned return'

const euro = '978'
const approved = new Set(['00', '08', '10', '16'])
/** Codes without a final result: IRIS may still send the money (09), the reference was approved before (11). */
const undecided = new Set(['', '09', '11'])

/**
 * epay eCommerce by redirection (facts §2.6). The shop believes a return that the bank signed with
 * the ticket, which only the two know, and asks the bank about everything else.
 */
export function epayProvider(options: EpayConfig, wire: Partial<EpayWire> = {}): PaymentProvider {
  const { ticket, followUp } = epayWire(options, { fetch, timeout: 8000, ...wire })

  async function askBank(attempt: Attempt, unsigned: boolean): Promise<Snapshot> {
    const found = await followUp(referenceOf(attempt))
    const reason = unsigned ? unsignedReturn : null
    if (!found) return { ...nothing, reason }
    const { statusFlag, responseCode, transactionId } = found
    const outcome = outcomeOf(statusFlag, responseCode)
    if (outcome === 'paid') return paid(attempt, transactionId)
    return { ...nothing, outcome, reason: outcome === 'failed' ? responseCode : reason }
  }

  return {
    key: 'epay',
    /** A ticket is good for one try. */
    triesAgain: false,

    async start(attempt, payer) {
      const providerRef = attempt.id.replaceAll('-', '')
      const secret = await ticket(ticketFields(attempt, providerRef, payer))
      return { providerRef, secret, redirectUrl: `${options.startUrl}?a=${providerRef}` }
    },

    referenceIn(params) {
      const found = params.a ?? params.MerchantReference ?? ''
      return epayReference.test(found) ? found : null
    },

    async fetch(attempt, params) {
      if (params.HashKey === undefined) return askBank(attempt, params.ResponseCode !== undefined)
      const { posId, acquirerId } = options
      const signing = { posId, acquirerId, ticket: attempt.secret ?? '' }
      if (!attempt.secret || !isSigned({ ...signing, reference: referenceOf(attempt) }, params))
        return askBank(attempt, true)
      return toldBy(attempt, params) ?? askBank(attempt, false)
    },

    /** The bank has no call for it: a ticket expires, and a payment until then is settled. */
    async cancel() {},

    async refund() {
      return { outcome: 'by-hand', providerRef: null }
    },

    async refundedSoFar() {
      return null
    },
  }
}

const epayLanguages: Readonly<Record<Language, string>> = { el: 'el-GR', en: 'en-US' }

/**
 * The hidden fields of the form that takes the browser to the bank; the ticket is not among them.
 */
export function payForm(options: EpayConfig, reference: string, lang: Language) {
  return {
    AcquirerId: options.acquirerId,
    MerchantId: options.merchantId,
    PosID: options.posId,
    User: options.user,
    LanguageCode: epayLanguages[lang],
    MerchantReference: reference,
    ParamBackLink: `a=${reference}`,
  }
}

function ticketFields(attempt: Attempt, reference: string, { name, email }: Payer) {
  return {
    MerchantReference: reference,
    RequestType: '02',
    ExpirePreauth: '0',
    Amount: toEuros(attempt.amount).toFixed(2),
    CurrencyCode: euro,
    Installments: '1',
    Bnpl: '0',
    Parameters: String(attempt.orderNumber),
    CardholderName: [...name].slice(0, 45).join(''),
    Email: email.length <= 50 ? email : '',
  }
}

const nothing: Snapshot = { outcome: 'pending', amount: null, transactionId: null, reason: null }

/** The final result that a signed return holds. ResultCode is not signed, so it can only make the shop ask. */
function toldBy(attempt: Attempt, params: Readonly<Record<string, string>>): Snapshot | null {
  const { ResponseCode = '', StatusFlag = '', SupportReferenceID = '' } = params
  const outcome = outcomeOf(StatusFlag, ResponseCode)
  if (outcome === 'paid' && params.ResultCode === '0')
    // TransactionId is not signed either: a forger could put another payment's there.
    return paid(attempt, SupportReferenceID && `support ${SupportReferenceID}`)
  if (outcome === 'failed') return { ...nothing, outcome, reason: ResponseCode }
  return null
}

function outcomeOf(statusFlag: string, responseCode: string): 'paid' | 'failed' | 'pending' {
  if (statusFlag === 'Success' && approved.has(responseCode)) return 'paid'
  const declined = statusFlag === 'Failure' && !undecided.has(responseCode)
  return declined && !approved.has(responseCode) ? 'failed' : 'pending'
}

/** The ticket binds the amount, so no other amount can have been paid. */
function paid({ amount }: Attempt, transactionId: string): Snapshot {
  return { outcome: 'paid', amount, transactionId: transactionId || null, reason: null }
}

function referenceOf({ id, providerRef }: Attempt): string {
  if (providerRef === null) throw new Error(`payment ${id} never reached epay`)
  return providerRef
}
