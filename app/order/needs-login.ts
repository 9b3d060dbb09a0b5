import type { ErrorCode } from '../call.ts'

/** Whether a call was refused because nobody is logged in, or not any more. */
export function needsLogin(code: ErrorCode): boolean {
  return code === 'user-not-allowed' || code === 'invalid-token'
}
