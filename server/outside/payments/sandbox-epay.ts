import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../../config/config.ts'
import { sandboxEpayPay } from './sandbox-epay-pay.ts'
import { sandboxEpaySoap } from './sandbox-epay-soap.ts'

/**
 * The bank's local twin: epay's two SOAP services and its payment page, so that the real adapter
 * runs against it unchanged. It does not exist where real keys are configured.
 */
export function sandboxEpay({
  db,
  config,
  clock,
}: {
  db: Pool
  config: Pick<Config, 'sandbox' | 'publicUrl' | 'epay'>
  clock: () => Date
}) {
  return async (app: FastifyInstance): Promise<void> => {
    const { sandbox, publicUrl, epay } = config
    if (!sandbox || !epay) return
    if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody)
    app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    sandboxEpaySoap(app, { db, publicUrl, epay, clock })
    sandboxEpayPay(app, { db, publicUrl, epay, clock })
  }
}
