export const platforms = ['google', 'facebook'] as const
export type Platform = (typeof platforms)[number]

export type Vouched = {
  /** The provider's own id of the person; it never changes, while an e-mail may. */
  readonly subject: string
  readonly name: string
  readonly email: string
  /** The provider knows that the mailbox is theirs. */
  readonly emailVerified: boolean
  /** The provider runs the mailbox itself, so no one else can have it today (facts §3.3). */
  readonly runsMailbox: boolean
}

export type NotVouched = 'invalid-token' | 'permissions-error'

export interface SocialProvider {
  /**
   * Whom a credential from the browser belongs to. `nonce` is what the browser made for this login
   * and kept from the provider. Throws `SocialError` if the provider does not answer.
   */
  vouch(credential: string, nonce: string | null): Promise<Vouched | NotVouched>
}

/** The provider does not answer, or its answer cannot be read. */
export class SocialError extends Error {}

export type SocialWire = {
  readonly fetch: typeof fetch
  readonly clock: () => number
  readonly timeout: number
}

/** A name or an e-mail as the shop keeps it; null where it is neither (§5). */
export function plain(text: unknown, longest: number): string | null {
  if (typeof text !== 'string') return null
  const trimmed = text.replace(/\p{Cc}/gu, ' ').trim()
  return trimmed === '' || trimmed.length > longest ? null : trimmed
}
