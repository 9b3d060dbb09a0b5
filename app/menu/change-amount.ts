import type { CartItemAnswer } from '#server/answers.ts'
import { setAmount } from '../cart.ts'
import { useItemRefused } from '../cart-flow.ts'

/** Sets an amount of a delivery and says what went wrong, if anything (§8). */
export function useChangeAmount(deliveryId: string) {
  const refused = useItemRefused()
  return async (item: CartItemAnswer, amount: number): Promise<void> => {
    const answer = await setAmount(deliveryId, item, amount)
    if (answer && answer.code !== 'ok') refused(answer)
  }
}
