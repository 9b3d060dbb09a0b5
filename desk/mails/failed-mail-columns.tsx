import { Link } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import type { Column } from '../ui/list.tsx'
import { useMailName } from './mail-name.ts'

export type Row = Output<'mail-collection'>[number]

export function useColumns(): readonly Column<Row>[] {
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
