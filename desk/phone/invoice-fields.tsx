import { invoiceDetails } from '#shop/invoice.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { Select } from '../ui/select.tsx'
import { type PhoneCartProps, refusalOf } from './phone-cart.ts'

const empty = { companyName: '', profession: '', vatNumber: '', taxOffice: '', address: '' }

/** A receipt, or an invoice with the details of a business: kept once they are whole. */
export function InvoiceFields({
  shown: { cart },
  change,
  changing,
  refused,
  isWanted,
  want,
}: PhoneCartProps & { isWanted: boolean; want: (isWanted: boolean) => void }) {
  const { phone } = useWords()
  const { invoice } = cart
  const { field, submit } = useForm(invoiceDetails, invoice ?? empty)
  return (
    <div className="space-y-4">
      <Select
        label={phone.document}
        value={isWanted ? 'invoice' : 'receipt'}
        onChange={to => {
          want(to === 'invoice')
          if (to === 'receipt' && invoice) change({ invoice: null })
        }}
        options={[
          { value: 'receipt', label: phone.receipt },
          { value: 'invoice', label: phone.invoice },
        ]}
      />
      {isWanted && (
        <form
          noValidate
          className="grid gap-4 sm:grid-cols-2"
          onSubmit={submit(details => change({ invoice: details }))}
        >
          <TextField {...field('companyName')} label={phone.companyName} autoComplete="off" />
          <TextField
            {...field('vatNumber')}
            label={phone.vatNumber}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField {...field('profession')} label={phone.profession} autoComplete="off" />
          <TextField {...field('taxOffice')} label={phone.taxOffice} autoComplete="off" />
          <div className="sm:col-span-2">
            <TextField {...field('address')} label={phone.invoiceAddress} autoComplete="off" />
          </div>
          <div className="flex flex-wrap items-center gap-x-4">
            <Button type="submit" variant="secondary" busy={changing?.invoice !== undefined}>
              {phone.keepInvoice}
            </Button>
            <span role="status" className="text-sm text-muted">
              {invoice && phone.invoiceTo(invoice.companyName)}
            </span>
          </div>
          <div className="sm:col-span-2">
            <Refusal of={refusalOf(refused, 'invoice')} />
          </div>
        </form>
      )}
    </div>
  )
}
