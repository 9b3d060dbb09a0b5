import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type Refusal, refuse } from '#shop/refusal.ts'
import { turns } from './turns.ts'

/**
 * Hashing takes a core for tens of milliseconds, on the four threads that also read files and resolve
 * names. The limit leaves threads for those, and a core for all other calls.
 */
const inTurn = turns({
  running: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 200,
})

export async function passwordHashOf(password: string): Promise<string | Refusal> {
  return (await inTurn(() => hash(typed(password)))) ?? refuse('unavailable')
}

/** Without a kept hash the answer is no after the same work: the time must not tell who has an account. */
export async function isPassword(
  kept: string | null | undefined,
  password: string,
): Promise<boolean | Refusal> {
  const matches = await inTurn(async () => verify(kept ?? (await decoyHash()), typed(password)))
  if (matches === null) return refuse('unavailable')
  return matches && typeof kept === 'string'
}

/** Some keyboards send ή as one character, others as two. */
function typed(password: string): string {
  return password.normalize('NFC')
}

let decoy: Promise<string> | undefined

function decoyHash(): Promise<string> {
  decoy ??= hash(randomBytes(16).toString('hex'))
  return decoy
}
