import { useSyncExternalStore } from 'react'
import { ask, type Input, isWayCode, Refused } from '../call.ts'
import { newRequestId, queries } from '../queries.ts'
import { isOf, type Keepable, type Kept, type Waiting } from './waiting.ts'

/** What is said now; `requestId`: of a try that did not arrive. */
export type Word = {
  [Each in Keepable]: Pick<Kept<Each>, 'name' | 'input' | 'of' | 'staff'> & {
    readonly requestId?: string
  }
}[Keepable]

const key = 'outbox'
/** Milliseconds in which a wrong press at a door is taken back; until then the shop does not hear of it. */
export const second = 6_000
/** Milliseconds between two tries without a network. */
const pause = 10_000

const listeners = new Set<() => void>()
let waiting: readonly Waiting[] = kept()
let isSending = false

/** What was said on this device and is still to be heard, also after the browser was closed. */
export function useOutbox(): readonly Waiting[] {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting,
  )
}

/**
 * true: the shop took the word. false: the device keeps it, since the shop was not reached or older words wait. It
 * is sent later under the same id, and done once. Throws where the shop refuses it.
 */
export async function askOrKeep(word: Word): Promise<boolean> {
  try {
    if (!hasWaiting(word.staff)) {
      const { name, input, requestId } = word
      const said: object = { requestId, ...input }
      await ask(name, said as Input<typeof name>)
      return true
    }
  } catch (error) {
    if (!(error instanceof Refused) || !isWayCode(error.code)) throw error
  }
  keep(word)
  return false
}

function hasWaiting(staff: string): boolean {
  return waiting.some(one => one.staff === staff && one.no === undefined)
}

/** Keeps a word; `unless`: those that it takes the place of. */
export function keep(
  { requestId = newRequestId(), ...said }: Word,
  unless: (one: Waiting) => boolean = () => false,
): void {
  const at = new Date().toISOString()
  put([...waiting.filter(each => !unless(each)), { ...said, requestId, at }])
}

export function takeBack(requestId: string): void {
  put(waiting.filter(one => one.requestId !== requestId))
}

/** Sends what waits, one after the other, while a screen of it is open. Answers how to stop. */
export function sendInTurn(staff: string): () => void {
  const send = () => void sendAll(staff)
  const timer = setInterval(send, 1_000)
  addEventListener('online', send)
  return () => {
    clearInterval(timer)
    removeEventListener('online', send)
  }
}

/** Sends all that waits of this person now, what could still be taken back too. Throws where one does not arrive. */
export function sendRest(staff: string): Promise<void> {
  return sendThose(one => one.staff === staff)
}

/** Until this instant, by the clock of the device, the shop does not hear of a word. */
function silentUntil(one: Waiting): number {
  // The button that takes it back is gone by then.
  return isOf(one, 'delivery-outcome') ? Date.parse(one.at) + second + 1_000 : 0
}

let nextTry = 0

async function sendAll(staff: string): Promise<void> {
  if (isSending || Date.now() < nextTry) return
  isSending = true
  try {
    await sendThose(one => one.staff === staff && Date.now() >= silentUntil(one))
  } catch (error) {
    // Without a network, or with a session that is over: it waits on.
    if (!(error instanceof Refused)) throw error
    nextTry = Date.now() + pause
  } finally {
    isSending = false
  }
}

/** What the shop has taken. It stays on the screen until the lists are read that show it. */
const heard = new Set<string>()

async function sendThose(isDue: (one: Waiting) => boolean): Promise<void> {
  try {
    for (const { requestId } of waiting) {
      // The person may have taken it back, or said another, while those before it were sent.
      const one = waiting.find(each => each.requestId === requestId && each.no === undefined)
      if (one && !heard.has(requestId) && isDue(one)) await sendOne(one)
    }
  } finally {
    if (heard.size > 0) {
      const taken = new Set(heard)
      await queries.invalidateQueries()
      put(waiting.filter(({ requestId }) => !taken.has(requestId)))
      for (const requestId of taken) heard.delete(requestId)
    }
  }
}

const failures = new Map<string, number>()
const mostFailures = 5

async function sendOne({ name, input, requestId }: Waiting): Promise<void> {
  try {
    const said: object = { requestId, ...input }
    await ask(name, said as Input<typeof name>)
    heard.add(requestId)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { code, data } = error
    // The shop did it the first time, and its answer was lost.
    if (code === 'already-done' || code === 'nothing-changes') heard.add(requestId)
    else if (isWayCode(code) || maySucceedLater(requestId, code)) throw error
    // The packing screen showed the result of a scan at once, so a refusal of it is dropped.
    else if (name === 'tray-scan') takeBack(requestId)
    else {
      const no = { refused: code, data }
      put(waiting.map(one => (one.requestId === requestId ? { ...one, no } : one)))
    }
  }
}

function maySucceedLater(requestId: string, code: Refused['code']): boolean {
  if (code !== 'server-error') return code === 'staff-logged-out' || code === 'too-many-requests'
  const failed = (failures.get(requestId) ?? 0) + 1
  failures.set(requestId, failed)
  // What fails each time must not hold up what was said after it.
  return failed < mostFailures
}

addEventListener('storage', event => {
  if (event.key !== key) return
  waiting = kept()
  for (const listener of listeners) listener()
})

function put(next: readonly Waiting[]): void {
  waiting = next
  // The screen hears of it also where the device has no room left.
  for (const listener of listeners) listener()
  localStorage.setItem(key, JSON.stringify(next))
}

function kept(): readonly Waiting[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly Waiting[]
  } catch {
    return []
  }
}
