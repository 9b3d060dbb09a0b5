import type { Language } from '#shop/language.ts'
import type { OrderStep } from '#shop/order-steps.ts'

/** What the first paint of the next page shows of the cart, before any script has run. */
export type FirstPaintCart = {
  readonly lang: Language
  readonly reached: OrderStep
  /** Nothing is chosen, and no plan has a price. */
  readonly empty: boolean
  readonly count: number
  readonly total: string
  readonly line: string
}

/** The entry of the browser's storage that holds it. */
export const firstPaintKey = 'cart-seen'
