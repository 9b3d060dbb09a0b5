import type { PortionCode } from '#shop/meal.ts'

/**
 * The dish that a visitor pressed before there was a day to put it on. It waits as long as the tab is
 * open, also over a reload, and goes into the order that the press began, into no other.
 */
export type WishedDish = {
  readonly slug: string
  /** The portion that was looked at; the plan may set another. */
  readonly portion: PortionCode
  /** null until an order is started. */
  readonly cartId: string | null
  /** The days on which the visitor has heard that the dish is not to be had. */
  readonly missedOn?: string
}

const key = 'wished-dish'

export function wishedDish(): WishedDish | null {
  const stored = sessionStorage.getItem(key)
  return stored ? JSON.parse(stored) : null
}

export function keepWish(dish: WishedDish): void {
  sessionStorage.setItem(key, JSON.stringify(dish))
}

export function forgetWish(): void {
  sessionStorage.removeItem(key)
}

/** An order begins: the dish goes into it, or was meant for another one and is forgotten. */
export function wishFor(cartId: string): void {
  const dish = wishedDish()
  if (!dish || dish.cartId === cartId) return
  if (dish.cartId) forgetWish()
  else keepWish({ ...dish, cartId })
}
