import { useId } from 'react'
import { useWords } from '../../text/words.ts'
import { Checkbox, TextField } from '../../ui/field.tsx'
import type { InvoiceForm } from './invoice.ts'
import { taxOffices } from './tax-offices.ts'

/** An invoice for a company, asked for by a checkbox. */
export function InvoiceFields({ invoice }: { invoice: InvoiceForm }) {
  const { checkout } = useWords()
  const id = useId()
  const { field } = invoice.form
  return (
    <fieldset className="min-w-0" onBlur={() => invoice.form.valid && void invoice.save()}>
      <legend className="font-serif text-xl font-semibold">{checkout.invoice}</legend>
      <div className="mt-2">
        <Checkbox label={checkout.wantsInvoice} checked={invoice.wanted} onChange={invoice.want} />
      </div>
      {invoice.wanted && (
        <div className="mt-3 grid gap-5 sm:grid-cols-2">
          <TextField
            {...field('companyName')}
            label={checkout.companyName}
            autoComplete="organization"
            maxLength={120}
            required
          />
          <TextField
            {...field('profession')}
            label={checkout.profession}
            autoComplete="organization-title"
            maxLength={120}
            required
          />
          <TextField
            {...field('vatNumber')}
            label={checkout.vatNumber}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            required
          />
          <div>
            <TextField
              {...field('taxOffice')}
              label={checkout.taxOffice}
              hint={checkout.taxOfficeHint}
              list={id}
              autoComplete="off"
              maxLength={80}
              required
            />
            <datalist id={id}>
              {taxOffices.map(office => (
                <option key={office} value={office} />
              ))}
            </datalist>
          </div>
          <div className="sm:col-span-2">
            <TextField
              {...field('address')}
              label={checkout.invoiceAddress}
              hint={checkout.invoiceAddressHint}
              autoComplete="street-address"
              maxLength={200}
              required
            />
          </div>
        </div>
      )}
    </fieldset>
  )
}
