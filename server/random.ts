import { randomBytes } from 'node:crypto'

/** 128 bits that nobody guesses, as 22 letters fit for a URL. */
export function randomId(): string {
  return randomBytes(16).toString('base64url')
}
