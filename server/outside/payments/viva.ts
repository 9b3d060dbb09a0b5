import * as z from 'zod/mini'
import { locales, type Text } from '#shop/language.ts'
import { toCents } from '#shop/money.ts'
import type { VivaConfig } from '../../config/viva.ts'
import {
  type Attempt,
  type Payer,
  type PaymentProvider,
  ProviderError,
  type Snapshot,
  type StartingAttempt,
} from './provider.ts'
import { vivaRefunds } from './viva-refunds.ts'
import { chargesIn, givenBack, transactionsOf } from './viva-transactions.ts'
import { vivaWebhook } from './viva-webhook.ts'
import { type Answer, readable, vivaWire, type Wire } from './viva-wire.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const euro = '978'
/** Card, instalments, wallet, DIAS, PayPal, Klarna, IRIS. */
const chargeTypes = [5, 6, 9, 15, 48, 52, 60]
const state = { pending: 0, expired: 1, cancelled: 2, paid: 3 } as const

const orderAnswer = z.object({ orderCode: z.string().check(z.regex(/^\d{10,20}$/)) })
const stateAnswer = z.object({ StateId: z.number() })
const transactionAnswer = z.object({
  amount: z.number(),
  orderCode: z.string(),
  statusId: z.string(),
  currencyCode: z.nullish(z.union([z.string(), z.number()])),
  merchantTrns: z.nullish(z.string()),
  transactionTypeId: z.nullish(z.number()),
})
type Transaction = z.infer<typeof transactionAnswer> & { id: string }

/**
 * Viva Smart Checkout: cents go out, decimal euros come back. The shop believes nothing in a URL.
 */
export function vivaProvider(options: VivaConfig, wire: Partial<Wire> = {}): PaymentProvider {
  const { api, legacy, check } = vivaWire(options, {
    fetch,
    clock: Date.now,
    timeout: 8000,
    ...wire,
  })

  async function transaction(id: string): Promise<Transaction | null> {
    const answer = await api(`/checkout/v2/transactions/${id}`)
    if (answer.status === 404) return null
    return { id, ...readable(transactionAnswer, answer) }
  }

  async function stateOf(ref: string): Promise<number> {
    return readable(stateAnswer, await legacy(`/api/orders/${ref}`)).StateId
  }

  /** How a paid order stands where the browser never brought the charge's id. */
  async function chargeSnapshot(attempt: Attempt, ref: string): Promise<Snapshot | null> {
    const transactions = await transactionsOf(legacy, ref)
    for (const id of chargesIn(transactions)) {
      const charge = await transaction(id)
      if (!charge || !belongs(charge, attempt)) continue
      if (isPaid(charge)) return paid(charge)
      // The whole charge was given back at Viva before the shop heard of it.
      if (givenBack(transactions, id) >= toCents(charge.amount))
        return unpaid('cancelled', charge, {})
    }
    return null
  }

  return {
    key: 'viva',
    triesAgain: true,
    check,

    async start(attempt, payer) {
      const answer = await api('/checkout/v2/orders', {
        method: 'POST',
        body: orderRequest(attempt, payer, options.sourceCode),
      })
      const { orderCode } = readable(orderAnswer, answer)
      const redirectUrl = `${options.checkoutUrl}/web/checkout?ref=${orderCode}`
      return { providerRef: orderCode, redirectUrl }
    },

    referenceIn(params) {
      const found = hint(params, 's')
      return found && /^\d{10,20}$/.test(found) ? found : null
    },

    async fetch(attempt, params) {
      const ref = referenceOf(attempt)
      const hinted = hint(params, 't')
      const told = hinted && uuid.test(hinted) ? await transaction(hinted) : null
      const known = told && belongs(told, attempt) ? told : null
      if (known && isPaid(known) && isCharge(known)) return paid(known)
      const current = await stateOf(ref)
      const charged = current === state.paid && (await chargeSnapshot(attempt, ref))
      if (charged) return charged
      if (current === state.expired) return unpaid('expired', known, params)
      if (current === state.cancelled) return unpaid('cancelled', known, params)
      // A declined card may be followed by a good one as long as the order is not paid.
      const declined = current === state.pending && known?.statusId === 'E'
      return unpaid(declined ? 'failed' : 'pending', known, params)
    },

    async cancel(attempt) {
      const ref = referenceOf(attempt)
      const answer = await legacy(`/api/orders/${ref}`, { method: 'DELETE' })
      if (isGood(answer) || answer.status === 404) return
      const current = await stateOf(ref)
      if (current !== state.cancelled && current !== state.expired)
        throw new ProviderError(`viva did not cancel: ${answer.status}`)
    },

    ...vivaRefunds(legacy, options.sourceCode),

    webhook: vivaWebhook(legacy),
  }
}

const orderWord: Text = { el: 'Παραγγελία', en: 'Order' }

function orderRequest(attempt: StartingAttempt, payer: Payer, sourceCode: string) {
  return {
    amount: attempt.amount,
    customerTrns: `${orderWord[payer.lang]} #${attempt.orderNumber}`,
    merchantTrns: attempt.id,
    sourceCode,
    customer: {
      email: payer.email,
      fullName: payer.name,
      ...(payer.phone && { phone: payer.phone }),
      countryCode: 'GR',
      requestLang: locales[payer.lang],
    },
    paymentTimeout: Math.round((attempt.expiresAt - attempt.createdAt) / 1000),
    preauth: false,
    allowRecurring: false,
    maxInstallments: 0,
    paymentNotification: false,
    tipAmount: 0,
    disableExactAmount: false,
    // A cash reference could be paid days later, when the meals' day is over.
    disableCash: true,
    disableWallet: false,
    currencyCode: euro,
    tags: ['web'],
  }
}

function belongs(transaction: Transaction, attempt: Attempt): boolean {
  return transaction.merchantTrns === attempt.id && transaction.orderCode === attempt.providerRef
}

function isPaid({ statusId, currencyCode }: Transaction): boolean {
  return statusId === 'F' && String(currencyCode) === euro
}

/** A refund of the same order looks paid too, so only these types count; others are looked up. */
function isCharge({ transactionTypeId }: Transaction): boolean {
  return chargeTypes.includes(Number(transactionTypeId))
}

function paid({ id, amount }: Transaction): Snapshot {
  return { outcome: 'paid', amount: toCents(amount), transactionId: id, reason: null }
}

function unpaid(
  outcome: Exclude<Snapshot['outcome'], 'paid'>,
  known: Transaction | null,
  params: Readonly<Record<string, string>>,
): Snapshot {
  const event = hint(params, 'eventId')
  const code = event && /^\d{1,6}$/.test(event) ? ` ${event}` : ''
  const reason = known ? `${known.statusId}${code}` : null
  return { outcome, amount: null, transactionId: null, reason }
}

function referenceOf({ id, providerRef }: Attempt): string {
  if (providerRef === null) throw new Error(`payment ${id} never reached viva`)
  return providerRef
}

/** Viva's own documents differ in the case of these names. */
function hint(params: Readonly<Record<string, string>>, name: string): string | null {
  const entry = Object.entries(params).find(([key]) => key.toLowerCase() === name.toLowerCase())
  return entry?.[1] ?? null
}

function isGood({ status }: Answer): boolean {
  return status >= 200 && status <= 299
}
