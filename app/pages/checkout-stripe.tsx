import { useSearchParams } from 'react-router'
import { privatePage } from '../order/private-page.ts'
import { patience, shortPatience } from './checkout-return/confirming.ts'
import { useReturn } from './checkout-return/return.ts'
import { ReturnPage } from './checkout-return/return-page.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.checkout.confirmMeta)

/** The return from Stripe: the server decides the outcome, not the address. */
export default function CheckoutStripe() {
  const [params] = useSearchParams()
  const isBack = params.has('left')
  return (
    <ReturnPage returned={useReturn('stripe', isBack ? shortPatience : patience)} left={isBack} />
  )
}
