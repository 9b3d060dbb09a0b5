import { Notice } from '#ui/notice.tsx'
import { ask } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import type { BulkAct } from '../ui/bulk/bulk-act.ts'
import { BulkActs } from '../ui/bulk/bulk-acts.tsx'
import { List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { type Row, useColumns } from './failed-mail-columns.tsx'
import { useMailName } from './mail-name.ts'

const most = 300

/** Mails of the last week that did not arrive, and the way to send them once more. */
export default function FailedMails() {
  const { bulk } = useWords()
  const { mails } = bulk
  const answer = useAnswer('mail-collection', {})
  return (
    <>
      <Title>{mails.title}</Title>
      <Answered answer={answer}>
        {rows =>
          rows.length === 0 ? (
            <Notice kind="success" title={mails.none}>
              {mails.noneText}
            </Notice>
          ) : (
            <>
              <p className="-mt-4 mb-6 text-muted">
                {rows.length === most ? mails.newest(most) : mails.text}
              </p>
              <Rows rows={rows} />
            </>
          )
        }
      </Answered>
    </>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const { bulk, orders } = useWords()
  const { mails } = bulk
  const nameOf = useMailName()
  const columns = useColumns()
  const acts: readonly BulkAct<Row>[] = [
    {
      call: 'order-mail-create',
      title: mails.again,
      leftOut: ({ mayGoAgain }) => (mayGoAgain ? null : mails.notKept),
      run: ({ order, id: mailId }, { request }) =>
        ask('order-mail-create', { order: String(order), mailId, ...request }),
    },
  ]
  return (
    <List
      name="mails"
      title={mails.title}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      acts={(chosen, unchoose) => (
        <BulkActs
          {...{ acts, chosen, unchoose }}
          idOf={({ id }) => id}
          nameOf={({ code, order, name }) =>
            [nameOf(code), order === null ? '' : orders.title(order), name]
              .filter(Boolean)
              .join(', ')
          }
        />
      )}
    />
  )
}
