import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#shop/customer.ts'
import { isRefusal, refusalStatus } from '#shop/refusal.ts'
import type { SessionAnswer } from '../answers.ts'
import { authCookies, authHeader, noAuthCookies, tokenSent } from '../customers/auth-cookie.ts'
import { sessionWatch } from '../customers/session-watch.ts'
import type { RunningShop } from '../running-shop.ts'

const loggingIn = new Set([
  'auth-login-email',
  'auth-register-email',
  'auth-login-social',
  'auth-password-reset',
])
const loggingOut = new Set(['auth-logout', 'customer-delete'])

/**
 * Checks the session of a call. Answers its token, and `tell`, which writes a new or ended session
 * into the reply: as cookies for the shop's own pages, and for other clients as the header `auth`
 * where a token is replaced (§7).
 */
export function sessionKeeper(shop: RunningShop) {
  const watch = sessionWatch(shop)

  const keep = (reply: FastifyReply, session: SessionAnswer) =>
    reply.header('set-cookie', authCookies(shop.config, session))
  const forget = (reply: FastifyReply) => reply.header('set-cookie', noAuthCookies(shop.config))

  return async (request: FastifyRequest) => {
    const { token, byCookie } = tokenSent(request)
    const agent = request.headers['user-agent'] ?? ''
    const { gone, renewed } = token
      ? await watch(token, agent, request.method === 'GET')
      : { gone: byCookie }

    function tell(reply: FastifyReply, hookName: string, result: unknown): void {
      const isOk = !isRefusal(result)
      if (isOk && loggingIn.has(hookName)) keep(reply, result as SessionAnswer)
      else if (isOk && loggingOut.has(hookName)) forget(reply)
      else if (isOk && byCookie && token && hookName === 'customer-update')
        keep(reply, { token, user: named(result as User) })
      else if (renewed && byCookie) keep(reply, renewed)
      else if (renewed) reply.header('auth', authHeader(renewed))
      else if (byCookie && (gone || (!isOk && refusalStatus[result.refused] === 401))) forget(reply)
    }

    return { token: renewed?.token ?? token, tell }
  }
}

/** The cookies carry the name, which `customer-update` may have changed. */
function named({ id, name, email }: User): User {
  return { id, name, email }
}
