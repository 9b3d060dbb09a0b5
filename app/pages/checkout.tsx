import { Skeleton } from '#ui/skeleton.tsx'
import { useCartGuard } from '../cart/flow.ts'
import { CartWaiting } from '../order/cart-waiting.tsx'
import { privatePage } from '../order/private-page.ts'
import { OrderSteps } from '../order/steps.tsx'
import { useWords } from '../text/words.ts'
import { NextActWaits } from '../ui/next-act.tsx'
import { Page } from '../ui/section.tsx'
import { CheckoutForm } from './checkout/checkout-form.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.checkout.metaTitle)

export default function Checkout() {
  const { checkout } = useWords()
  const { cart } = useCartGuard()
  return (
    <Page>
      <OrderSteps current="checkout" />
      <h1 className="mb-3 text-3xl md:mb-6">{checkout.title}</h1>
      {cart ? (
        <CheckoutForm key={cart.id} cart={cart} />
      ) : (
        <CartWaiting>
          <Waiting />
        </CartWaiting>
      )}
    </Page>
  )
}

function Waiting() {
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_24rem] lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-8">
      <div className="grid content-start gap-6">
        <Skeleton className="h-60 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
      </div>
      <Skeleton className="h-[36rem] rounded-card" />
      <NextActWaits />
    </div>
  )
}
