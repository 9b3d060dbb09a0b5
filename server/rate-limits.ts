import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tokenOf } from './auth-cookie.ts'
import type { Config } from './config.ts'
import type { Hook } from './hook.ts'

const minute = 60_000

/**
 * Calls a minute: of one address in all, tries to log in or sign up of one address or account, and
 * messages to the shop of one address.
 */
const limits = { calls: 1200, authAddress: 30, authAccount: 10, messages: 10 }

type Tried = { readonly username?: string; readonly token?: string }

/**
 * Answers how many seconds a caller must wait, or null. The account's own limit counts per address:
 * nobody locks somebody else out.
 */
export function tooManyFrom(app: FastifyInstance, config: Config) {
  if (!config.rateLimit) return async () => null
  const calls = app.createRateLimit({ max: limits.calls, timeWindow: minute })
  const address = app.createRateLimit({ max: limits.authAddress, timeWindow: minute })
  const account = app.createRateLimit({
    max: limits.authAccount,
    timeWindow: minute,
    keyGenerator: request => `${request.ip} ${usernames.get(request)}`,
  })
  const messages = app.createRateLimit({ max: limits.messages, timeWindow: minute })
  const usernames = new WeakMap<FastifyRequest, string>()

  return async (request: FastifyRequest, hook: Hook<unknown>, input: unknown) => {
    const checks = [calls]
    if (hook.limit === 'auth') {
      usernames.set(request, whoIsTried(request, input as Tried))
      checks.push(address, account)
    }
    if (hook.limit === 'message') checks.push(messages)
    for (const check of checks) {
      const limit = await check(request)
      if (!limit.isAllowed && limit.isExceeded) return limit.ttlInSeconds
    }
    return null
  }
}

/** The account that a call would get into: by its e-mail, a mail's link, or the caller's own. */
function whoIsTried(request: FastifyRequest, { username, token }: Tried): string {
  return username?.trim().toLowerCase() ?? token ?? tokenOf(request) ?? ''
}
