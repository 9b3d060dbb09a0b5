import type { Language } from '#shop/language.ts'
import type { Cents } from '#shop/money.ts'

/** One try to pay an order; its amount is frozen. */
export type Attempt = {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: number
  readonly provider: string
  /** The provider's name for it; null until the provider was called. */
  readonly providerRef: string | null
  readonly amount: Cents
  /** What the provider gave to check its word with; never leaves the server. */
  readonly secret: string | null
}

export type Payer = {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly lang: Language
}

/** What the provider says of an attempt, asked server to server. */
export type PaymentOutcome = 'paid' | 'pending' | 'failed' | 'cancelled' | 'expired'
export type Snapshot = {
  readonly outcome: PaymentOutcome
  /** What was really charged, in cents; null unless paid. */
  readonly amount: Cents | null
  readonly transactionId: string | null
  /** The provider's own code of a failure, for the log. */
  readonly reason: string | null
}

/** A payment provider: the real adapter and nothing else speaks its protocol (reading: Orders and payment). */
export type PaymentProvider = {
  readonly key: string
  /** Its page takes another card after one that was declined. */
  readonly triesAgain: boolean
  /** Creates the provider's order, server to server. Throws `ProviderError` when it cannot. */
  start(
    attempt: Attempt,
    payer: Payer,
    method: string,
  ): Promise<{ providerRef: string; redirectUrl: string; secret?: string }>
  /** The provider's reference among the parameters of a return URL; null where there is none. */
  referenceIn(params: Readonly<Record<string, string>>): string | null
  /** How the attempt stands, asked of the provider; `params` are only hints of where to look. */
  fetch(attempt: Attempt, params: Readonly<Record<string, string>>): Promise<Snapshot>
  /** Withdraws an attempt that nobody shall pay any more. */
  cancel(attempt: Attempt): Promise<void>
  /**
   * Gives money of a paid attempt back; `id` is our own name of the refund. by-hand: the provider
   * has no call for it, people do it at the bank. Throws `ProviderError` when it cannot be done now.
   */
  refund(attempt: PaidAttempt, amount: Cents, id: string): Promise<Refunded>
  /** Cents that went back of an attempt so far; null where the provider cannot tell. */
  refundedSoFar(attempt: PaidAttempt): Promise<Cents | null>
  /** What it tells the shop by itself, where it does. */
  readonly webhook?: Webhook
}

export type Webhook = {
  /** What it wants to hear at our address to believe that the address is ours. */
  key(): Promise<string>
  /** What the body of a call says; null where nobody can read it. */
  read(body: string): PaymentHint | null
}

/** The word of whoever called: where to look, never what is so. */
export type PaymentHint = {
  /** The same when it is told again. */
  readonly eventId: string
  readonly kind: string
  readonly providerRef: string | null
  readonly transactionId: string | null
}

export type PaidAttempt = Attempt & { readonly transactionId: string | null }
export type Refunded = { readonly outcome: 'done' | 'by-hand'; readonly providerRef: string | null }

/** The provider is away, or answered what nobody can read. */
export class ProviderError extends Error {}
