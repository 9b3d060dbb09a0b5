import type { CartItemAnswer } from '#server/answers.ts'
import { loadCart, setAmount } from '../cart/cart.ts'
import { useItemRefused } from '../cart/flow.ts'
import { refreshOffers } from './day.ts'

/** Sets an amount of a delivery and says what went wrong, if anything (§8). */
export function useChangeAmount(deliveryId: string) {
  const refused = useItemRefused()
  return async (item: CartItemAnswer, amount: number): Promise<void> => {
    const answer = await setAmount(deliveryId, item, amount)
    if (!answer || answer.code === 'ok') return
    refused(answer)
    if (answer.code === 'meal-sold-out') refreshOffers()
    // The window was lost, and whoever looks at the cart anew is led to choose another.
    if (answer.code === 'schedule-menu-is-full') void loadCart(true)
  }
}
