import type { FastifyRequest } from 'fastify'
import type { SessionAnswer } from './answers.ts'
import type { Config } from './config.ts'

/** The caller's token: of an API client's header, else of the browser's cookie (§7). */
export function tokenOf(request: FastifyRequest): string | null {
  const bearer = /^Bearer\s+(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer) return bearer
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
  const auth = encodeURIComponent(JSON.stringify(session))
  const user = encodeURIComponent(JSON.stringify(session.user))
  return [`auth=${auth}; HttpOnly${lasting}`, `user=${user}${lasting}`]
}

export function noAuthCookies(config: Config): string[] {
  const gone = `; Path=/; SameSite=Lax; Max-Age=0${secure(config)}`
  return [`auth=; HttpOnly${gone}`, `user=${gone}`]
}

function secure(config: Config): string {
  return config.publicUrl.startsWith('https:') ? '; Secure' : ''
}
