import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { formatDay } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { localPhone } from '#shop/phone-number.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { Title } from '../ui/title.tsx'
import type { Account } from './account.ts'
import { EndSessions, SendLink } from './acts.tsx'
import { Erase } from './erase.tsx'
import { History } from './history.tsx'
import { Notes } from './notes.tsx'

type Open = 'sessions' | 'link' | 'erase' | null

/** One customer: who they are, what was noted, and, when it is asked for, everything else. */
export default function Customer() {
  const { customers } = useWords()
  const { id = '' } = useParams()
  const [isErased, setErased] = useState(false)
  const answer = useAnswer('customer-one', { customerId: id }, { enabled: !isErased })
  if (isErased)
    return (
      <>
        <Title>{customers.erased}</Title>
        <Notice kind="success">{customers.erasedText}</Notice>
      </>
    )
  return (
    <div className="max-w-3xl">
      <Answered answer={answer}>
        {account => (
          <>
            <Title>{account.name || customers.noName}</Title>
            <Known account={account} />
            <Acts account={account} erased={() => setErased(true)} />
            <Notes account={account} />
            <History key={account.id} customerId={account.id} />
          </>
        )}
      </Answered>
    </div>
  )
}

function Known({ account }: { account: Account }) {
  const { customers, inbox } = useWords()
  const lang = useLanguage()
  const { emailVerifiedAt, newsAt, hasPassword } = account
  const facts = [
    [
      customers.email,
      `${account.email} (${emailVerifiedAt ? customers.proven : customers.unproven})`,
    ],
    [customers.phone, localPhone(account.phone) || customers.none],
    [customers.language, inbox.languages[account.lang]],
    [customers.since, formatDay(account.createdAt, lang)],
    [customers.news, newsAt ? customers.newsSince(formatDay(newsAt, lang)) : customers.noNews],
    [
      customers.login,
      `${customers.sessions(account.sessions)}, ${hasPassword ? customers.password : customers.noPassword}`,
    ],
  ]
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-card p-5 shadow-card sm:grid-cols-2 sm:p-7">
      {facts.map(([title, value]) => (
        <div key={title} className="min-w-0">
          <dt className="text-sm text-muted">{title}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Acts({ account, erased }: { account: Account; erased: () => void }) {
  const { customers } = useWords()
  const { roles } = useMe()
  const navigate = useNavigate()
  const beginning = useAct('phone-order-create')
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <div className="my-6 flex flex-wrap gap-3 print:hidden">
      <Button
        size="sm"
        busy={beginning.isPending}
        onClick={() =>
          beginning.mutate(
            { customerId: account.id },
            { onSuccess: ({ phoneOrderId }) => navigate(`/phone/${phoneOrderId}`) },
          )
        }
      >
        {customers.phoneOrder}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setOpen('link')}>
        {customers.link}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setOpen('sessions')}>
        {customers.endSessions}
      </Button>
      {mayCall(roles, 'customer-erase') && (
        <Button size="sm" variant="danger" onClick={() => setOpen('erase')}>
          {customers.erase}
        </Button>
      )}
      {open === 'link' && <SendLink account={account} close={close} />}
      {open === 'sessions' && <EndSessions account={account} close={close} />}
      <Refusal of={beginning.error} />
      {open === 'erase' && <Erase account={account} erased={erased} close={close} />}
    </div>
  )
}
