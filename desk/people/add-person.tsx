import type { StaffRole } from '#shop/people/staff.ts'
import { staffForm } from '#shop/people/staff-forms.ts'
import { EmailField } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { fieldErrors } from '../login/entering.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { RolesField } from './roles-field.tsx'

export function AddPerson({ close }: { close: () => void }) {
  const { people } = useWords()
  const { values, field, submit, setErrors } = useForm(staffForm, {
    name: '',
    email: '',
    roles: [] as StaffRole[],
  })
  const adding = useAct('staff-create')
  if (adding.data)
    return (
      <Dialog title={people.linkReady} close={close}>
        <InvitationLink name={values.name} link={adding.data.link} close={close} />
      </Dialog>
    )
  const { onBlur: _left, name: _name, ...roles } = field('roles')
  return (
    <FormDialog
      title={people.add}
      yes={people.create}
      act={adding}
      submit={submit(form =>
        adding.mutate(form, { onError: error => setErrors(fieldErrors(error)) }),
      )}
      close={close}
    >
      <TextField {...field('name')} label={people.fullName} autoComplete="off" required />
      <EmailField {...field('email')} label={people.email} autoComplete="off" required />
      <RolesField {...roles} />
    </FormDialog>
  )
}
