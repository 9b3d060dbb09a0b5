import type { Environment } from './environment.ts'
import type { Trouble } from './trouble.ts'

/** What a shop that is open to the public lacks, or what would let strangers harm its customers. */
export function troublesInProduction(env: Environment, legalTrouble: string | null): Trouble[] {
  const { PUBLIC_URL: publicUrl } = env
  return [
    ...when(!publicUrl, 'PUBLIC_URL', 'is missing: set it to the shop’s address, https://…'),
    ...when(
      isOpenToAll(publicUrl, env),
      'PUBLIC_URL',
      'begins with http: cookies and passwords would travel in the open; set it to https://…, or to http://localhost with ALLOW_SANDBOX=1 for a rehearsal on one machine',
    ),
    ...when(
      isOpenToAll(env.DESK_URL, env),
      'DESK_URL',
      'begins with http: cookies and passwords would travel in the open; set it to https://…',
    ),
    ...vivaDemo(env),
    ...when(
      env.ALLOW_SANDBOX !== '1' && /^[sr]k_test_/.test(env.STRIPE_SECRET_KEY ?? ''),
      'STRIPE_SECRET_KEY',
      'is a test key: its payments are tests; set the live one, or ALLOW_SANDBOX=1 for a demonstration',
    ),
    ...when(
      !env.SMTP_URL && env.MAIL !== 'files',
      'SMTP_URL',
      'is missing: no customer would get a mail; set it to smtp://…, or MAIL=files to keep mails as files in DATA_DIR',
    ),
    ...when(env.API_KEY === 'demo', 'API_KEY', 'is the demo’s: set one of your own'),
    ...when(env.RATE_LIMIT === 'off', 'RATE_LIMIT', 'is off: passwords could be guessed; unset it'),
    ...when(
      env.SEED === 'demo',
      'SEED',
      'is demo: everybody knows the passwords of the demo’s customers; unset it',
    ),
    ...when(legalTrouble !== null, 'LEGAL_ENTITY', legalTrouble ?? ''),
  ]
}

/** Whether an address sends passwords over a network in the open; a rehearsal stays on its machine. */
function isOpenToAll(url: string | undefined, { ALLOW_SANDBOX }: Environment): boolean {
  if (!url?.startsWith('http:')) return false
  const { hostname } = new URL(url)
  const isHere = /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(hostname)
  return !(isHere && ALLOW_SANDBOX === '1')
}

/** Viva's demo takes test cards: meals would be cooked that nobody has paid. */
function vivaDemo(env: Environment): Trouble[] {
  if (env.ALLOW_SANDBOX === '1') return []
  return (['VIVA_ACCOUNTS_URL', 'VIVA_API_URL', 'VIVA_CHECKOUT_URL'] as const).flatMap(name =>
    when(
      /^demo[^.]*\.vivapayments\.com$/.test(new URL(env[name]).hostname),
      name,
      'is Viva’s demo: its payments are tests; unset it, or set ALLOW_SANDBOX=1 for a demonstration',
    ),
  )
}

function when(isSo: boolean | undefined, name: string, says: string): Trouble[] {
  return isSo ? [{ name, says }] : []
}
