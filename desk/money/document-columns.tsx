import { formatDay } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { Column } from '../ui/list.tsx'
import { Cents } from './cents.tsx'
import { type FiscalDocument, useHiddenColumns } from './document-hidden-columns.tsx'
import { OrderLink } from './order-link.tsx'
import { useWay } from './way.ts'

const colours = { due: 'text-warning', sending: 'text-warning', issued: '' } as const

export function useColumns(): readonly Column<FiscalDocument>[] {
  const { money } = useWords()
  const lang = useLanguage()
  const wayOf = useWay()
  const hidden = useHiddenColumns()
  return [
    {
      name: 'number',
      title: money.number,
      value: ({ number }) => number,
      cell: ({ number }) => <span className="font-semibold tabular-nums">{number}</span>,
    },
    {
      name: 'day',
      title: money.day,
      value: ({ createdAt: at }) => ({ at }),
      cell: ({ createdAt }) => <span className="text-sm">{formatDay(createdAt, lang)}</span>,
    },
    {
      name: 'kind',
      title: money.kind,
      choice: ({ isCredit }) =>
        isCredit
          ? { code: 'credit', name: money.credit }
          : { code: 'payment', name: money.payment },
      value: ({ isCredit }) => (isCredit ? money.credit : money.payment),
      cell: document => <Kind of={document} />,
    },
    {
      name: 'order',
      title: money.order,
      value: ({ order }) => order,
      cell: ({ order }) => <OrderLink order={order} isAlone />,
    },
    {
      name: 'way',
      title: money.way,
      choice: ({ method }) => ({ code: method ?? 'none', name: wayOf(method) }),
      value: ({ method }) => wayOf(method),
      cell: ({ method }) => wayOf(method),
    },
    {
      name: 'gross',
      title: money.gross,
      isNumber: true,
      value: ({ amount, isCredit }) => ({ cents: isCredit ? -amount : amount }),
      cell: ({ amount, isCredit }) => (
        <Cents of={isCredit ? -amount : amount} className="font-semibold" />
      ),
    },
    {
      name: 'state',
      title: money.state,
      choice: ({ status }) => ({ code: status, name: money.states[status] }),
      value: ({ status }) => money.states[status],
      cell: document => <State of={document} />,
    },
    ...hidden,
  ]
}

function Kind({ of: { isCredit, type } }: { of: FiscalDocument }) {
  const { money } = useWords()
  return (
    <>
      {isCredit ? money.credit : money.payment}
      {type && <span className="text-sm text-muted"> {type}</span>}
    </>
  )
}

function State({ of: { status, mark } }: { of: FiscalDocument }) {
  const { money } = useWords()
  return (
    <>
      <span className={colours[status]}>{money.states[status]}</span>
      {mark && <span className="block text-sm text-muted">{`${money.mark} ${mark}`}</span>}
    </>
  )
}
