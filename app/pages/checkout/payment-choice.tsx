import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useId, useRef, useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { useWords } from '../../text/words.ts'
import { PayMarks } from './pay-marks.tsx'
import { isPaidLater, wayOf } from './way.ts'
import type { useWrites } from './writes.ts'

/** The way to pay; a choice is shown at once and saved behind it. */
export function usePayment(cart: CartAnswer, write: ReturnType<typeof useWrites>) {
  const [wished, setWished] = useState<string | null>(null)
  const saving = useRef<Promise<boolean> | null>(null)

  async function choose(spotPaymentTypeId: string): Promise<void> {
    setWished(spotPaymentTypeId)
    const input = { cartId: cart.id, spotPaymentTypeId }
    const saved = write(() => call('cart-payment-type-update', input))
    saving.current = saved
    await saved
    if (saving.current !== saved) return
    saving.current = null
    setWished(null)
  }

  /** Waits for a choice that is on its way. false: it was refused. */
  async function save(): Promise<boolean> {
    return saving.current ?? true
  }

  return { chosen: wished ?? wayOf(cart)?.id, choose, save }
}

/** The payment types of the cart's spot; the first by default, as on the server. */
export function PaymentChoice({ cart, payment: { chosen, choose } }: PaymentProps) {
  const { checkout } = useWords()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-serif text-xl font-semibold">{checkout.payment}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-field border border-edge">
        {cart.spotPaymentTypes.map(({ id, paymentType }) => (
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

type PaymentProps = { cart: CartAnswer; payment: ReturnType<typeof usePayment> }

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
