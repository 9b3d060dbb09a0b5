import { createTransport } from 'nodemailer'
import type { Sender } from '../../config/sender.ts'
import { envelopeOf } from './envelope.ts'
import { MailError, type MailTransport } from './mail-transport.ts'

/** Milliseconds that a mail server may take. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** Connections that are open at once; the job sends as many mails at a time. */
export const connections = 3

export function smtpTransport(url: string, from: () => Sender, waits = patience): MailTransport {
  const pool = createTransport({ url, pool: true, maxConnections: connections, ...waits })
  return {
    async send(message) {
      try {
        await pool.sendMail(envelopeOf(message, from()))
      } catch (error) {
        throw new MailError(reasonOf(error), isNoMailbox(error))
      }
    },
    wasSent: async () => null,
    async check() {
      try {
        await pool.verify()
      } catch (error) {
        throw new MailError(reasonOf(error), false)
      }
    },
    close: () => pool.close(),
  }
}

type SmtpTrouble = Error & { code?: string; response?: string; rejectedErrors?: SmtpTrouble[] }

function reasonOf(error: unknown): string {
  const { code, message } = error as SmtpTrouble
  return [code, message].filter(Boolean).join(': ').slice(0, 500)
}

/** The server says for good that there is no such mailbox (RFC 3463: 5.1.1 …); another refusal may be mended. */
function isNoMailbox(error: unknown): boolean {
  const { response, rejectedErrors } = error as SmtpTrouble
  const replies = [response, ...(rejectedErrors ?? []).map(one => one.response)]
  return replies.some(line => /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/.test(line ?? ''))
}
