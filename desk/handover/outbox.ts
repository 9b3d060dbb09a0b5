import { useSyncExternalStore } from 'react'
import { ask, type Input, Refused } from '../call.ts'
import { newRequestId, queries } from '../queries.ts'

type Said = Omit<Input<'delivery-outcome'>, 'at'>

/** A word that the shop may not have heard yet; `refused`: why it did not take it. */
export type Waiting = Input<'delivery-outcome'> & {
  readonly requestId: string
  /** Who said it: another person of the same tablet does not say it for them. */
  readonly staff: string
  readonly refused?: string
}

const key = 'handover'
/** Milliseconds in which a wrong press is taken back; until then the shop does not hear of it. */
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

export function say(said: Said, staff: string): void {
  const at = new Date().toISOString()
  // A second word about the same bag takes the place of one that nobody heard.
  put([
    ...waiting.filter(one => one.delivery !== said.delivery),
    { ...said, at, staff, requestId: newRequestId() },
  ])
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

let nextTry = 0

async function sendAll(staff: string): Promise<void> {
  if (isSending || Date.now() < nextTry) return
  isSending = true
  try {
    for (const one of waiting.filter(({ refused }) => refused === undefined)) {
      if (one.staff !== staff || Date.now() < Date.parse(one.at) + second) continue
      await sendOne(one)
    }
  } catch (error) {
    // Without a network, or with a session that is over: it waits on.
    if (!(error instanceof Refused)) throw error
    nextTry = Date.now() + pause
  } finally {
    isSending = false
  }
}

async function sendOne({ staff: _staff, refused: _refused, ...said }: Waiting): Promise<void> {
  try {
    await ask('delivery-outcome', said)
    takeBack(said.requestId)
    await queries.invalidateQueries()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { code, message } = error
    // The shop heard it the first time, and its answer was lost.
    if (code === 'already-done' || code === 'nothing-changes') takeBack(said.requestId)
    else if (message && code !== 'staff-logged-out' && code !== 'unavailable')
      put(
        waiting.map(one => (one.requestId === said.requestId ? { ...one, refused: message } : one)),
      )
    else throw error
  }
}

// Another tab of this device said something, or was heard.
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
