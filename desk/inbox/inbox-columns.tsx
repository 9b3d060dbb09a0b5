import { formatDateTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import type { Column } from '../ui/list.tsx'
import { State } from './state.tsx'

export type Message = Output<'message-collection'>[number]

export function useColumns(): readonly Column<Message>[] {
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
      value: ({ message, wish }) => [wish && inbox.wishes[wish], message].filter(Boolean).join(' '),
      cell: ({ message, wish, company }) => (
        <span className="line-clamp-2 max-w-md text-sm">
          {wish && <span className="block font-semibold">{inbox.wishes[wish]}</span>}
          {message || (wish ? null : company === null ? inbox.noText : inbox.partnership(company))}
        </span>
      ),
    },
    {
      name: 'state',
      title: inbox.state,
      value: ({ state }) => inbox.states[state],
      choice: ({ state }) => ({ code: state, name: inbox.states[state] }),
      cell: ({ state }) => <State of={state} />,
    },
    {
      name: 'holder',
      title: inbox.holder,
      value: ({ staffName }) => staffName ?? '',
      choice: ({ staffId, staffName }) =>
        staffId && staffName ? { code: staffId, name: staffName } : null,
      cell: ({ staffName }) => staffName ?? <span className="text-muted">{inbox.nobody}</span>,
    },
    {
      name: 'at',
      title: inbox.at,
      value: ({ createdAt: at }) => ({ at }),
      className: 'text-sm text-muted whitespace-nowrap tabular-nums',
      cell: ({ createdAt }) => formatDateTime(createdAt, lang, 'medium'),
    },
  ]
}
