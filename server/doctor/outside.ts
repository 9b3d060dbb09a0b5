import { byBank } from '#shop/bank-transfer.ts'
import type { Config } from '../config/config.ts'
import { withDeadline } from '../outside/deadline.ts'
import type { Outside } from '../outside/outside.ts'
import type { PaymentProvider } from '../outside/payments/provider.ts'
import { type CheckResult, examined, type Finding } from './finding.ts'

/** Milliseconds that an address of the shop may take. */
const patience = 8000

/** Whether mails leave, the providers take the shop's keys, and the shop is reached where it says it is. */
export function examineOutside(
  config: Pick<Config, 'mail' | 'publicUrl' | 'deskUrl' | 'sandbox' | 'production' | 'addresses'>,
  { mails, payments }: Pick<Outside, 'mails' | 'payments'>,
): Promise<Finding[]> {
  const addresses = [...new Set([config.publicUrl, config.deskUrl])]
  return Promise.all([
    examined(
      'mail',
      () => mail(config, mails),
      'SMTP_URL in .env; what the mail server’s own log says',
    ),
    ...asked(payments).map(provider =>
      examined(
        provider.key,
        () => keysOf(config, provider),
        `the keys of ${provider.key} in .env, and whether this machine reaches it`,
      ),
    ),
    ...addresses.map(address =>
      examined(
        'address',
        () => reached(address),
        'is the shop open, and the proxy in front of it?',
      ),
    ),
    streets(config),
  ])
}

/** The providers that answer; a transfer has nobody to ask. */
function asked(payments: Outside['payments']): PaymentProvider[] {
  return Object.values(payments).filter(({ key }) => key !== byBank)
}

async function mail(
  { mail, production }: Pick<Config, 'mail' | 'production'>,
  mails: Outside['mails'],
): Promise<CheckResult> {
  if (!mails.check)
    return {
      state: production ? 'look' : 'fine',
      says: 'mails are files in the data folder; nobody receives them',
    }
  await mails.check()
  const from = mail.from ? ` as ${mail.from.address}` : ''
  return { state: 'fine', says: `the mail server lets the shop in${from}` }
}

async function keysOf(
  { sandbox }: Pick<Config, 'sandbox'>,
  provider: PaymentProvider,
): Promise<CheckResult> {
  if (sandbox) return { state: 'fine', says: 'tests: no real card is asked for or charged' }
  if (!provider.check) return { state: 'look', says: 'keys are set; only a payment can try them' }
  await provider.check()
  return { state: 'fine', says: 'takes the shop’s keys' }
}

async function reached(address: string): Promise<CheckResult> {
  const url = new URL('/health/ready', address)
  const answer = await withDeadline(patience, signal => fetch(url, { signal }))
  const body = (await answer.json().catch(() => null)) as { reason?: string } | null
  if (answer.status === 200) return { state: 'fine', says: `${address} is open` }
  throw new Error(`${address} answers ${answer.status}${body?.reason ? `: ${body.reason}` : ''}`)
}

async function streets({
  addresses,
  production,
}: Pick<Config, 'addresses' | 'production'>): Promise<Finding> {
  const isBuiltIn = addresses.service === 'built-in'
  return {
    about: 'streets',
    state: isBuiltIn && production ? 'look' : 'fine',
    says: isBuiltIn ? 'the built-in ones alone' : `${addresses.service} suggests them`,
    ...(isBuiltIn && production && { todo: 'ADDRESS_SERVICE=photon or google in .env' }),
  }
}
