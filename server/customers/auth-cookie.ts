import type { FastifyRequest } from 'fastify'
import type { SessionAnswer } from '../answers.ts'
import type { Config } from '../config/config.ts'

/** The token from the header `Authorization`, else from the cookie (§7). */
export function tokenOf(request: FastifyRequest): string | null {
  return tokenSent(request).token
}

/** `byCookie` also where the cookie holds no valid token. */
export function tokenSent(request: FastifyRequest): { token: string | null; byCookie: boolean } {
  const bearer = /^Bearer\s+(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer) return { token: bearer, byCookie: false }
  return { token: cookieToken(request), byCookie: Boolean(request.cookies.auth) }
}

function cookieToken(request: FastifyRequest): string | null {
  try {
    const { token } = JSON.parse(request.cookies.auth ?? '{}') as { token?: unknown }
    return typeof token === 'string' && token.length <= 200 ? token : null
  } catch {
    return null
  }
}

/** `auth` holds token and user, hidden from scripts; `user` tells the page who is logged in (§3). */
export function authCookies(config: Config, session: SessionAnswer): string[] {
  const seconds = config.tokenExpires * 30 * 24 * 60 * 60
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
