import { randomBytes } from 'node:crypto'

/** 128 random bits as 22 letters that fit into a URL. */
export function randomId(): string {
  return randomBytes(16).toString('base64url')
}

const easyToRead = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code to type: letters and digits that do not look alike, 5 random bits each. */
export function randomCode(length: number): string {
  return [...randomBytes(length)].map(byte => easyToRead[byte % 32]).join('')
}
