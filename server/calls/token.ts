import { createHash } from 'node:crypto'

/** The database keeps only this hash of a token (SHA-256). */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
