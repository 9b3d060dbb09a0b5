import { staffRolesForm } from '#shop/people/staff-forms.ts'
import { useForm } from '#ui/form.ts'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import type { Person } from './person.ts'
import { RolesField } from './roles-field.tsx'

export function ChangeRoles({ person, close }: { person: Person; close: () => void }) {
  const { people } = useWords()
  const me = useMe()
  const { field, submit } = useForm(staffRolesForm, { roles: [...person.roles] })
  const changing = useAct('staff-roles-update')
  const { onBlur: _left, name: _name, ...roles } = field('roles')
  return (
    <Dialog title={people.changeOf(person.name)} close={close}>
      <form
        noValidate
        onSubmit={submit(form =>
          changing.mutate({ ...form, staffId: person.id }, { onSuccess: close }),
        )}
        className="space-y-5"
      >
        {person.id === me.id && <Notice kind="warning">{people.ownRoles}</Notice>}
        <RolesField {...roles} />
        <FormActs act={changing} yes={people.save} close={close} />
      </form>
    </Dialog>
  )
}
