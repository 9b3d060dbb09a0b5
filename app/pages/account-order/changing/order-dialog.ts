import type { ChangeAnswer, OrderAnswer } from '#server/answers.ts'
import { useHistoryDialog, withDialog } from '../../../dialog/history-dialog.ts'

/** The dialogs of a placed order, by their names in the URL's search. */
const dialogNames = ['cancel', 'meals', 'move', 'pause', 'resume', 'undo'] as const
export type OrderDialogName = (typeof dialogNames)[number]

/** `of`: the id of the delivery or the change in question; empty: the whole order. */
export type OpenDialog = { readonly name: OrderDialogName; readonly of: string }

export function useOrderDialog() {
  const { open, value, openDialog, closeDialog } = useHistoryDialog(dialogNames)
  const asked: OpenDialog | null = open && { name: open, of: value ?? '' }
  return {
    asked,
    show: (name: OrderDialogName, of = '') => openDialog(name, of),
    close: closeDialog,
  }
}

/** Whether the order allows this dialog: a link may be older than the cut-off. */
export function isAllowed(order: OrderAnswer, { name, of }: OpenDialog): boolean {
  const delivery = order.deliveries.find(({ id }) => id === of)
  switch (name) {
    case 'cancel':
      return of ? (delivery?.can.cancel ?? false) : order.can.cancel
    case 'meals':
      return delivery?.can.change ?? false
    case 'move':
      return delivery?.can.move ?? false
    case 'pause':
      return order.can.pause
    case 'resume':
      return order.can.resume
    case 'undo':
      return order.changes.some(({ id, canUndo }) => id === of && canUndo)
  }
}

/** Sends the customer to pay for a change; the order's page keeps the link for later. */
export function leaveToPay({ redirectUrl }: Pick<ChangeAnswer, 'redirectUrl'>): void {
  if (!redirectUrl) return
  // Going back leads to the order, not into the dialog.
  const search = withDialog(window.location.search, dialogNames, null)
  window.history.replaceState(window.history.state, '', window.location.pathname + search)
  window.location.assign(redirectUrl)
}
