import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type Refusal, refuse } from '#shop/refusal.ts'
import { turns } from './turns.ts'

/**
 * Hashing takes a core for tens of milliseconds on the four threads that also read files and look up
 * names: some are left for those, and a core for everybody who is only shopping.
 */
const inTurn = turns({
  running: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 200,
})

/** What is kept of a password; `unavailable` where too many are at it. */
export async function passwordHashOf(password: string): Promise<string | Refusal> {
  return (await inTurn(() => hash(typed(password)))) ?? refuse('unavailable')
}

/**
 * Whether it is the password that was kept. Where none is kept it is no, after as much work: the time
 * does not tell who is known.
 */
export async function isPassword(
  kept: string | null | undefined,
  password: string,
): Promise<boolean | Refusal> {
  const matches = await inTurn(async () => verify(kept ?? (await nobodysHash()), typed(password)))
  if (matches === null) return refuse('unavailable')
  return matches && typeof kept === 'string'
}

/** One keyboard sends ή as one character, another as two: the password is the same. */
function typed(password: string): string {
  return password.normalize('NFC')
}

let hashOfNobody: Promise<string> | undefined

function nobodysHash(): Promise<string> {
  hashOfNobody ??= hash(randomBytes(16).toString('hex'))
  return hashOfNobody
}
