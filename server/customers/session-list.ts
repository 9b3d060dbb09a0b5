import { agentName } from '#shop/agent.ts'
import { type Refusal, refuse } from '#shop/refusal.ts'
import type { CustomerSessionAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { closeOneSession, closeSessions, customerOf, sessionsOf } from '../db/sessions.ts'
import { graceOfToken } from './session-watch.ts'

type Sessions = { sessions: CustomerSessionAnswer[] }

/** Where the customer is logged in, the latest seen first. */
export async function customerSessionCollection(call: Call): Promise<Sessions | Refusal> {
  const customer = await customerOf(call.db, call.tokenHash, call.now)
  return customer ? listed(call, customer.id) : refuse('user-not-allowed')
}

/** Logs the customer out elsewhere: of one session, or of all but this one. Answers the rest. */
export async function customerSessionDelete(
  call: Call,
  { sessionId }: { sessionId?: string | undefined },
): Promise<Sessions | Refusal> {
  const customer = await customerOf(call.db, call.tokenHash, call.now)
  if (!customer) return refuse('user-not-allowed')
  if (sessionId === undefined) await closeSessions(call.db, customer.id, call.tokenHash)
  else await closeOneSession(call.db, customer.id, sessionId)
  return listed(call, customer.id)
}

async function listed({ db, tokenHash, now }: Call, customerId: string): Promise<Sessions> {
  const livesAfter = new Date(now + graceOfToken)
  const sessions = await sessionsOf(db, customerId, { tokenHash, livesAfter })
  return {
    sessions: sessions.map(({ id, createdAt, seenAt, agent, current }) => ({
      id,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      agent: agentName(agent),
      current,
    })),
  }
}
