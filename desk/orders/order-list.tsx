import { useSearchParams } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { ask } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import type { BulkAct } from '../ui/bulk/bulk-act.ts'
import { BulkActs } from '../ui/bulk/bulk-acts.tsx'
import { List } from '../ui/list.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Title } from '../ui/title.tsx'
import { type Row, useColumns } from './order-columns.tsx'

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
