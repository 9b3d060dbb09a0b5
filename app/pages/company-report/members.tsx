import { useEffect, useState } from 'react'
import type { CompanyMemberAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { call } from '../../call.ts'
import { useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'

/** The company's people, of whom its manager can take out those who have left. */
export function Members({ spot }: { spot: string }) {
  const { company } = useWords()
  const [members, setMembers] = useState<readonly CompanyMemberAnswer[]>([])
  const [message, setMessage] = useState('')

  useEffect(() => {
    let here = true
    void call('company-member-collection', { spot }).then(answer => {
      if (here && answer.code === 'ok') setMembers(answer.data.members)
    })
    return () => {
      here = false
    }
  }, [spot])

  async function remove({ id: customerId, name }: CompanyMemberAnswer): Promise<void> {
    const answer = await call('company-member-delete', { spot, customerId })
    if (answer.code !== 'ok') {
      toast('error', answer.message)
      return
    }
    setMembers(answer.data.members)
    setMessage(company.memberRemoved(name))
  }

  if (members.length === 0) return null
  return (
    <section aria-labelledby="members" className="mt-10">
      <h2 id="members" className="text-xl">
        {company.members}
      </h2>
      <p className="mt-1 text-muted">{company.membersText}</p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card px-5">
        {members.map(member => (
          <Member key={member.id} member={member} remove={remove} />
        ))}
      </ul>
      <p role="status" className="mt-3 min-h-[1lh] text-success">
        {message}
      </p>
    </section>
  )
}

type MemberProps = {
  member: CompanyMemberAnswer
  remove: (member: CompanyMemberAnswer) => Promise<void>
}

/** Asks once more in the same place before the membership ends. */
function Member({ member, remove }: MemberProps) {
  const { company } = useWords()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const { name, email, isManager } = member

  async function confirm(): Promise<void> {
    setBusy(true)
    await remove(member)
    setBusy(false)
    setAsks(false)
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{email}</p>
      </div>
      {isManager ? (
        <p className="text-sm text-muted">{company.manager}</p>
      ) : asks ? (
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="danger" busy={busy} onClick={() => void confirm()} autoFocus>
            {company.removeYes}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsks(false)}>
            {company.leaveNo}
          </Button>
        </div>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          aria-label={company.removeOf(name)}
          onClick={() => setAsks(true)}
        >
          {company.remove}
        </Button>
      )}
    </li>
  )
}
