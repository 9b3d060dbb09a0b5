import { randomBytes } from 'node:crypto'

/** 128 bits that nobody guesses, as 22 letters fit for a URL. */
export function randomId(): string {
  return randomBytes(16).toString('base64url')
}

const easyToRead = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code that people type: capitals and digits that nobody mistakes, 5 bits each. */
export function randomCode(length: number): string {
  return [...randomBytes(length)].map(byte => easyToRead[byte % 32]).join('')
}
