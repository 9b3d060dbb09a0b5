import { useSyncExternalStore } from 'react'
import { newListeners } from './listeners.ts'

export type ToastKind = 'error' | 'success' | 'loading' | 'cart-error'
/** `time`: milliseconds that it stays. */
export type Toast = {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  readonly time: number
}

/** Milliseconds that each kind stays (§8); loading stays until dismissed. */
export const toastTime: Record<ToastKind, number> = {
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  'cart-error': 5000,
}
const stackLimit = 20

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = newListeners()

/** Shows a message and answers its id; showing the same text again only restarts its time. */
export function toast(kind: ToastKind, text: string, time = toastTime[kind]): number {
  const id = ++lastId
  const others = toasts.filter(other => other.text !== text)
  toasts = [...others, { id, kind, text, time }].slice(-stackLimit)
  listeners.tell()
  return id
}

const key = 'toast'

/** Keeps a message for the page that is loaded next, which shows it for so many milliseconds. */
export function toastAfterLoad(kind: ToastKind, text: string, time = toastTime[kind]): void {
  sessionStorage.setItem(key, JSON.stringify({ kind, text, time }))
}

/** Shows the message that the page before this one kept. */
export function showKeptToast(): void {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (!stored) return
  const { kind, text, time } = JSON.parse(stored) as Toast
  toast(kind, text, time)
}

export function dismissToast(id: number): void {
  toasts = toasts.filter(other => other.id !== id)
  listeners.tell()
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(listeners.add, currentToasts, () => none)
}

const none: readonly Toast[] = []
