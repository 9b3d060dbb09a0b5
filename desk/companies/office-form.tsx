import { officeForm } from '#shop/people/company-form.ts'
import { useForm } from '#ui/form.ts'
import { fieldErrors } from '../login/entering.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import type { Company } from './company-texts.ts'
import { OfficeFields } from './office-fields.tsx'

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
    <FormDialog
      title={companies.rename}
      yes={companies.save}
      act={changing}
      submit={submit(form =>
        changing.mutate(
          { companyId, seen, ...form },
          { onSuccess: close, onError: error => setErrors(fieldErrors(error)) },
        ),
      )}
      close={close}
    >
      <OfficeFields field={field} />
    </FormDialog>
  )
}
