import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { CartAnswer } from '#server/answers.ts'
import { useWide } from '../../ui/wide.ts'
import { Facts } from './facts.tsx'
import { useInvoice } from './invoice.ts'
import { InvoiceFields } from './invoice-fields.tsx'
import { NotesField, useNotes } from './notes.tsx'
import { PayCard } from './pay-card.tsx'
import { PaymentChoice, usePayment } from './payment-choice.tsx'
import { usePlacing } from './placing.ts'
import { FoldedSummary, OpenSummary } from './summary.tsx'
import { useWrites } from './writes.ts'

/** The last step as one form: what is missing is shown before the order is placed. */
export function CheckoutForm({ cart }: { cart: CartAnswer }) {
  const wide = useWide()
  const write = useWrites()
  const payment = usePayment(cart, write)
  const invoice = useInvoice(cart, write)
  const notes = useNotes(cart, write)
  const placing = usePlacing(cart)

  async function save(): Promise<boolean> {
    return (await payment.save()) && (await invoice.save()) && (await notes.save())
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!cart.customer) return
    const incomplete = document.getElementById('address-errors')
    if (incomplete) incomplete.focus()
    else if (invoice.wanted && !invoice.form.valid) {
      // A field in a folded line takes no focus.
      flushSync(() => invoice.setOpen(true))
      invoice.form.submit(() => {})(event)
    } else void placing.place(payment.chosen, save)
  }

  return (
    <form
      noValidate
      onSubmit={send}
      className="grid grid-cols-1 gap-3 max-md:-mb-8 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-6 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-8"
    >
      <div className="grid grid-cols-1 content-start gap-3 md:gap-6">
        {!wide && <FoldedSummary cart={cart} />}
        <div className={card}>
          <Facts cart={cart} />
        </div>
        <div className={card}>
          <PaymentChoice cart={cart} payment={payment} />
        </div>
        <div className={lines}>
          <NotesField notes={notes} />
          <InvoiceFields invoice={invoice} />
        </div>
        {wide && (
          <div className={card}>
            <OpenSummary cart={cart} />
          </div>
        )}
      </div>
      {/* In sight beside the rest, where the window is high enough for all of it. */}
      <div className="self-start [@media(min-height:50rem)]:md:sticky [@media(min-height:50rem)]:md:top-20">
        <div className={card}>
          <PayCard cart={cart} placing={placing} wide={wide} />
        </div>
      </div>
    </form>
  )
}

const card = 'rounded-card border border-line bg-card p-4 shadow-card sm:p-5 lg:p-8'
const lines = 'rounded-card border border-line bg-card px-4 py-0.5 shadow-card sm:px-5 lg:px-8'
