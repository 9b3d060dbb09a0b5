import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Button } from '../../app/ui/button.tsx'
import { Euro } from '../../app/ui/money.tsx'
import type { Output } from '../call.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'

/** Everything else that is known of a customer, after a press: the look is written down. */
export function History({ customerId }: { customerId: string }) {
  const { customers } = useWords()
  const looking = useAct('customer-history')
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-xl">{customers.history}</h2>
      {looking.data ? (
        <Everything of={looking.data} />
      ) : (
        <div className="space-y-4">
          <p className="text-muted">{customers.historyText}</p>
          <Refusal of={looking.error} />
          <Button busy={looking.isPending} onClick={() => looking.mutate({ customerId })}>
            {customers.showHistory}
          </Button>
        </div>
      )}
    </section>
  )
}

function Everything({ of: history }: { of: Output<'customer-history'> }) {
  const { customers, inbox, orders } = useWords()
  const lang = useLanguage()
  const mailNames: Partial<Record<string, string>> = { ...customers.mail, ...orders.mail }
  const mailStates: Partial<Record<string, string>> = orders.mailStatus
  const statuses: Partial<Record<string, string>> = orders.status
  return (
    <div className="space-y-8">
      <Part title={customers.titles.orders}>
        {history.orders.map(({ number, status, placedAt, grandtotal }) => (
          <Row key={number} to={`/orders/${number}`} what={orders.title(number)}>
            {statuses[status] ?? status}, {formatDateTime(placedAt, lang)},{' '}
            <Euro value={grandtotal} />
          </Row>
        ))}
      </Part>
      <Part title={customers.titles.messages}>
        {history.messages.map(({ id, state, createdAt }) => (
          <Row key={id} to={`/inbox/${id}`} what={formatDateTime(createdAt, lang)}>
            {inbox.states[state]}
          </Row>
        ))}
      </Part>
      <Part title={customers.titles.coupons}>
        {history.coupons.map(({ code, name }) => (
          <Row key={code} what={code}>
            {name[lang]}
          </Row>
        ))}
      </Part>
      <Part title={customers.titles.addresses}>
        {history.addresses.map(({ street, number, municipality, postcode, floor, bell, phone }) => (
          <Row key={`${street} ${number} ${phone}`} what={`${street} ${number}, ${postcode}`}>
            {[municipality, orders.door(floor, bell), phone].filter(Boolean).join(', ')}
          </Row>
        ))}
      </Part>
      <Part title={customers.titles.mails}>
        {history.mails.map(({ code, status, orderNumber, createdAt }) => (
          <Row key={`${code} ${createdAt} ${orderNumber}`} what={mailNames[code] ?? code}>
            {[
              orderNumber === null ? '' : orders.title(orderNumber),
              mailStates[status] ?? status,
              formatDateTime(createdAt, lang),
            ]
              .filter(Boolean)
              .join(', ')}
          </Row>
        ))}
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const { customers } = useWords()
  return (
    <div>
      <h3 className="mb-2 font-serif text-lg font-semibold">{title}</h3>
      {children.length === 0 ? (
        <p className="text-muted">{customers.nothing}</p>
      ) : (
        <ul className="rounded-card border border-line bg-card shadow-card">{children}</ul>
      )}
    </div>
  )
}

function Row({ what, to, children }: { what: string; to?: string; children: ReactNode }) {
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line px-5 py-3 not-last:border-b">
      <span className="font-semibold break-words">
        {to ? (
          <Link to={to} className="text-basil underline">
            {what}
          </Link>
        ) : (
          what
        )}
      </span>
      <span className="text-sm text-muted">{children}</span>
    </li>
  )
}
