import type { OrderAnswer } from '#server/answers.ts'
import type { PaymentProviderName } from '#shop/payment-provider.ts'
import type { ErrorCode } from '../../call.ts'
import type { PageUrl } from '../../ui/link.tsx'

/** Milliseconds: the first and the longest pause between two calls, and when asking ends. */
const firstPause = 1000
const longestPause = 5000
export const patience = 60_000
/** Shorter, since a customer who pressed back at the provider has hardly paid. */
export const shortPatience = 8000

/** Milliseconds to wait before the next call, after `asked` calls; null: stop asking. */
export function nextPause(asked: number, elapsed: number, most = patience): number | null {
  if (elapsed >= most) return null
  return Math.min(firstPause * 1.4 ** Math.max(asked - 1, 0), longestPause)
}

export type Outcome = 'paid' | 'failed' | 'open' | 'unknown' | 'login'

type Told =
  | { readonly code: 'ok'; readonly data: { readonly order: Pick<OrderAnswer, 'payment'> } }
  | { readonly code: ErrorCode; readonly data: unknown }

/** What an answer says of the payment; after a failed call it counts as open. */
export function outcomeOf(answer: Told): Outcome {
  switch (answer.code) {
    case 'ok':
      return outcomes[answer.data.order.payment]
    case 'user-not-allowed':
    case 'invalid-token':
      return 'login'
    case 'payment-not-found':
    case 'invalid-input':
      return 'unknown'
    default:
      return 'open'
  }
}

const outcomes: Record<OrderAnswer['payment'], Outcome> = {
  paid: 'paid',
  open: 'open',
  failed: 'failed',
  none: 'failed',
  'at-door': 'paid',
}

/** Where a decided payment leads; null: the return page shows it. A change's payment leads to its order. */
export function wayFrom(
  provider: PaymentProviderName,
  outcome: 'paid' | 'failed',
  { id, changes }: Pick<OrderAnswer, 'id' | 'changes'>,
): PageUrl | null {
  if (changes.length > 0) return `/account/orders/${id}`
  if (provider === 'epay') return `/epay-${outcome === 'paid' ? 'success' : 'failure'}?id=${id}`
  return outcome === 'paid' ? `/account/orders/${id}?thanks=1` : null
}

/** The return URL's parameters as `payment-return` takes them, without those of our dialogs. */
export function returnParams(search: string): Record<string, string> {
  const params = new URLSearchParams(search)
  for (const own of ['login', 'order', 'rules', 'lang']) params.delete(own)
  return Object.fromEntries(
    [...params].filter(([name, value]) => name.length <= 40 && value.length <= 200),
  )
}
