import type { FastifyInstance, FastifyRequest } from 'fastify'
import { emailKey } from '#shop/email-key.ts'
import type { Hook, OwnLimit } from '../calls/hook.ts'
import { networkOf } from '../calls/network.ts'
import type { Config } from '../config/config.ts'
import { tokenOf } from '../customers/auth-cookie.ts'

const minute = 60_000

/** A minute: all calls of one address, and the attempts to log in or sign up of one address or account. */
export const limits = { calls: 1200, authAddress: 30, authAccount: 10 }
/**
 * The same for a whole IPv6 network of 48 bits. A stranger may own one, and a carrier's customers may
 * share one: it is looser, but for the attempts at one account.
 */
const networkLimits = { calls: 12_000, authAddress: 300, authAccount: 20 }
/** A minute and address: messages to the shop, coupon codes (they can be guessed), copies of one's data. */
export const ownLimits: Readonly<Record<OwnLimit, number>> = { message: 10, coupon: 30, export: 10 }

type Tried = { readonly username?: string; readonly token?: string }
type Check = ReturnType<FastifyInstance['createRateLimit']>

/**
 * How many seconds a caller must wait, or null: `calls` for any call, `tries` for what a call tries.
 * The limit of an account counts each address alone, so that a stranger cannot lock the owner out. Each
 * process counts for itself.
 */
export function tooManyFrom(app: FastifyInstance, config: Config) {
  const usernames = new WeakMap<FastifyRequest, string>()
  const limit = (max: number, key: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: minute, keyGenerator: key })
  const address = ({ ip }: FastifyRequest) => networkOf(ip, 64)
  const network = ({ ip }: FastifyRequest) => networkOf(ip, 48)
  const account = (where: typeof address) => (request: FastifyRequest) =>
    `${where(request)} ${usernames.get(request)}`

  const calls = [limit(limits.calls, address), limit(networkLimits.calls, network)]
  const auth = [
    limit(limits.authAddress, address),
    limit(limits.authAccount, account(address)),
    limit(networkLimits.authAddress, network),
    limit(networkLimits.authAccount, account(network)),
  ]
  const own: Readonly<Record<OwnLimit, Check[]>> = {
    message: [limit(ownLimits.message, address)],
    coupon: [limit(ownLimits.coupon, address)],
    export: [limit(ownLimits.export, address)],
  }

  async function secondsToWait(checks: readonly Check[], request: FastifyRequest) {
    if (!config.rateLimit) return null
    for (const check of checks) {
      const limit = await check(request)
      if (!limit.isAllowed && limit.isExceeded) return limit.ttlInSeconds
    }
    return null
  }

  return {
    calls: (request: FastifyRequest) => secondsToWait(calls, request),
    tries(request: FastifyRequest, hook: Hook, input: unknown) {
      if (hook.limit === null) return null
      if (hook.limit !== 'auth') return secondsToWait(own[hook.limit], request)
      usernames.set(request, whoIsTried(request, input as Tried))
      return secondsToWait(auth, request)
    },
    /** A try to enter the staff room. */
    deskTries(request: FastifyRequest, isLogin: boolean, input: unknown) {
      if (!isLogin) return null
      const { email, token } = (input ?? {}) as { email?: unknown; token?: unknown }
      usernames.set(request, `staff ${emailKey(String(email ?? token ?? ''))}`)
      return secondsToWait(auth, request)
    },
  }
}

/** Names the account that a call tries to enter: by e-mail, by the token of a mail, or by session. */
function whoIsTried(request: FastifyRequest, { username, token }: Tried): string {
  return username === undefined ? (token ?? tokenOf(request) ?? '') : emailKey(username)
}
