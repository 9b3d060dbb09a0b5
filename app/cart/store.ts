import type { CartAnswer } from '#server/answers.ts'
import { call } from '../call.ts'
import { newListeners } from '../listeners.ts'
import { currentUser } from '../session/session.ts'
import type { Change, preview } from './preview.ts'

/**
 * The one owner of what this browser knows of its cart: the server's last answer, the changed amounts
 * that the server has not confirmed yet, and what the page shows of both.
 */

/** loading: the browser has a cart's id, but no answer about it yet; `trouble` says why not. */
export type CartState =
  | { readonly status: 'none'; readonly cart: null; readonly gone?: CartEnd }
  | { readonly status: 'loading'; readonly cart: null; readonly trouble?: string }
  | { readonly status: 'ready'; readonly cart: CartAnswer }

/**
 * Why this page has no cart: the server no longer keeps it, another tab dropped it or placed it as this
 * order, or it waits for its customer, whose session ended.
 */
export type CartEnd = 'expired' | 'elsewhere' | 'waits' | { readonly placed: string }

export const atFirst = { status: 'loading', cart: null } as const
const none: CartState = { status: 'none', cart: null }
const waits: CartState = { ...none, gone: 'waits' }

let lastCart: CartAnswer | null = null
let shown: CartState = atFirst
let loading: Promise<void> | null = null
/** By line: a delivery and an item. */
const changes = new Map<string, Change>()
/** Arrives with the first cart; until then nothing can be changed. */
let withChanges: typeof preview = cart => cart
const listeners = newListeners()
/** Calls the listener after every change of the cart; the answer stops that. */
export const onCart = listeners.add

/** What the page shows: the server's cart with the unconfirmed changes applied. */
export function cartState(): CartState {
  return shown
}

/** The cart as the server answered it last. */
export function keptCart(): CartAnswer | null {
  return lastCart
}

export function storedCartId(): string | null {
  return localStorage.getItem('cart')
}

/** Loads the cart that this browser keeps, once; again with `fresh`. */
export async function loadCart(fresh = false): Promise<CartState> {
  const cartId = storedCartId()
  if (!cartId) {
    show(none)
    return none
  }
  if (isAnothers()) {
    forgetCart()
    return none
  }
  if (waitsForLogin()) return leaveWaiting()
  if (fresh || !loading) loading = askFor(cartId)
  await loading
  return shown
}

/** Takes over the cart that a call answered, unless a later version is known. */
export function takeCart(cart: CartAnswer): void {
  if (lastCart?.id === cart.id && lastCart.version > cart.version) return
  if (lastCart && lastCart.id !== cart.id) changes.clear()
  if (storedCartId() !== cart.id) localStorage.removeItem(placed)
  const isSame = lastCart?.id === cart.id && lastCart.customer?.id === cart.customer?.id
  lastCart =
    cart.couponOffers || !isSame ? cart : { ...cart, couponOffers: lastCart?.couponOffers ?? null }
  localStorage.setItem('cart', cart.id)
  if (cart.customer) localStorage.setItem(customers, cart.customer.id)
  else localStorage.removeItem(customers)
  showKept()
}

export function forgetCart(gone?: CartEnd): void {
  drop()
  localStorage.removeItem('cart')
  localStorage.removeItem(customers)
  show(gone ? { status: 'none', cart: null, gone } : none)
}

/**
 * Forgets a cart that the server did not find. The session may have ended while the call was on its way:
 * then a customer's cart is not lost, but waits for the login.
 */
export function loseCart(gone?: CartEnd): 'expired' | 'waits' {
  if (waitsForLogin()) {
    leaveWaiting()
    return 'waits'
  }
  forgetCart(gone)
  return 'expired'
}

/** Forgets the cart that became this order, and tells the other tabs which one. */
export function forgetPlacedCart(orderId: string): void {
  localStorage.setItem(placed, `${storedCartId()} ${orderId}`)
  forgetCart()
}

/** What happened to this cart in another tab, which took its id away. */
export function goneElsewhere(cartId: string): CartEnd {
  const [placedCart, orderId] = localStorage.getItem(placed)?.split(' ') ?? []
  return placedCart === cartId && orderId ? { placed: orderId } : 'elsewhere'
}

function leaveWaiting(): CartState {
  drop()
  show(waits)
  return waits
}

function drop(): void {
  lastCart = null
  loading = null
  changes.clear()
}

/** The entry of the browser's storage that says whose the cart is, once it is a customer's. */
const customers = 'cart-customer'
/** The entry that says which cart became which order. */
const placed = 'cart-placed'

/** Whether another customer has logged in since: the cart is not theirs to see. */
function isAnothers(): boolean {
  const owner = localStorage.getItem(customers)
  const user = currentUser()
  return owner !== null && user !== null && user.id !== owner
}

/**
 * Whether the cart is a customer's and this browser has no session any more. The server shows such a
 * cart only to its customer; it is there again after the login.
 */
export function waitsForLogin(): boolean {
  return localStorage.getItem(customers) !== null && currentUser() === null
}

export function changeOf(line: string): Change | undefined {
  return changes.get(line)
}

/** Shows a changed amount at once. */
export function addChange(line: string, change: Change): void {
  changes.set(line, change)
  showKept()
}

export function dropChange(line: string): void {
  changes.delete(line)
  showKept()
}

/** Hands in what applies changes to a cart: code that a visitor without a cart need not load. */
export function previewWith(previewed: typeof preview): void {
  withChanges = previewed
}

async function askFor(cartId: string): Promise<void> {
  if (shown.status === 'loading' && shown.trouble) show(atFirst)
  const answer = await call('cart-one', { cartId })
  if (storedCartId() !== cartId) {
    // Another tab has begun a new order, or this one was placed meanwhile.
    loading = null
    return
  }
  if (answer.code === 'ok') takeCart(answer.data)
  // A cart's id is invalid only where the browser's storage was tampered with.
  else if (answer.code === 'cart-not-found' || answer.code === 'invalid-input') loseCart('expired')
  else {
    // The next caller asks again.
    loading = null
    if (!lastCart) show({ ...atFirst, trouble: answer.message })
  }
}

function showKept(): void {
  if (lastCart) show({ status: 'ready', cart: withChanges(lastCart, [...changes.values()]) })
}

function show(state: CartState): void {
  shown = state
  listeners.tell()
}
