import type { FastifyInstance } from 'fastify'
import type { StripeConfig } from '../../config/stripe.ts'
import { markEventTold, untoldEvents } from '../../db/sandbox/stripe.ts'
import { withDeadline } from '../deadline.ts'
import { stripeEventAnswer } from './sandbox-stripe-answers.ts'
import type { StripeSandbox } from './sandbox-stripe-api.ts'
import { stripeSignature } from './stripe-webhook.ts'

/** Customers are mostly back in the shop before the message. */
const restMilliseconds = 1000

/** Tells the shop after each choice on the page, and again with the next one what it did not take. */
export function sandboxStripeTelling(
  app: FastifyInstance,
  sandbox: StripeSandbox,
  stripe: StripeConfig,
  url: string,
): void {
  let soon: NodeJS.Timeout | undefined
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'POST' || soon) return
    soon = setTimeout(() => {
      soon = undefined
      tellStripe(sandbox, stripe, url).catch(error =>
        app.log.warn({ err: error }, 'the sandbox of stripe could not tell the shop'),
      )
    }, restMilliseconds).unref()
  })
  app.addHook('onClose', async () => clearTimeout(soon))
}

/** Sends the shop what it has not taken yet, signed as Stripe signs it. */
async function tellStripe(
  { db, clock, fetch }: Pick<StripeSandbox, 'db' | 'clock' | 'fetch'>,
  { webhookSecret }: Pick<StripeConfig, 'webhookSecret'>,
  url: string,
): Promise<void> {
  const now = clock()
  for (const { event, session } of await untoldEvents(db, now)) {
    const body = stripeEventAnswer(event, session)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': stripeSignature(webhookSecret, body, Math.floor(now.getTime() / 1000)),
    }
    const { ok } = await withDeadline(5000, signal =>
      fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }),
    )
    if (ok) await markEventTold(db, event.id, now)
  }
}
