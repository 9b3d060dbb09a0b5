import { useSearchParams } from 'react-router'
import { euroCell } from '#shop/csv.ts'
import { formatDate, formatDateTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import { Notice } from '#ui/notice.tsx'
import { ask, type Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import type { BulkAct } from '../ui/bulk/bulk-act.ts'
import { BulkActs } from '../ui/bulk/bulk-acts.tsx'
import { type Column, List } from '../ui/list.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Title } from '../ui/title.tsx'

type Row = Output<'order-collection'>[number]

/** As many as an answer holds: fewer are the last ones. */
const most = 200

/** The newest orders, 200 at a time, with what is done to many of them. */
export default function OrderList() {
  const { bulk } = useWords()
  const texts = bulk.orders
  const [search] = useSearchParams()
  const before = Number(search.get('before'))
  const isBelow = Number.isInteger(before) && before > 0
  const answer = useAnswer('order-collection', isBelow ? { before } : {})
  return (
    <>
      <Title>{texts.title}</Title>
      <Answered answer={answer}>
        {rows => (
          <>
            {rows.length === 0 ? (
              <Notice kind="info" title={texts.none}>
                {texts.noneText}
              </Notice>
            ) : (
              <>
                {(isBelow || rows.length === most) && (
                  <p className="-mt-4 mb-6 text-muted">
                    {isBelow ? texts.below(before) : texts.newest(rows.length)}
                  </p>
                )}
                <Rows rows={rows} />
              </>
            )}
            <p className="mt-6 flex flex-wrap gap-3 print:hidden">
              {isBelow && <PageLink before={null}>{texts.toNewest}</PageLink>}
              {rows.length === most && (
                <PageLink before={String(rows.at(-1)?.number)}>{texts.older}</PageLink>
              )}
            </p>
          </>
        )}
      </Answered>
    </>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const { bulk, orders } = useWords()
  const texts = bulk.orders
  const columns = useColumns()
  const acts: readonly BulkAct<Row>[] = [
    {
      call: 'order-mail-create',
      title: texts.confirm,
      leftOut: ({ confirmationId, name }) =>
        name === '' ? texts.gone : confirmationId ? null : texts.noConfirmation,
      run: ({ id: order, confirmationId }, { request }) =>
        ask('order-mail-create', { order, mailId: confirmationId ?? '', ...request }),
    },
    {
      call: 'order-note-create',
      title: orders.act.note,
      field: { label: orders.noteText, hint: orders.noteHint, most: 2000 },
      run: ({ id: order }, { text, request }) =>
        ask('order-note-create', { order, text, ...request }),
    },
  ]
  return (
    <List
      name="orders"
      title={texts.title}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      to={({ number }) => `/orders/${number}`}
      acts={(chosen, unchoose) => (
        <BulkActs
          {...{ acts, chosen, unchoose }}
          idOf={({ id }) => id}
          nameOf={({ number, name }) => [orders.title(number), name].filter(Boolean).join(', ')}
        />
      )}
    />
  )
}

const colours = {
  'not-paid': 'text-warning',
  opened: 'text-basil',
  delivered: '',
  canceled: 'text-error',
  'not-accepted': 'text-error',
} as const

function useColumns(): readonly Column<Row>[] {
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
