import { useState } from 'react'
import { formatEuros } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Euro } from '#ui/money.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Refused } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { Select } from '../ui/select.tsx'
import { CouponField } from './coupon-field.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { type PhoneCart, type PhoneCartProps, refusalOf } from './phone-cart.ts'

type Cart = PhoneCart['cart']

type Placing = {
  readonly place: (toPay: number) => void
  readonly isPlacing: boolean
  readonly notPlaced: Refused | null
}

/** The total as the shop counts it, what still lacks, and the way to pay. */
export function Pay({ place, isPlacing, notPlaced, ...given }: PhoneCartProps & Placing) {
  const { phone } = useWords()
  const {
    shown: { cart },
    change,
  } = given
  const [notes, setNotes] = useState(cart.notes)
  const [isInvoice, setInvoice] = useState(cart.invoice !== null)
  const { totals, company, errors, spotPaymentTypes, spotPaymentType } = cart
  const toPay = company?.youPay ?? totals.grandtotal
  // A customer who asked for an invoice must not get a receipt.
  const isNotKept = isInvoice && !cart.invoice
  const isEmpty = cart.scheduleMenus.every(({ items }) => items.length === 0)
  return (
    <section className="space-y-4">
      <h2 className="text-xl">{phone.pay}</h2>
      {spotPaymentTypes.length > 0 && (
        <Select
          label={phone.way}
          value={(spotPaymentType ?? spotPaymentTypes[0])?.id ?? ''}
          onChange={spotPaymentTypeId => change({ spotPaymentTypeId })}
          options={spotPaymentTypes.map(({ id, paymentType }) => ({
            value: id,
            label: paymentType.name,
          }))}
        />
      )}
      <CouponField {...given} />
      <InvoiceFields {...given} isWanted={isInvoice} want={setInvoice} />
      <TextField
        label={phone.notes}
        name="notes"
        value={notes}
        onChange={setNotes}
        onBlur={() => notes !== cart.notes && change({ notes })}
        maxLength={500}
      />
      <Refusal of={refusalOf(given.refused, 'notes', 'spotPaymentTypeId')} />
      <Sums cart={cart} toPay={toPay} />
      <Lacks errors={errors} isNotKept={isNotKept} />
      <Refusal of={notPlaced} />
      <Button
        busy={isPlacing}
        disabled={errors.length > 0 || isEmpty || isNotKept}
        onClick={() => place(toPay)}
      >
        {phone.place(formatEuros(toPay))}
      </Button>
    </section>
  )
}

/** The sums that care reads out to the caller. */
function Sums({ cart: { totals, company }, toPay }: { cart: Cart; toPay: number }) {
  const { phone } = useWords()
  const sums = [
    [phone.discount, -totals.discount],
    [phone.shipping, totals.shipping],
    [phone.company, -(company?.pays ?? 0)],
  ] as const
  return (
    <div className="rounded-card bg-basil-soft p-5" aria-live="polite">
      {sums
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]) => (
          <p key={name} className="flex justify-between gap-4">
            <span>{name}</span>
            <Euro value={amount} />
          </p>
        ))}
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{phone.total}</span>
        <span className="font-serif text-3xl font-semibold">
          <Euro value={toPay} />
        </span>
      </p>
      <p className="mt-3 text-sm">{phone.readOut}</p>
    </div>
  )
}

function Lacks({ errors, isNotKept }: { errors: Cart['errors']; isNotKept: boolean }) {
  const { phone } = useWords()
  if (errors.length === 0 && !isNotKept) return null
  return (
    <Notice kind="warning" title={phone.lacks}>
      <ul className="list-disc ps-5">
        {isNotKept && <li>{phone.invoiceNotKept}</li>}
        {errors.map(({ slug, message }) => (
          <li key={`${slug} ${message}`}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
}
