import { useLocation, useNavigate } from 'react-router'
import type { OrderAnswer } from '#server/answers.ts'
import { closesOnce } from '../../close-once.ts'
import { useOnceAlive } from '../../hydrated.ts'

/** What can be asked about a placed order, by its name in the URL's search. */
export const dialogNames = ['cancel', 'meals', 'move', 'pause', 'resume', 'undo'] as const
export type OrderDialogName = (typeof dialogNames)[number]

/** `of`: the delivery or the change that it is about; empty for the order. */
export type Asked = { readonly name: OrderDialogName; readonly of: string }

/** One open dialog in the URL's search: opening pushes an entry of the history, going back closes (§2). */
export function useOrderDialog() {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const asked = askedIn(useOnceAlive(search, ''))

  function show(name: OrderDialogName, of = ''): void {
    navigate(
      { search: searchWith(search, { name, of }) },
      { state: { orderDialog: true }, preventScrollReset: true },
    )
  }

  function close(): void {
    if (!closesOnce(key)) return
    if (state?.orderDialog) navigate(-1)
    else navigate({ search: searchWith(search, null) }, { replace: true, preventScrollReset: true })
  }

  return { asked, show, close }
}

export function askedIn(search: string): Asked | null {
  const params = new URLSearchParams(search)
  const name = dialogNames.find(known => known === params.get('ask'))
  return name ? { name, of: params.get('of') ?? '' } : null
}

/** The search with that dialog in it, its other parameters kept. */
export function searchWith(search: string, asked: Asked | null): string {
  const params = new URLSearchParams(search)
  params.delete('ask')
  params.delete('of')
  if (asked) params.set('ask', asked.name)
  if (asked?.of) params.set('of', asked.of)
  return params.size > 0 ? `?${params}` : ''
}

/** Whether the order allows what is asked: a link may be older than the cut-off. */
export function isAllowed(order: OrderAnswer, { name, of }: Asked): boolean {
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
