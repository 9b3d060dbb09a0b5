import { reachedStep } from '#shop/order-steps.ts'
import { languageHere, wordsHere } from '../text/words.ts'
import { cartState } from './cart.ts'
import { checkedCart } from './checked.ts'
import { type FirstPaintCart, firstPaintKey } from './first-paint-cart.ts'
import { cartSummary } from './summary.ts'

/**
 * Keeps what the next page shows of the cart at first, and puts it on this document. The starting
 * script reads it (app/settings/starting-script.ts), so that kept pages stay the same for everybody.
 */
export function keepFirstPaint(): void {
  const { status, cart } = cartState()
  const root = document.documentElement
  if (status !== 'loading') root.removeAttribute('data-waits')
  if (cart) {
    const { total, line } = cartSummary(cart, wordsHere().layout)
    const count = cart.amounts.all
    const reached = reachedStep(checkedCart(cart))
    const empty = count === 0 && cart.spotPlan.plan.type === 'daily'
    const seen: FirstPaintCart = { lang: languageHere(), reached, empty, count, total, line }
    localStorage.setItem(firstPaintKey, JSON.stringify(seen))
    root.dataset.cart = empty ? 'empty' : 'full'
  } else if (status === 'none') {
    localStorage.removeItem(firstPaintKey)
    root.removeAttribute('data-cart')
  }
}
