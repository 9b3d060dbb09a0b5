import { useSyncExternalStore } from 'react'
import type { CartItemAnswer } from '#server/answers.ts'
import { type Answer, notReached } from '../call.ts'
import {
  atFirst,
  type CartState,
  cartState,
  forgetCart,
  goneElsewhere,
  keptCart,
  loadCart,
  onCart,
  previewWith,
  storedCartId,
} from './store.ts'

export {
  type CartEnd,
  type CartState,
  cartState,
  forgetCart,
  forgetPlacedCart,
  loadCart,
  loseCart,
  onCart,
  storedCartId,
  takeCart,
  waitsForLogin,
} from './store.ts'

/** What the page shows: the server's cart with the unconfirmed changes applied. */
export function useCart(): CartState {
  return useSyncExternalStore(onCart, cartState, () => atFirst)
}

/** How many of a build a delivery holds; a component that uses it is drawn again only when this changes. */
export function useAmount(scheduleMenuId: string, buildId: string): number {
  return useSyncExternalStore(
    onCart,
    () =>
      cartState()
        .cart?.scheduleMenus.find(({ id }) => id === scheduleMenuId)
        ?.items.find(({ id }) => id === buildId)?.amount ?? 0,
    () => 0,
  )
}

/**
 * Sets how many of an item a delivery holds: shows it at once and sends it to the server. Answers the
 * line's last answer; null when a call that is under way already carries this amount.
 */
export async function setAmount(
  scheduleMenuId: string,
  item: CartItemAnswer,
  amount: number,
): Promise<Answer<'cart-item-add'> | null> {
  const amounts = await loadRest()
  return amounts ? amounts.changeAmount(scheduleMenuId, item, amount) : notReached('network-error')
}

/** Resolves when the server has taken or refused every changed amount. */
export async function settled(): Promise<void> {
  const amounts = await rest
  await amounts?.settled()
}

/** Follows what other tabs do with the cart's id, and asks again when the network is back. */
export function followCart(): void {
  if (storedCartId()) void loadRest()
  onCart(() => keptCart() && void loadRest())
  window.addEventListener('storage', ({ key }) => {
    if (key !== 'cart') return
    const before = keptCart()?.id
    const now = storedCartId()
    if (now) void loadCart(true)
    else if (before) forgetCart(goneElsewhere(before))
  })
  window.addEventListener('online', () => cartState().status === 'loading' && void loadCart())
}

type Amounts = typeof import('./amounts.ts')
let rest: Promise<Amounts | null> | null = null

/** Loads what changes and watches a cart, with the first cart: a visitor without one needs none of it. */
function loadRest(): Promise<Amounts | null> {
  rest ??= Promise.all([import('./amounts.ts'), import('./preview.ts'), import('./watch.ts')]).then(
    ([amounts, { preview }, { watchCart }]) => {
      previewWith(preview)
      watchCart()
      return amounts
    },
    () => {
      // The next caller tries again.
      rest = null
      return null
    },
  )
  return rest
}
