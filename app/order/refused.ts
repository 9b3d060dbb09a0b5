import type { FieldError } from '#shop/refusal.ts'
import type { ErrorCode } from '../call.ts'
import { useOrderExpired } from '../cart/flow.ts'
import { toast } from '../toast.ts'

type Refused = { readonly code: ErrorCode; readonly data: unknown; readonly message: string }

/** What an order's page does with a "no" that has no place of its own on it. */
export function useRefused(): (answer: Refused) => void {
  const orderExpired = useOrderExpired()
  return answer => {
    if (answer.code === 'cart-not-found') orderExpired()
    else toast('error', answer.message)
  }
}

/** The fields that a call found wrong; none where its "no" is of another kind. */
export function fieldErrors({ code, data }: Refused): readonly FieldError[] {
  if (code !== 'invalid-input') return []
  return (data as { errors?: readonly FieldError[] } | null)?.errors ?? []
}
