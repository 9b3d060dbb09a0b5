import type { ChangeAnswer } from '#server/answers.ts'

/** Leaves to pay for a change; who comes back without having paid finds the way there again. */
export function leaveToPay({ changeId, redirectUrl }: ChangeAnswer): void {
  if (!redirectUrl) return
  if (changeId) sessionStorage.setItem(keyOf(changeId), redirectUrl)
  window.location.assign(redirectUrl)
}

/** Where a waiting change is paid, as far as this tab knows. */
export function payLinkOf(changeId: string): string | null {
  return sessionStorage.getItem(keyOf(changeId))
}

function keyOf(changeId: string): string {
  return `pay ${changeId}`
}
