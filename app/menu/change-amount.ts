import type { CartItemAnswer } from '#server/answers.ts'
import { cartState, loadCart, setAmount } from '../cart/cart.ts'
import { useItemRefused } from '../cart/flow.ts'
import { loadOffers } from './offers.ts'

/** Sets an amount of a delivery and says what went wrong, if anything (§8). */
export function useChangeAmount(deliveryId: string) {
  const refused = useItemRefused()
  return async (item: CartItemAnswer, amount: number): Promise<void> => {
    const answer = await setAmount(deliveryId, item, amount)
    if (!answer || answer.code === 'ok') return
    refused(answer)
    const { cart } = cartState()
    const delivery = cart?.scheduleMenus.find(({ id }) => id === deliveryId)
    // The dish is scarcer than was shown.
    if (cart && delivery && answer.code === 'meal-sold-out') void loadOffers(cart.id, delivery)
    // The window was lost: with the cart as it is now, the guard leads to another choice.
    if (answer.code === 'schedule-menu-is-full') void loadCart(true)
  }
}
