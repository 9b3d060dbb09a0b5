import { createHmac, randomUUID } from 'node:crypto'
import type { SessionAnswer } from '../answers.ts'
import { tokenHashOf } from '../calls/token.ts'
import {
  type LivingSession,
  livingSession,
  noteSession,
  replaceSession,
} from '../db/customer/living-session.ts'
import type { RunningShop } from '../running-shop.ts'
import { sessionEnd } from './session.ts'

/** Milliseconds between two notes of when a session was used. */
const noteEvery = 60 * 60_000
/** Milliseconds of a token's life, and for which a replaced token still works. */
const day = 24 * 60 * 60_000
const tokenAge = 30 * day
export const graceOfToken = day

type Renewed = SessionAnswer & { readonly expiresAt: Date }
type Watched = {
  /** null: the token is no session's, or its session has ended. */
  readonly session: LivingSession | null
  readonly renewed?: Renewed | null
}

/** Reads a token's session and notes its use once an hour. Only a call that reads (`mayRenew`) renews the token. */
export async function watchSession(
  shop: RunningShop,
  token: string,
  { agent, mayRenew }: { agent: string; mayRenew: boolean },
): Promise<Watched> {
  const now = shop.now()
  const tokenHash = tokenHashOf(token)
  const session = await livingSession(shop.db, tokenHash, now)
  if (!session) return { session }
  const noted = { tokenHash, agent: agent.slice(0, 300), now: new Date(now) }
  if (now - (session.seenAt?.getTime() ?? 0) >= noteEvery) await noteSession(shop.db, noted)
  if (!mayRenew || isYoung(session, shop, now)) return { session }
  return { session, renewed: await renew(shop, token, session, now) }
}

function isYoung({ expiresAt }: LivingSession, { config }: RunningShop, now: number): boolean {
  const lifetime = sessionEnd(now, config.tokenExpires).getTime() - now
  return expiresAt.getTime() > now + lifetime - Math.min(tokenAge, lifetime / 2)
}

/**
 * The next token is computed from the old one and from an id that only the server knows, so that
 * calls at the same time, or after a lost answer, get the same token.
 */
async function renew(
  shop: RunningShop,
  token: string,
  session: LivingSession,
  now: number,
): Promise<Renewed | null> {
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

async function followed({ db }: RunningShop, token: string, now: number): Promise<Renewed | null> {
  const replaced = await livingSession(db, tokenHashOf(token), now)
  if (!replaced) return null
  const next = followerOf(token, replaced.id)
  const session = await livingSession(db, tokenHashOf(next), now)
  return session ? { token: next, user: session.user, expiresAt: session.expiresAt } : null
}

function followerOf(token: string, replacedId: string): string {
  return createHmac('sha256', replacedId).update(token).digest('base64url')
}
