import { euroCell } from '#shop/csv.ts'
import { formatDate, formatDateTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import type { Column } from '../ui/list.tsx'

export type Row = Output<'order-collection'>[number]

const colours = {
  'not-paid': 'text-warning',
  opened: 'text-basil',
  delivered: '',
  canceled: 'text-error',
  'not-accepted': 'text-error',
} as const

export function useColumns(): readonly Column<Row>[] {
  const { bulk, orders } = useWords()
  const texts = bulk.orders
  const lang = useLanguage()
  const dayOf = (date: string) => formatDate(date, lang, 'short')
  return [
    {
      name: 'number',
      title: texts.number,
      value: ({ number }) => number,
      cell: ({ number }) => <span className="font-semibold tabular-nums">{number}</span>,
    },
    {
      name: 'customer',
      title: texts.customer,
      value: ({ name }) => name,
      cell: ({ name }) => name || <span className="text-muted">{texts.erased}</span>,
    },
    {
      name: 'state',
      title: orders.state,
      choice: ({ status }) => ({ code: status, name: orders.status[status] }),
      value: ({ status }) => orders.status[status],
      cell: ({ status }) => <State of={status} />,
    },
    {
      name: 'next',
      title: texts.next,
      choice: ({ nextDate: code }) => (code === null ? null : { code, name: dayOf(code) }),
      value: ({ nextDate }) => nextDate ?? '',
      cell: ({ nextDate }) => (nextDate ? dayOf(nextDate) : '–'),
    },
    {
      name: 'ahead',
      title: texts.ahead,
      ...{ hidden: true, isNumber: true, value: aheadOf, cell: aheadOf },
    },
    {
      name: 'way',
      title: texts.way,
      choice: ({ way }) => ({ code: way, name: texts.ways[way] }),
      value: ({ way }) => texts.ways[way],
      cell: ({ way }) => texts.ways[way],
    },
    {
      name: 'total',
      title: texts.total,
      isNumber: true,
      value: ({ grandtotal }) => euroCell(grandtotal),
      cell: ({ grandtotal }) => <Euro value={grandtotal} className="font-semibold" />,
    },
    {
      name: 'placed',
      title: texts.placed,
      className: 'text-sm text-muted whitespace-nowrap tabular-nums',
      value: ({ placedAt: at }) => ({ at }),
      cell: ({ placedAt }) => formatDateTime(placedAt, lang, 'medium'),
    },
  ]
}

function State({ of: status }: { of: Row['status'] }) {
  const { orders } = useWords()
  return <span className={`font-medium ${colours[status]}`}>{orders.status[status]}</span>
}

function aheadOf({ ahead }: Row): number {
  return ahead
}
