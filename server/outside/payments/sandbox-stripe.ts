import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { type StripeSandbox, sandboxStripeApi } from './sandbox-stripe-api.ts'
import { sandboxStripePay } from './sandbox-stripe-pay.ts'
import { sandboxStripeTelling } from './sandbox-stripe-telling.ts'

/**
 * Stripe's local twin: the calls that the shop makes, the hosted page, and messages signed as Stripe
 * signs them, so that the real adapter runs against it unchanged. It does not exist where real keys are
 * configured.
 */
export function sandboxStripe(sandbox: StripeSandbox) {
  return async (app: FastifyInstance): Promise<void> => {
    const { config } = sandbox
    if (!config.sandbox || !config.stripe) return
    if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody)
    sandboxStripeApi(app, sandbox, config.stripe)
    sandboxStripePay(app, sandbox)
    if (sandbox.webhookUrl) sandboxStripeTelling(app, sandbox, config.stripe, sandbox.webhookUrl)
  }
}
