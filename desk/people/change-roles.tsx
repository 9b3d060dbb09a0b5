import { staffRolesForm } from '#shop/people/staff-forms.ts'
import { useForm } from '#ui/form.ts'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import type { Person } from './person.ts'
import { RolesField } from './roles-field.tsx'

export function ChangeRoles({ person, close }: { person: Person; close: () => void }) {
  const { people } = useWords()
  const me = useMe()
  const { field, submit } = useForm(staffRolesForm, { roles: [...person.roles] })
  const changing = useAct('staff-roles-update')
  const { onBlur: _left, name: _name, ...roles } = field('roles')
  return (
    <FormDialog
      title={people.changeOf(person.name)}
      yes={people.save}
      act={changing}
      submit={submit(form =>
        changing.mutate({ ...form, staffId: person.id }, { onSuccess: close }),
      )}
      close={close}
    >
      {person.id === me.id && <Notice kind="warning">{people.ownRoles}</Notice>}
      <RolesField {...roles} />
    </FormDialog>
  )
}
