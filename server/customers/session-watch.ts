import { createHmac, randomUUID } from 'node:crypto'
import type { SessionAnswer } from '../answers.ts'
import { tokenHashOf } from '../calls/token.ts'
import { type LivingSession, replaceSession, seeSession } from '../db/sessions.ts'
import type { RunningShop } from '../running-shop.ts'
import { sessionEnd } from './session.ts'

/** Milliseconds between checks of a session, of a token's life, and for which a replaced token still works. */
const lookEvery = 60 * 60_000
const day = 24 * 60 * 60_000
const tokenAge = 30 * day
export const graceOfToken = day
const mostRemembered = 20_000

type Watched = {
  readonly gone?: true
  readonly renewed?: SessionAnswer & { readonly expiresAt: Date }
}

/**
 * Checks the session of a token, at most once an hour, so that most calls need no query for it. Only a
 * call that reads (`mayRenew`) moves a session to a new token.
 */
export function sessionWatch(shop: RunningShop) {
  const looked = new Map<string, number>()

  return async (token: string, agent: string, mayRenew: boolean): Promise<Watched> => {
    const now = shop.now()
    const tokenHash = tokenHashOf(token)
    const key = tokenHash.toString('base64')
    const last = looked.get(key)
    if (last !== undefined && Math.abs(now - last) < lookEvery) return {}
    const noted = new Date(now - lookEvery)
    const seen = { tokenHash, agent: agent.slice(0, 300), now: new Date(now), noted }
    const session = await seeSession(shop.db, seen)
    if (!session) return { gone: true }
    if (isYoung(session, shop, now)) {
      remember(looked, key, now)
      return {}
    }
    const renewed = mayRenew ? await renew(shop, token, session, now) : null
    return renewed ? { renewed } : {}
  }
}

function isYoung({ expiresAt }: LivingSession, { config }: RunningShop, now: number): boolean {
  const lifetime = sessionEnd(now, config.tokenExpires).getTime() - now
  return expiresAt.getTime() > now + lifetime - Math.min(tokenAge, lifetime / 2)
}

/**
 * The next token is computed from the old one and from an id that only the server knows, so that
 * calls at the same time, or after a lost answer, get the same token.
 */
async function renew(shop: RunningShop, token: string, session: LivingSession, now: number) {
  const { db, config } = shop
  const replacedId = randomUUID()
  const next = followerOf(token, replacedId)
  const expiresAt = sessionEnd(now, config.tokenExpires)
  const move = {
    tokenHash: tokenHashOf(token),
    newHash: tokenHashOf(next),
    replacedId,
    graceEnds: new Date(now + graceOfToken),
    expiresAt,
  }
  if (await replaceSession(db, move)) return { token: next, user: session.user, expiresAt }
  return followed(shop, token, now)
}

/** The token that has replaced this one already, if any. */
async function followed({ db }: RunningShop, token: string, now: number) {
  const instant = new Date(now)
  const never = new Date(0)
  const look = { agent: '', now: instant, noted: never }
  const replaced = await seeSession(db, { ...look, tokenHash: tokenHashOf(token) })
  if (!replaced) return null
  const next = followerOf(token, replaced.id)
  const session = await seeSession(db, { ...look, tokenHash: tokenHashOf(next) })
  return session ? { token: next, user: session.user, expiresAt: session.expiresAt } : null
}

function followerOf(token: string, replacedId: string): string {
  return createHmac('sha256', replacedId).update(token).digest('base64url')
}

function remember(looked: Map<string, number>, key: string, now: number): void {
  looked.delete(key)
  looked.set(key, now)
  if (looked.size <= mostRemembered) return
  const [oldest] = looked.keys()
  if (oldest !== undefined) looked.delete(oldest)
}
