import { useSyncExternalStore } from 'react'
import { deviceHere } from './device.ts'

/**
 * This tab's half of the session: the other is in a cookie that no script reads. It dies with the
 * tab; another tab logs in for itself, since what one tab could ask of another, any script of the
 * shop's pages could ask as well. At a device of the shop it outlives the browser: a phone that was
 * closed in a cellar goes on.
 */
type Session = { readonly secret: string; readonly expiresAt: string }

/** Why the tab has no session: the person logged out, the session ended, or there was none. */
type Ended = 'by-choice' | 'over' | null

type State = { readonly session: Session | null; readonly ended: Ended }

const key = 'desk-session'
const listeners = new Set<() => void>()
let isLeaving = false
let state: State = { session: storedSession(), ended: null }
let timer: ReturnType<typeof setTimeout> | undefined
endInTime()

export function openSession({ secret, expiresAt }: Session): void {
  kept().setItem(key, JSON.stringify({ secret, expiresAt }))
  become({ session: { secret, expiresAt }, ended: null })
}

export function endSession(ended: Ended): void {
  // Another tab of this device may have begun another since.
  if (storedSession()?.secret === state.session?.secret) kept().removeItem(key)
  if (state.session) become({ session: null, ended: isLeaving ? 'by-choice' : ended })
  isLeaving = false
}

/** Ends the session once the server has done so; its events may say so before its answer does. */
export async function leaveBy(ending: () => Promise<unknown>): Promise<void> {
  isLeaving = true
  try {
    await ending()
    endSession('by-choice')
  } finally {
    isLeaving = false
  }
}

export function secretHere(): string | null {
  return state.session?.secret ?? null
}

export function useSession(): State {
  return useSyncExternalStore(listen, () => state)
}

export function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function become(next: State): void {
  state = next
  endInTime()
  for (const changed of listeners) changed()
}

/** Hides names at the end of the session, also in a tab that is left alone. */
function endInTime(): void {
  clearTimeout(timer)
  if (!state.session) return
  const left = Date.parse(state.session.expiresAt) - Date.now()
  timer = setTimeout(() => endSession('over'), Math.max(0, left))
}

function storedSession(): Session | null {
  try {
    return JSON.parse(kept().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function kept(): Storage {
  return deviceHere() ? localStorage : sessionStorage
}
