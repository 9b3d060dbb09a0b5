import type { FastifyInstance, FastifyRequest } from 'fastify'
import { emailKey } from '#shop/customer/email-key.ts'
import type { Hook, OwnLimit } from '../calls/hook.ts'
import { networkOf } from '../calls/network.ts'
import { tokenOf } from '../customers/auth-cookie.ts'
import type { RunningShop } from '../running-shop.ts'
import { secondsAfterTry } from './shared-counts.ts'

const minute = 60_000

/** A minute: all calls of one address, and the attempts to log in or sign up of one address or account. */
export const limits = { calls: 1200, authAddress: 30, authAccount: 10 }
/** The same for an IPv6 network of 48 bits, which a stranger may own or a carrier's customers share: looser. */
const networkLimits = { calls: 12_000, authAddress: 300, authAccount: 20 }
/** A minute and address: messages to the shop, coupon codes (they can be guessed), copies of one's data. */
export const ownLimits: Readonly<Record<OwnLimit, number>> = { message: 10, coupon: 30, export: 10 }

type Tried = { readonly username?: string; readonly token?: string }
type WhoOf = (request: FastifyRequest) => string
type Check = (request: FastifyRequest) => Promise<number | null>

/**
 * How many seconds a caller must wait, or null: `calls` for any call, `tries` for what a call tries.
 * The limit of an account counts each address alone, so that a stranger cannot lock the owner out. Tries
 * are counted by the database, exactly and for all nodes; calls by each node, which tells the others now
 * and then (shared-counts.ts). `door`: each door counts its own.
 */
export function tooManyFrom(
  app: FastifyInstance,
  { config, db }: Pick<RunningShop, 'config' | 'db'>,
  door: 'shop' | 'desk',
) {
  const usernames = new WeakMap<FastifyRequest, string>()
  const address: WhoOf = ({ ip }) => networkOf(ip, 64)
  const network: WhoOf = ({ ip }) => networkOf(ip, 48)
  const account = (where: WhoOf) => (request: FastifyRequest) =>
    `${where(request)} ${usernames.get(request)}`

  function call(name: string, max: number, who: WhoOf): Check {
    const keyGenerator = (request: FastifyRequest) => `${door} ${name} ${who(request)}`
    const check = app.createRateLimit({ max, timeWindow: minute, keyGenerator })
    return async request => {
      const limit = await check(request)
      return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : null
    }
  }

  function tried(name: string, max: number, who: WhoOf): Check {
    return request => secondsAfterTry(db, `${door} ${name} ${who(request)}`, max, minute)
  }

  const calls = [
    call('calls', limits.calls, address),
    call('network calls', networkLimits.calls, network),
  ]
  const auth = [
    tried('auth', limits.authAddress, address),
    tried('auth of account', limits.authAccount, account(address)),
    tried('network auth', networkLimits.authAddress, network),
    tried('network auth of account', networkLimits.authAccount, account(network)),
  ]
  const own: Readonly<Record<OwnLimit, Check[]>> = {
    message: [tried('message', ownLimits.message, address)],
    coupon: [tried('coupon', ownLimits.coupon, address)],
    export: [tried('export', ownLimits.export, address)],
  }

  async function secondsToWait(checks: readonly Check[], request: FastifyRequest) {
    if (!config.rateLimit) return null
    for (const check of checks) {
      const seconds = await check(request)
      if (seconds !== null) return seconds
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
      const { email, token, staffId } = (input ?? {}) as Partial<Record<string, unknown>>
      usernames.set(request, `staff ${emailKey(String(email ?? token ?? staffId ?? ''))}`)
      return secondsToWait(auth, request)
    },
  }
}

/** Names the account that a call tries to enter: by e-mail, by the token of a mail, or by session. */
function whoIsTried(request: FastifyRequest, { username, token }: Tried): string {
  return username === undefined ? (token ?? tokenOf(request) ?? '') : emailKey(username)
}
