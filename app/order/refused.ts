import type { FieldError } from '#shop/refusal/refusal.ts'
import type { ErrorCode } from '../call.ts'
import { useOrderExpired } from '../cart/flow.ts'
import { toast } from '../toast.ts'

type Refused = { readonly code: ErrorCode; readonly data: unknown; readonly message: string }

/** Handles a refusal for which the page has no place of its own. */
export function useRefused(): (answer: Refused) => void {
  const orderExpired = useOrderExpired()
  return answer => {
    if (answer.code === 'cart-not-found') orderExpired()
    // A session that ended leads to the login by itself (§4).
    else if (answer.code !== 'user-not-allowed') toast('error', answer.message)
  }
}

/** The invalid fields, if that is why a call was refused. */
export function fieldErrors({ code, data }: Refused): readonly FieldError[] {
  if (code !== 'invalid-input') return []
  return (data as { errors?: readonly FieldError[] } | null)?.errors ?? []
}
