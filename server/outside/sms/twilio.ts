import type { SmsConfig } from '../../config/sms.ts'
import { errorName } from '../../error-code.ts'
import { bodyAtMost } from '../body.ts'
import { withDeadline } from '../deadline.ts'
import { MailError } from '../mail/mail-transport.ts'
import type { SmsProvider } from './sms-provider.ts'

const timeout = 15_000
const mostBytes = 64 * 1024

/** Twilio's Messages resource: one POST a message. A number that it refuses is refused for good. */
export function twilio(
  { account, token, from, url }: SmsConfig,
  { fetch = globalThis.fetch }: { fetch?: typeof globalThis.fetch } = {},
): SmsProvider {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  return {
    async send({ phone, text }) {
      const body = new URLSearchParams({ To: phone, From: from, Body: text })
      const { status, reason } = await withDeadline(timeout, async signal => {
        const response = await fetch(`${url}/2010-04-01/Accounts/${account}/Messages.json`, {
          ...{ method: 'POST', headers: { authorization }, body, signal, redirect: 'error' },
        })
        const said = response.ok ? null : await bodyAtMost(response, mostBytes)
        return { status: response.status, reason: reasonIn(said) }
      }).catch((error: unknown) => {
        throw new MailError(`Twilio does not answer: ${errorName(error)}`, false)
      })
      if (status >= 300) throw new MailError(`Twilio answers ${status}${reason}`, status === 400)
    },
  }
}

/** Twilio's own number of what was wrong; its sentence may hold the customer's number. */
function reasonIn(body: Buffer | null): string {
  try {
    const { code } = JSON.parse(body?.toString() ?? 'null') as { code?: unknown }
    return typeof code === 'number' ? `, ${code}` : ''
  } catch {
    return ''
  }
}
