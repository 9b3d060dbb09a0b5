import { formatDateTime } from '#shop/format.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Notice } from '../../app/ui/notice.tsx'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { type Column, List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { State } from './state.tsx'

type Message = Output<'message-collection'>[number]

/** What people wrote to the shop; what waits for somebody stands first. */
export default function Inbox() {
  const { inbox } = useWords()
  const columns = useColumns()
  const answer = useAnswer('message-collection', {})
  return (
    <>
      <Title>{inbox.title}</Title>
      <Answered answer={answer}>
        {rows => {
          if (rows.length === 0)
            return (
              <Notice kind="info" title={inbox.none}>
                {inbox.noneText}
              </Notice>
            )
          const waiting = rows.filter(({ state }) => state === 'new').length
          return (
            <>
              <p className="-mt-4 mb-6 text-muted">
                {waiting === 0 ? inbox.noneWaits : inbox.waiting(waiting)}
              </p>
              <List
                name="inbox"
                title={inbox.title}
                columns={columns}
                rows={rows}
                idOf={({ id }) => id}
                to={({ id }) => `/inbox/${id}`}
              />
            </>
          )
        }}
      </Answered>
    </>
  )
}

function useColumns(): readonly Column<Message>[] {
  const { inbox } = useWords()
  const lang = useLanguage()
  return [
    {
      name: 'from',
      title: inbox.from,
      value: ({ name, company }) => (company === null ? name : `${company}, ${name}`),
      cell: ({ name, company }) => (
        <>
          <span className="block font-semibold">{company ?? name}</span>
          {company !== null && <span className="block text-sm text-muted">{name}</span>}
        </>
      ),
    },
    {
      name: 'about',
      title: inbox.about,
      value: ({ message }) => message,
      cell: ({ message, company }) => (
        <span className="line-clamp-2 max-w-md text-sm">
          {message || (company === null ? inbox.noText : inbox.partnership(company))}
        </span>
      ),
    },
    {
      name: 'state',
      title: inbox.state,
      value: ({ state }) => inbox.states[state],
      choices: true,
      cell: ({ state }) => <State of={state} />,
    },
    {
      name: 'holder',
      title: inbox.holder,
      value: ({ staffName }) => staffName ?? '',
      choices: true,
      cell: ({ staffName }) => staffName ?? <span className="text-muted">{inbox.nobody}</span>,
    },
    {
      name: 'at',
      title: inbox.at,
      value: ({ createdAt }) => createdAt,
      className: 'text-sm text-muted',
      cell: ({ createdAt }) => formatDateTime(createdAt, lang),
    },
  ]
}
