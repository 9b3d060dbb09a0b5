import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallName } from '#shop/calls.ts'
import type { User } from '#shop/customer/customer.ts'
import { isRefusal, refusalStatus } from '#shop/refusal/refusal.ts'
import type { SessionAnswer } from '../answers.ts'
import { authHeader, forgetSession, keepSession, tokenSent } from '../customers/auth-cookie.ts'
import { sessionEnd } from '../customers/session.ts'
import { watchSession } from '../customers/session-watch.ts'
import type { RunningShop } from '../running-shop.ts'

const loggingIn = new Set<CallName>([
  'auth-login-email',
  'auth-register-email',
  'auth-login-social',
  'auth-password-reset',
])
const renaming = new Set<CallName>(['customer-update', 'customer-email-verify'])
const loggingOut = new Set<CallName>(['auth-logout', 'customer-delete'])
/** Calls that begin or end a session. They are answered also to a browser whose session has ended. */
const withoutSession = new Set<CallName>([...loggingIn, 'auth-password-request', 'auth-logout'])

/**
 * Reads the session of a call. `isOver`: the call must be refused, because it sent the token of a
 * session that has ended or never was. `tell` writes a new or ended session into the reply: as cookies
 * for the shop's own pages, and for other clients as the header `auth` where a token is replaced (§7).
 */
export async function sessionOf(shop: RunningShop, request: FastifyRequest, name: CallName) {
  const { token, by } = tokenSent(request)
  const agent = request.headers['user-agent'] ?? ''
  const mayRenew = request.method === 'GET'
  const { session, renewed } = token
    ? await watchSession(shop, token, { agent, mayRenew })
    : { session: null }
  const byCookie = by === 'cookie'

  const keep = (reply: FastifyReply, session: SessionAnswer, expiresAt: Date) =>
    keepSession(reply, shop.config, { session, now: shop.now(), expiresAt })

  const forget = (reply: FastifyReply) => forgetSession(reply, shop.config)

  function tell(reply: FastifyReply, result: unknown): void {
    const isOk = !isRefusal(result)
    if (isOk && loggingIn.has(name))
      keep(reply, result as SessionAnswer, sessionEnd(shop.now(), shop.config.tokenExpires))
    else if (isOk && loggingOut.has(name)) forget(reply)
    else if (isOk && byCookie && token && session && renaming.has(name))
      keep(reply, { token, user: named(result as User) }, session.expiresAt)
    else if (renewed && byCookie) keep(reply, renewed, renewed.expiresAt)
    else if (renewed) reply.header('auth', authHeader(renewed))
    else if (byCookie && (!session || (!isOk && refusalStatus[result.refused] === 401)))
      forget(reply)
  }

  return {
    customer: session?.user ?? null,
    token: session ? (renewed?.token ?? token) : null,
    isOver: token !== null && !session && !withoutSession.has(name),
    tell,
  }
}

/** The cookies carry name and e-mail, which the call may have changed. */
function named({ id, name, email }: User): User {
  return { id, name, email }
}
