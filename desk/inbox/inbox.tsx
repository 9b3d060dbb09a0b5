import { useSearchParams } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import { isMessagePlace, messagePlace, mostMessages } from '#shop/people/message.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { ask } from '../call.ts'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import type { BulkAct } from '../ui/bulk/bulk-act.ts'
import { BulkActs } from '../ui/bulk/bulk-acts.tsx'
import { List } from '../ui/list.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Title } from '../ui/title.tsx'
import { type Message, useColumns } from './inbox-columns.tsx'

/** What people wrote to the shop; what waits for somebody stands first. */
export default function Inbox() {
  const { inbox } = useWords()
  const lang = useLanguage()
  const columns = useColumns()
  const acts = useBulkActs()
  const [search] = useSearchParams()
  const before = search.get('before')
  const isBelow = before !== null && isMessagePlace(before)
  const answer = useAnswer('message-collection', isBelow ? { before } : {})
  return (
    <>
      <Title>{inbox.title}</Title>
      <Answered answer={answer}>
        {rows => {
          if (rows.length === 0 && !isBelow)
            return (
              <Notice kind="info" title={inbox.none}>
                {inbox.noneText}
              </Notice>
            )
          const waiting = rows.filter(({ state }) => state === 'new').length
          const last = rows.length === mostMessages ? rows.at(-1) : undefined
          return (
            <>
              <p className="-mt-4 mb-6 text-muted">{isBelow ? inbox.below : heading(waiting)}</p>
              <List
                name="inbox"
                title={inbox.title}
                columns={columns}
                rows={rows}
                idOf={({ id }) => id}
                to={({ id }) => `/inbox/${id}`}
                acts={(chosen, unchoose) => (
                  <BulkActs
                    {...{ acts, chosen, unchoose }}
                    idOf={({ id }) => id}
                    nameOf={({ name, company, createdAt }) =>
                      `${company ?? name}, ${formatDateTime(createdAt, lang, 'medium')}`
                    }
                  />
                )}
              />
              <p className="mt-6 flex flex-wrap gap-3 print:hidden">
                {isBelow && <PageLink before={null}>{inbox.toFirst}</PageLink>}
                {last && <PageLink before={messagePlace(last)}>{inbox.older}</PageLink>}
              </p>
            </>
          )
        }}
      </Answered>
    </>
  )

  function heading(waiting: number): string {
    if (waiting === mostMessages) return inbox.waitingAtLeast(waiting)
    return waiting === 0 ? inbox.noneWaits : inbox.waiting(waiting)
  }
}

/** Each on the message as it was seen: one that a colleague has seen to meanwhile is refused. */
function useBulkActs(): readonly BulkAct<Message>[] {
  const { inbox } = useWords()
  const me = useMe()
  const holders = useAnswer('message-holder-collection', {})
  return [
    {
      call: 'message-take',
      title: inbox.many.take,
      leftOut: ({ staffId }) => (staffId === me.id ? inbox.isYours : null),
      run: ({ id: messageId, seen }, { request }) =>
        ask('message-take', { messageId, seen, isMine: true, ...request }),
    },
    {
      call: 'message-assign',
      title: inbox.assign,
      choice: {
        label: inbox.holder,
        empty: inbox.chooseHolder,
        options: (holders.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
      run: ({ id: messageId, seen }, { text: staffId, request }) =>
        ask('message-assign', { messageId, seen, staffId, ...request }),
    },
    {
      call: 'message-answered',
      title: inbox.markAnswered,
      leftOut: ({ state }) => (state === 'answered' ? inbox.states.answered : null),
      run: ({ id: messageId, seen }, { request }) =>
        ask('message-answered', { messageId, seen, ...request }),
    },
    {
      call: 'message-close',
      title: inbox.many.close,
      leftOut: ({ state }) => (state === 'closed' ? inbox.states.closed : null),
      run: ({ id: messageId, seen }, { request }) =>
        ask('message-close', { messageId, seen, ...request }),
    },
    {
      call: 'message-reopen',
      title: inbox.many.reopen,
      leftOut: ({ state }) => (state === 'new' ? inbox.states.new : null),
      run: ({ id: messageId, seen }, { request }) =>
        ask('message-reopen', { messageId, seen, ...request }),
    },
  ]
}
