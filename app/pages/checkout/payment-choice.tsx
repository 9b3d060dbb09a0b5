import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useId, useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { useWords } from '../../text/words.ts'
import { PayMarks } from './pay-marks.tsx'
import { isPaidLater, wayOf } from './way.ts'
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
  const { spotPaymentTypes } = cart
  const chosen = wished ?? wayOf(cart)?.id ?? null

  async function choose(spotPaymentTypeId: string) {
    setWished(spotPaymentTypeId)
    const input = { cartId: cart.id, spotPaymentTypeId }
    if (!(await write(() => call('cart-payment-type-update', input)))) setWished(null)
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-serif text-xl font-semibold">{checkout.payment}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-field border border-edge">
        {spotPaymentTypes.map(({ id, paymentType }) => (
          <Way
            key={id}
            id={id}
            {...paymentType}
            checked={id === chosen}
            choose={() => void choose(id)}
          />
        ))}
      </div>
      {!isPaidLater(cart) && (
        <p className="mt-3 flex gap-2 text-sm text-muted max-md:hidden">
          <LockKeyhole size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {checkout.paymentSafe}
        </p>
      )}
    </fieldset>
  )
}

type WayProps = CartAnswer['spotPaymentTypes'][number]['paymentType'] & {
  id: string
  checked: boolean
  choose: () => void
}

/** One way to pay. Its explanation stands under the chosen one; screen readers hear it for each. */
function Way({ id, code, name, description, checked, choose }: WayProps) {
  const about = useId()
  return (
    <label
      className={`block px-4 transition-colors duration-200 ease-calm has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-basil ${checked ? 'bg-basil-soft' : 'bg-card hover:bg-sand'}`}
    >
      <span className="flex min-h-14 items-center gap-3">
        <input
          type="radio"
          name="payment"
          value={id}
          checked={checked}
          onChange={choose}
          aria-describedby={about}
          className="size-5 shrink-0 accent-basil outline-none"
        />
        <span className="min-w-0 flex-1 font-semibold">{name}</span>
        <PayMarks code={code} />
      </span>
      <span id={about} className={checked ? '-mt-2 block ps-8 pb-3 text-sm text-muted' : 'sr-only'}>
        {description}
      </span>
    </label>
  )
}
