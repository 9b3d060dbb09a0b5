import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { claimEvents, markTold, nextTelling, type SandboxEvent } from '../../db/sandbox/events.ts'
import { findOrders, type SandboxOrder } from '../../db/sandbox/viva.ts'
import { findTransactions, type SandboxTransaction } from '../../db/sandbox/viva-transactions.ts'
import { withDeadline } from '../deadline.ts'
import { keyOf, type Sandbox } from './sandbox-viva-api.ts'
import { eventAnswer } from './sandbox-viva-events.ts'

export type Tell = Pick<Sandbox, 'db' | 'clock' | 'fetch'> & { readonly url: string }

export function sandboxVivaTelling(app: FastifyInstance, sandbox: Sandbox): void {
  const { config, webhookUrl } = sandbox
  const hasKey = keyOf(config.viva)

  app.get('/sandbox/viva/api/messages/config/token', async (request, reply) => {
    if (!hasKey(request)) return reply.code(401).send()
    return { Key: createHmac('sha256', config.viva.apiKey).update('webhook').digest('hex') }
  })

  if (webhookUrl) tellByItself(app, sandbox, webhookUrl)
}

/**
 * The real provider takes its time too: customers are mostly back in the shop before its webhook.
 */
const restMilliseconds = 1000
/** A timer takes no more than 24 days, and the clock of a test may jump. */
const longestWait = 60_000

/** Sends what is due a while after each answer, and again later where the shop did not take it. */
function tellByItself(app: FastifyInstance, sandbox: Sandbox, url: string): void {
  const closing = new AbortController()
  let soon: NodeJS.Timeout | undefined
  let timer: NodeJS.Timeout | undefined
  let telling: Promise<void> = Promise.resolve()
  /** Another run waits already and will find all events up to then. */
  let isAsked = false

  function tellSoon(): void {
    soon ??= setTimeout(() => {
      soon = undefined
      tellNow()
    }, restMilliseconds).unref()
  }

  /** Runs after the one under way. The shop's own calls never wait for it, nor fail by it. */
  function tellNow(): void {
    if (isAsked) return
    isAsked = true
    const signalled: typeof fetch = (input, init) =>
      withDeadline(5000, deadline =>
        sandbox.fetch(input, { ...init, signal: AbortSignal.any([closing.signal, deadline]) }),
      )
    telling = telling
      .then(() => {
        isAsked = false
        return tell({ ...sandbox, fetch: signalled, url })
      })
      .then(again)
      .catch(error => app.log.warn({ err: error }, 'the sandbox could not tell the shop'))
  }

  async function again(): Promise<void> {
    const next = await nextTelling(sandbox.db)
    clearTimeout(timer)
    if (!next || closing.signal.aborted) return
    const wait = Math.max(100, Math.min(longestWait, next.getTime() - sandbox.clock().getTime()))
    timer = setTimeout(tellNow, wait).unref()
  }

  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') tellSoon()
  })
  // Events that an earlier process did not send.
  app.addHook('onListen', async () => tellNow())
  app.addHook('onClose', async () => {
    closing.abort()
    clearTimeout(soon)
    clearTimeout(timer)
    await telling
  })
}

/** Sends the shop all due events; one that it does not take is sent again later, a few times. */
export async function tell(telling: Tell): Promise<void> {
  const { db, clock } = telling
  const events = await claimEvents(db, clock())
  if (events.length === 0) return
  const charges = events.flatMap(({ transactionId }) => transactionId ?? [])
  const orders = await findOrders(
    db,
    events.map(({ orderCode }) => orderCode),
    clock(),
  )
  const tries = charges.length > 0 ? await findTransactions(db, charges) : []
  const heard = await Promise.all(
    events.map(event => {
      const order = orders.find(({ code }) => code === event.orderCode)
      if (!order) throw new Error(`the sandbox lost its order ${event.orderCode}`)
      return isHeard(
        telling,
        event,
        order,
        tries.find(({ id }) => id === event.transactionId),
      )
    }),
  )
  const told = events.filter((_, index) => heard[index])
  if (told.length === 0) return
  await markTold(
    db,
    told.map(({ messageId }) => messageId),
  )
}

async function isHeard(
  { fetch, url }: Tell,
  event: SandboxEvent,
  order: SandboxOrder,
  tried: SandboxTransaction | undefined,
): Promise<boolean> {
  const body = eventAnswer(event, order, tried ?? null)
  const headers = { 'content-type': 'application/json' }
  try {
    const { ok } = await fetch(url, { method: 'POST', headers, body, redirect: 'error' })
    return ok
  } catch {
    return false
  }
}
