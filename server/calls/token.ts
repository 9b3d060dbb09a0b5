import { createHash } from 'node:crypto'

/** What is kept of a token (SHA-256). */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
