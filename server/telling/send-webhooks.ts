import { transaction } from '../db/database.ts'
import { addEvent } from '../db/shop/shop-events.ts'
import {
  type ClaimedMessage,
  claimMessage,
  dueEndpoints,
  markNotTaken,
  markTaken,
} from '../db/webhook/webhook-messages.ts'
import { pauseEndpoint, type WebhookEndpoint } from '../db/webhook/webhooks.ts'
import { postOutside } from '../outside/webhooks/post.ts'
import type { RunningShop } from '../running-shop.ts'
import { signedHeaders } from './signature.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** Milliseconds before each next try, as Standard Webhooks proposes: three days in all. */
const waits = [5 * second, 5 * minute, 30 * minute].concat(
  [2, 5, 10, 14, 20, 24].map(hours => hours * hour),
)
/** After this time without a result a claimed message counts as lost. */
const patience = 2 * minute
/** An endpoint that took nothing for so long is paused; its messages wait. */
const longestFailing = 72 * hour
/** Milliseconds that one endpoint may take of a run: the others wait behind it. */
const share = 20 * second
const together = 3

/** Sends the messages that are due; answers how many were taken. */
export async function sendWebhooks(shop: RunningShop): Promise<number> {
  const endpoints = await dueEndpoints(shop.db, shop.now())
  let taken = 0
  const worker = async () => {
    for (let next = endpoints.shift(); next; next = endpoints.shift())
      taken += await sendTo(shop, next)
  }
  await Promise.all(Array.from({ length: together }, worker))
  return taken
}

/** One after the other, so that they arrive in order; the first failure ends the run for it. */
async function sendTo(shop: RunningShop, endpoint: WebhookEndpoint): Promise<number> {
  const begun = performance.now()
  for (let taken = 0; ; taken++) {
    if (performance.now() - begun > share) return taken
    const now = shop.now()
    const message = await claimMessage(shop.db, endpoint.id, now, now + patience)
    if (!message) return taken
    if (!(await sendOne(shop, endpoint, message))) return taken
  }
}

async function sendOne(
  shop: RunningShop,
  { id, url, secret, oldSecret, failingSince }: WebhookEndpoint,
  message: ClaimedMessage,
): Promise<boolean> {
  const now = shop.now()
  const body = bodyOf(message)
  const secrets = oldSecret ? [secret, oldSecret] : [secret]
  const headers = signedHeaders(message.id, now, body, secrets)
  const { answer, outcome } = await postOutside(url, headers, body, {
    inside: shop.config.webhooksInside,
  })
  if (outcome === 'taken') {
    await markTaken(shop.db, id, message, answer, shop.now())
    return true
  }
  const wait = waits[message.tries - 1]
  const nextTry = wait === undefined ? null : now + wait
  const isOver = failingSince !== null && now - failingSince.getTime() >= longestFailing
  const why = outcome === 'gone' ? 'it says that it is gone (410)' : `took nothing for three days`
  await transaction(shop.db, async tx => {
    // A paused endpoint keeps its messages for the day on which it is resumed.
    const pauses = outcome === 'gone' || isOver
    await markNotTaken(tx, id, message, { answer, nextTry: pauses ? now : nextTry, now })
    if (!pauses || !(await pauseEndpoint(tx, id, why, now))) return
    await addEvent(tx, 'webhook.paused', {
      endpoint: id,
      url: withoutQuery(url),
      gone: outcome === 'gone',
    })
    shop.log(null, `webhook ${id} is paused: ${why}; last answer: ${answer}`)
  })
  return false
}

/** The same bytes in each try. */
function bodyOf({ number, type, data, happenedAt }: ClaimedMessage): string {
  return JSON.stringify({ type, timestamp: happenedAt.toISOString(), sequence: number, data })
}

/** Some receivers carry a key in their address. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
