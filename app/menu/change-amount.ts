import { useNavigate } from 'react-router'
import type { CartItemAnswer } from '#server/answers.ts'
import { setAmount } from '../cart.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'

/** Sets an amount of a delivery and says what went wrong, if anything (§8). */
export function useChangeAmount(deliveryId: string) {
  const navigate = useNavigate()
  const { layout } = useWords()
  return async (item: CartItemAnswer, amount: number): Promise<void> => {
    const answer = await setAmount(deliveryId, item, amount)
    if (!answer || answer.code === 'ok') return
    if (answer.code === 'cart-not-found') {
      toast('error', layout.orderExpired)
      navigate('/')
    } else toast('error', answer.message)
  }
}
