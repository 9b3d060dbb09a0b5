import { useState } from 'react'
import { Link } from 'react-router'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { useMe } from '../me.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import type { Company } from './company-texts.ts'

type Member = Company['people'][number]
type Open = { readonly what: 'manager' | 'out'; readonly member: Member } | { what: 'allow' }
type Given = { readonly company: Company; readonly close: () => void }

/** Who belongs to an office; who keeps the books is told how many. */
export function Members({ company }: { company: Company }) {
  const { companies } = useWords()
  const { roles } = useMe()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const { count, paidFor, removed, people } = company
  return (
    <section className="mt-10">
      <h2 className="text-xl">{companies.people}</h2>
      <p className="mb-3 text-muted">
        {companies.members(count)}
        {count > 0 && `, ${companies.paidFor(paidFor)}`}
        {removed > 0 && `. ${companies.removed(removed)}`}
      </p>
      {count === 0 && !company.closedAt && <p className="text-muted">{companies.noMembers}</p>}
      {people.length > 0 && (
        <ul className="rounded-card border border-line bg-card shadow-card">
          {people.map(member => (
            <MemberRow key={member.id} member={member} open={setOpen} />
          ))}
        </ul>
      )}
      {removed > 0 && mayCall(roles, 'company-member-allow') && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-4"
          onClick={() => setOpen({ what: 'allow' })}
        >
          {companies.allow}
        </Button>
      )}
      {open?.what === 'manager' && <Manager company={company} member={open.member} close={close} />}
      {open?.what === 'out' && <TakeOut company={company} member={open.member} close={close} />}
      {open?.what === 'allow' && <Allow company={company} close={close} />}
    </section>
  )
}

function MemberRow({ member, open }: { member: Member; open: (what: Open) => void }) {
  const { companies } = useWords()
  const manage = member.isManager ? companies.endManager : companies.makeManager
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line px-5 py-3 not-last:border-b">
      <span className="min-w-0">
        <Link to={`/customers/${member.id}`} className="font-semibold text-basil underline">
          {member.name}
        </Link>
        {member.isManager && (
          <span className="ms-2 rounded-full bg-basil-soft px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-basil">
            {companies.manager}
          </span>
        )}
        <span className="block text-sm break-words text-muted">{member.email}</span>
        {!member.isPaidFor && (
          <span className="block text-sm text-warning">{companies.unpaid}</span>
        )}
      </span>
      <span className="-mx-3 flex flex-wrap">
        <Button
          variant="quiet"
          size="sm"
          className="px-3!"
          aria-label={companies.ofPerson(manage, member.name)}
          onClick={() => open({ what: 'manager', member })}
        >
          {manage}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="px-3! text-error!"
          aria-label={companies.ofPerson(companies.takeOut, member.name)}
          onClick={() => open({ what: 'out', member })}
        >
          {companies.takeOut}
        </Button>
      </span>
    </li>
  )
}

function Manager({ company, member, close }: Given & { member: Member }) {
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

function TakeOut({ company, member: { id: customerId, name }, close }: Given & { member: Member }) {
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

function Allow({ company, close }: Given) {
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
