import { useState } from 'react'
import { Link } from 'react-router'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useMe } from '../me.ts'
import { useWords } from '../text/words.ts'
import type { Company } from './company-texts.ts'
import { Allow, Manager, type Member, TakeOut } from './member-acts.tsx'

type Open = { readonly what: 'manager' | 'out'; readonly member: Member } | { what: 'allow' }
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
