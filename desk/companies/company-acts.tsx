import { useState } from 'react'
import { useNavigate } from 'react-router'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useMe } from '../me.ts'
import { useWords } from '../text/words.ts'
import { CloseOffice } from './close-office.tsx'
import type { Company } from './company-texts.ts'
import { OfficeForm } from './office-form.tsx'
import { ChangeAllowance, ChangeDomains } from './terms.tsx'

type Open = 'allowance' | 'domains' | 'rename' | 'close' | null

export function Acts({ company }: { company: Company }) {
  const { companies } = useWords()
  const { roles } = useMe()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  if (!mayCall(roles, 'company-update')) return null
  const act = (what: Open, label: string) => (
    <Button size="sm" variant="secondary" onClick={() => setOpen(what)}>
      {label}
    </Button>
  )
  return (
    <div className="my-6 flex flex-wrap gap-3">
      {act('allowance', companies.changeAllowance)}
      {act('domains', companies.changeDomains)}
      {act('rename', companies.rename)}
      <Button
        size="sm"
        variant="secondary"
        onClick={() => navigate(`/companies/new?like=${company.id}`)}
      >
        {companies.anotherOffice}
      </Button>
      <Button size="sm" variant="danger" onClick={() => setOpen('close')}>
        {companies.close}
      </Button>
      {open === 'allowance' && <ChangeAllowance company={company} close={close} />}
      {open === 'domains' && <ChangeDomains company={company} close={close} />}
      {open === 'rename' && <OfficeForm company={company} close={close} />}
      {open === 'close' && <CloseOffice company={company} close={close} />}
    </div>
  )
}
