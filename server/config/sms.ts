import type { Environment } from './environment.ts'
import type { Trouble } from './trouble.ts'

export type SmsConfig = {
  readonly account: string
  readonly token: string
  /** A number of the account, or a name of up to 11 letters. */
  readonly from: string
  readonly url: string
}

/** null where no key is set: phones get no text messages. Adds what is missing to `troubles`. */
export function readSms(env: Environment, troubles: Trouble[]): SmsConfig | null {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_URL } = env
  const keys = { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM }
  const missing = Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === 3) return null
  troubles.push(...missing.map(name => ({ name, says: 'is missing beside the other Twilio keys' })))
  return {
    account: TWILIO_ACCOUNT_SID ?? '',
    token: TWILIO_AUTH_TOKEN ?? '',
    from: TWILIO_FROM ?? '',
    url: TWILIO_URL,
  }
}
