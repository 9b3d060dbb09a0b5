import type { Cart } from '#shop/cart.ts'
import type { Db } from './database.ts'

/** A cart as it is at a version. Only the database says which version is the latest. */
type Version = { readonly cart: Cart; readonly version: number }

/**
 * The carts that a process saw last, so that the database need not send, nor this process read, what
 * has not changed since: a month's cart is some kilobytes. Nobody may change what is kept here.
 */
export function seenLast(db: Db, id: string): Version | null {
  return memoryOf(db).get(id) ?? null
}

export function remember(db: Db, cart: Cart, version: number): void {
  const carts = memoryOf(db)
  // Put in anew, so that the first is always the one that was not asked for the longest.
  carts.delete(cart.id)
  carts.set(cart.id, { cart, version })
  if (carts.size <= mostRemembered) return
  const [oldest] = carts.keys()
  if (oldest !== undefined) carts.delete(oldest)
}

export function forget(db: Db, id: string): void {
  memoryOf(db).delete(id)
}

const mostRemembered = 500
const memories = new WeakMap<Db, Map<string, Version>>()

function memoryOf(db: Db): Map<string, Version> {
  const known = memories.get(db)
  if (known) return known
  const none = new Map<string, Version>()
  memories.set(db, none)
  return none
}
