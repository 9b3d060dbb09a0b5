import { formatDateTime, formatDay } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import type { Column } from '../ui/list.tsx'
import { Cents } from './cents.tsx'
import { OrderLink } from './order-link.tsx'
import { useWay } from './way.ts'

export type FiscalDocument = Output<'document-collection'>['documents'][number]

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

/** Columns that are hidden until somebody chooses them. */
function useHiddenColumns(): readonly Column<FiscalDocument>[] {
  const { money } = useWords()
  const lang = useLanguage()
  return [
    {
      name: 'net',
      title: money.net,
      hidden: true,
      isNumber: true,
      value: ({ net }) => (net === null ? null : { cents: net }),
      cell: ({ net }) => net !== null && <Cents of={net} />,
    },
    {
      name: 'vat',
      title: money.vat,
      hidden: true,
      isNumber: true,
      value: ({ vat }) => (vat === null ? null : { cents: vat }),
      cell: ({ vat }) => vat !== null && <Cents of={vat} />,
    },
    {
      name: 'mark',
      title: money.mark,
      hidden: true,
      value: ({ mark }) => mark ?? '',
      cell: ({ mark }) => mark ?? '–',
    },
    {
      name: 'issued',
      title: money.issued,
      hidden: true,
      value: ({ issuedAt: at }) => at && { at },
      cell: ({ issuedAt }) => (issuedAt ? formatDateTime(issuedAt, lang, 'medium') : '–'),
    },
    {
      name: 'vatnumber',
      title: money.vatNumber,
      hidden: true,
      value: ({ vatNumber }) => vatNumber ?? '',
      cell: ({ vatNumber }) => vatNumber ?? '–',
    },
  ]
}
