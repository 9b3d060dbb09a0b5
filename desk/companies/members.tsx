import { useState } from 'react'
import { Link } from 'react-router'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { useMe } from '../me.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import type { Company } from './company-shown.ts'

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
            <li
              key={member.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line px-5 py-3 not-last:border-b"
            >
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
                  aria-label={companies.ofPerson(
                    member.isManager ? companies.endManager : companies.makeManager,
                    member.name,
                  )}
                  onClick={() => setOpen({ what: 'manager', member })}
                >
                  {member.isManager ? companies.endManager : companies.makeManager}
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  className="px-3! text-error!"
                  aria-label={companies.ofPerson(companies.takeOut, member.name)}
                  onClick={() => setOpen({ what: 'out', member })}
                >
                  {companies.takeOut}
                </Button>
              </span>
            </li>
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
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const act = useAct('company-member-delete')
  return (
    <Dialog title={companies.takeOut} close={close}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          const why = reason.trim()
          if (why)
            act.mutate({ companyId: company.id, customerId, reason: why }, { onSuccess: close })
        }}
      >
        <p>{companies.takeOutText(name)}</p>
        <TextField
          label={companies.reason}
          name="reason"
          value={reason}
          onChange={setReason}
          error={tried && !reason.trim() ? companies.reasonRule : undefined}
          maxLength={500}
          required
        />
        <FormActs act={act} yes={companies.takeOut} isGrave close={close} />
      </form>
    </Dialog>
  )
}

function Allow({ company, close }: Given) {
  const { companies } = useWords()
  const [email, setEmail] = useState('')
  const act = useAct('company-member-allow')
  return (
    <Dialog title={companies.allow} close={close}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={event => {
          event.preventDefault()
          if (email.trim()) act.mutate({ companyId: company.id, email }, { onSuccess: close })
        }}
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
        <FormActs act={act} yes={companies.allowNow} close={close} />
      </form>
    </Dialog>
  )
}
