import { type FormEvent, useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { call } from '../../call.ts'
import { shareNow } from '../../order/company-share.tsx'
import { LoginBlock } from '../../order/login-block.tsx'
import { useWords } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Facts } from './facts.tsx'
import { useInvoice } from './invoice.ts'
import { InvoiceFields } from './invoice-fields.tsx'
import { ObstacleNotice } from './obstacle.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { usePlacing } from './placing.ts'
import { Summary } from './summary.tsx'
import { Terms } from './terms.tsx'
import { useWrites } from './writes.ts'

/** The last step as one form: what is missing is shown before the order is placed. */
export function CheckoutForm({ cart }: { cart: CartAnswer }) {
  const { checkout } = useWords()
  const write = useWrites()
  const invoice = useInvoice(cart, write)
  const notes = useNotes(cart, write)
  const { place, busy, priceChanged, obstacle } = usePlacing(cart)
  const total = formatMoney(toCents(shareNow(cart)?.youPay ?? cart.totals.grandtotal))

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!cart.customer) return
    const incomplete = document.getElementById('address-errors')
    if (incomplete) incomplete.focus()
    else if (invoice.wanted && !invoice.form.valid) invoice.form.submit(() => {})(event)
    else void place(async () => (await invoice.save()) && (await notes.save()))
  }

  return (
    <form
      noValidate
      onSubmit={send}
      className="grid gap-6 md:grid-cols-[minmax(0,1fr)_24rem] lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-8"
    >
      <div className="grid content-start gap-6">
        <div className={card}>
          <Facts cart={cart} />
        </div>
        <div className={card}>
          <PaymentChoice cart={cart} write={write} />
        </div>
        <div className={card}>
          <InvoiceFields invoice={invoice} />
        </div>
        <div className={card}>
          <TextField
            label={checkout.notes}
            hint={checkout.notesHint}
            name="notes"
            value={notes.notes}
            onChange={notes.setNotes}
            onBlur={() => void notes.save()}
            multiline
            rows={3}
            maxLength={500}
          />
        </div>
      </div>
      <div className={`${card} self-start md:sticky md:top-24`}>
        <Summary cart={cart} />
        {priceChanged && (
          <div className="mt-5">
            <Notice kind="warning" title={checkout.priceChangedTitle}>
              {checkout.priceChangedText(total)}
            </Notice>
          </div>
        )}
        {obstacle && (
          <div className="mt-5">
            <ObstacleNotice obstacle={obstacle} />
          </div>
        )}
        <div className="mt-6">
          {cart.customer ? (
            <>
              <Terms button={checkout.place} />
              <p className="mt-2 text-sm text-muted">{checkout.withdrawal}</p>
              <Button type="submit" size="lg" busy={busy} className="mt-5 w-full flex-wrap py-3">
                <span>{checkout.place}</span>
                <span className="tabular-nums">{total}</span>
              </Button>
              <p role="status" className="mt-2 min-h-6 text-center text-sm text-muted">
                {busy && checkout.placing}
              </p>
            </>
          ) : (
            <LoginBlock
              title={checkout.loginTitle}
              text={checkout.loginText}
              action={checkout.login}
            />
          )}
        </div>
      </div>
    </form>
  )
}

const card = 'rounded-card border border-line bg-card p-5 shadow-card sm:p-8'

/** The order's notes, saved when the field is left and before placing. */
function useNotes(cart: CartAnswer, write: ReturnType<typeof useWrites>) {
  const [notes, setNotes] = useState(cart.notes)

  async function save(): Promise<boolean> {
    const typed = notes.trim()
    if (typed === cart.notes) return true
    return write(() => call('cart-notes-update', { cartId: cart.id, notes: typed }))
  }

  return { notes, setNotes, save }
}
