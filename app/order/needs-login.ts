import type { ErrorCode } from '../call.ts'

/** Whether a call was refused because the visitor is not logged in, or no longer. */
export function needsLogin(code: ErrorCode): boolean {
  return code === 'user-not-allowed' || code === 'invalid-token'
}
