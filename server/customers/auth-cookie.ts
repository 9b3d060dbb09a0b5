import type { FastifyRequest } from 'fastify'
import type { SessionAnswer } from '../answers.ts'
import type { Config } from '../config/config.ts'

/** The caller's token: of an API client's header, else of the browser's cookie (§7). */
export function tokenOf(request: FastifyRequest): string | null {
  return tokenSent(request).token
}

/** The caller's token and whether a browser's cookie brought it, or something in its place. */
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

/** `auth` holds token and user and is hidden from scripts; `user` tells the page who it is (§3). */
export function authCookies(config: Config, session: SessionAnswer): string[] {
  const seconds = config.tokenExpires * 30 * 24 * 60 * 60
  const lasting = `; Path=/; SameSite=Lax; Max-Age=${seconds}${secure(config)}`
  const auth = encodeURIComponent(JSON.stringify({ token: session.token, user: session.user }))
  const user = encodeURIComponent(JSON.stringify(session.user))
  return [`auth=${auth}; HttpOnly${lasting}`, `user=${user}${lasting}`]
}

/** Takes both cookies away. */
export function noAuthCookies(config: Config): string[] {
  const gone = `; Path=/; SameSite=Lax; Max-Age=0${secure(config)}`
  return [`auth=; HttpOnly${gone}`, `user=${gone}`]
}

/** Token and user as JSON, fit for a header: letters beyond ASCII are written by their numbers. */
export function authHeader({ token, user }: SessionAnswer): string {
  return JSON.stringify({ token, user }).replace(
    /[^ -~]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function secure(config: Config): string {
  return config.publicUrl.startsWith('https:') ? '; Secure' : ''
}
