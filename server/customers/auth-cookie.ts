import type { FastifyReply, FastifyRequest } from 'fastify'
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
export function keepSession(
  reply: FastifyReply,
  config: Config,
  { session, now, expiresAt }: { session: SessionAnswer; now: number; expiresAt: Date },
): void {
  const lasting = {
    ...everywhere(config),
    maxAge: Math.floor((expiresAt.getTime() - now) / 1000),
  }
  const auth = JSON.stringify({ token: session.token, user: session.user })
  reply.setCookie('auth', auth, { ...lasting, httpOnly: true })
  reply.setCookie('user', JSON.stringify(session.user), lasting)
}

export function forgetSession(reply: FastifyReply, config: Config): void {
  const gone = { ...everywhere(config), maxAge: 0 }
  reply.setCookie('auth', '', { ...gone, httpOnly: true })
  reply.setCookie('user', '', gone)
}

function everywhere(config: Config) {
  const secure = config.publicUrl.startsWith('https:')
  return { path: '/', sameSite: 'lax', secure } as const
}

/** JSON for a header: letters beyond ASCII are escaped. */
export function authHeader({ token, user }: SessionAnswer): string {
  return JSON.stringify({ token, user }).replace(
    /[^ -~]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
