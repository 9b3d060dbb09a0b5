import type { FastifyRequest } from 'fastify'
import { tokenHashOf } from '../calls/token.ts'
import type { Config } from '../config/config.ts'
import type { StaffSession } from './entering.ts'

/** The header in which the desk's tab sends what no cookie holds. */
const secretHeader = 'desk-secret'

/** Tabs of one browser that may be logged in side by side; the cookie holds the token of each. */
const mostTabs = 5

/** The tokens of this browser's tabs, the newest first. */
export function tokensIn(request: FastifyRequest): readonly string[] {
  return (request.cookies.desk ?? '').split('.').filter(token => half.test(token))
}

/**
 * Both halves of a session, each as 43 letters; null where one is missing. Which of the browser's
 * tokens belongs to the secret is for the database to say. The cookie alone is no
 * session: a script that was smuggled into the storefront shares the origin, and so the cookie, but
 * not the tab's secret.
 */
function halvesOf(
  request: FastifyRequest,
  secret: string,
): { tokens: readonly string[]; secret: string } | null {
  const tokens = tokensIn(request).slice(0, mostTabs)
  return tokens.length > 0 && half.test(secret) ? { tokens, secret } : null
}

type Hashes = { readonly tokenHashes: readonly Buffer[]; readonly secretHash: Buffer }

/** The same, as the database knows them. */
export function hashesOf(request: FastifyRequest): Hashes | null {
  return hashesWith(request, String(request.headers[secretHeader] ?? ''))
}

/** The same, where the secret came in a form. */
export function hashesWith(request: FastifyRequest, secret: string): Hashes | null {
  const halves = halvesOf(request, secret)
  return (
    halves && {
      tokenHashes: halves.tokens.map(tokenHashOf),
      secretHash: tokenHashOf(halves.secret),
    }
  )
}

const half = /^[\w-]{43}$/

/** A new session's token before those of the other tabs, which stay logged in. */
export function deskCookie(
  config: Config,
  others: readonly string[],
  { token, expiresAt }: StaffSession,
  now: number,
): string {
  const tokens = [token, ...others].slice(0, mostTabs).join('.')
  const seconds = Math.floor((expiresAt.getTime() - now) / 1000)
  return `desk=${tokens}; HttpOnly; Path=/; SameSite=Strict; Max-Age=${seconds}${secure(config)}`
}

export function noDeskCookie(config: Config): string {
  return `desk=; HttpOnly; Path=/; SameSite=Strict; Max-Age=0${secure(config)}`
}

function secure(config: Config): string {
  return config.deskUrl.startsWith('https:') ? '; Secure' : ''
}
