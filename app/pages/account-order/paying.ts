import type { ChangeAnswer } from '#server/answers.ts'
import { withDialog } from '../../dialogs/history-dialog.ts'
import { dialogNames } from './order-dialog.ts'

/** Leaves to pay for a change. A customer who comes back without paying finds the way there on the order. */
export function leaveToPay({ redirectUrl }: Pick<ChangeAnswer, 'redirectUrl'>): void {
  if (!redirectUrl) return
  // Going back leads to the order, not into the dialog that led away.
  const search = withDialog(window.location.search, dialogNames, null)
  window.history.replaceState(window.history.state, '', window.location.pathname + search)
  window.location.assign(redirectUrl)
}
