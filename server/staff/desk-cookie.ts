import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { StaffSession } from './entering.ts'

/** The header in which the desk's tab sends what no cookie holds. */
const secretHeader = 'desk-secret'

/**
 * Both halves of a session, each as 43 letters; null where one is missing. The cookie alone is no
 * session: a script that was smuggled into the storefront shares the origin, and so the cookie, but
 * not the tab's secret.
 */
export function halvesOf(request: FastifyRequest): { token: string; secret: string } | null {
  const token = request.cookies.desk ?? ''
  const secret = String(request.headers[secretHeader] ?? '')
  return half.test(token) && half.test(secret) ? { token, secret } : null
}

const half = /^[\w-]{43}$/

export function deskCookie(
  config: Config,
  { token, expiresAt }: StaffSession,
  now: number,
): string {
  const seconds = Math.floor((expiresAt.getTime() - now) / 1000)
  return `desk=${token}; HttpOnly; Path=/; SameSite=Strict; Max-Age=${seconds}${secure(config)}`
}

export function noDeskCookie(config: Config): string {
  return `desk=; HttpOnly; Path=/; SameSite=Strict; Max-Age=0${secure(config)}`
}

function secure(config: Config): string {
  return config.publicUrl.startsWith('https:') ? '; Secure' : ''
}
