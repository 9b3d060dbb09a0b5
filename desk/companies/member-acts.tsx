import { useState } from 'react'
import { EmailField } from '#ui/email-field.tsx'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import type { Company } from './company-texts.ts'

export type Member = Company['people'][number]

type Given = { readonly company: Company; readonly close: () => void }

export function Manager({ company, member, close }: Given & { member: Member }) {
  const { companies } = useWords()
  const act = useAct('company-manager-update')
  const { id: customerId, name, isManager } = member
  return (
    <Dialog title={isManager ? companies.endManager : companies.makeManager} close={close}>
      <Confirm
        text={isManager ? companies.endManagerText(name) : companies.makeManagerText(name)}
        yes={isManager ? companies.endManager : companies.makeManager}
        act={act}
        confirm={() =>
          act.mutate(
            { companyId: company.id, customerId, isManager: !isManager },
            { onSuccess: close },
          )
        }
        close={close}
      />
    </Dialog>
  )
}

export function TakeOut({
  company,
  member: { id: customerId, name },
  close,
}: Given & { member: Member }) {
  const { companies } = useWords()
  const act = useAct('company-member-delete')
  const on = { companyId: company.id, customerId }
  return (
    <ReasonDialog
      title={companies.takeOut}
      words={companies}
      yes={companies.takeOut}
      isGrave
      act={act}
      send={reason => act.mutate({ ...on, reason }, { onSuccess: close })}
      close={close}
    >
      <p>{companies.takeOutText(name)}</p>
    </ReasonDialog>
  )
}

export function Allow({ company, close }: Given) {
  const { companies } = useWords()
  const [email, setEmail] = useState('')
  const act = useAct('company-member-allow')
  return (
    <FormDialog
      title={companies.allow}
      yes={companies.allowNow}
      act={act}
      submit={() => {
        if (email.trim()) act.mutate({ companyId: company.id, email }, { onSuccess: close })
      }}
      close={close}
    >
      <p>{companies.allowText}</p>
      <EmailField
        label={companies.email}
        name="email"
        value={email}
        onChange={setEmail}
        autoComplete="off"
        required
      />
    </FormDialog>
  )
}
