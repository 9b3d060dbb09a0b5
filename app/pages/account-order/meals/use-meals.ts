import { useRef, useState } from 'react'
import { call } from '../../../call.ts'
import { type Contents, exchanged } from '../../../fill/contents.ts'
import { type DialogProps, useChanging } from '../changing/changing.ts'
import type { Delivery } from '../delivery-view.ts'
import {
  boughtIn,
  isSame,
  type OrderMenu,
  piecesFor,
  stateOf,
  wanted,
  withAmount,
} from './meals-contents.ts'

/** Milliseconds to wait after a change before asking for its price. */
const pause = 350

export type MealsProps = DialogProps & { delivery: Delivery }

/** The meals as they are chosen now, and what the order costs with them. */
export function useMeals(props: MealsProps, menu: OrderMenu | null) {
  const { open, order, delivery } = props
  const before = boughtIn(delivery)
  const [contents, setContents] = useState(before)
  const [swapped, setSwapped] = useState<string | null>(null)
  const place = useRef<HTMLHeadingElement>(null)
  const pieces = piecesFor(delivery, menu)
  const state = stateOf(delivery, contents, pieces)
  const complete = state.missing['main-meal'] + state.missing.snack === 0
  const touched = !isSame(contents, before)
  const items = wanted(contents)
  const ids = { orderId: order.id, scheduleMenuId: delivery.id }
  const changing = useChanging(
    open && touched && complete ? JSON.stringify(items) : null,
    how => call('customer-order-menu-update', { ...ids, items, ...how }),
    { ...props, pause },
  )

  function change(id: string, amount: number): void {
    const bought = pieces.get(id)?.bought ?? 0
    if (amount === 0 && bought === 0) place.current?.focus({ preventScroll: true })
    setContents(before => withAmount(before, id, amount, bought))
  }

  function swap(from: string, to: string): void {
    setContents(known => kept(exchanged(known, from, to), before))
    setSwapped(null)
  }

  return {
    ...{ contents, pieces, state, complete, touched, changing, change, place },
    ...{ swapped, setSwapped, swap },
  }
}

/** Keeps a meal that was bought and swapped away in the list, at 0. */
function kept(contents: Contents, before: Contents): Contents {
  const gone = before.filter(({ itemId }) => !contents.some(each => each.itemId === itemId))
  return [...contents, ...gone.map(({ itemId }) => ({ itemId, amount: 0 }))]
}
