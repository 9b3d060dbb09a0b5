import BadgeCheck from 'lucide-react/icons/badge-check'
import Banknote from 'lucide-react/icons/banknote'
import FileText from 'lucide-react/icons/file-text'
import LogIn from 'lucide-react/icons/log-in'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import Pencil from 'lucide-react/icons/pencil'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import StickyNote from 'lucide-react/icons/sticky-note'
import Ticket from 'lucide-react/icons/ticket'
import Undo2 from 'lucide-react/icons/undo-2'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import { useMailName } from '../mails/mail-name.ts'
import { useWay } from '../money/way.ts'
import { useWords } from '../text/words.ts'
import { useDeedSentence } from './deed-sentence.ts'
import type { Event } from './event.ts'
import type { MailOf } from './mail-dialog.tsx'

const icons = {
  placed: ShoppingBag,
  payment: Banknote,
  change: Pencil,
  refund: Undo2,
  document: FileText,
  mail: Mail,
  message: MessageSquare,
  note: StickyNote,
  session: LogIn,
  consent: BadgeCheck,
  coupon: Ticket,
  deed: UserRound,
} as const

type Given = {
  readonly event: Event
  /** Nothing needs to name it. */
  readonly isOfOneOrder?: boolean
  /** Without it no mail opens. */
  readonly openMail?: (mail: MailOf) => void
  /** Without it no mail opens that is about no order. */
  readonly customerId?: string | undefined
}

/** One thing that happened; a mail opens, an order and a message lead to their page. */
export function TimelineEntry({ event, isOfOneOrder = false, openMail, customerId }: Given) {
  const { orders } = useWords()
  const lang = useLanguage()
  const Icon = icons[event.kind]
  return (
    <li className="relative flex gap-4 pb-5 last:pb-0">
      <span className="z-10 grid size-9 shrink-0 place-items-center rounded-full border border-line bg-card text-basil">
        <Icon size={17} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="leading-snug wrap-anywhere">
          <Said {...{ event, isOfOneOrder, openMail, customerId }} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          <time dateTime={event.at}>{formatDateTime(event.at, lang, 'medium')}</time>
          {!isOfOneOrder && event.order !== null && (
            <Link to={`/orders/${event.order}`} className={link}>
              {orders.title(event.order)}
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}

/** As high as a finger, without pushing the lines apart. */
const link =
  '-my-2.5 inline-flex min-h-11 items-center text-basil underline underline-offset-4 hover:no-underline'

function Said({ event, isOfOneOrder, openMail, customerId }: Given): ReactNode {
  const { customers, orders } = useWords()
  const { timeline } = customers
  const lang = useLanguage()
  const told = useDeedSentence()
  const wayOf = useWay()
  const mailNameOf = useMailName()
  switch (event.kind) {
    case 'placed':
      return (
        <>
          {orders.placedEvent}
          {/* As it stands now, which the page of the order itself says above. */}
          {!isOfOneOrder && (
            <Small>
              {[
                orders.asItIs(orders.status[event.of.status]),
                formatMoney(toCents(event.of.amount)),
              ]}
            </Small>
          )}
        </>
      )
    case 'payment': {
      const texts: Partial<Record<string, string>> = orders.payment
      const providers: Partial<Record<string, string>> = orders.providers
      return (
        <>
          {texts[event.of.status] ?? event.of.status}: <Euro value={event.of.amount} />
          <Small>
            {[
              wayOf(event.of.method),
              providers[event.of.provider] ?? event.of.provider,
              event.of.reason,
            ].filter((said, at, all) => said && all.indexOf(said) === at)}
          </Small>
        </>
      )
    }
    case 'change': {
      const { kind, status, amount, byShop } = event.of
      return (
        <>
          {byShop ? orders.theShop : orders.theCustomer}: {orders.change[kind].toLowerCase()}
          {amount !== 0 && (
            <>
              {' '}
              <Euro value={amount} />
            </>
          )}
          {status !== 'applied' && (
            <Small>{[status === 'waiting' ? orders.changeWaits : orders.changeUndone]}</Small>
          )}
        </>
      )
    }
    case 'refund': {
      const reasons: Partial<Record<string, string>> = orders.refundReason
      const texts: Partial<Record<string, string>> = orders.refund
      return (
        <>
          {texts[event.of.status] ?? event.of.status}: <Euro value={event.of.amount} />
          <Small>{[reasons[event.of.reason] ?? event.of.reason]}</Small>
        </>
      )
    }
    case 'document':
      return (
        <>
          {event.of.mark === null ? orders.documentDue : orders.document(event.of.mark)}:{' '}
          <Euro value={event.of.amount} />
        </>
      )
    case 'mail': {
      const { id: mailId, code, isAgain, status } = event.of
      const { order } = event
      const name = orders.mailOf(mailNameOf(code))
      const notes = [isAgain && orders.mailAgain, orders.mailStatus[status]]
      const of =
        order === null ? customerId && { customerId, mailId } : { order: `${order}`, mailId }
      return (
        <>
          {openMail && of ? (
            <button type="button" onClick={() => openMail(of)} className={`${link} font-medium`}>
              {name}
            </button>
          ) : (
            name
          )}
          <Small>{notes.filter(note => typeof note === 'string')}</Small>
        </>
      )
    }
    case 'message': {
      const { id, state, company } = event.of
      return (
        <>
          <Link to={`/inbox/${id}`} className={`${link} font-medium`}>
            {company === null ? timeline.message : timeline.partnership(company)}
          </Link>
          <Small>{[timeline.states[state]]}</Small>
        </>
      )
    }
    case 'note':
      return (
        <>
          <span className="font-semibold">{event.of.staffName}</span>:{' '}
          <q className="whitespace-pre-line">{event.of.text}</q>
        </>
      )
    case 'session':
      return (
        <>
          {timeline.session}
          <Small>{[event.of.agent, event.of.isOver ? timeline.sessionOver : '']}</Small>
        </>
      )
    case 'consent':
      return timeline.consent[event.of.what]
    case 'coupon':
      return (
        <>
          {timeline.coupon(event.of.code)}
          <Small>{[event.of.name[lang]]}</Small>
        </>
      )
    case 'deed': {
      const { who, what, changes, reason } = told(event.of)
      return (
        <>
          <span className="font-semibold">{who}</span> {what}
          {changes && <span className="block text-sm text-muted">{changes}</span>}
          {reason && <span className="block text-sm">{reason}</span>}
        </>
      )
    }
  }
}

function Small({ children }: { children: readonly (string | null)[] }) {
  const text = children.filter(Boolean).join(', ')
  return text && <span className="ms-2 text-sm text-muted">{text}</span>
}
