import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import type { CartAnswer, CustomerSpotAnswer } from '#server/answers.ts'
import { reachedStep, stepPaths } from '#shop/order-steps.ts'
import { Button } from '#ui/button.tsx'
import { call } from '../../call.ts'
import { takeCart, useCart } from '../../cart/cart.ts'
import { checkedCart } from '../../cart/checked.ts'
import { useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

/** Sends the open cart to the office, goes on with one that is sent there, or starts an order. */
export function TakeHere({ spot }: { spot: CustomerSpotAnswer }) {
  const { company } = useWords()
  const { cart } = useCart()
  if (!cart) return <ButtonLink to="/plans">{company.start}</ButtonLink>
  return cart.spot?.id === spot.id ? <GoOn cart={cart} /> : <Bring cart={cart} spot={spot} />
}

function GoOn({ cart }: { cart: CartAnswer }) {
  const { company } = useWords()
  const to = stepPaths[cart.spotPlan.plan.type][reachedStep(checkedCart(cart))]
  return (
    <>
      <p className="flex basis-full items-center gap-2 font-semibold text-success">
        <CircleCheck size={20} aria-hidden="true" className="shrink-0" />
        {company.chosen}
      </p>
      <ButtonLink to={to}>{company.goOn}</ButtonLink>
      <ButtonLink variant="secondary" to="/address">
        {company.otherAddress}
      </ButtonLink>
    </>
  )
}

function Bring({ cart, spot }: { cart: CartAnswer; spot: CustomerSpotAnswer }) {
  const { company } = useWords()
  const [busy, setBusy] = useState(false)

  async function bring(): Promise<void> {
    if (busy) return
    setBusy(true)
    const input = { cartId: cart.id, spotId: spot.id, ...noDoor }
    const answer = await call('cart-address-update', input)
    setBusy(false)
    if (answer.code === 'ok') takeCart(answer.data)
    else toast('error', answer.message)
  }

  return (
    <Button busy={busy} onClick={() => void bring()}>
      {company.orderHere}
    </Button>
  )
}

/** An office has its own door: the cart's is cleared. */
const noDoor = { floor: '', bell: '', phone: '', deliveryNotes: '' }
