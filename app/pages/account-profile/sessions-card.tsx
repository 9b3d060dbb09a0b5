import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useRef, useState } from 'react'
import type { CustomerSessionAnswer } from '#server/answers.ts'
import { formatDay } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAccountData } from '../../account/account-data.ts'
import { WaitingOrTrouble } from '../../account/waiting-or-trouble.tsx'
import { call } from '../../call.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'

/** How many sessions are listed; older ones can only be ended with all others. */
const mostShown = 5

/** Where the customer is logged in, with buttons that end the other sessions. */
export function SessionsCard() {
  const { account } = useWords()
  const words = account.profilePage
  const asked = useAccountData('customer-session-collection')
  const heading = useRef<HTMLHeadingElement>(null)
  const [ending, setEnding] = useState<string | null>(null)
  const sessions = asked.data?.sessions ?? []

  async function end(sessionId?: string): Promise<void> {
    if (ending !== null) return
    setEnding(sessionId ?? 'others')
    const answer = await call('customer-session-delete', { sessionId })
    setEnding(null)
    if (answer.code !== 'ok') {
      toast('error', answer.message)
      return
    }
    asked.take(answer.data)
    toast('success', sessionId ? words.ended : words.endedOthers)
    // The button that was pressed is gone.
    heading.current?.focus()
  }

  return (
    <>
      <h2 id="sessions" ref={heading} tabIndex={-1} className="mb-2 text-xl outline-none">
        {words.sessions}
      </h2>
      <p className="mb-3 text-muted">{words.sessionsText}</p>
      <WaitingOrTrouble asked={asked} />
      {asked.status === 'waiting' && <Skeleton className="h-20" />}
      <ul>
        {sessions.slice(0, mostShown).map(session => (
          <Session
            key={session.id}
            session={session}
            busy={ending === session.id}
            end={() => void end(session.id)}
          />
        ))}
      </ul>
      {sessions.length > mostShown && (
        <p className="pt-2 text-muted">{words.moreSessions(sessions.length - mostShown)}</p>
      )}
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          busy={ending === 'others'}
          onClick={() => void end()}
          className="mt-4 w-full"
        >
          {words.endOthers}
        </Button>
      )}
    </>
  )
}

type SessionProps = { session: CustomerSessionAnswer; busy: boolean; end: () => void }

function Session({ session: { agent, seenAt, current }, busy, end }: SessionProps) {
  const { account } = useWords()
  const words = account.profilePage
  const lang = useLanguage()
  const name = agent || words.unknownAgent
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-b-0">
      <MonitorSmartphone size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-basil" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className={current ? 'text-sm font-medium text-success' : 'text-sm text-muted'}>
          {current ? words.here : words.seen(formatDay(seenAt, lang))}
        </p>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          aria-label={words.endOf(name)}
          onClick={end}
          className="-my-1.5 -me-3 shrink-0"
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}
