import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Hook, OwnLimit } from '../calls/hook.ts'
import type { Config } from '../config/config.ts'
import { tokenOf } from '../customers/auth-cookie.ts'

const minute = 60_000

/** A minute: all calls of one address, and the attempts to log in or sign up of one address or account. */
export const limits = { calls: 1200, authAddress: 30, authAccount: 10 }
/** A minute and address: messages to the shop, coupon codes (they can be guessed), copies of one's data. */
export const ownLimits: Readonly<Record<OwnLimit, number>> = { message: 10, coupon: 30, export: 10 }

type Tried = { readonly username?: string; readonly token?: string }

/**
 * How many seconds a caller must wait, or null. The limit of an account counts each address alone, so
 * that a stranger cannot lock the owner out. Each process counts for itself.
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
  const own = {
    message: app.createRateLimit({ max: ownLimits.message, timeWindow: minute }),
    coupon: app.createRateLimit({ max: ownLimits.coupon, timeWindow: minute }),
    export: app.createRateLimit({ max: ownLimits.export, timeWindow: minute }),
  }
  const usernames = new WeakMap<FastifyRequest, string>()

  return async (request: FastifyRequest, hook: Hook, input: unknown) => {
    const checks = [calls]
    if (hook.limit === 'auth') {
      usernames.set(request, whoIsTried(request, input as Tried))
      checks.push(address, account)
    } else if (hook.limit) checks.push(own[hook.limit])
    for (const check of checks) {
      const limit = await check(request)
      if (!limit.isAllowed && limit.isExceeded) return limit.ttlInSeconds
    }
    return null
  }
}

/** Names the account that a call tries to enter: by e-mail, by the token of a mail, or by session. */
function whoIsTried(request: FastifyRequest, { username, token }: Tried): string {
  return username?.trim().toLowerCase() ?? token ?? tokenOf(request) ?? ''
}
