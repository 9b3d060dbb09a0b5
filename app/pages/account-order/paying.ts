import type { ChangeAnswer } from '#server/answers.ts'
import { searchWith } from './order-dialog.ts'

/** Leaves to pay for a change; the order shows the way there to who comes back without having paid. */
export function leaveToPay({ redirectUrl }: Pick<ChangeAnswer, 'redirectUrl'>): void {
  if (!redirectUrl) return
  // Going back leads to the order, not into the dialog that led away.
  const search = searchWith(window.location.search, null)
  window.history.replaceState(window.history.state, '', window.location.pathname + search)
  window.location.assign(redirectUrl)
}
