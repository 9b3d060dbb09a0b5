import { useSyncExternalStore } from 'react'
import type { CartAnswer, CartItemAnswer } from '#server/answers.ts'
import { type Answer, call, type Input } from './call.ts'
import type { Change, preview } from './cart-preview.ts'

/** loading: the browser has a cart's id, its answer is not there yet. */
export type CartState =
  | { readonly status: 'none' | 'loading'; readonly cart: null }
  | { readonly status: 'ready'; readonly cart: CartAnswer }

/** What the page shows: the server's cart with the changes on the way already in it. */
export function useCart(): CartState {
  return useSyncExternalStore(subscribe, cartState, () => atFirst)
}

/** How many of a build a delivery holds; only a change of this number draws anew. */
export function useAmount(scheduleMenuId: string, buildId: string): number {
  return useSyncExternalStore(
    subscribe,
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

/** Loads the cart that this browser keeps, once; again with `fresh`. */
export async function loadCart(fresh = false): Promise<CartState> {
  const cartId = storedCartId()
  if (!cartId) {
    show(none)
    return none
  }
  if (loading && !fresh) return loading
  loadPreview()
  loading = call('cart-one', { cartId }).then(answer => {
    if (answer.code === 'ok') takeCart(answer.data)
    else if (answer.code === 'cart-not-found') forgetCart()
    // No answer: whoever asks next asks again.
    else loading = null
    return shown
  })
  return loading
}

/** Takes over the cart that a call answered. An older one than the known is left. */
export function takeCart(cart: CartAnswer): void {
  if (base && base.id === cart.id && base.version > cart.version) return
  base = cart
  localStorage.setItem('cart', cart.id)
  loadPreview()
  refresh()
}

export function forgetCart(): void {
  base = null
  loading = null
  changes.clear()
  localStorage.removeItem('cart')
  show(none)
}

export function storedCartId(): string | null {
  return localStorage.getItem('cart')
}

/**
 * Sets how many of an item a delivery holds: shown at once, settled with the server. Amounts are
 * absolute, one call of a line is on its way at a time, the latest wish wins. Answers the last
 * answer of the line; null when another call already carries this wish.
 */
export async function setAmount(
  scheduleMenuId: string,
  item: CartItemAnswer,
  amount: number,
): Promise<Answer<'cart-item-add'> | null> {
  const line = `${scheduleMenuId}/${item.id}`
  const under = changes.get(line)
  changes.set(line, { scheduleMenuId, item, amount })
  refresh()
  if (under) return null
  return settle(line)
}

async function settle(line: string): Promise<Answer<'cart-item-add'>> {
  for (;;) {
    const change = changes.get(line)
    if (!change || !base) throw new Error(`nothing to settle on ${line}`)
    const answer = await call('cart-item-add', {
      cartId: base.id,
      itemId: change.item.id,
      itemType: 'meal-build',
      scheduleMenuId: change.scheduleMenuId,
      amount: change.amount,
    } satisfies Input<'cart-item-add'>)
    const stillWished = changes.get(line) === change
    if (answer.code !== 'ok' || stillWished) changes.delete(line)
    if (answer.code === 'ok') takeCart(answer.data)
    else if (answer.code === 'cart-not-found') forgetCart()
    refresh()
    if (answer.code !== 'ok' || stillWished) return answer
  }
}

const atFirst: CartState = { status: 'loading', cart: null }
const none: CartState = { status: 'none', cart: null }

let base: CartAnswer | null = null
let shown: CartState = atFirst
let loading: Promise<CartState> | null = null
const changes = new Map<string, Change>()
let previewOf: typeof preview | null = null
let isPreviewAsked = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Comes with the first cart: who has none needs none. Until then the server's answers are shown. */
function loadPreview(): void {
  if (isPreviewAsked) return
  isPreviewAsked = true
  import('./cart-preview.ts').then(
    module => {
      previewOf = module.preview
      refresh()
    },
    () => {
      isPreviewAsked = false
    },
  )
}

function refresh(): void {
  if (!base) return
  show({ status: 'ready', cart: previewOf ? previewOf(base, [...changes.values()]) : base })
}

function show(state: CartState): void {
  shown = state
  for (const listener of listeners) listener()
}
