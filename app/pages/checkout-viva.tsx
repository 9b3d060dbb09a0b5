import { privatePage } from '../order/private-page.ts'
import { useReturn } from './checkout-return/return.ts'
import { ReturnPage } from './checkout-return/return-page.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.checkout.confirmMeta)

export default function CheckoutViva() {
  return <ReturnPage returned={useReturn('viva')} />
}
