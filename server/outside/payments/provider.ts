import type { Language } from '#shop/language.ts'
import type { Cents } from '#shop/money.ts'

/** One try to pay an order; its amount never changes. */
export type Attempt = {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: number
  readonly provider: string
  /** The provider's own id; null until the provider was called. */
  readonly providerRef: string | null
  readonly amount: Cents
  /** What the shop checks the provider's returns with; it never leaves the server. */
  readonly secret: string | null
}

/** With the time in which it can be paid; epoch milliseconds. */
export type StartingAttempt = Attempt & { readonly createdAt: number; readonly expiresAt: number }

export type Payer = {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly lang: Language
}

type PaymentOutcome = 'paid' | 'pending' | 'failed' | 'cancelled' | 'expired'
export type Snapshot = {
  readonly outcome: PaymentOutcome
  readonly amount: Cents | null
  readonly transactionId: string | null
  /** The provider's own code of a failure, for the log. */
  readonly reason: string | null
}

/** A payment provider; only its adapter speaks its protocol (reading: Orders and payment). */
export type PaymentProvider = {
  readonly key: string
  /** Its page takes another card after one that was declined. */
  readonly triesAgain: boolean
  /** Creates the provider's order, server to server. Throws `ProviderError` when it cannot. */
  start(
    attempt: StartingAttempt,
    payer: Payer,
    method: string,
  ): Promise<{ providerRef: string; redirectUrl: string; secret?: string }>
  /** Asks whether the provider takes the shop's keys; throws `ProviderError`. Unset: only a payment can tell. */
  check?(): Promise<void>
  /** The provider's reference among the parameters of a return URL; null where there is none. */
  referenceIn(params: Readonly<Record<string, string>>): string | null
  /** Asks the provider how the attempt stands; `params` only hint at where to look. */
  fetch(attempt: Attempt, params: Readonly<Record<string, string>>): Promise<Snapshot>
  /** Withdraws an attempt that must not be paid any more. */
  cancel(attempt: Attempt): Promise<void>
  /**
   * Gives money of a paid attempt back; `id` is our own id of the refund. by-hand: the provider has
   * no call for it, and the desk does it at the bank. Throws `ProviderError` when it cannot be done
   * now.
   */
  refund(attempt: PaidAttempt, amount: Cents, id: string): Promise<Refunded>
  /** Cents of an attempt that went back so far; null where the provider cannot tell. */
  refundedSoFar(attempt: PaidAttempt): Promise<Cents | null>
  readonly webhook?: Webhook
}

export type Webhook = {
  /** What the provider wants to read at our address, to believe that it is ours. Unset: nothing. */
  key?(): Promise<string>
  /** Reads the body of a call with its headers; null where it makes no sense or lacks the signature. */
  read(body: string, header: (name: string) => string | undefined): PaymentHint | null
}

/** The shop believes nothing in a webhook but where to look. */
export type PaymentHint = {
  /** The same each time that the provider repeats an event. */
  readonly eventId: string
  readonly kind: string
  readonly providerRef: string | null
  readonly transactionId: string | null
}

export type PaidAttempt = Attempt & { readonly transactionId: string | null }
export type Refunded = { readonly outcome: 'done' | 'by-hand'; readonly providerRef: string | null }

/** The provider does not answer, or its answer cannot be read. */
export class ProviderError extends Error {}
