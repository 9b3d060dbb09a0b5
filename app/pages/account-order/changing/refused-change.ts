import type { Answer } from '../../../call.ts'

/** The answer of every call that changes an order. */
export type Reply = Answer<'customer-order-cancel'>

export type Refused = Exclude<Reply, { readonly code: 'ok' }>

/** Why a change is refused: its single errors, where the refusal lists them. */
export function toldOf({ message, data }: Pick<Refused, 'message' | 'data'>): string {
  const errors = errorsIn(data)
  return errors.length > 0 ? errors.join(' ') : message
}

function errorsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('errors' in data)) return []
  if (!Array.isArray(data.errors)) return []
  return data.errors.flatMap((error: { message?: unknown }) =>
    typeof error.message === 'string' ? [error.message] : [],
  )
}

/** The names of meals that a new day does not offer. */
export function missingIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('missing' in data)) return []
  return Array.isArray(data.missing) ? data.missing.map(String) : []
}
