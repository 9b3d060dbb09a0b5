import { Link } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { ask, type Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import type { BulkAct } from '../ui/bulk/bulk-act.ts'
import { BulkActs } from '../ui/bulk/bulk-acts.tsx'
import { type Column, List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { useMailName } from './mail-name.ts'

type Row = Output<'mail-collection'>[number]

/** As many as an answer holds. */
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

function useColumns(): readonly Column<Row>[] {
  const { bulk, orders } = useWords()
  const { mails } = bulk
  const nameOf = useMailName()
  const lang = useLanguage()
  return [
    {
      name: 'mail',
      title: mails.mail,
      choice: ({ code }) => ({ code, name: nameOf(code) }),
      value: ({ code }) => nameOf(code),
      cell: ({ code }) => <span className="font-semibold">{nameOf(code)}</span>,
    },
    {
      name: 'to',
      title: mails.to,
      value: ({ name }) => name,
      cell: ({ name }) => name || <span className="text-muted">{mails.nobody}</span>,
    },
    {
      name: 'order',
      title: mails.order,
      value: ({ order }) => order,
      cell: ({ order }) =>
        order !== null && (
          <Link
            to={`/orders/${order}`}
            className="inline-flex min-h-11 items-center text-basil underline underline-offset-4 -my-2.5"
          >
            {order}
          </Link>
        ),
    },
    {
      name: 'state',
      title: mails.state,
      choice: ({ status }) => ({ code: status, name: capital(orders.mailStatus[status]) }),
      value: ({ status }) => capital(orders.mailStatus[status]),
      cell: row => <State of={row} />,
    },
    {
      name: 'tries',
      title: mails.tries,
      hidden: true,
      isNumber: true,
      value: ({ tries }) => tries,
      cell: ({ tries }) => tries,
    },
    {
      name: 'at',
      title: mails.at,
      className: 'text-sm text-muted whitespace-nowrap tabular-nums',
      value: ({ createdAt: at }) => ({ at }),
      cell: ({ createdAt }) => formatDateTime(createdAt, lang, 'medium'),
    },
  ]
}

function State({ of: { status, error } }: { of: Row }) {
  const { orders } = useWords()
  return (
    <>
      <span className={status === 'failed' ? 'text-error' : 'text-warning'}>
        {capital(orders.mailStatus[status])}
      </span>
      {error && <span className="block text-sm text-muted wrap-anywhere">{error}</span>}
    </>
  )
}

/** CSS would take the accent of a Greek letter away. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
