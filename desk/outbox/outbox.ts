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

/** Whether something of this person waits: what is said next goes behind it. */
export function hasWaiting(staff: string): boolean {
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
export async function sendRest(staff: string): Promise<void> {
  for (const one of waiting.filter(({ no }) => no === undefined))
    if (one.staff === staff) await sendOne(one)
}

let nextTry = 0

async function sendAll(staff: string): Promise<void> {
  if (isSending || Date.now() < nextTry) return
  isSending = true
  try {
    for (const one of waiting.filter(({ no }) => no === undefined)) {
      const until = isOf(one, 'delivery-outcome') ? Date.parse(one.at) + second : 0
      if (one.staff === staff && Date.now() >= until) await sendOne(one)
    }
  } catch (error) {
    // Without a network, or with a session that is over: it waits on.
    if (!(error instanceof Refused)) throw error
    nextTry = Date.now() + pause
  } finally {
    isSending = false
  }
}

async function sendOne({ name, input, requestId }: Waiting): Promise<void> {
  try {
    const said: object = { requestId, ...input }
    await ask(name, said as Input<typeof name>)
    takeBack(requestId)
    await queries.invalidateQueries()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { code, data } = error
    // The shop did it the first time, and its answer was lost.
    if (code === 'already-done' || code === 'nothing-changes') takeBack(requestId)
    else if (isWayCode(code) || code === 'staff-logged-out') throw error
    // The packing screen showed the result of a scan at once, so a refusal of it is dropped.
    else if (name === 'tray-scan') takeBack(requestId)
    else {
      const no = { refused: code, data }
      put(waiting.map(one => (one.requestId === requestId ? { ...one, no } : one)))
    }
  }
}

addEventListener('storage', event => {
  if (event.key !== key) return
  waiting = kept()
  for (const listener of listeners) listener()
})

function put(next: readonly Waiting[]): void {
  waiting = next
  localStorage.setItem(key, JSON.stringify(next))
  for (const listener of listeners) listener()
}

function kept(): readonly Waiting[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly Waiting[]
  } catch {
    return []
  }
}
