import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { type Sandbox, sandboxVivaApi } from './sandbox-viva-api.ts'
import { sandboxVivaPay } from './sandbox-viva-pay.ts'
import { sandboxVivaRefunds } from './sandbox-viva-refunds.ts'
import { sandboxVivaTelling } from './sandbox-viva-telling.ts'

/**
 * The card provider's local twin: Viva's protocol and a payment page, so that the real adapter runs
 * against it unchanged. It does not exist where real keys are configured.
 */
export function sandboxViva({
  db,
  config,
  clock = () => new Date(),
  tokenSeconds = 3600,
  webhookUrl = null,
  fetch = globalThis.fetch,
}: Pick<Sandbox, 'db'> &
  Partial<Omit<Sandbox, 'config'>> & {
    readonly config: Pick<Config, 'sandbox' | 'publicUrl' | 'viva'>
  }) {
  return async (app: FastifyInstance): Promise<void> => {
    const { viva } = config
    if (!config.sandbox || !viva) return
    const own = { ...config, viva }
    const sandbox: Sandbox = { db, config: own, clock, tokenSeconds, webhookUrl, fetch }
    if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody)
    sandboxVivaApi(app, sandbox)
    sandboxVivaPay(app, sandbox)
    sandboxVivaRefunds(app, sandbox)
    sandboxVivaTelling(app, sandbox)
  }
}
