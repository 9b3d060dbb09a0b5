import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Fold } from '#ui/fold.tsx'
import { useWords } from '../../text/words.ts'
import type { InvoiceForm } from './invoice.ts'
import { taxOffices } from './tax-offices.ts'

/** An invoice for a company: a line that opens its fields. Nothing typed means no invoice. */
export function InvoiceFields({ invoice }: { invoice: InvoiceForm }) {
  const { checkout } = useWords()
  const { open, setOpen, wanted } = invoice
  const { field, values } = invoice.form
  const facts = [values.companyName, values.vatNumber].map(each => each.trim()).filter(Boolean)
  return (
    <Fold
      title={<h2 className="font-sans text-base font-medium">{checkout.wantsInvoice}</h2>}
      note={!open && wanted && facts.join(' · ')}
      open={open}
      onToggle={setOpen}
    >
      <fieldset
        className="grid min-w-0 gap-5 pt-1 pb-5 sm:grid-cols-2"
        onBlur={() => invoice.form.valid && void invoice.save()}
      >
        <legend className="sr-only">{checkout.invoice}</legend>
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
        <TaxOffice invoice={invoice} />
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
        {wanted && <NoInvoice drop={() => void invoice.drop()} />}
      </fieldset>
    </Fold>
  )
}

/** Written freely; the tax offices that are known are offered. */
function TaxOffice({ invoice }: { invoice: InvoiceForm }) {
  const { checkout } = useWords()
  const { field } = invoice.form
  const id = useId()
  return (
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
  )
}

function NoInvoice({ drop }: { drop: () => void }) {
  const { checkout } = useWords()
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={drop}
      className="-ms-4 justify-self-start sm:col-span-2"
    >
      {checkout.noInvoice}
    </Button>
  )
}
