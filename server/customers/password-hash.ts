import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import { turns } from '../turns.ts'
import { rememberTries } from './tries.ts'

/**
 * Hashing takes a core for tens of milliseconds, on the four threads that also read files and resolve
 * names. The limit leaves threads for those, and a core for all other calls.
 */
const inTurn = turns({
  running: Math.min(3, Math.max(1, availableParallelism() - 1)),
  waiting: 200,
})
/** Each process hashes on its own, so it orders its queue on its own. */
const tries = rememberTries(Date.now)

/** The network that a login comes from, and the account that it tries. */
type Trying = { readonly from: string; readonly account?: string }

export async function passwordHashOf(password: string, trying: Trying): Promise<string | Refusal> {
  return asTried(trying, () => hash(typed(password)))
}

/** Without a kept hash the answer is no after the same work: the time must not tell who has an account. */
export async function isPassword(
  hash: string | null | undefined,
  password: string,
  trying: Trying,
): Promise<boolean | Refusal> {
  return asTried(trying, async () => {
    const matches = await verify(hash ?? (await decoyHash()), typed(password))
    return matches && typeof hash === 'string'
  })
}

/** A caller with many tries under way, or with failures, waits behind the others. */
async function asTried<Result>(
  { from, account }: Trying,
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  const keys = [`from ${from}`, ...(account === undefined ? [] : [`account ${account}`])]
  tries.begin(keys)
  try {
    const result = await inTurn(work, () => tries.weightOf(keys))
    if (result === false) tries.fail(keys)
    return result ?? refuse('unavailable')
  } finally {
    tries.end(keys)
  }
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
