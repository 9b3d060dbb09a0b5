import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Fold } from '#ui/fold.tsx'
import { useWords } from '../../text/words.ts'
import type { InvoiceForm } from './invoice.ts'

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
        <TextField
          {...field('taxOffice')}
          label={checkout.taxOffice}
          autoComplete="off"
          maxLength={80}
          required
        />
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
