import { useSyncExternalStore } from 'react'
import type { CartAnswer, CartItemAnswer } from '#server/answers.ts'
import { type Answer, call, notReached } from './call.ts'

/** loading: the browser has a cart's id, its answer is not there yet; `trouble` says why not. */
export type CartState =
  | { readonly status: 'none'; readonly cart: null; readonly gone?: Gone }
  | { readonly status: 'loading'; readonly cart: null; readonly trouble?: string }
  | { readonly status: 'ready'; readonly cart: CartAnswer }

/** Why a cart that this page had is none any more: no longer kept, or another tab was done with it. */
export type Gone = 'expired' | 'elsewhere'

/** What the page shows: the server's cart with the changes on the way already in it. */
export function useCart(): CartState {
  return useSyncExternalStore(onCart, cartState, () => atFirst)
}

/** How many of a build a delivery holds; only a change of this number draws anew. */
export function useAmount(scheduleMenuId: string, buildId: string): number {
  return useSyncExternalStore(
    onCart,
    () =>
      shown.cart?.scheduleMenus
        .find(({ id }) => id === scheduleMenuId)
        ?.items.find(({ id }) => id === buildId)?.amount ?? 0,
    () => 0,
  )
}

export function cartState(): CartState {
  return shown
}

/** The cart as the server answered it last. */
export function keptCart(): CartAnswer | null {
  return base
}

/** Loads the cart that this browser keeps, once; again with `fresh`. */
export async function loadCart(fresh = false): Promise<CartState> {
  const cartId = storedCartId()
  if (!cartId) {
    show(none)
    return none
  }
  if (loading && !fresh) return loading
  void loadChanges()
  loading = call('cart-one', { cartId }).then(answer => {
    if (answer.code === 'ok') takeCart(answer.data)
    // An id that no cart can have comes from a storage that was tampered with.
    else if (answer.code === 'cart-not-found' || answer.code === 'invalid-input')
      forgetCart('expired')
    else {
      // No answer: whoever asks next asks again.
      loading = null
      if (!base) show({ ...atFirst, trouble: answer.message })
    }
    return shown
  })
  return loading
}

/** Takes over the cart that a call answered. An older one than the known is left. */
export function takeCart(cart: CartAnswer): void {
  if (base?.id === cart.id && base.version > cart.version) return
  if (base && base.id !== cart.id) changes?.forgetChanges()
  base = cart
  localStorage.setItem('cart', cart.id)
  void loadChanges()
  refreshCart()
}

export function forgetCart(gone?: Gone): void {
  base = null
  loading = null
  changes?.forgetChanges()
  localStorage.removeItem('cart')
  show(gone ? { status: 'none', cart: null, gone } : none)
}

export function storedCartId(): string | null {
  return localStorage.getItem('cart')
}

/**
 * Sets how many of an item a delivery holds: shown at once, settled with the server. Answers the
 * last answer of the line; null when another call already carries this wish.
 */
export async function setAmount(
  scheduleMenuId: string,
  item: CartItemAnswer,
  amount: number,
): Promise<Answer<'cart-item-add'> | null> {
  const loaded = await loadChanges()
  return loaded ? loaded.changeAmount(scheduleMenuId, item, amount) : notReached('network-error')
}

/** When every wish has reached the server, or was refused. */
export async function settled(): Promise<void> {
  await changes?.settled()
}

/** Follows what another tab does with the cart's id, and asks again when the network is back. */
export function followCart(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== 'cart') return
    if (storedCartId()) void loadCart(true)
    else if (base) forgetCart('elsewhere')
  })
  window.addEventListener('online', () => shown.status === 'loading' && void loadCart())
}

export function onCart(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the cart anew, with what is wished of it. */
export function refreshCart(): void {
  if (base) show({ status: 'ready', cart: changes ? changes.withChanges(base) : base })
}

const atFirst = { status: 'loading', cart: null } as const
const none: CartState = { status: 'none', cart: null }

let base: CartAnswer | null = null
let shown: CartState = atFirst
let loading: Promise<CartState> | null = null
type Changes = typeof import('./cart-changes.ts')
let changes: Changes | null = null
let loadingChanges: Promise<Changes | null> | null = null
const listeners = new Set<() => void>()

/** What changes and watches a cart comes with the first one: who has none needs none. */
function loadChanges(): Promise<Changes | null> {
  loadingChanges ??= Promise.all([import('./cart-changes.ts'), import('./cart-watch.ts')]).then(
    ([loaded, { watchCart }]) => {
      changes = loaded
      watchCart()
      refreshCart()
      return changes
    },
    () => {
      loadingChanges = null
      return null
    },
  )
  return loadingChanges
}

function show(state: CartState): void {
  shown = state
  for (const listener of listeners) listener()
}
