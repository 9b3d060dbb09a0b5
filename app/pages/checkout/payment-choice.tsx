import { useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { useWords } from '../../text/words.ts'
import { ChoiceCards } from '../../ui/choice.tsx'
import type { useWrites } from './writes.ts'

/** The payment types of the cart's spot; the first by default, as on the server. */
export function PaymentChoice({
  cart,
  write,
}: {
  cart: CartAnswer
  write: ReturnType<typeof useWrites>
}) {
  const { checkout } = useWords()
  const [wished, setWished] = useState<string | null>(null)
  const { spotPaymentTypes, spotPaymentType } = cart

  async function choose(spotPaymentTypeId: string) {
    setWished(spotPaymentTypeId)
    const input = { cartId: cart.id, spotPaymentTypeId }
    if (!(await write(() => call('cart-payment-type-update', input)))) setWished(null)
  }

  return (
    <div>
      <ChoiceCards
        legend={checkout.payment}
        name="payment"
        options={spotPaymentTypes.map(({ id, paymentType }) => ({
          value: id,
          label: paymentType.name,
          text: paymentType.description,
        }))}
        value={wished ?? spotPaymentType?.id ?? spotPaymentTypes[0]?.id ?? null}
        onChange={id => void choose(id)}
        columns={2}
      />
      <p className="mt-3 text-sm text-muted">{checkout.paymentSafe}</p>
    </div>
  )
}
