import type { FastifyRequest } from 'fastify'
import { tokenHashOf } from '../calls/token.ts'
import type { Config } from '../config/config.ts'
import type { StaffSession } from './entering.ts'

const deviceName = 'desk-device'
/** Browsers keep no cookie for longer: 400 days. Each login writes it anew. */
const deviceSeconds = 400 * 24 * 3600
/** The header with the tab's half of the session. */
const secretHeader = 'desk-secret'

/** Tabs of one browser that may be logged in; the cookie holds a token of each. */
const mostTabs = 5

export function tokensIn(request: FastifyRequest): readonly string[] {
  return (request.cookies.desk ?? '').split('.').filter(token => half.test(token))
}

/**
 * Both halves of the session, 43 letters each; null: one is missing. The database says which of the
 * tokens belongs to the secret. The cookie alone is no session: a script smuggled into the
 * storefront shares the origin and the cookie, but not the tab's secret.
 */
function halvesOf(
  request: FastifyRequest,
  secret: string,
): { tokens: readonly string[]; secret: string } | null {
  const tokens = tokensIn(request).slice(0, mostTabs)
  return tokens.length > 0 && half.test(secret) ? { tokens, secret } : null
}

type Hashes = { readonly tokenHashes: readonly Buffer[]; readonly secretHash: Buffer }

/** The hashes of both halves, as the database keeps them. */
export function hashesOf(request: FastifyRequest): Hashes | null {
  return hashesWith(request, String(request.headers[secretHeader] ?? ''))
}

/** The same with a secret from a form. */
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

/** Puts a new session's token before those of the other tabs, which stay logged in. */
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

export function deviceKeyIn(request: FastifyRequest): string | null {
  const key = request.cookies[deviceName] ?? ''
  return half.test(key) ? key : null
}

/** null: a device that was sent away. */
export function deviceCookie(config: Config, key: string | null): string {
  const seconds = key === null ? 0 : deviceSeconds
  return `${deviceName}=${key ?? ''}; HttpOnly; Path=/; SameSite=Strict; Max-Age=${seconds}${secure(config)}`
}

function secure(config: Config): string {
  return config.deskUrl.startsWith('https:') ? '; Secure' : ''
}
