import { officeForm } from '#shop/people/company-form.ts'
import { useForm } from '#ui/form.ts'
import { fieldErrors } from '../login/entering.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import type { Company } from './company-shown.ts'
import { OfficeFields } from './office-fields.tsx'

/** Names an office anew, or moves it. */
export function OfficeForm({ company, close }: { company: Company; close: () => void }) {
  const { companies } = useWords()
  const { id: companyId, seen, name, address } = company
  const { field, submit, setErrors } = useForm(officeForm, {
    nameEl: name.el,
    nameEn: name.en === name.el ? '' : name.en,
    streetEl: address?.street.el ?? '',
    streetEn: address?.street.en ?? '',
    number: address?.number ?? '',
    municipality: address?.municipality.el ?? '',
    postcode: address?.postcode ?? '',
  })
  const changing = useAct('company-update')
  return (
    <Dialog title={companies.rename} close={close}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={submit(form =>
          changing.mutate(
            { companyId, seen, ...form },
            { onSuccess: close, onError: error => setErrors(fieldErrors(error)) },
          ),
        )}
      >
        <OfficeFields field={field} />
        <FormActs act={changing} yes={companies.save} close={close} />
      </form>
    </Dialog>
  )
}
