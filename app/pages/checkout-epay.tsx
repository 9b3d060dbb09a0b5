import { type LoaderFunctionArgs, useParams } from 'react-router'
import { privatePage } from '../order/private-page.ts'
import { patience, shortPatience } from './checkout-return/confirming.ts'
import { useReturn } from './checkout-return/return.ts'
import { ReturnPage } from './checkout-return/return-page.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

import { redirect } from '../ui/link.tsx'

export const meta = privatePage(words => words.checkout.confirmMeta)

/** The return paths that the bank uses; any other leads home (§2). */
export function loader({ params }: LoaderFunctionArgs) {
  const isKnown = ['success', 'failure', 'backlink', 'cancel'].includes(params.type ?? '')
  return isKnown ? null : redirect('/?not-found=1')
}

/** The return from epay: the server decides the outcome, not the path. */
export default function CheckoutEpay() {
  const { type } = useParams()
  const isBack = type === 'backlink' || type === 'cancel'
  return (
    <ReturnPage returned={useReturn('epay', isBack ? shortPatience : patience)} left={isBack} />
  )
}
