import { useSyncExternalStore } from 'react'
import { newListeners } from './listeners.ts'

export type ToastKind = 'error' | 'success' | 'loading' | 'cart-error'
export type Toast = { readonly id: number; readonly kind: ToastKind; readonly text: string }

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
export function toast(kind: ToastKind, text: string): number {
  const id = ++lastId
  toasts = [...toasts.filter(other => other.text !== text), { id, kind, text }].slice(-stackLimit)
  listeners.tell()
  return id
}

export function dismissToast(id: number): void {
  toasts = toasts.filter(other => other.id !== id)
  listeners.tell()
}

/** What is shown now, oldest first. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(listeners.add, currentToasts, () => none)
}

const none: readonly Toast[] = []
