import type { FastifyRequest } from 'fastify'
import type { SessionAnswer } from '../answers.ts'
import type { Config } from '../config/config.ts'

/** The token from the header `Authorization`, else from the cookie (§7). */
export function tokenOf(request: FastifyRequest): string | null {
  return tokenSent(request).token
}

/** `by` is `cookie` also where the cookie holds no token. */
export function tokenSent(request: FastifyRequest): {
  token: string | null
  by: 'header' | 'cookie' | null
} {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer) return { token: bearer, by: 'header' }
  return { token: cookieToken(request), by: request.cookies.auth ? 'cookie' : null }
}

function cookieToken(request: FastifyRequest): string | null {
  try {
    const { token } = JSON.parse(request.cookies.auth ?? '{}') as { token?: unknown }
    return typeof token === 'string' && token ? token : null
  } catch {
    return null
  }
}

/**
 * `auth` holds token and user, hidden from scripts; `user` tells the page who is logged in (§3). Both
 * last as long as the session. The specification names them, so they have no prefix `__Host-`; they
 * are otherwise what it asks for: no `Domain`, `Path=/`, and `Secure` under https.
 */
export function authCookies(
  config: Config,
  session: SessionAnswer,
  { now, expiresAt }: { now: number; expiresAt: Date },
): string[] {
  const seconds = Math.floor((expiresAt.getTime() - now) / 1000)
  const lasting = `; Path=/; SameSite=Lax; Max-Age=${seconds}${secure(config)}`
  const auth = encodeURIComponent(JSON.stringify({ token: session.token, user: session.user }))
  const user = encodeURIComponent(JSON.stringify(session.user))
  return [`auth=${auth}; HttpOnly${lasting}`, `user=${user}${lasting}`]
}

export function noAuthCookies(config: Config): string[] {
  const gone = `; Path=/; SameSite=Lax; Max-Age=0${secure(config)}`
  return [`auth=; HttpOnly${gone}`, `user=${gone}`]
}

/** JSON for a header: letters beyond ASCII are escaped. */
export function authHeader({ token, user }: SessionAnswer): string {
  return JSON.stringify({ token, user }).replace(
    /[^ -~]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function secure(config: Config): string {
  return config.publicUrl.startsWith('https:') ? '; Secure' : ''
}
