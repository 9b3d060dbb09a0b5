import type { SmsConfig } from '../../config/sms.ts'
import { errorName } from '../../error-code.ts'
import { bodyAtMost } from '../body.ts'
import { withDeadline } from '../deadline.ts'
import { MailError, UnsureError } from '../mail/mail-transport.ts'
import type { SmsProvider } from './sms-provider.ts'

const mostBytes = 64 * 1024

/**
 * Twilio's Messages resource: one POST a message. A number that it refuses is refused for good. `timeout`:
 * milliseconds, longer than fetch waits for a connection.
 */
export function twilio(
  { account, token, from, url }: SmsConfig,
  {
    fetch = globalThis.fetch,
    timeout = 15_000,
  }: { fetch?: typeof globalThis.fetch; timeout?: number } = {},
): SmsProvider {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  return {
    async send({ phone, text }) {
      const body = new URLSearchParams({ To: phone, From: from, Body: text })
      const { status, reason } = await withDeadline(timeout, async signal => {
        const response = await fetch(`${url}/2010-04-01/Accounts/${account}/Messages.json`, {
          ...{ method: 'POST', headers: { authorization }, body, signal, redirect: 'error' },
        })
        const said = response.ok ? null : await bodyAtMost(response, mostBytes).catch(() => null)
        return { status: response.status, reason: reasonIn(said) }
      }).catch((error: unknown) => {
        const reason = `Twilio does not answer: ${errorName(error)}`
        throw isUnreached(error) ? new MailError(reason, false) : new UnsureError(reason)
      })
      if (status >= 300) throw new MailError(`Twilio answers ${status}${reason}`, status === 400)
    },
  }
}

/** Whether the connection was never made. Otherwise Twilio may have taken the message already. */
function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  // Where a host has several addresses, each has an error of its own.
  const troubles: unknown[] = cause instanceof AggregateError ? cause.errors : [cause]
  return troubles.every(trouble => {
    const { syscall = '', code } = (trouble ?? {}) as NodeJS.ErrnoException
    return ['getaddrinfo', 'connect'].includes(syscall) || code === 'UND_ERR_CONNECT_TIMEOUT'
  })
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
