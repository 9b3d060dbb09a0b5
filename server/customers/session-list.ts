import type { CustomerSessionAnswer } from '../answers.ts'
import type { CustomerCall } from '../calls/hook.ts'
import { closeOneSession, closeSessions, sessionsOf } from '../db/customer/sessions.ts'
import { agentName } from './agent.ts'
import { graceOfToken } from './session-watch.ts'

type Sessions = { sessions: CustomerSessionAnswer[] }

export function customerSessionCollection(call: CustomerCall): Promise<Sessions> {
  return listed(call)
}

export async function customerSessionDelete(
  call: CustomerCall,
  { sessionId }: { sessionId?: string | undefined },
): Promise<Sessions> {
  if (sessionId === undefined) await closeSessions(call.db, call.customer.id, call.tokenHash)
  else await closeOneSession(call.db, call.customer.id, sessionId)
  return listed(call)
}

async function listed({ db, tokenHash, now, customer }: CustomerCall): Promise<Sessions> {
  const livesAfter = new Date(now + graceOfToken)
  const sessions = await sessionsOf(db, customer.id, { tokenHash, livesAfter })
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
