import { useNavigate } from 'react-router'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useMe } from '../me.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import type { Message } from './message.ts'

export function Acts({
  message: { id: messageId, seen, state, staffId, company },
}: {
  message: Message
}) {
  const { inbox } = useWords()
  const me = useMe()
  const navigate = useNavigate()
  const taking = useAct('message-take')
  const answering = useAct('message-answered')
  const closing = useAct('message-close')
  const opening = useAct('message-reopen')
  const isMine = staffId === me.id
  const on = { messageId, seen }
  return (
    <div className="my-6 space-y-3">
      <div className="flex flex-wrap gap-3">
        <Act busy={taking.isPending} act={() => taking.mutate({ ...on, isMine: !isMine })}>
          {isMine ? inbox.leave : inbox.take}
        </Act>
        {company !== null && mayCall(me.roles, 'company-create') && (
          <Button size="sm" onClick={() => navigate(`/companies/new?message=${messageId}`)}>
            {inbox.makeCompany}
          </Button>
        )}
        {state === 'new' && (
          <Act busy={answering.isPending} act={() => answering.mutate(on)}>
            {inbox.markAnswered}
          </Act>
        )}
        {state === 'closed' ? (
          <Act busy={opening.isPending} act={() => opening.mutate(on)}>
            {inbox.reopen}
          </Act>
        ) : (
          <Act busy={closing.isPending} act={() => closing.mutate(on)}>
            {inbox.close}
          </Act>
        )}
      </div>
      <Refusal of={taking.error ?? answering.error ?? closing.error ?? opening.error} />
    </div>
  )
}

function Act({ busy, act, children }: { busy: boolean; act: () => void; children: string }) {
  return (
    <Button size="sm" variant="secondary" busy={busy} onClick={act}>
      {children}
    </Button>
  )
}
