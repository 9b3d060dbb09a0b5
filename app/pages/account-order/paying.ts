import type { ChangeAnswer } from '#server/answers.ts'
import { searchWith } from './order-dialog.ts'

/** Leaves to pay for a change; who comes back without having paid finds the way there again. */
export function leaveToPay({ changeId, redirectUrl }: ChangeAnswer): void {
  if (!redirectUrl) return
  if (changeId) sessionStorage.setItem(keyOf(changeId), redirectUrl)
  // Going back leads to the order, not into the dialog that led away.
  const search = searchWith(window.location.search, null)
  window.history.replaceState(window.history.state, '', window.location.pathname + search)
  window.location.assign(redirectUrl)
}

/** Where a waiting change is paid, as far as this tab knows. */
export function payLinkOf(changeId: string): string | null {
  return sessionStorage.getItem(keyOf(changeId))
}

/** It is paid, or not wanted any more. */
export function forgetPayLink(changeId: string): void {
  sessionStorage.removeItem(keyOf(changeId))
}

function keyOf(changeId: string): string {
  return `pay ${changeId}`
}
