import type { CartItemAnswer } from '#server/answers.ts'
import { cartState, loadCart, setAmount } from '../cart/cart.ts'
import { useItemRefused } from '../cart/flow.ts'
import { loadDayBuilds } from './day-builds.ts'

/** Sets the amount of an item in a delivery and shows a refusal (§8). */
export function useChangeAmount(deliveryId: string) {
  const refused = useItemRefused()
  return async (item: CartItemAnswer, amount: number): Promise<void> => {
    const answer = await setAmount(deliveryId, item, amount)
    if (!answer || answer.code === 'ok') return
    refused(answer)
    const { cart } = cartState()
    const delivery = cart?.scheduleMenus.find(({ id }) => id === deliveryId)
    // The kitchen has less of the dish than the page showed.
    if (cart && delivery && answer.code === 'meal-sold-out') void loadDayBuilds(cart.id, delivery)
    // The window is full: with the new cart, the page's guard asks for another one.
    if (answer.code === 'schedule-menu-is-full') void loadCart(true)
  }
}
